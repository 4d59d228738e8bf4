// SPDX-License-Identifier: MIT
// The steps of the first game; its line is resources/games/foxtail/lessons/first.taletop.
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

#include <array>

namespace taletop::foxtail {

namespace {

using contract::LessonKind;
using contract::LessonStep;

constexpr std::array anyUseful{"link over-bottom", "link under-bottom"};
constexpr std::array anyVote{"vote 1", "vote 2"};

std::span<const LessonStep> joiningSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "Everybody grows a tail for a fox, all at the same time. "
                                                 "Press the deck to draw your first bit.")),
                   .ledger = 15},
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "A first bit simply lies next to its fox, and the turn is "
                                                 "over. Draw your second one.")),
                   .ledger = 22},
        LessonStep{.kind = LessonKind::Tell,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "It may lie over or under the last bit, tops or bottoms "
                                                 "together. Each way joins another kind of charm: here 3 and "
                                                 "1, 2 and 2, 1 and 2, or 3 and 2.")),
                   .ledger = 29,
                   .look = "card/drawn/0/0"},
        LessonStep{
            .kind = LessonKind::Do,
            .text =
                sentence(TALETOP_TEXT("foxtail", "Join it under, tops together: 2 meets 2. Equal numbers are "
                                                 "a match, and every charm in it is a point.")),
            .ledger = 48,
            .otherwise = sentence(TALETOP_TEXT("foxtail", "All four ways are allowed, and you will use them "
                                                          "soon. First try under, tops together.")),
            .praise = sentence(TALETOP_TEXT("foxtail", "A match of 2!"))},
    };
    return steps;
}

std::span<const LessonStep> gainSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "Draw, and join the same way again: the row grows to 2-2-2. "
                                                 "Over, tops together would hide the 2 in the middle, and "
                                                 "both joins would be lost.")),
                   .ledger = 35,
                   .also = anyUseful,
                   .otherwise = sentence(TALETOP_TEXT("foxtail",
                                                      "We try that in a moment: first draw, and join the bit "
                                                      "without losing a join.")),
                   .praise = sentence(TALETOP_TEXT("foxtail", "Nothing lost, something gained.")),
                   .moves = 2},
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail", "Draw once more.")),
                   .ledger = 16,
                   .otherwise =
                       sentence(TALETOP_TEXT("foxtail", "You will brush in your next turn: first draw one "
                                                        "more bit."))},
        LessonStep{.kind = LessonKind::Choose,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "Now you choose. Numbers one apart are a chain, like 3 and "
                                                 "2; 3 and 3 are a match, and 3 and 1 are nothing.")),
                   .ledger = 51,
                   .praise = sentence(TALETOP_TEXT("foxtail", "So it is."))},
    };
    return steps;
}

std::span<const LessonStep> brushSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "Instead of drawing you may brush your whole tail. Press "
                                                 "the brush.")),
                   .ledger = 40,
                   .otherwise =
                       sentence(TALETOP_TEXT("foxtail", "Drawing is allowed too; this once try the brush."))},
        LessonStep{.kind = LessonKind::Free,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "Choose anew how each bit joins. Every kind of charm in "
                                                 "which you have a set is 1 point more, for variety. Then "
                                                 "keep the brush.")),
                   .ledger = 57,
                   .until = "draw"},
    };
    return steps;
}

std::span<const LessonStep> endSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Free,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "After a brush you must draw. Play on by yourself: low in "
                                                 "the deck lie the tips, and one of them completes your "
                                                 "tail.")),
                   .ledger = 24,
                   .until = "vote"},
        LessonStep{.kind = LessonKind::Tell,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "What counts: matches and chains, variety, 2 points for the "
                                                 "longest chain, 2 for the biggest match and 2 for whoever "
                                                 "finished first.")),
                   .ledger = 54},
        LessonStep{
            .kind = LessonKind::Do,
            .text = sentence(TALETOP_TEXT("foxtail", "At last everybody gives 1 point to the prettiest tail "
                                                     "of somebody else. Whose is it?")),
            .ledger = 62,
            .also = anyVote},
    };
    return steps;
}

} // namespace

contract::Lesson Words::lesson() {
    static const std::array chapters{
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "Draw and join")), joiningSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "Gains and losses")), gainSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "The brush")), brushSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "The tip and the points")), endSteps()},
    };
    return {.goal = sentence(
                TALETOP_TEXT("foxtail", "Grow a tail whose charms go together: the most points win.")),
            .minutes = 3,
            .chapters = chapters};
}

} // namespace taletop::foxtail
