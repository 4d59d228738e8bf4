// SPDX-License-Identifier: MIT
// Tests a check with the template game and with a version that is broken in one place.
#pragma once

#include "tests/conformance/checks.h"
#include "tests/conformance/other_game.h"

#include <doctest/doctest.h>

namespace taletop::conformance {

inline constexpr kit::Zone deck = 0; ///< the template game's deck, which is hidden from everyone

/// Expects that the check passes for the template game and fails for the broken one.
template <class Broken>
void bites(Check check) {
    const contract::Game* game = contract::findGame("template");
    REQUIRE(game != nullptr);
    CHECK(firstBreach(*game, check).empty());
    const std::string breach = firstBreach(Broken(*game), check);
    CHECK_FALSE(breach.empty());
    MESSAGE(breach.substr(0, breach.find('\n')));
}

/// The face of the deck's last card, or 0 if the view hides it or the deck is empty.
inline int topOfDeck(const contract::Game& game, contract::AnyState state) {
    const auto cards = game.table(state).zone(deck);
    return cards.empty() ? 0 : cards.back().face;
}

} // namespace taletop::conformance
