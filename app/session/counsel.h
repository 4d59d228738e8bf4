// SPDX-License-Identifier: MIT
// What a person at the table is advised: hints when they ask for one.
#pragma once

#include "app/session/hint_ladder.h"
#include "app/session/refusals.h"
#include "app/session/session_table.h"

#include <QObject>

namespace taletop::app {

class Counsel : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    Counsel(SessionTable& table, Refusals& refusals);

    /// A hint for the actor; asked again it says more.
    void hint();
    void clear() { m_hints.clear(); }
    void point(const QString& move) { m_hints.point(move); } ///< HintLadder::point
    /// Others have moved: a hint lasts only while it could still be followed, and what it has not said yet is
    /// for the table as it is now.
    void follow();
    [[nodiscard]] QVariantList rows() const { return m_hints.rows(m_table->names); } ///< HintLadder::rows
    [[nodiscard]] QStringList moves() const { return m_hints.shown(); }              ///< that are marked

    /// Something is still thought about, for a person.
    [[nodiscard]] bool weighing() const { return m_hints.thinks(); }

signals:
    void changed(); ///< what the hint says

private:
    [[nodiscard]] contract::Known knownFor(kit::Seat seat) const;
    [[nodiscard]] bool stands() const;
    [[nodiscard]] bool mustAct(kit::Seat seat) const;

    SessionTable* m_table;
    Refusals* m_refusals;
    HintLadder m_hints;
};

} // namespace taletop::app
