// SPDX-License-Identifier: MIT
// Finds the turns that may be taken in public, by comparing views. So a game without secrets needs no
// curtain, and a game with hands needs it only for decisions that depend on a hand.
#pragma once

#include "core/match/match.h"

#include <concepts>
#include <span>
#include <vector>

namespace taletop::table {

class OpenTurns {
public:
    enum class Kind {
        Secret,      ///< others must not see the seat's view or choices
        Open,        ///< everyone knows everything that the seat sees, apart from its own open choices
        OpenChoices, ///< the seat has secrets, but its current choices do not depend on them
    };

    /// Starts before the first entry of a match with this many seats.
    OpenTurns(const contract::Game& game, int seats);

    /// Processes a new entry, given its unredacted facts and the state after it.
    void follow(kit::Seat who, std::span<const kit::Fact> facts, const contract::AnyState& after);

    /// How `seat`, which must be pending, may take its current turn.
    [[nodiscard]] Kind kindOf(const match::Match& match, kit::Seat seat) const;

    /// Is `answer(state)` the same for the match and for other worlds, drawn at random from public knowledge?
    /// Then the answer reveals nothing.
    template <std::invocable<const contract::AnyState&> Answer>
    [[nodiscard]] static bool sameInAllWorlds(const match::Match& match, Answer answer) {
        const auto here = answer(match.state());
        for (int world = 0; world < worldCount; ++world)
            if (answer(otherWorld(match, world)) != here)
                return false;
        return true;
    }

private:
    static constexpr int worldCount = 16;
    [[nodiscard]] static contract::AnyState otherWorld(const match::Match& match, int world);

    const contract::Game* m_game;
    std::vector<kit::Visibility> m_everybody;
    std::vector<std::vector<kit::Visibility>> m_sees; ///< visibilities of the zones, by seat
    std::vector<bool> m_open;                         ///< by seat: does it know only what everyone knows?
};

} // namespace taletop::table
