// SPDX-License-Identifier: MIT
// The steps of the first game; its line is resources/games/papertales/lessons/first.taletop.
#include "core/games/papertales/words/words.h"

#include <array>

namespace taletop::papertales {

namespace {

using contract::LessonKind;
using contract::LessonStep;

constexpr kit::Text said(const char* source) { return {"papertales", source}; }

// In whichever order, and Back 1 is as good as Back 2.
constexpr std::array bothInFront{"deploy Dragon F2", "deploy Knight F1"};
constexpr std::array workAndFight{"deploy Peddler B1", "deploy Peddler B2", "deploy Veteran F2"};

std::span<const LessonStep> draftSteps() {
    static constexpr std::array steps{
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT("papertales",
                                             "Everybody keeps 1 card and passes the rest on. Keep Knight: a "
                                             "strength of 4 for 1 of your 3 Gold.")),
                   .ledger = 30,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "That card has its uses, and you will draft freely next "
                                                  "turn. First keep Knight."))},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT(
                       "papertales", "Packs go left and get shorter. Keep Dragon for strength, Peddler "
                                     "for wood and Gold, and Veteran, which costs nothing.")),
                   .ledger = 31,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "You will draft freely next turn. Now keep Dragon, then "
                                                  "Peddler, then Veteran, each out of a pack of its own.")),
                   .praise = said(TALETOP_TEXT("papertales", "The fifth card comes by itself.")),
                   .moves = 3},
    };
    return steps;
}

std::span<const LessonStep> planSteps() {
    static constexpr std::array steps{
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT("papertales",
                                             "Units in the Front fight. Lay Knight on Front 1 and Dragon on "
                                             "Front 2.")),
                   .ledger = 52,
                   .also = bothInFront,
                   .otherwise = said(TALETOP_TEXT(
                       "papertales", "You plan freely next turn. First lay Knight on Front 1, then "
                                     "Dragon on Front 2.")),
                   .moves = 2},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT(
                       "papertales", "Try to commit: they cost 4, so you are 1 Gold short. Take Dragon "
                                     "back into your hand.")),
                   .ledger = 46,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "As long as Dragon stands there, the plan costs too much. "
                                                  "First take Dragon back."))},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT(
                       "papertales", "You may keep 1 card that you do not place. Keep Dragon: it has no "
                                     "strength without a crystal.")),
                   .ledger = 42,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "There is time for that. First keep Dragon for the next "
                                                  "turn."))},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT(
                       "papertales",
                       "Lay Veteran on Front 2, then Peddler on Back 1: it will work there, not fight.")),
                   .ledger = 21,
                   .also = workAndFight,
                   .otherwise = said(TALETOP_TEXT(
                       "papertales", "Other plans are possible. In this one Veteran goes to Front 2 "
                                     "first, then Peddler to Back 1.")),
                   .moves = 2},
        LessonStep{
            .kind = LessonKind::Tell,
            .text = said(TALETOP_TEXT("papertales", "Read the forecast beside your Kingdom: strength 7, 1 "
                                                    "Gold left, an income of 3, and Veteran dies in aging.")),
            .ledger = 38,
            .look = "pad/0"},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT(
                       "papertales", "Commit it: when everybody has, all plans are revealed together.")),
                   .ledger = 39,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "You could still change the plan, but this one is good: "
                                                  "commit it."))},
    };
    return steps;
}

std::span<const LessonStep> warSteps() {
    static constexpr std::array steps{
        LessonStep{
            .kind = LessonKind::Tell,
            .text = said(TALETOP_TEXT(
                "papertales", "Your strength meets each neighbour's: 7 beats 5 on your left, for 3 Legend "
                              "Points. Losing to 8 on your right costs nothing; at a tie both win.")),
            .ledger = 55,
            .look = "seat/1 seat/2"},
        LessonStep{.kind = LessonKind::Tell,
                   .text = said(TALETOP_TEXT(
                       "papertales", "Every Kingdom has an income of 2 Gold; Peddler adds 1. What you "
                                     "do not spend stays yours.")),
                   .ledger = 61,
                   .look = "seat/0"},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT("papertales",
                                             "Once a turn you may build. Build Mine at level 1: it takes 1 "
                                             "wood, which Peddler produces and which is not used up.")),
                   .ledger = 66,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "You may, but Dragon waits for a crystal: this turn build "
                                                  "Mine at level 1.")),
                   .praise = said(TALETOP_TEXT("papertales", "Now your Kingdom makes a crystal."))},
    };
    return steps;
}

std::span<const LessonStep> agingSteps() {
    static constexpr std::array steps{
        LessonStep{
            .kind = LessonKind::Tell,
            .text = said(TALETOP_TEXT(
                "papertales", "Then came aging: Veteran had brought an Age token, the hourglass, and died "
                              "of it. All other Units have got one now.")),
            .ledger = 73,
            .look = "card/F1/0/0"},
        LessonStep{.kind = LessonKind::Free,
                   .text = said(TALETOP_TEXT("papertales",
                                             "A new turn: choose for yourself. This time packs go right, and "
                                             "Dragon joins your hand afterwards.")),
                   .ledger = 34,
                   .look = "zone/pack/0",
                   .until = "plan"},
        LessonStep{.kind = LessonKind::Tell,
                   .text = said(TALETOP_TEXT("papertales", "Knight and Peddler will die this turn. Until "
                                                           "then they serve you without being paid again.")),
                   .ledger = 74,
                   .look = "card/F1/0/0"},
        LessonStep{.kind = LessonKind::Do,
                   .text = said(TALETOP_TEXT(
                       "papertales", "With a crystal Dragon has a strength of 7. Lay it on Front 2.")),
                   .ledger = 88,
                   .otherwise = said(TALETOP_TEXT("papertales",
                                                  "In a moment you plan alone. First lay Dragon on Front 2, "
                                                  "while you have the 3 Gold for it."))},
        LessonStep{.kind = LessonKind::Free,
                   .text = said(TALETOP_TEXT(
                       "papertales", "The rest is up to you: place, move or discard Units, keep a card, "
                                     "and commit.")),
                   .ledger = 41,
                   .look = "button/commit",
                   .until = "construct"},
        LessonStep{.kind = LessonKind::Choose,
                   .text = said(TALETOP_TEXT(
                       "papertales", "Build something more, or nothing. The land of a new Building now costs "
                                     "2 Gold; an upgrade needs no land.")),
                   .ledger = 65,
                   .look = "zone/buildings/0"},
        LessonStep{.kind = LessonKind::Tell,
                   .text = said(TALETOP_TEXT(
                       "papertales", "So it goes for four turns. Then each Building brings 1 Legend Point, "
                                     "or 3 at level 2, and the highest score wins.")),
                   .ledger = 120,
                   .look = "card/buildings/0/2"},
    };
    return steps;
}

} // namespace

contract::Lesson Words::lesson() {
    static const std::array chapters{
        contract::LessonChapter{said(TALETOP_TEXT("papertales", "Keep one, pass the rest")), draftSteps()},
        contract::LessonChapter{said(TALETOP_TEXT("papertales", "Plan and pay")), planSteps()},
        contract::LessonChapter{said(TALETOP_TEXT("papertales", "War, income, a Building")), warSteps()},
        contract::LessonChapter{said(TALETOP_TEXT("papertales", "Time passes")), agingSteps()},
    };
    return {.goal = said(TALETOP_TEXT(
                "papertales", "For four turns you rule a Kingdom that time takes away: the most Legend "
                              "Points win.")),
            .minutes = 6,
            .chapters = chapters};
}

} // namespace taletop::papertales
