// SPDX-License-Identifier: MIT
// Which turns may be taken before everybody's eyes: found out from the views, so that a game that
// hides nothing needs no curtain, and one that hides a hand has it only for what the hand decides.
#pragma once

#include "core/match/match.h"

#include <concepts>
#include <span>
#include <vector>

namespace taletop::table {

class OpenTurns {
public:
    enum class Kind {
        Secret,      ///< what the seat sees or is offered is for nobody else's eyes
        Open,        ///< all that the seat sees is known to all, but for what it chose in the open itself
        OpenChoices, ///< it has secrets, but what it is offered now does not depend on them
    };

    /// Before the first entry of a match of this game for so many seats.
    OpenTurns(const contract::Game& game, int seats);

    /// An entry has been carried out: its unredacted facts, and the state after it.
    void follow(kit::Seat who, std::span<const kit::Fact> facts, const contract::AnyState& after);

    /// How `seat`, which must be pending, may take its turn now.
    [[nodiscard]] Kind kindOf(const match::Match& match, kit::Seat seat) const;

    /// Does `answer(state)` come out the same for the match as it is and for other worlds, drawn at random
    /// from what everybody knows? Then it tells nothing.
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
    std::vector<std::vector<kit::Visibility>> m_sees; ///< by seat
    std::vector<bool> m_open;                         ///< by seat: knows nothing that others do not
};

} // namespace taletop::table
