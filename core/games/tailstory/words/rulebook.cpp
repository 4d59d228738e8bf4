// SPDX-License-Identifier: MIT
// The ledger as players read it: the chapters in reading order.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/words/rulebook_parts.h"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

namespace {

contract::RuleChapter chapter(const char* title, RuleEntries entries) {
    return {{"tailstory", title}, entries};
}

} // namespace

contract::Rulebook Words::rulebook() {
    static const std::array chapters{
        chapter(TALETOP_TEXT("tailstory", "In the box"), boxRules()),
        chapter(TALETOP_TEXT("tailstory", "Setting up"), setupRules()),
        chapter(TALETOP_TEXT("tailstory", "Good to know"), generalRules()),
        chapter(TALETOP_TEXT("tailstory", "A turn"), turnRules()),
        chapter(TALETOP_TEXT("tailstory", "Your actions"), actionRules()),
        chapter(TALETOP_TEXT("tailstory", "Event cards"), eventRules()),
        chapter(TALETOP_TEXT("tailstory", "Draw 1, discard 1"), drawDiscardRules()),
        chapter(TALETOP_TEXT("tailstory", "Altered abilities"), abilityRules()),
        chapter(TALETOP_TEXT("tailstory", "Swapping discards"), swapRules()),
        chapter(TALETOP_TEXT("tailstory", "Stopping"), stoppingRules()),
        chapter(TALETOP_TEXT("tailstory", "The bonus step"), bonusRules()),
        chapter(TALETOP_TEXT("tailstory", "The deck check"), deckCheckRules()),
        chapter(TALETOP_TEXT("tailstory", "Achievements"), achievementRules()),
        chapter(TALETOP_TEXT("tailstory", "The end of a turn"), endOfTurnRules()),
        chapter(TALETOP_TEXT("tailstory", "Who wins"), endingRules()),
        chapter(TALETOP_TEXT("tailstory", "Options"), optionRules()),
    };
    return chapters;
}

} // namespace taletop::tailstory
