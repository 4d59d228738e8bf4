// SPDX-License-Identifier: MIT
// The lesson: the first pages of a tale, one of them as its Narrator. The match that it leads through is
// resources/games/storyline/lessons/first.taletop.
#include "core/games/storyline/words/words.h"

#include <array>

namespace taletop::storyline {

namespace {

using contract::LessonStep;
using Of = contract::LessonKind;

constexpr kit::Text lessonText(const char* source) { return {"storyline", source}; }

constexpr std::array giverSteps{
    LessonStep{.kind = Of::Tell,
               .text = lessonText(
                   TALETOP_TEXT("storyline", "Denis is the Narrator and reads page 1. It has a gap, and its "
                                             "banner says what belongs there: a place.")),
               .ledger = 21,
               .look = "card/pages/-1/0"},
    LessonStep{.kind = Of::Do,
               .text = lessonText(TALETOP_TEXT("storyline",
                                               "All but him draw a place and give one, face down. Give the "
                                               "Abandoned Lighthouse.")),
               .ledger = 25,
               .otherwise = lessonText(TALETOP_TEXT(
                   "storyline", "Nobody minds a pantry, but keep it for later: give the lighthouse."))},
    LessonStep{.kind = Of::Tell,
               .text = lessonText(
                   TALETOP_TEXT("storyline", "The cards are shuffled and read out. Denis chooses one without "
                                             "knowing whose it is, and whoever gave it gains a token.")),
               .ledger = 34,
               .look = "card/pile1/-1/0 card/pile1/-1/1 card/pile1/-1/2"},
};

constexpr std::array narratorSteps{
    LessonStep{.kind = Of::Choose,
               .text = lessonText(TALETOP_TEXT(
                   "storyline", "Denis took yours, and your token is face down, even for you. Now "
                                "you are the Narrator: choose whom you like, and add a name if "
                                "you wish.")),
               .ledger = 30,
               .look = "card/pages/-1/1"},
    LessonStep{.kind = Of::Tell,
               .text = lessonText(TALETOP_TEXT(
                   "storyline", "Your choice stays in the tale, the other two cards go back under "
                                "their deck, and the book goes on to the left, to Ben.")),
               .ledger = 38,
               .look = "card/pages/-1/2"},
    LessonStep{.kind = Of::Choose,
               .text = lessonText(TALETOP_TEXT(
                   "storyline", "His page asks for a feature. You hold two: give the one that fits better.")),
               .ledger = 25,
               .look = "card/pages/-1/2"},
};

constexpr std::array endSteps{
    LessonStep{.kind = Of::Choose,
               .text = lessonText(TALETOP_TEXT("storyline",
                                               "Ben took another card, so no token this time. This page has "
                                               "two banners: give an object and an action.")),
               .ledger = 41,
               .look = "card/pages/-1/3"},
    LessonStep{.kind = Of::Tell,
               .text = lessonText(TALETOP_TEXT(
                   "storyline", "Two piles, so Cleo chooses twice, and there are two tokens. Both "
                                "may go to the same player.")),
               .ledger = 43,
               .look = "card/pile1/-1/0 card/pile1/-1/1 card/pile1/-1/2 card/pile2/-1/0 card/pile2/-1/1 "
                       "card/pile2/-1/2"},
    LessonStep{.kind = Of::Tell,
               .text = lessonText(
                   TALETOP_TEXT("storyline", "So it goes on to page 15, The End. There all tokens are turned "
                                             "up: most are worth 1 to 3 points, four are special, and most "
                                             "points win.")),
               .ledger = 56,
               .look = "card/tokens/0/0"},
};

constexpr std::array chapters{
    contract::LessonChapter{lessonText(TALETOP_TEXT("storyline", "You give a card")), giverSteps},
    contract::LessonChapter{lessonText(TALETOP_TEXT("storyline", "You are the Narrator")), narratorSteps},
    contract::LessonChapter{lessonText(TALETOP_TEXT("storyline", "On to The End")), endSteps},
};

} // namespace

contract::Lesson Words::lesson() {
    return {.goal = lessonText(TALETOP_TEXT(
                "storyline", "Tell a spooky tale together: each card of yours that is taken into "
                             "it gains you a token, and tokens win the game.")),
            .minutes = 2,
            .chapters = chapters};
}

} // namespace taletop::storyline
