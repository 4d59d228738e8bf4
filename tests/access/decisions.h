// SPDX-License-Identifier: MIT
// Every kind of question that the games ask a seat, and matches that stand before each.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace taletop::app {

/// How the games are dealt and played in which a question is looked for.
enum class Play : std::uint8_t {
    Casual,  ///< by casual players
    Random,  ///< by whoever makes any legal move: more kinds of questions come up
    Wayward, ///< by casual players who make any legal move now and then
};

/// A question that a game asks.
struct Decision {
    const char* game;
    const char* name;
    int seats;
    const char* step;        ///< of the scene
    int cardsLeast = 1;      ///< that carry the mark `ofTheChoice`; 0: it is made with no cards
    const char* counts = ""; ///< a counter that is not 0 then
    const char* led = "";    ///< a move that is made whenever it may be, to get there
    Play play = Play::Casual;
    int leastWidth = 0; ///< of its cards in pixels, where they are no cards of a hand; 0: as all
};

[[nodiscard]] std::span<const Decision> everyDecision();

/// The steps in which a game asks a seat, by the enumerators of its own.
[[nodiscard]] std::vector<std::string> stepsOf(const std::string& game);

/// Before the question; the test fails if none of many games asks it.
[[nodiscard]] match::Match matchAt(const Decision& decision);
/// The same with so many seats; none if a few games do not ask it.
[[nodiscard]] std::optional<match::Match> matchAt(const Decision& decision, int seats);

} // namespace taletop::app
