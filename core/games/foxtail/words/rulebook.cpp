// SPDX-License-Identifier: MIT
// The ledger as players read it: its chapters in reading order.
#include "core/games/foxtail/words/rulebook_parts.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

contract::Rulebook Words::rulebook() {
    static const std::array chapters{
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "What is in the box")), boxRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "Getting ready")), readyRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "A turn")), turnRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "Joining a bit")), joiningRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "Brushing your tail")), brushingRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "Charm sets")), setsRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "The end and the points")), pointsRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "Ways to play")), waysRules()},
        contract::RuleChapter{told(TALETOP_TEXT("foxtail", "Chances and examples")), figuresRules()},
    };
    return chapters;
}

} // namespace taletop::foxtail
