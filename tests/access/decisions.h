// SPDX-License-Identifier: MIT
// Lists every kind of question in the games, and finds a match for each question.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace taletop::app {

/// How players choose moves in the games that are searched for a question.
enum class Play : std::uint8_t {
    Casual,  ///< with casual moves
    Random,  ///< with random legal moves, which lead to more kinds of questions
    Wayward, ///< with casual moves, and sometimes a random legal one
};

/// A question that a game asks.
struct Decision {
    const char* game;
    const char* name;
    int seats;
    const char* step;        ///< the scene's step at this question
    int cardsLeast = 1;      ///< the minimum number of cards marked `ofTheChoice`
    const char* counts = ""; ///< a counter that must not be 0, or ""
    const char* led = "";    ///< a move that leads to the question and is preferred, or ""
    Play play = Play::Casual;
    int leastWidth = 0; ///< the minimum width of its cards in pixels; 0 for the default
};

[[nodiscard]] std::span<const Decision> everyDecision();

/// All steps in which a game asks a seat, which are derived from the game's enumerators.
[[nodiscard]] std::vector<std::string> stepsOf(const std::string& game);

/// A match that has stopped at the question. Fails the test if none of many games reaches the question.
[[nodiscard]] match::Match matchAt(const Decision& decision);
/// A match with this many seats that has stopped at the question, or nullopt if none of a few games reaches
/// the question.
[[nodiscard]] std::optional<match::Match> matchAt(const Decision& decision, int seats);

} // namespace taletop::app
