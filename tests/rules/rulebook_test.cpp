// SPDX-License-Identifier: MIT
// Tests that every game's rulebook covers the whole ledger, and that its examples can be played.
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace taletop;
namespace fs = std::filesystem;

namespace {

fs::path sourceFolder() { return TALETOP_SOURCE_DIR; }

std::string textOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE_MESSAGE(file, path.string());
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The numbers of the game's ledger entries. Numbers are compared because a ledger may write SL-01 for SL-1.
std::set<int> ledgerOf(const contract::Game& game) {
    std::istringstream lines(textOf(sourceFolder() / "tests/rules" / game.info().id / "entries.txt"));
    const std::string prefix = std::string(game.info().ledger) + '-';
    std::set<int> entries;
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line.front() != '#') {
            REQUIRE_MESSAGE(line.starts_with(prefix), line);
            entries.insert(std::stoi(line.substr(prefix.size())));
        }
    return entries;
}

std::vector<std::pair<std::string, bool>> rulesOf(const contract::Game& game) {
    std::vector<std::pair<std::string, bool>> rules;
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            rules.emplace_back(game.ledgerEntry(rule.number), !rule.example.empty());
    return rules;
}

fs::path examplesOf(const contract::Game& game) {
    return sourceFolder() / "resources/games" / game.info().id / "examples";
}

} // namespace

TEST_CASE("each rulebook has exactly the entries of its ledger") {
    for (const contract::Game* game : contract::games()) {
        std::set<int> told;
        for (const contract::RuleChapter& chapter : game->rulebook())
            for (const contract::RuleEntry& rule : chapter.entries)
                told.insert(rule.number);
        CHECK_MESSAGE(told == ledgerOf(*game), game->info().id);
    }
}

TEST_CASE("an example is a practice match in which a person must act") {
    for (const contract::Game* game : contract::games())
        for (const auto& rule : rulesOf(*game)) {
            if (!rule.second)
                continue;
            const std::string& id = rule.first;
            INFO(id);
            const std::string text = textOf(examplesOf(*game) / (id + ".taletop"));
            auto loaded = match::loadSave(text);
            if (const auto* error = std::get_if<match::LoadError>(&loaded))
                FAIL(kit::english(match::sentence(*error)));
            const match::Loaded& save = std::get<match::Loaded>(loaded);
            CHECK(save.notice.empty());
            CHECK(save.match.game().info().id == std::string_view(game->info().id));
            CHECK(save.match.header().practice);
            const contract::Pending pending = save.match.pending();
            REQUIRE(pending.kind == contract::Pending::Kind::Seats);
            const auto& seats = save.match.header().seats;
            bool person = false;
            for (kit::Seat seat = 0; seat < static_cast<kit::Seat>(seats.size()); ++seat)
                person = person || (pending.seats.contains(seat) &&
                                    seats[static_cast<std::size_t>(seat)].kind == "human");
            CHECK(person);
        }
}

TEST_CASE("every example file belongs to an entry with an example") {
    for (const contract::Game* game : contract::games()) {
        if (!fs::exists(examplesOf(*game)))
            continue;
        std::set<std::string> told;
        for (const auto& [id, example] : rulesOf(*game))
            if (example)
                told.insert(id + ".taletop");
        for (const auto& file : fs::directory_iterator(examplesOf(*game)))
            CHECK_MESSAGE(told.contains(file.path().filename().string()), file.path().string());
    }
}
