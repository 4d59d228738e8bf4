// SPDX-License-Identifier: MIT
// The only way in for moves: whether one may be made now, whether it is meant, and that it stands in the file
// before the table shows it.
#pragma once

#include "app/input/move_builder.h"
#include "app/session/autosave.h"
#include "app/session/refusals.h"
#include "app/session/session_table.h"
#include "app/session/table_prompt.h"
#include "app/session/undo.h"
#include "core/table/playback.h"

#include <QObject>
#include <QVariantMap>

namespace taletop::app {

class MoveMaker : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    MoveMaker(SessionTable& table, Refusals& refusals, Autosave& autosave, Undo& undo, MoveBuilder& touches,
              const TablePrompt& prompt);

    /// Makes the actor's move, with the words beside it by their keys (TaleReader::fieldsOf). False if it is
    /// not made: not allowed, with the reason refused; not meant for what is asked, as something is being
    /// told; or giving something up, and the table asks first (SecondThought).
    bool submit(const QString& text, const QVariantMap& words = {});
    /// Makes a move that has been found legal.
    bool play(kit::Seat seat, const contract::AnyMove& move, const contract::Remarks& remarks = {});
    /// The seat lets the play pass that it could answer.
    void letPass(kit::Seat seat);

signals:
    /// The last entries, which came of the state `before`.
    void played(const std::vector<taletop::table::Played>& played, const taletop::contract::AnyState& before);

private:
    bool make(const contract::AnyMove& move, const QVariantMap& words = {});
    [[nodiscard]] bool mayMove();
    [[nodiscard]] bool isAllowed(const contract::AnyMove& move);
    bool carryOut(const contract::AnyMove& move, const QVariantMap& words);
    [[nodiscard]] QString nobodyMoves() const;
    [[nodiscard]] bool stops(const contract::AnyMove& move, const QVariantMap& words);
    bool rearrange(const contract::AnyMove& wanted);
    void refuseTouches(const QStringList& touches);

    SessionTable* m_table;
    Refusals* m_refusals;
    Autosave* m_autosave;
    Undo* m_undo;
    MoveBuilder* m_touches;
    const TablePrompt* m_prompt;
};

} // namespace taletop::app
