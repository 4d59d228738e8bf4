// SPDX-License-Identifier: MIT
// The only entrance for moves. Checks that a move can be made now and is intended, and saves it before the
// table shows it.
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
    /// All arguments must outlive this.
    MoveMaker(SessionTable& table, Refusals& refusals, Autosave& autosave, Undo& undo, MoveBuilder& touches,
              const TablePrompt& prompt);

    /// Makes the actor's move, with `words` by their keys (TaleReader::fieldsOf). Returns false if the move
    /// is not made. It may be refused with a reason, ignored because of a narration, or held back until the
    /// player confirms giving something up (SecondThought).
    bool submit(const QString& text, const QVariantMap& words = {});
    /// Makes a move for a person whose cards are elsewhere (HotSeat::elsewhere). Returns why it is not made,
    /// in one sentence, or "".
    [[nodiscard]] QString submitElsewhere(kit::Seat seat, const QString& text, const QVariantMap& words);
    /// Returns why touching this thing makes no move for a person whose cards are elsewhere, in one sentence
    /// of the rules, or "" if it is unclear which move is meant. Uses only what the seat may know.
    [[nodiscard]] QString whyNothing(kit::Seat seat, const QString& touch) const;
    /// Makes a move that is known to be legal.
    bool play(kit::Seat seat, const contract::AnyMove& move, const contract::Remarks& remarks = {});
    /// Passes for a seat that could respond to a play.
    void letPass(kit::Seat seat);

signals:
    /// Emitted with the latest entries and the state before them.
    void played(const std::vector<taletop::table::Played>& played, const taletop::contract::AnyState& before);

private:
    bool make(const contract::AnyMove& move, const QVariantMap& words = {});
    [[nodiscard]] bool mayMove();
    [[nodiscard]] bool isAllowed(const contract::AnyMove& move);
    bool carryOut(const contract::AnyMove& move, const QVariantMap& words);
    [[nodiscard]] QString nobodyMoves() const;
    [[nodiscard]] QString whyNotElsewhere(kit::Seat seat, const std::optional<contract::AnyMove>& move) const;
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
