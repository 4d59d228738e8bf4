// SPDX-License-Identifier: MIT
// Tests of keywords with explanations: each keyword is used somewhere, and the rules explain it.
#include "core/contract/keywords.h"
#include "core/contract/registry.h"
#include "core/kit/view.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::conformance;

namespace {

std::string small(std::string_view words) {
    std::string result(words);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char sign) { return static_cast<char>(std::tolower(sign)); });
    return result;
}

/// Returns the words on all cards and in the prompts of a few games, in lower case.
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

/// Returns the forms of a keyword. "mess|messes" has two.
std::vector<std::string> formsOf(const contract::Keyword& keyword) {
    std::istringstream source(small(keyword.term.source));
    std::vector<std::string> forms;
    for (std::string form; std::getline(source, form, '|');)
        forms.push_back(form);
    return forms;
}

} // namespace

TEST_CASE("every keyword appears on a card or in a prompt") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(std::string(game->info().id));
        const auto keywords = contract::keywordsOf(*game);
        const std::string words = wordsOf(*game);
        for (const contract::Keyword& keyword : keywords) {
            CAPTURE(std::string(keyword.term.source));
            CHECK(std::ranges::any_of(formsOf(keyword),
                                      [&](const std::string& form) { return stands(form, words); }));
        }
    }
}

TEST_CASE("every keyword is explained by an entry of the rulebook, and no word has two explanations") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(std::string(game->info().id));
        std::set<std::string> terms;
        for (const contract::Keyword& keyword : contract::keywordsOf(*game)) {
            CAPTURE(std::string(keyword.term.source));
            CHECK(brokenText(*game, keyword.term) == "");
            for (const std::string& form : formsOf(keyword)) {
                CHECK(terms.insert(form).second);
                CHECK(form.find_first_not_of(' ') == 0);
            }
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
