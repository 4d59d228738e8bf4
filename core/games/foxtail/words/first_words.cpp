// SPDX-License-Identifier: MIT
// What is said once of what happens here, when it happens first.
#include "core/games/foxtail/words/words.h"

#include <array>

namespace taletop::foxtail {

namespace {

constexpr contract::FirstWord said(const char* key, int ledger, const char* text) {
    return {key, {"foxtail", text}, ledger};
}

constexpr std::array firstOnes{
    said("draw", 16,
         TALETOP_TEXT("foxtail",
                      "Each turn you do one thing: take the top card for your tail, or brush it. Everybody "
                      "chooses in secret, and all choices are shown together.")),
    said("place", 28,
         TALETOP_TEXT(
             "foxtail",
             "Two bits can be joined in four ways. Each hides one charm and lets two of one kind meet: "
             "equal numbers are a match, numbers one apart a chain.")),
    said(
        "brush", 40,
        TALETOP_TEXT("foxtail",
                     "Brushing spends your turn on joining the bits anew, one after the other. Next turn you "
                     "must draw.")),
    said(
        "vote", 62,
        TALETOP_TEXT("foxtail",
                     "Every tail is complete. One point of yours goes to the tail of another player that you "
                     "find the prettiest.")),
};

} // namespace

std::span<const contract::FirstWord> Words::firstWords() { return firstOnes; }

} // namespace taletop::foxtail
