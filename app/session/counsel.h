// SPDX-License-Identifier: MIT
// What a person at the table is advised: hints when they ask for one, and how much a move would lose that
// they are about to make.
#pragma once

#include "app/session/hint_ladder.h"
#include "app/session/refusals.h"
#include "app/session/second_look.h"
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
    void retell() { emit changed(); } ///< in another language
    /// Others have moved: a hint lasts only while it could still be followed, and what it has not said yet is
    /// for the table as it is now.
    void follow();
    [[nodiscard]] QVariantList rows() const { return m_hints.rows(m_table->names); } ///< HintLadder::rows
    [[nodiscard]] QStringList moves() const { return m_hints.moves(); }              ///< that are named

    /// Whether what is about to be chosen is thought about beside the table: 0 never, 1 in practice, 2
    /// always.
    void setThinkAgain(int when);
    /// Thinks about what the actor is asked now; not before the eyes of others, whom it would tell something.
    void lookAgain();
    /// A decision is begun anew.
    void lookAway() { m_secondLook.lookAway(); }
    /// A seat has made a move: perhaps a step of the decision that is looked at.
    void made(kit::Seat seat, const contract::AnyMove& move) { m_secondLook.made(seat, move); }
    /// What that move would lose, as far as is known by now (SecondLook::lossBy).
    [[nodiscard]] Sentence lossBy(const contract::AnyMove& move) const { return m_secondLook.lossBy(move); }

    /// Something is still thought about, for a person.
    [[nodiscard]] bool weighing() const { return m_hints.thinks() || m_secondLook.thinks(); }

signals:
    void changed(); ///< what the hint says

private:
    [[nodiscard]] contract::Known knownFor(kit::Seat seat) const;
    [[nodiscard]] bool stands() const;
    [[nodiscard]] bool mustAct(kit::Seat seat) const;

    SessionTable* m_table;
    Refusals* m_refusals;
    HintLadder m_hints;
    SecondLook m_secondLook;
    bool m_thinksAgain = false;
};

} // namespace taletop::app
