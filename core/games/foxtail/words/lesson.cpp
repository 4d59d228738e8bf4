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
                   .text = sentence(TALETOP_TEXT(
                       "foxtail", "Everybody grows a tail for a fox, all at once. Press the deck "
                                  "for your first bit.")),
                   .ledger = 15},
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(
                       TALETOP_TEXT("foxtail", "Each corner has a charm, 1 to 3 pictures. Draw again.")),
                   .ledger = 6},
        LessonStep{.kind = LessonKind::Tell,
                   .text = sentence(TALETOP_TEXT(
                       "foxtail", "It lies over or under the last bit, tops or bottoms together. "
                                  "Each way joins other charms: 3 and 1, 2 and 2, 1 and 2, or 3 "
                                  "and 2.")),
                   .ledger = 29,
                   .look = "card/drawn/0/0"},
        LessonStep{
            .kind = LessonKind::Do,
            .text =
                sentence(TALETOP_TEXT("foxtail", "Join it under, tops together: 2 meets 2. Equal numbers are "
                                                 "a match, a point for each charm.")),
            .ledger = 48,
            .otherwise = sentence(TALETOP_TEXT("foxtail", "All four ways are allowed, and you will use them "
                                                          "soon. First try under, tops together.")),
            .praise = sentence(TALETOP_TEXT("foxtail", "A match of 2: 2 points!"))},
    };
    return steps;
}

std::span<const LessonStep> gainSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail", "Draw a third bit.")),
                   .ledger = 16,
                   .otherwise = sentence(TALETOP_TEXT("foxtail", "The brush comes soon: first draw."))},
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(
                       TALETOP_TEXT("foxtail", "Lose something, to see it: lay this bit over, tops together, "
                                               "where it hides the middle 2.")),
                   .ledger = 35,
                   .otherwise =
                       sentence(TALETOP_TEXT("foxtail", "You will join it well in a moment: first lay it "
                                                        "over, tops together.")),
                   .tries = "link over-top"},
        LessonStep{.kind = LessonKind::Back,
                   .text = sentence(
                       TALETOP_TEXT("foxtail", "The hidden 2 counts no more: two joins and their points are "
                                               "gone. Take that bit back.")),
                   .ledger = 35,
                   .look = "pad/4 button/undo",
                   .otherwise =
                       sentence(TALETOP_TEXT("foxtail", "Do not keep that loss: first take the bit back."))},
        LessonStep{.kind = LessonKind::Do,
                   .text =
                       sentence(TALETOP_TEXT("foxtail", "Now join it under, tops together: the row grows to "
                                                        "2-2-2.")),
                   .ledger = 48,
                   .also = anyUseful,
                   .otherwise =
                       sentence(TALETOP_TEXT("foxtail", "You have seen what that costs: join the bit without "
                                                        "losing a join.")),
                   .praise = sentence(TALETOP_TEXT("foxtail", "Nothing lost, something gained."))},
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail", "Draw once more.")),
                   .ledger = 16,
                   .otherwise =
                       sentence(TALETOP_TEXT("foxtail", "You will brush in your next turn: first draw one "
                                                        "more bit."))},
        LessonStep{.kind = LessonKind::Choose,
                   .text = sentence(TALETOP_TEXT(
                       "foxtail", "Now you choose: numbers one apart, like 3 and 2, are a chain; "
                                  "3 and 1 are nothing.")),
                   .ledger = 51,
                   .look = "card/drawn/0/0"},
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
                                                 "Choose anew how each bit joins, then keep the brush. "
                                                 "Each kind of charm matched or chained is 1 point more.")),
                   .ledger = 57,
                   .look = "pad/1",
                   .until = "draw"},
    };
    return steps;
}

std::span<const LessonStep> endSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Free,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "After a brush you must draw. Play on: low in the deck lie "
                                                 "tips, and one completes your tail.")),
                   .ledger = 24,
                   .look = "zone/deck/-1",
                   .until = "vote"},
        LessonStep{.kind = LessonKind::Do,
                   .text = sentence(TALETOP_TEXT("foxtail",
                                                 "Everybody gives 1 point to the prettiest tail of somebody "
                                                 "else. Whose is it?")),
                   .ledger = 62,
                   .also = anyVote},
    };
    return steps;
}

// Line by line, as the sheet has them; each lights the charms that it counts.
std::span<const LessonStep> sheetSteps() {
    static const std::array steps{
        LessonStep{.kind = LessonKind::Tell,
                   .text = sentence(TALETOP_TEXT("foxtail", "Every charm in a match or a chain is a point.")),
                   .ledger = 55,
                   .look = "sheet/match sheet/chain"},
        LessonStep{
            .kind = LessonKind::Tell,
            .text = sentence(TALETOP_TEXT("foxtail", "Variety: a point for each kind of charm among them.")),
            .ledger = 57,
            .look = "sheet/variety"},
        LessonStep{
            .kind = LessonKind::Tell,
            .text = sentence(TALETOP_TEXT("foxtail", "The longest chain and the biggest match bring 2 points "
                                                     "each.")),
            .ledger = 58,
            .look = "sheet/longestChain sheet/biggestMatch"},
        LessonStep{
            .kind = LessonKind::Tell,
            .text = sentence(TALETOP_TEXT("foxtail", "So does finishing first; a vote is a point. The most "
                                                     "points win.")),
            .ledger = 61,
            .look = "sheet/first sheet/prettiest"},
    };
    return steps;
}

} // namespace

contract::Lesson Words::lesson() {
    static const std::array chapters{
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "Draw and join")), joiningSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "Gains and losses")), gainSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "The brush")), brushSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "The tip and the vote")), endSteps()},
        contract::LessonChapter{sentence(TALETOP_TEXT("foxtail", "The sheet, line by line")), sheetSteps()},
    };
    return {.goal = sentence(
                TALETOP_TEXT("foxtail", "Grow a tail whose charms go together: the most points win.")),
            .minutes = 3,
            .chapters = chapters};
}

} // namespace taletop::foxtail
