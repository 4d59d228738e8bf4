// SPDX-License-Identifier: MIT
// The score sheet: lines in the rulebook's order, each with the cards that earned it.
#pragma once

#include "core/kit/card.h"
#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <vector>

namespace taletop::contract {

/// A place on a card that earned points: a card in a zone and, if it matters, one of its spots (Foxtail:
/// corner 0 top-left, 1 top-right, 2 bottom-left, 3 bottom-right).
struct CardSpot {
    kit::Zone zone = 0;
    int index = 0;
    int spot = -1; ///< -1 for the whole card

    friend bool operator==(const CardSpot&, const CardSpot&) = default;
};

/// Something that earned points for one seat.
struct Earned {
    kit::Seat seat = 0;
    kit::Text what;
    int points = 0;
    std::vector<CardSpot> cards;

    friend bool operator==(const Earned&, const Earned&) = default;
};

/// One line of the score sheet.
struct ScoreLine {
    const char* key = ""; ///< key as in result files
    kit::Text label;
    std::vector<int> points; ///< points by seat
    std::vector<Earned> earned;

    friend bool operator==(const ScoreLine& a, const ScoreLine& b) {
        return kit::sameWords(a.key, b.key) && a.label == b.label && a.points == b.points &&
               a.earned == b.earned;
    }
};

/// The current score sheet; final once the game is over.
struct Result {
    std::vector<ScoreLine> lines;
    std::vector<int> totals;        ///< totals by seat
    std::vector<kit::Seat> winners; ///< after the game; includes every tied seat
    bool undecided = false;         ///< over without a winner: an option ended the game early

    friend bool operator==(const Result&, const Result&) = default;
};

} // namespace taletop::contract
