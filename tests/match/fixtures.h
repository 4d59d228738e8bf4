// SPDX-License-Identifier: MIT
// Matches for tests: of every registered game, played by bots.
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

/// Every registered game with every number of seats.
[[nodiscard]] std::vector<Table> allTables();
/// The template game for three: short, with hidden hands and shuffles in mid-game.
[[nodiscard]] Table shortTable();

[[nodiscard]] match::Header headerFor(const Table& table, std::uint64_t seed);
[[nodiscard]] match::Match started(const Table& table, std::uint64_t seed);
/// A match in which random bots play up to `moves` moves.
[[nodiscard]] match::Match played(const Table& table, std::uint64_t seed, int moves = 100'000);
/// Makes one move of a random bot for the first pending seat.
void playOne(match::Match& match);

/// Submits a move by its text; returns whether it was legal.
bool submit(match::Match& match, kit::Seat seat, std::string_view move);

/// The text of a match's save.
[[nodiscard]] std::string saved(const match::Match& match);
/// A header's line with the right checksum.
[[nodiscard]] std::string withSum(nlohmann::ordered_json header);
/// A save with an edited header and the right checksum.
[[nodiscard]] std::string withHeader(const match::Match& match,
                                     const std::function<void(nlohmann::ordered_json&)>& edit);

/// Checks that a sentence about a file says what is wrong and then what to do.
void checkSentence(const match::LoadError& error);

/// The match in a save; fails the test if there is none.
[[nodiscard]] match::Loaded mustLoad(std::string_view text);
/// The reason why a save does not load; fails the test if it does.
[[nodiscard]] match::LoadError mustRefuse(std::string_view text);

/// `text` with its first `from` replaced; fails the test if it is not there.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);
/// The lines of a text, each with its line break, and the text that they form.
[[nodiscard]] std::vector<std::string> linesOf(std::string_view text);
[[nodiscard]] std::string joined(const std::vector<std::string>& lines);

} // namespace taletop::tests
