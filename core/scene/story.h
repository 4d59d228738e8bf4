// SPDX-License-Identifier: MIT
// What happened by itself, told moment by moment: made by a game from the facts of one entry, so
// that a table may stop at each moment, and every number can be taken apart.
#pragma once

#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <cstddef>
#include <vector>

namespace taletop::scene {

/// One number of a sum.
struct SumPart {
    kit::Text text; ///< where it comes from: "Knight", "every Kingdom"
    int amount = 0;
    int face = 0; ///< the card that it comes from; 0: from none

    friend bool operator==(const SumPart&, const SumPart&) = default;
};

/// A number with what it is made of: the parts add up to the total.
struct Sum {
    kit::Seat seat = kit::spectator; ///< whose number
    const char* what = "";           ///< which kind of number, for its picture: "strength", "gold"
    kit::Text label;
    int total = 0;
    std::vector<SumPart> parts;

    friend bool operator==(const Sum& a, const Sum& b) {
        return a.seat == b.seat && kit::sameWords(a.what, b.what) && a.label == b.label &&
               a.total == b.total && a.parts == b.parts;
    }
};

/// A moment at which the story may stop.
struct Beat {
    std::size_t facts = 0;          ///< how many facts of the entry have come true when it is told
    const char* chapter = "";       ///< what part of the game it belongs to, for its picture: "wars"
    kit::Text title;                ///< the chapter's name
    kit::Text text;                 ///< the caption, one sentence
    std::vector<kit::Seat> seats;   ///< whom it is about; two: between these
    std::vector<kit::Seat> winners; ///< who comes off best, if it is a contest
    std::vector<Sum> sums;

    friend bool operator==(const Beat& a, const Beat& b) {
        return a.facts == b.facts && kit::sameWords(a.chapter, b.chapter) && a.title == b.title &&
               a.text == b.text && a.seats == b.seats && a.winners == b.winners && a.sums == b.sums;
    }
};

} // namespace taletop::scene
