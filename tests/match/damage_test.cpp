// SPDX-License-Identifier: MIT
// Saves that a crash or a bad disk has damaged: nothing crashes, nothing before the damage is
// lost, and no game changes without a word.
#include "tests/match/fixtures.h"

#include "core/ruleset/registry.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace taletop;
using namespace taletop::tests;
using match::Journal;
using match::LoadError;
using match::Match;

namespace {

std::string saved(const Match& match) { return match::saveText(match.game(), match.journal()); }

/// Are the entries of `part` the first ones of `whole`?
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

/// What must hold of any damaged copy of a save.
void checkDamaged(const Match& match, const std::string& damaged) {
    const std::size_t length = saved(match).size();
    const auto loaded = match::loadSave(damaged);
    if (const auto* save = std::get_if<match::Loaded>(&loaded)) {
        REQUIRE(save->match.header() == match.header());
        REQUIRE(beginsWith(match.journal(), save->match.journal()));
        const bool shorter = save->match.journal().entries.size() < match.journal().entries.size();
        // Only a text that ends early, after a whole line, cannot be told from an older save.
        REQUIRE((!shorter || !save->notice.empty() || damaged.size() < length));
        return;
    }
    REQUIRE_FALSE(std::get<LoadError>(loaded).what.empty());
}

} // namespace

TEST_CASE("a save torn at any byte keeps every whole entry before the tear") {
    checkEveryTear(played(shortTable(), 8));
    checkEveryTear(played({ruleset::findGame("foxtail"), 2}, 8, 25));
}

TEST_CASE("a last line of zeros, as a crash leaves it, is dropped with a notice") {
    const Match match = played(shortTable(), 8, 5);
    for (const std::string& tail :
         {std::string(512, '\0'), std::string(512, '\0') + "\n", std::string("{\"n\":"),
          std::string("{\"n\":\n"), std::string(100'000, 'x'), std::string(100'000, 'x') + "\n"}) {
        const match::Loaded loaded = mustLoad(saved(match) + tail);
        CHECK(loaded.match.journal() == match.journal());
        CHECK(loaded.notice.find("torn") != std::string::npos);
        CHECK(loaded.rewrite);
    }
}

TEST_CASE("no flipped bit changes a game without a word") {
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
    const Match match = played({ruleset::findGame("foxtail"), 4}, 8);
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
