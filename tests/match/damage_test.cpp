// SPDX-License-Identifier: MIT
// Tests of saves damaged by a crash or a bad disk: the program does not crash, nothing before the damage is
// lost, and no game changes silently.
#include "tests/match/fixtures.h"

#include "core/contract/registry.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <random>

using namespace taletop;
using namespace taletop::tests;
using match::Journal;
using match::LoadError;
using match::Match;

namespace {

/// Returns a match of each game, with few seats and a few moves.
std::vector<Match> earlyMatches() {
    std::vector<Match> matches;
    for (const contract::Game* game : contract::games())
        matches.push_back(played({game, std::max(2, game->info().seatsLeast)}, 8, 12));
    return matches;
}

/// Are the entries of `part` the first entries of `whole`?
bool beginsWith(const Journal& whole, const Journal& part) {
    return part.entries.size() <= whole.entries.size() &&
           std::equal(part.entries.begin(), part.entries.end(), whole.entries.begin());
}

void checkEveryTear(const Match& match) {
    const std::string text = saved(match);
    const std::size_t header = linesOf(text)[0].size();
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto loaded = match::loadSave(std::string_view(text).substr(0, length));
        CAPTURE(length);
        if (length < header) {
            REQUIRE(std::holds_alternative<LoadError>(loaded));
            continue;
        }
        REQUIRE(std::holds_alternative<match::Loaded>(loaded));
        const auto& save = std::get<match::Loaded>(loaded);
        const auto whole = static_cast<std::size_t>(std::count(
                               text.begin(), text.begin() + static_cast<std::ptrdiff_t>(length), '\n')) -
                           1;
        const bool torn = text[length - 1] != '\n';
        REQUIRE(save.match.journal().entries.size() >= whole);
        REQUIRE(beginsWith(match.journal(), save.match.journal()));
        REQUIRE(save.match.header() == match.header());
        REQUIRE(save.notice.empty() == !torn);
        REQUIRE((save.rewrite || !torn));
    }
}

/// Does the save have the match's header? A damaged checksum may look like a missing one, which is reported
/// and leaves a mark.
bool isHeaderOf(const Match& match, const match::Loaded& save) {
    match::Header header = save.match.header();
    const bool told = !header.unchecked || !save.notice.empty();
    header.unchecked = false;
    return told && header == match.header();
}

/// Checks that a damaged copy of a save meets all requirements.
void checkDamaged(const Match& match, const std::string& damaged) {
    const std::size_t length = saved(match).size();
    const auto looked = match::loadSave(damaged, match::Damage::ShowBefore);
    const auto loaded = match::loadSave(damaged);
    if (const auto* save = std::get_if<match::Loaded>(&loaded)) {
        if (save->readOnly) {
            // The damage made the save look like a newer version's. Such a save is shown as far as it can be
            // read, and is never written.
            REQUIRE_FALSE(save->notice.empty());
            REQUIRE_FALSE(save->rewrite);
            return;
        }
        REQUIRE(isHeaderOf(match, *save));
        REQUIRE(beginsWith(match.journal(), save->match.journal()));
        const bool shorter = save->match.journal().entries.size() < match.journal().entries.size();
        // Moves may be missing without a notice only if the text ends early, after a whole line.
        REQUIRE((!shorter || !save->notice.empty() || damaged.size() < length));
        return;
    }
    REQUIRE_FALSE(std::get<LoadError>(loaded).what.empty());
    if (const auto* save = std::get_if<match::Loaded>(&looked)) {
        REQUIRE(save->readOnly);
        REQUIRE(isHeaderOf(match, *save));
        REQUIRE(beginsWith(match.journal(), save->match.journal()));
        REQUIRE(kit::english(save->notice).find("damaged on line") != std::string::npos);
    }
}

/// Returns the error of a damaged copy, and checks that everything before the damage can be viewed.
LoadError mustBreak(const Match& match, const std::string& damaged) {
    checkDamaged(match, damaged);
    LoadError error = mustRefuse(damaged);
    checkSentence(error);
    return error;
}

} // namespace

TEST_CASE("a save cut off at any byte keeps every complete entry before the cut") {
    checkEveryTear(played(shortTable(), 8));
    for (const Match& match : earlyMatches())
        checkEveryTear(match);
    checkEveryTear(played({contract::findGame("foxtail"), 2}, 8, 25));
}

TEST_CASE("a last line of zeros, as a crash leaves it, is dropped with a notice") {
    const Match match = played(shortTable(), 8, 5);
    for (const std::string& tail :
         {std::string(512, '\0'), std::string(512, '\0') + "\n", std::string("{\"n\":"),
          std::string("{\"n\":\n"), std::string(100'000, 'x'), std::string(100'000, 'x') + "\n"}) {
        const match::Loaded loaded = mustLoad(saved(match) + tail);
        CHECK(loaded.match.journal() == match.journal());
        CHECK(kit::english(loaded.notice).find("last line of the save was incomplete") != std::string::npos);
        CHECK(loaded.rewrite);
    }
}

TEST_CASE("no flipped bit changes a game unnoticed") {
    const Match match = played(shortTable(), 8, 6);
    const std::string text = saved(match);
    for (std::size_t bit = 0; bit < text.size() * 8; ++bit) {
        CAPTURE(bit);
        std::string damaged = text;
        damaged[bit / 8] = static_cast<char>(static_cast<unsigned char>(damaged[bit / 8]) ^ (1U << bit % 8));
        checkDamaged(match, damaged);
    }
}

TEST_CASE("random damage to a long save never crashes and never changes the game") {
    const Match match = played({contract::findGame("foxtail"), 4}, 8);
    const std::string text = saved(match);
    const bool held = rc::check("damage", [&] {
        std::string damaged = text;
        const int changes = *rc::gen::inRange(1, 4);
        for (int i = 0; i < changes; ++i) {
            const auto at = *rc::gen::inRange<std::size_t>(0, damaged.size());
            switch (*rc::gen::inRange(0, 3)) {
            case 0:
                damaged[at] = static_cast<char>(*rc::gen::inRange(0, 256) - 128);
                break;
            case 1:
                damaged.erase(at, *rc::gen::inRange<std::size_t>(1, 200));
                break;
            default:
                damaged.insert(at, damaged.substr(*rc::gen::inRange<std::size_t>(0, damaged.size()), 60));
            }
            if (damaged.empty())
                break;
        }
        checkDamaged(match, damaged);
    });
    CHECK(held);
}

TEST_CASE("no flipped bit in any game's saves changes the game unnoticed") {
    for (const Match& match : earlyMatches()) {
        CAPTURE(match.game().info().id);
        const std::string text = saved(match);
        std::mt19937 random(20'241'122);
        for (int flip = 0; flip < 1000; ++flip) {
            std::string damaged = text;
            const std::size_t bit = random() % (text.size() * 8);
            CAPTURE(bit);
            damaged[bit / 8] =
                static_cast<char>(static_cast<unsigned char>(damaged[bit / 8]) ^ (1U << bit % 8));
            checkDamaged(match, damaged);
        }
    }
}

TEST_CASE("swapped, repeated and missing lines are refused with their number") {
    for (const Match& match : earlyMatches()) {
        CAPTURE(match.game().info().id);
        const auto lines = linesOf(saved(match));
        for (std::size_t place = 1; place + 1 < lines.size(); ++place) {
            const auto at = static_cast<std::ptrdiff_t>(place);
            CAPTURE(place);
            auto swapped = lines;
            std::swap(swapped[place], swapped[place + 1]);
            CHECK(mustBreak(match, joined(swapped)).line == static_cast<int>(place) + 1);
            auto twice = lines;
            twice.insert(twice.begin() + at, lines[place]);
            CHECK(mustBreak(match, joined(twice)).line == static_cast<int>(place) + 2);
            auto missing = lines;
            missing.erase(missing.begin() + at);
            CHECK(mustBreak(match, joined(missing)).line == static_cast<int>(place) + 1);
        }
        auto swapped = lines;
        std::swap(swapped[0], swapped[1]);
        CHECK(mustBreak(match, joined(swapped)).line == 1);
    }
}

TEST_CASE("a save with the header of another game is refused") {
    const auto matches = earlyMatches();
    for (const Match& match : matches) {
        for (const Match& other : matches) {
            if (match.game().info().id == other.game().info().id)
                continue;
            CAPTURE(match.game().info().id);
            CAPTURE(other.game().info().id);
            auto lines = linesOf(saved(match));
            lines[0] = linesOf(saved(other))[0];
            const LoadError error = mustRefuse(joined(lines));
            CHECK(error.line >= 2);
            checkSentence(error);
            CHECK_FALSE(match::loadSave(joined(lines), match::Damage::ShowBefore).valueless_by_exception());
        }
    }
}

TEST_CASE("a line of ten megabytes is refused, or dropped if it is the last") {
    const Match match = played(shortTable(), 8, 6);
    const auto lines = linesOf(saved(match));
    for (std::size_t place = 1; place < lines.size(); ++place) {
        auto swollen = lines;
        swollen[place] = std::string(10'000'000, 'x') + '\n';
        if (place + 1 < lines.size())
            CHECK(mustBreak(match, joined(swollen)).line == static_cast<int>(place) + 1);
        else
            CHECK(
                kit::english(mustLoad(joined(swollen)).notice).find("last line of the save was incomplete") !=
                std::string::npos);
    }
}

TEST_CASE("the moves before the damage can be shown") {
    const Match match = played(shortTable(), 8);
    auto lines = linesOf(saved(match));
    lines[lines.size() - 3].insert(2, "x");
    const auto looked = match::loadSave(joined(lines), match::Damage::ShowBefore);
    REQUIRE(std::holds_alternative<match::Loaded>(looked));
    const auto& save = std::get<match::Loaded>(looked);
    CHECK(save.readOnly);
    CHECK_FALSE(save.rewrite);
    CHECK_FALSE(save.match.pending().goesByItself());
    const std::size_t shown = save.match.journal().entries.size();
    CHECK(shown <= lines.size() - 4);
    CHECK(kit::english(save.notice) == "This save is damaged on line " + std::to_string(lines.size() - 2) +
                                           ". The first " + std::to_string(shown) + " of " +
                                           std::to_string(lines.size() - 1) + " moves can be shown.");
    // A complete save is not view-only.
    const auto whole = match::loadSave(saved(match), match::Damage::ShowBefore);
    CHECK_FALSE(std::get<match::Loaded>(whole).readOnly);
}
