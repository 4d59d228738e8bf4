// SPDX-License-Identifier: MIT
// The current values of a Kingdom: production, strengths, income (PT-16, PT-52, PT-61).
#pragma once

#include "core/games/papertales/rules/state.h"
#include "core/kit/at.h"

namespace taletop::papertales {

inline constexpr int basicIncome = 2;  ///< PT-61
inline constexpr int pointsOfAWar = 3; ///< PT-55

/// Wood, food and crystal of a Kingdom, recounted from its open cards (PT-12, PT-15, PT-16).
struct Production {
    std::array<int, resourceCount> amounts{};

    [[nodiscard]] int of(Resource resource) const { return kit::at(amounts, resource); }
};
[[nodiscard]] Production productionOf(const State& state, kit::Seat seat);

/// Everything in a Kingdom that effects count.
struct Kingdom {
    Production production;
    int tokens = 0;                         ///< Age tokens on its Units
    int income = 0;                         ///< Gold of this turn's income phase (PT-61, PT-62)
    std::array<int, spotCount> strengths{}; ///< strength of each Unit, on any spot (PT-53)
    int strength = 0;                       ///< strength of the Kingdom (PT-52)
};
[[nodiscard]] Kingdom kingdomOf(const State& state, kit::Seat seat);

/// The income alone, the same as in `kingdomOf`.
[[nodiscard]] int incomeOf(const State& state, kit::Seat seat, const Production& production);

/// Does the condition hold for a card on this spot (-1: a Building)?
[[nodiscard]] bool holds(When when, kit::Card card, int spot, const Production& production);

/// The effect's amount times the number of things it counts.
[[nodiscard]] int amountOf(const Effect& effect, kit::Card card, const Kingdom& kingdom);

/// The Unit's contribution to the Kingdom's strength (PT-21, PT-52, PT-54, PT-95).
[[nodiscard]] int fightingStrength(const State& state, kit::Seat seat, int spot, const Kingdom& kingdom);

/// Calls `visit(effect, card, spot)` for every effect of the Kingdom's Units in spot order, then of its
/// Buildings (spot -1) by level (PT-6, PT-19). Abilities work in both rows (PT-21).
template <class Visit>
void forEachEffect(const State& state, kit::Seat seat, Visit visit) {
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card card = unitAt(state, seat, spot); card.face != 0)
            for (const Effect& effect : unitOf(card.face).effects())
                visit(effect, card, spot);
    for (const kit::Card& card : state.cards(ZoneKind::Buildings, seat))
        for (std::size_t level = 0; level < card.mark; ++level)
            for (const Effect& effect : buildingOf(card.face).levels[level].effects())
                visit(effect, card, -1);
}

/// The number of Wars won with strength `own` against one neighbour; with two players, against the opponent
/// (PT-55 to PT-57).
[[nodiscard]] constexpr int warsWon(int own, int other, int seats) {
    if (own < other)
        return 0;
    return seats == 2 && own >= 2 * other ? 2 : 1;
}

} // namespace taletop::papertales
