// SPDX-License-Identifier: MIT
// The ledger as players read it: its chapters in reading order.
#include "core/games/foxtail/rulebook_parts.h"

namespace taletop::foxtail {

ruleset::Rulebook Rules::rulebook() {
    static const std::array chapters{
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "What is in the box")), boxRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "Getting ready")), readyRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "A turn")), turnRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "Joining a bit")), joiningRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "Brushing your tail")), brushingRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "Charm sets")), setsRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "The end and the points")), pointsRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "Ways to play")), waysRules()},
        ruleset::RuleChapter{told(TALETOP_TEXT("foxtail", "Chances and examples")), figuresRules()},
    };
    return chapters;
}

} // namespace taletop::foxtail
