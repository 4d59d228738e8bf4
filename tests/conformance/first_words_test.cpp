// SPDX-License-Identifier: MIT
// Tests of first words: each is short, based on a ledger entry, and about something that occurs in games.
#include "core/kit/view.h"
#include "tests/conformance/checks.h"

#include "core/contract/registry.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <set>

using namespace taletop;
using namespace taletop::conformance;

namespace {

std::set<int> entriesOf(const contract::Game& game) {
    std::set<int> numbers;
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            numbers.insert(rule.number);
    return numbers;
}

/// Collects a game's steps and chapters, which are the keys of first words.
void noteWhatHappens(const Playout& playout, std::set<std::string>& keys) {
    const contract::Game& game = playout.game;
    for (const contract::AnyState& state : playout.states)
        for (const kit::Seat seat : pendingSeats(game, state))
            keys.insert(game.scene(game.view(state, seat), seat).step);
    for (const Entry& entry : playout.entries)
        for (const scene::Beat& beat : game.story(entry.facts))
            keys.insert(beat.chapter);
}

} // namespace

TEST_CASE("each first word is short, names an entry of the ledger, and explains one thing") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        std::set<std::string> keys;
        for (const contract::FirstWord& word : game->firstWords()) {
            CAPTURE(word.key);
            CHECK(brokenText(*game, word.text) == "");
            CHECK(word.text.arguments[0].kind == kit::TextArgument::Kind::None);
            CHECK(std::string_view(word.text.source).size() <= contract::longestFirstWord);
            CHECK(entriesOf(*game).contains(word.ledger));
            CHECK(keys.insert(word.key).second);
        }
    }
}

TEST_CASE("every first word explains a step or a moment that occurs in games") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        std::set<std::string> missing;
        for (const contract::FirstWord& word : game->firstWords())
            missing.insert(word.key);
        for (std::uint64_t seed = 1; !missing.empty() && seed <= 60; ++seed) {
            // Uses many seats in every other game, because cards run out only there.
            const int seats = seed % 2 == 0 ? game->info().seatsMost : std::max(3, game->info().seatsLeast);
            std::set<std::string> happened;
            noteWhatHappens(play(*game, contract::standardOptions(game->info(), seats), seed), happened);
            for (const std::string& key : happened)
                missing.erase(key);
        }
        for (const std::string& key : missing)
            FAIL_CHECK(key << " never happens");
    }
}
