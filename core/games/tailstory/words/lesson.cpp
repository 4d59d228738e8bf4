// SPDX-License-Identifier: MIT
// The lesson: two turns of Rocky against a computer player, up to the first achievement. The match that it
// leads through is resources/games/tailstory/lessons/first.taletop.
#include "core/games/tailstory/words/words.h"

#include <array>

namespace taletop::tailstory {

namespace {

using contract::LessonKind;
using contract::LessonStep;

constexpr kit::Text lessonText(const char* source) { return {"tailstory", source}; }

constexpr std::array clockSteps{
    LessonStep{
        .kind = LessonKind::Do,
        .text = lessonText(TALETOP_TEXT("tailstory", "First choose your animal. Take Rocky, a rodent.")),
        .ledger = 8,
        .otherwise =
            lessonText(TALETOP_TEXT("tailstory", "Next time you may take any of them. Now take Rocky."))},
    LessonStep{
        .kind = LessonKind::Tell,
        .text = lessonText(TALETOP_TEXT(
            "tailstory",
            "Your deck is your clock: whenever it runs out you collect an achievement. The fourth wins.")),
        .ledger = 105,
        .look = "zone/deck/0"},
    LessonStep{
        .kind = LessonKind::Do,
        .text = lessonText(TALETOP_TEXT(
            "tailstory", "The game's first turn has only 1 action point, 1 paw. Play Acorn Drawing for it.")),
        .ledger = 25,
        .otherwise = lessonText(TALETOP_TEXT("tailstory", "Allowed, but first play Acorn Drawing."))},
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory", "Fred could stop it, but he lets it go. Draw 2: two ticks of your clock.")),
               .ledger = 56,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "Draw 2: your clock is in a hurry."))},
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory", "Acorn Drawing is a rodent card, and Rocky is a rodent: that brings "
                                "his bonus. Dig, and your top card goes to your discards.")),
               .ledger = 102,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "You need not, but do it: dig."))},
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT("tailstory", "Your paw is spent: end your turn.")),
               .ledger = 36},
    LessonStep{
        .kind = LessonKind::Do,
        .text = lessonText(TALETOP_TEXT("tailstory", "At its end you may hold 5 cards. Discard Howlywood "
                                                     "Debut, which only a canine can act, then Bone Again.")),
        .ledger = 120,
        .otherwise = lessonText(
            TALETOP_TEXT("tailstory", "One after the other: first Howlywood Debut, then Bone Again.")),
        .moves = 2},
};

constexpr std::array stopSteps{
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory", "Fred wants to steal from you: stop him with No Nuts For You! It is free.")),
               .ledger = 39,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "Do not let him: stop him."))},
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory",
                   "He gets only a bribe, 1 card. Yours was a rodent card again: dig, in his turn too.")),
               .ledger = 94,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "Do take your bonus: dig."))},
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory", "Your turn, and now you have 2 paws. Play Acorn Drawing again.")),
               .ledger = 28,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "Soon. First play Acorn Drawing."))},
    LessonStep{
        .kind = LessonKind::Do,
        .text =
            lessonText(TALETOP_TEXT("tailstory", "Now Fred stops you. Stop his stop with No Nuts For You!")),
        .ledger = 49,
        .otherwise = lessonText(TALETOP_TEXT("tailstory", "Then you would get only a bribe. Stop him."))},
    LessonStep{.kind = LessonKind::Do,
               .text =
                   lessonText(TALETOP_TEXT("tailstory", "His card does nothing, so yours works. Draw 2.")),
               .ledger = 52,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "Draw 2: your deck is nearly empty."))},
};

constexpr std::array achievementSteps{
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory",
                   "Two rodent cards of yours have worked, so dig twice, as rodents may in each turn.")),
               .ledger = 96,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "So near to the end? Dig.")),
               .moves = 2},
    LessonStep{
        .kind = LessonKind::Choose,
        .text = lessonText(TALETOP_TEXT("tailstory", "Your deck ran out, and your discards are the new one. "
                                                     "Lay any card of your hand down as an achievement.")),
        .ledger = 105,
        .look = "card/hand/0/2",
        .praise = lessonText(TALETOP_TEXT("tailstory", "The first of four!"))},
    LessonStep{.kind = LessonKind::Do,
               .text = lessonText(TALETOP_TEXT("tailstory",
                                               "It altered Rocky: now he has an ability, and it is free. Aim "
                                               "it at Fred, who will have only 1 paw in his next turn.")),
               .ledger = 89,
               .otherwise = lessonText(TALETOP_TEXT("tailstory", "First see what Rocky can do now."))},
    LessonStep{.kind = LessonKind::Choose,
               .text = lessonText(TALETOP_TEXT(
                   "tailstory", "Anybody's second achievement alters everybody, your third lowers your hand "
                                "limit to 4, your fourth wins. You have a paw left: do what you like!")),
               .ledger = 116,
               .look = "zone/achievements/0"},
};

constexpr std::array chapters{
    contract::LessonChapter{lessonText(TALETOP_TEXT("tailstory", "The deck is the clock")), clockSteps},
    contract::LessonChapter{lessonText(TALETOP_TEXT("tailstory", "Stop, and stop the stop")), stopSteps},
    contract::LessonChapter{lessonText(TALETOP_TEXT("tailstory", "The deck runs out")), achievementSteps},
};

} // namespace

contract::Lesson Words::lesson() {
    return {.goal = lessonText(TALETOP_TEXT("tailstory",
                                            "Run out of cards, four times: whenever your deck is empty you "
                                            "collect an achievement, and the fourth wins.")),
            .minutes = 4,
            .chapters = chapters};
}

} // namespace taletop::tailstory
