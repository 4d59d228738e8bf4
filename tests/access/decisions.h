// SPDX-License-Identifier: MIT
// Lists every kind of question in the games, and finds a match that stops at each.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace taletop::app {

/// How the games that are searched for a question are played.
enum class Play : std::uint8_t {
    Casual,  ///< by casual players
    Random,  ///< by players who make any legal move: more kinds of questions occur
    Wayward, ///< by casual players who sometimes make any legal move
};

/// A question that a game asks.
struct Decision {
    const char* game;
    const char* name;
    int seats;
    const char* step;        ///< the scene's step
    int cardsLeast = 1;      ///< the least number of cards marked `ofTheChoice`; 0 if it needs none
    const char* counts = ""; ///< a counter that must not be 0, if any
    const char* led = "";    ///< a move that leads there, so it is made whenever it is legal
    Play play = Play::Casual;
    int leastWidth = 0; ///< the least width of its cards in pixels; 0 for the usual one
};

[[nodiscard]] std::span<const Decision> everyDecision();

/// The steps in which a game asks a seat, from its own enumerators.
[[nodiscard]] std::vector<std::string> stepsOf(const std::string& game);

/// A match at the question; fails the test if none of many games reaches it.
[[nodiscard]] match::Match matchAt(const Decision& decision);
/// A match with this many seats at the question; nullopt if none of a few games reaches it.
[[nodiscard]] std::optional<match::Match> matchAt(const Decision& decision, int seats);

} // namespace taletop::app
