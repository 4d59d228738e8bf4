// SPDX-License-Identifier: MIT
// The ledger as players read it: its chapters in reading order.
#include "core/games/storyline/words/rulebook_parts.h"
#include "core/games/storyline/words/words.h"

namespace taletop::storyline {

contract::Rulebook Words::rulebook() {
    static const std::array chapters{
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "What is in the box")), boxRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "Getting ready")), readyRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "A round")), roundRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "Double pages")), doubleRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "Names, details and the tale")), wordsRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "The End")), endingRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "Points and winners")), winningRules()},
        contract::RuleChapter{told(TALETOP_TEXT("storyline", "Ways to play")), optionsRules()},
    };
    return chapters;
}

} // namespace taletop::storyline
