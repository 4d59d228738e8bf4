// SPDX-License-Identifier: MIT
// The ledger as players read it.
#include "core/games/_template/rules/rules.h"
#include "core/games/_template/words/words.h"

namespace taletop::templategame {

namespace {

using contract::RuleEntry;

constexpr kit::Text told(const char* source) { return {"template", source}; }

constexpr std::array start{
    RuleEntry{1, told(TALETOP_TEXT("template", "Players")),
              told(TALETOP_TEXT("template", "Two to four can play."))},
    RuleEntry{2, told(TALETOP_TEXT("template", "The pack")),
              told(TALETOP_TEXT("template", "There are 24 cards, numbered 1 to 24."))},
    RuleEntry{3, told(TALETOP_TEXT("template", "The deal")),
              told(TALETOP_TEXT("template", "Everybody gets four cards; the rest is the deck."))},
};

constexpr std::array rounds{
    RuleEntry{4, told(TALETOP_TEXT("template", "Laying a card")),
              told(TALETOP_TEXT("template", "All lay a card face down. Then all are turned up together."))},
    RuleEntry{5, told(TALETOP_TEXT("template", "Taking the round")),
              told(TALETOP_TEXT("template", "The highest card takes the round, unless it is answered."))},
    RuleEntry{6, told(TALETOP_TEXT("template", "Answers")),
              told(TALETOP_TEXT("template", "The others may answer with a card that is at most three away "
                                            "from the highest one. The best answer takes the round."))},
    RuleEntry{7, told(TALETOP_TEXT("template", "Storing")),
              told(TALETOP_TEXT("template", "Who takes the round stores one or two cards."))},
    RuleEntry{8, told(TALETOP_TEXT("template", "New cards")),
              told(TALETOP_TEXT("template", "All draw up to four cards again."))},
};

constexpr std::array ending{
    RuleEntry{9, told(TALETOP_TEXT("template", "The end")),
              told(TALETOP_TEXT("template", "It ends after the last round, or when a hand stays empty."))},
    RuleEntry{10, told(TALETOP_TEXT("template", "Points")),
              told(TALETOP_TEXT("template", "A round is worth three points, a stored card one."))},
    RuleEntry{11, told(TALETOP_TEXT("template", "A motto")),
              told(TALETOP_TEXT("template", "Who says done may add a motto. It changes nothing."))},
};

constexpr std::array chapters{
    contract::RuleChapter{told(TALETOP_TEXT("template", "Before the game")), start},
    contract::RuleChapter{told(TALETOP_TEXT("template", "A round")), rounds},
    contract::RuleChapter{told(TALETOP_TEXT("template", "The end")), ending},
};

} // namespace

contract::Rulebook Words::rulebook() { return chapters; }

} // namespace taletop::templategame
