// SPDX-License-Identifier: MIT
// The ledger as players read it: its chapters in reading order.
#include "core/games/storyline/rulebook_parts.h"

namespace taletop::storyline {

ruleset::Rulebook Rules::rulebook() {
    static const std::array chapters{
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "What is in the box")), boxRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "Getting ready")), readyRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "A round")), roundRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "Double pages")), doubleRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "Names, details and the tale")), wordsRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "The End")), endingRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "Points and winners")), winningRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("storyline", "Ways to play")), optionsRules()},
    };
    return chapters;
}

} // namespace taletop::storyline
