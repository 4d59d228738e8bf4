// SPDX-License-Identifier: MIT
// Words that are explained where they stand: each does stand somewhere, and the rules do explain it.
#include "core/contract/keywords.h"
#include "core/contract/registry.h"
#include "core/kit/view.h"
#include "tests/conformance/checks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <set>

using namespace taletop;
using namespace taletop::conformance;

namespace {

std::string small(std::string_view words) {
    std::string result(words);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char sign) { return static_cast<char>(std::tolower(sign)); });
    return result;
}

/// What the cards say, and what tables ask for in a few games.
std::string wordsOf(const contract::Game& game) {
    std::set<std::string> all;
    for (std::size_t face = 0; face < game.info().faceNames.size(); ++face)
        for (const scene::CardRule& rule : game.cardText(static_cast<int>(face)).rules)
            all.insert(rule.text.source);
    const int seats = std::max(3, game.info().seatsLeast);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Playout playout = play(game, contract::standardOptions(game.info(), seats), seed);
        for (const contract::AnyState& state : playout.states)
            for (kit::Seat seat = 0; seat < seats; ++seat) {
                const scene::Scene scene = game.scene(game.view(state, seat), seat);
                all.insert(scene.prompt.source);
                all.insert(scene.detail.source);
            }
    }
    std::string words;
    for (const std::string& each : all)
        words += each + '\n';
    return small(words);
}

bool stands(const std::string& term, const std::string& words) {
    const auto letter = [&](std::size_t at) {
        return at < words.size() && std::isalnum(static_cast<unsigned char>(words[at])) != 0;
    };
    for (std::size_t at = words.find(term); at != std::string::npos; at = words.find(term, at + 1))
        if ((at == 0 || !letter(at - 1)) && !letter(at + term.size()))
            return true;
    return false;
}

} // namespace

TEST_CASE("what is explained where it stands does stand on a card or in what a table asks") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(std::string(game->info().id));
        const auto keywords = contract::keywordsOf(*game);
        const std::string words = wordsOf(*game);
        for (const contract::Keyword& keyword : keywords) {
            CAPTURE(std::string(keyword.term.source));
            CHECK(stands(small(keyword.term.source), words));
        }
    }
}

TEST_CASE("what a keyword means is said by an entry of the rulebook, once for each word") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(std::string(game->info().id));
        std::set<std::string> terms;
        for (const contract::Keyword& keyword : contract::keywordsOf(*game)) {
            CAPTURE(std::string(keyword.term.source));
            CHECK(brokenText(*game, keyword.term) == "");
            CHECK(terms.insert(small(keyword.term.source)).second);
            const bool told =
                std::ranges::any_of(game->rulebook(), [&](const contract::RuleChapter& chapter) {
                    return std::ranges::any_of(chapter.entries, [&](const contract::RuleEntry& rule) {
                        return rule.number == keyword.ledger;
                    });
                });
            CHECK(told);
        }
    }
}
