// SPDX-License-Identifier: MIT
// Whether a choice loses much: thought out beside the table while somebody thinks, too, from what their
// seat sees, so that nothing waits for it.
#pragma once

#include "app/session/thought_thread.h"
#include "app/text/sentence.h"
#include "core/bots/hints.h"

#include <optional>
#include <vector>

namespace taletop::app {

class SecondLook {
public:
    explicit SecondLook(const contract::Game& game) : m_game(&game) {}

    /// Looks at what `seat`, which must be pending, knows, unless it does so already. A decision of several
    /// steps is judged from what was known before the first of them.
    void look(const contract::Known& known, kit::Seat seat);
    /// A seat has made a move: perhaps a step of the decision that is looked at.
    void made(kit::Seat seat, const contract::AnyMove& move);
    void lookAway();
    /// How much the move would lose that the seat is about to make, as a sentence without any card; none if
    /// it loses little, or nobody knows yet.
    [[nodiscard]] Sentence lossBy(const contract::AnyMove& move) const;
    [[nodiscard]] bool thinks() const { return m_thread.busy(); }
    /// It has come to its end.
    [[nodiscard]] bool done() const { return m_found.has_value(); }

private:
    /// A decision on its way.
    struct Question {
        contract::Known first; ///< before its first step
        contract::AnyDecision steps;
        contract::Known now;
        kit::Seat seat = kit::spectator;
        std::optional<bots::Analysis> judged; ///< of `first`, if it has been judged
    };
    /// A move that would end the steps, and what they lose with it; nothing, if that is little.
    struct End {
        contract::AnyMove move;
        std::optional<bots::Ahead> loss;
    };
    struct Answer {
        Question of; ///< judged
        std::vector<End> ends;
    };
    static Answer thoughtOut(const contract::Game& game, Question question, const bots::Budget& budget);

    const contract::Game* m_game;
    Question m_asked;
    std::optional<Answer> m_found;
    ThoughtThread m_thread;
};

} // namespace taletop::app
