// SPDX-License-Identifier: MIT
// Every kind of question in the games, and matches that stop before each.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace taletop::app {

/// The kind of play in games that are searched for a question.
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
    const char* step;        ///< of the scene
    int cardsLeast = 1;      ///< with the mark `ofTheChoice`; 0: it needs no cards
    const char* counts = ""; ///< a counter that must not be 0
    const char* led = "";    ///< a move that is made whenever it is legal, to get there
    Play play = Play::Casual;
    int leastWidth = 0; ///< of its cards in pixels, if they are not in a hand; 0: the usual
};

[[nodiscard]] std::span<const Decision> everyDecision();

/// The steps in which a game asks a seat, from its own enumerators.
[[nodiscard]] std::vector<std::string> stepsOf(const std::string& game);

/// A match before the question; fails the test if none of many games reaches it.
[[nodiscard]] match::Match matchAt(const Decision& decision);
/// The same with this many seats; nullopt if a few games do not reach it.
[[nodiscard]] std::optional<match::Match> matchAt(const Decision& decision, int seats);

} // namespace taletop::app
