// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

#include <set>

namespace taletop::conformance {

using namespace contract;

namespace {

std::string brokenRule(const Game& game, const RuleEntry& rule) {
    if (const auto broken = brokenText(game, rule.title); !broken.empty())
        return "the title " + broken;
    if (const auto broken = brokenText(game, rule.text); !broken.empty())
        return "the text " + broken;
    if (const auto broken = brokenText(game, rule.example); !rule.example.empty() && !broken.empty())
        return "the example " + broken;
    const std::string_view title = rule.title.source;
    if (title.size() > longestRuleTitle || title.ends_with('.'))
        return "the title is too long or ends in a full stop: " + std::string(title);
    for (const kit::Text& text : {rule.text, rule.example}) {
        const std::string_view source = text.source;
        if (source.size() > longestRuleText)
            return "a text is too long: " + std::string(source);
        if (!source.empty() && !source.ends_with('.') && !source.ends_with('?') && !source.ends_with('!'))
            return "a text is no sentence: " + std::string(source);
    }
    return {};
}

/// Returns the numbers of all entries in the rulebook.
std::set<int> numbersOf(const Game& game) {
    std::set<int> numbers;
    for (const RuleChapter& chapter : game.rulebook())
        for (const RuleEntry& rule : chapter.entries)
            numbers.insert(rule.number);
    return numbers;
}

} // namespace

std::string rulebookIsWhole(const Moment& moment) {
    const Game& game = moment.game();
    if (moment.at != 0)
        return {};
    std::set<int> seen;
    for (const RuleChapter& chapter : game.rulebook()) {
        if (const auto broken = brokenText(game, chapter.title); !broken.empty())
            return "the title of a chapter " + broken;
        if (chapter.entries.empty())
            return std::string("a chapter is empty: ") + chapter.title.source;
        for (const RuleEntry& rule : chapter.entries) {
            const std::string id = game.ledgerEntry(rule.number);
            if (rule.number < 1 || !seen.insert(rule.number).second)
                return id + " stands in the rulebook twice";
            if (const auto broken = brokenRule(game, rule); !broken.empty())
                return id + ": " + broken;
        }
    }
    return {};
}

std::string reasonsStandInTheRulebook(const Moment& moment) {
    const Game& game = moment.game();
    const std::set<int> numbers = numbersOf(game);
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        for (const AnyMove& move : candidatesOf(game, moment.state(), seat))
            if (const auto refusal = game.whyNot(moment.state(), seat, move))
                if (!numbers.contains(refusal->ledger))
                    return game.ledgerEntry(*refusal) + " refuses, but stands in no rulebook";
        for (const auto& advice : game.advise(game.view(moment.state(), seat), seat))
            if (advice.ledger != 0 && !numbers.contains(advice.ledger))
                return "advice rests on " + game.ledgerEntry(advice.ledger) + ", which is in no rulebook";
    }
    return {};
}

} // namespace taletop::conformance
