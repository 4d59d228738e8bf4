// SPDX-License-Identifier: MIT
// Tests that every line of the score sheet, with any number of seats and any options, has a rulebook entry.
// Also tests that no entry is named for a missing line.
#include "core/contract/line_rules.h"

#include "core/contract/registry.h"
#include "core/kit/view.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace taletop;
using namespace taletop::contract;
using namespace taletop::conformance;

namespace {

bool standsInRulebook(const Game& game, int number) {
    for (const RuleChapter& chapter : game.rulebook())
        for (const RuleEntry& rule : chapter.entries)
            if (rule.number == number)
                return true;
    return false;
}

/// Returns the keys of all lines on a game's score sheets.
std::set<std::string> linesOf(const Game& game) {
    std::set<std::string> keys;
    const GameInfo& info = game.info();
    const auto note = [&](const Options& options) {
        if (info.conflict != nullptr && info.conflict(options))
            return;
        for (const ScoreLine& line : game.result(game.setup(options)).lines)
            keys.insert(line.key);
    };
    for (int seats = info.seatsLeast; seats <= info.seatsMost; ++seats) {
        const Options standard = standardOptions(info, seats);
        note(standard);
        for (std::size_t option = 0; option < info.options.size(); ++option)
            for (const int value : {info.options[option].least, info.options[option].most}) {
                Options other = standard;
                other.values[option] = value;
                note(other);
            }
    }
    return keys;
}

} // namespace

TEST_CASE("each line of a score sheet has a rule in the rulebook") {
    for (const Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        const auto* const explainer = dynamic_cast<const ScoreExplainer*>(game);
        REQUIRE(explainer != nullptr);
        const std::set<std::string> lines = linesOf(*game);
        for (const std::string& key : lines) {
            CAPTURE(key);
            CHECK(standsInRulebook(*game, ruleOfLine(*game, key)));
        }
        std::set<std::string> named;
        for (const LineRule& rule : explainer->lineRules()) {
            CAPTURE(rule.key);
            CHECK(lines.contains(rule.key));
            CHECK(named.insert(rule.key).second);
        }
        CHECK(ruleOfLine(*game, "no such line") == 0);
    }
}
