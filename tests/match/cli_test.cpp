// SPDX-License-Identifier: MIT
// taletop-cli without a process: what the commands print.
#include "tests/match/fixtures.h"

#include "core/cli/cli.h"
#include "core/cli/golden.h"
#include "core/ruleset/registry.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace taletop;
using namespace taletop::tests;
using nlohmann::json;

namespace {

struct Run {
    int code = 0;
    std::string out;
    std::string error;
};

Run runCli(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "taletop-cli");
    std::ostringstream out;
    std::ostringstream error;
    const int code = cli::run(static_cast<int>(arguments.size()), arguments.data(), out, error);
    return {code, out.str(), error.str()};
}

/// A file of this test in the build folder, gone at its end.
struct Scratch {
    explicit Scratch(const char* name) : path(std::filesystem::path(TALETOP_SCRATCH) / name) {}
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    void write(const std::string& text) const { std::ofstream(path, std::ios::binary) << text; }
    [[nodiscard]] std::string read() const {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        return text.str();
    }

    std::filesystem::path path;
};

} // namespace

TEST_CASE("games names every game and its options") {
    const Run run = runCli({"games"});
    CHECK(run.code == 0);
    for (const ruleset::Game* game : ruleset::games()) {
        CHECK(run.out.find(std::string(game->info().id) + "  ") != std::string::npos);
        for (const auto& option : game->info().options)
            CHECK(run.out.find(std::string("--option ") + option.key + '=') != std::string::npos);
    }
}

TEST_CASE("the statistics add up") {
    const Run run = runCli({"play", "foxtail", "--seats", "4", "--bots", "casual,casual,random,random",
                            "--games", "40", "--seed", "1", "--json"});
    REQUIRE(run.code == 0);
    CHECK(run.error.empty());
    const json all = json::parse(run.out);
    CHECK(all["games"] == 40);
    CHECK(all["refusals"] == 0);
    double wins = 0;
    for (const json& seat : all["seats"])
        wins += seat["wins"].get<double>();
    CHECK(wins == doctest::Approx(40));
    CHECK(all["bots"]["casual"]["results"] == 80);
    CHECK(all["bots"]["casual"]["wins"].get<double>() > 3 * all["bots"]["random"]["wins"].get<double>());
    for (const auto& [kind, bot] : all["bots"].items()) {
        double lines = 0;
        for (const auto& [key, mean] : bot["lines"].items())
            lines += mean.get<double>();
        CHECK(lines == doctest::Approx(bot["total"].get<double>()).epsilon(0.001));
    }
}

TEST_CASE("the same seed prints the same bytes") {
    const std::vector<const char*> arguments{
        "play", "foxtail", "--seats", "3", "--bots", "casual,random,random", "--games", "5", "--seed", "9"};
    CHECK(runCli(arguments).out == runCli(arguments).out);
}

TEST_CASE("a transcript that play writes is one that replay accepts") {
    const Scratch file("taletop-cli-test.jsonl");
    const std::string path = file.path.string();
    const std::vector<const char*> arguments{"play",         "foxtail",       "--seats", "2",
                                             "--bots",       "random,casual", "--seed",  "5",
                                             "--transcript", path.c_str()};
    REQUIRE(runCli(arguments).code == 0);
    const std::string first = file.read();
    REQUIRE(runCli(arguments).code == 0);
    CHECK(file.read() == first);
    const Run good = runCli({"replay", path.c_str()});
    CHECK(good.code == 0);
    CHECK(good.out.find("\"winners\"") != std::string::npos);

    file.write(replaced(first, "\"turn\":3", "\"turn\":4"));
    const Run bad = runCli({"replay", path.c_str()});
    CHECK(bad.code == 1);
    CHECK(bad.error.find("line ") != std::string::npos);
    CHECK(std::count(bad.error.begin(), bad.error.end(), '\n') == 1);
}

TEST_CASE("replay reads saves, tells of a torn line and refuses a forged one") {
    const Scratch file("taletop-cli-test.taletop");
    const std::string path = file.path.string();
    const match::Match match = played(shortTable(), 5);
    const std::string text = match::saveText(match.game(), match.journal());

    file.write(text);
    const Run good = runCli({"replay", path.c_str()});
    CHECK(good.code == 0);
    CHECK(good.error.empty());
    file.write(text.substr(0, text.size() - 1));
    const Run torn = runCli({"replay", path.c_str()});
    CHECK(torn.code == 0);
    CHECK(torn.error.find("torn") != std::string::npos);
    file.write(replaced(text, "\"who\":0", "\"who\":1"));
    const Run forged = runCli({"replay", path.c_str()});
    CHECK(forged.code == 2);
    CHECK(std::count(forged.error.begin(), forged.error.end(), '\n') == 1);
}

TEST_CASE("perft counts every sequence of moves by any pending seat") {
    const Table table = shortTable();
    const auto options = ruleset::standardOptions(table.game->info(), table.seats);
    const match::Match match = started(table, 1);
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    for (kit::Seat seat = 0; seat < table.seats; ++seat) {
        ruleset::AnyMoves moves;
        table.game->legalMoves(match.state(), seat, moves);
        first += moves.size();
        for (const auto& move : moves) {
            match::Match next = match;
            REQUIRE_FALSE(next.submit(seat, move).has_value());
            for (kit::Seat other = 0; other < table.seats; ++other) {
                ruleset::AnyMoves answers;
                table.game->legalMoves(next.state(), other, answers);
                second += answers.size();
            }
        }
    }
    CHECK(cli::perftCount(*table.game, options, 1, 0) == 1);
    CHECK(cli::perftCount(*table.game, options, 1, 1) == first);
    CHECK(cli::perftCount(*table.game, options, 1, 2) == second);
    CHECK(runCli({"perft", "template", "--seats", "3", "--seed", "1", "--depth", "2"}).out ==
          "depth 1: " + std::to_string(first) + "\ndepth 2: " + std::to_string(second) + '\n');
}

TEST_CASE("record writes its files") {
    const Scratch folder("taletop-cli-test-record");
    std::filesystem::create_directory(folder.path);
    const std::string path = folder.path.string();
    CHECK(runCli({"record", "template", "--directory", path.c_str()}).code == 0);
    for (const char* name : {"perft.txt", "signature.txt", "playthrough-2.txt", "playthrough-4.txt"})
        CHECK(std::filesystem::file_size(folder.path / name) > 20);
    CHECK(runCli({"record", "template", "--directory", (path + "/missing").c_str()}).code == 2);
}
