// SPDX-License-Identifier: MIT
// What is said once of what happens here, when it happens first.
#include "core/games/storyline/words/words.h"

#include <array>

namespace taletop::storyline {

namespace {

constexpr contract::FirstWord said(const char* key, int ledger, const char* text) {
    return {key, {"storyline", text}, ledger};
}

constexpr std::array firstOnes{
    said("play", 25,
         TALETOP_TEXT("storyline",
                      "You are a giver: give one card that carries the page on. Nobody but you knows that it "
                      "is yours.")),
    said(
        "choose", 30,
        TALETOP_TEXT("storyline",
                     "You are the Narrator: read the page with each card and choose the one that carries the "
                     "tale on. Its giver gains a token.")),
    said("page", 20,
         TALETOP_TEXT("storyline", "A page of the tale is told. The next player narrates the next page.")),
    said("effect", 59,
         TALETOP_TEXT("storyline",
                      "Tokens with a picture do something at the end. Yours must all be used, in an order "
                      "that you choose.")),
    said("cover", 60,
         TALETOP_TEXT("storyline",
                      "The Grave covers one of your own numbers, which is worth nothing from then on.")),
    said("end", 56,
         TALETOP_TEXT("storyline",
                      "The End: everybody turns up the tokens that the cards they gave have earned.")),
};

} // namespace

std::span<const contract::FirstWord> Words::firstWords() { return firstOnes; }

} // namespace taletop::storyline
