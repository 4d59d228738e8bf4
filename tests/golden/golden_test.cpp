// SPDX-License-Identifier: MIT
// Compares every registered game with its recorded files: the numbers of move sequences, a hash of many
// random games, and a readable game for each number of seats. A missing file is a failure. If
// TALETOP_RECORD=1 is set, the files are written instead.
#include "core/cli/golden.h"
#include "core/contract/registry.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

using namespace taletop;

namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE_MESSAGE(file.good(), path.string() << " is missing; record it with TALETOP_RECORD=1");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void write(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

/// Returns the number of the first line that differs, and both versions of it.
std::string firstDifference(const std::string& recorded, const std::string& now) {
    std::istringstream one(recorded);
    std::istringstream other(now);
    std::string line;
    std::string otherLine;
    for (int number = 1;; ++number) {
        const bool has = static_cast<bool>(std::getline(one, line));
        const bool otherHas = static_cast<bool>(std::getline(other, otherLine));
        if (has != otherHas || line != otherLine)
            return "line " + std::to_string(number) + ": recorded '" + (has ? line : "end") + "', now '" +
                   (otherHas ? otherLine : "end") + "'";
        if (!has)
            return "line ends";
    }
}

void compare(const contract::Game& game, const std::string& name, const std::string& now) {
    const auto path = std::filesystem::path(TALETOP_GOLDEN_DIRECTORY) / game.info().id / name;
    if (std::getenv("TALETOP_RECORD") != nullptr) {
        write(path, now);
        return;
    }
    const std::string recorded = read(path);
    CHECK_MESSAGE(recorded == now, path.string() << ", " << firstDifference(recorded, now));
}

/// Checks all games except the template game, which may change whenever it must show something new.
void everyGame(const std::function<void(const contract::Game&)>& check) {
    for (const contract::Game* game : contract::games())
        if (game->info().id != std::string_view("template"))
            check(*game);
}

} // namespace

TEST_CASE("the numbers of move sequences are as recorded") {
    everyGame([](const contract::Game& game) { compare(game, "perft.txt", cli::perftText(game)); });
}

TEST_CASE("the signature of random games is as recorded") {
    everyGame([](const contract::Game& game) { compare(game, "signature.txt", cli::signatureText(game)); });
}

TEST_CASE("playthroughs are as recorded") {
    everyGame([](const contract::Game& game) {
        for (int seats = game.info().seatsLeast; seats <= game.info().seatsMost; ++seats)
            compare(game, "playthrough-" + std::to_string(seats) + ".txt",
                    cli::playthroughText(game, seats, 1));
    });
}

TEST_CASE("perft counts as many sequences as a count by hand") {
    // Each of two seats plays one of four cards, in any order: 8 first moves, and then 4 second moves.
    const contract::Game* game = contract::findGame("template");
    REQUIRE(game != nullptr);
    const auto options = contract::standardOptions(game->info(), 2);
    CHECK(cli::perftCount(*game, options, 1, 0) == 1);
    CHECK(cli::perftCount(*game, options, 1, 1) == 8);
    CHECK(cli::perftCount(*game, options, 1, 2) == 32);
    CHECK(cli::perftCount(*game, contract::standardOptions(game->info(), 3), 1, 3) == 12 * 8 * 4);
}

TEST_CASE("golden files are the same when generated again, and differ for another seed") {
    const contract::Game* game = contract::findGame("template");
    REQUIRE(game != nullptr);
    CHECK(cli::perftText(*game) == cli::perftText(*game));
    CHECK(cli::signatureText(*game) == cli::signatureText(*game));
    CHECK(cli::playthroughText(*game, 2, 1) == cli::playthroughText(*game, 2, 1));
    CHECK(cli::playthroughText(*game, 2, 1) != cli::playthroughText(*game, 2, 2));
}
