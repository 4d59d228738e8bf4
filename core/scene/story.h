// SPDX-License-Identifier: MIT
// The story of an entry, moment by moment. A game makes it from the entry's facts, so that a table can stop
// at each moment and break down every number.
#pragma once

#include "core/kit/seat.h"
#include "core/kit/text.h"

#include <cstddef>
#include <vector>

namespace taletop::scene {

/// One number of a sum.
struct SumPart {
    kit::Text text; ///< source of the number: "Knight", "every Kingdom"
    int amount = 0;
    int face = 0; ///< the card that it comes from; 0: none

    friend bool operator==(const SumPart&, const SumPart&) = default;
};

/// A number and its parts, which add up to the total.
struct Sum {
    kit::Seat seat = kit::spectator; ///< the owner of the number
    const char* what = "";           ///< the kind of number, for its picture: "strength", "gold"
    kit::Text label;
    int total = 0;
    std::vector<SumPart> parts;

    friend bool operator==(const Sum& a, const Sum& b) {
        return a.seat == b.seat && kit::sameWords(a.what, b.what) && a.label == b.label &&
               a.total == b.total && a.parts == b.parts;
    }
};

/// A moment at which the story can stop.
struct Beat {
    std::size_t facts = 0;          ///< number of the entry's facts that have been applied at this moment
    const char* chapter = "";       ///< the part of the game it belongs to, for its picture: "wars"
    kit::Text title;                ///< the chapter's name
    kit::Text text;                 ///< the caption, one sentence
    std::vector<kit::Seat> seats;   ///< the seats that it is about; two for something between them
    std::vector<kit::Seat> winners; ///< the winners, if it is a contest
    std::vector<Sum> sums;

    friend bool operator==(const Beat& a, const Beat& b) {
        return a.facts == b.facts && kit::sameWords(a.chapter, b.chapter) && a.title == b.title &&
               a.text == b.text && a.seats == b.seats && a.winners == b.winners && a.sums == b.sums;
    }
};

} // namespace taletop::scene
