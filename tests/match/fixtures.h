// SPDX-License-Identifier: MIT
// Creates matches for tests, of every registered game, played by bots.
#pragma once

#include "core/match/save.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace taletop::tests {

/// A game with a number of seats.
struct Table {
    const contract::Game* game = nullptr;
    int seats = 0;
};

/// Returns every registered game with every number of seats.
[[nodiscard]] std::vector<Table> allTables();
/// The template game with three seats. It is short, and has hidden hands and shuffles during the game.
[[nodiscard]] Table shortTable();

[[nodiscard]] match::Header headerFor(const Table& table, std::uint64_t seed);
[[nodiscard]] match::Match started(const Table& table, std::uint64_t seed);
/// Returns a match in which random bots have made up to `moves` moves.
[[nodiscard]] match::Match played(const Table& table, std::uint64_t seed, int moves = 100'000);
/// Makes one move of a random bot for the first pending seat.
void playOne(match::Match& match);

/// Submits a move by its text. Returns whether the move was legal.
bool submit(match::Match& match, kit::Seat seat, std::string_view move);

/// The text of a match's save.
[[nodiscard]] std::string saved(const match::Match& match);
/// The header's line with the right checksum.
[[nodiscard]] std::string withSum(nlohmann::ordered_json header);
/// The match's save with an edited header and the right checksum.
[[nodiscard]] std::string withHeader(const match::Match& match,
                                     const std::function<void(nlohmann::ordered_json&)>& edit);

/// Checks that a sentence about a file first states the problem and then what to do.
void checkSentence(const match::LoadError& error);

/// The match in a save. The test fails if the save does not load.
[[nodiscard]] match::Loaded mustLoad(std::string_view text);
/// The reason why a save does not load. The test fails if the save does load.
[[nodiscard]] match::LoadError mustRefuse(std::string_view text);

/// `text` with its first `from` replaced. The test fails if `text` does not contain `from`.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);
/// The lines of a text, each with its line break, and the text that they form.
[[nodiscard]] std::vector<std::string> linesOf(std::string_view text);
[[nodiscard]] std::string joined(const std::vector<std::string>& lines);

} // namespace taletop::tests
