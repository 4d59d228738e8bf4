// SPDX-License-Identifier: MIT
// What is said once of what happens here, when it happens first.
#include "core/games/tailstory/words/words.h"

#include <array>

namespace taletop::tailstory {

namespace {

constexpr contract::FirstWord said(const char* key, int ledger, const char* text) {
    return {key, {"tailstory", text}, ledger};
}

constexpr std::array firstOnes{
    said(
        "choose", 20,
        TALETOP_TEXT("tailstory",
                     "Your character decides which type of card brings you a bonus. It begins in Normal form "
                     "and may be altered later.")),
    said("action", 31,
         TALETOP_TEXT("tailstory",
                      "Your turn: play cards and take actions while your action points last. When your deck "
                      "runs out, you collect an achievement; four of them win.")),
    said("respond", 39,
         TALETOP_TEXT("tailstory",
                      "Somebody has done something that can be stopped. A Stopping card takes it away; its "
                      "player then draws a card as a bribe.")),
    said("stack", 49,
         TALETOP_TEXT("tailstory",
                      "Cards laid on cards are settled from the newest down: each Stopping card takes away "
                      "what it lies on.")),
    said("bonus", 93,
         TALETOP_TEXT("tailstory",
                      "A card of your own type brings a bonus: canines draw a card, felines take one from "
                      "another's discards (mess), rodents and friends discard the top card of their deck "
                      "(dig).")),
    said("bury", 62,
         TALETOP_TEXT("tailstory",
                      "To bury is to lay your own discards on the discard pile of the player you stole from: "
                      "they are theirs now.")),
    said("recycle", 65,
         TALETOP_TEXT("tailstory", "Recycling takes cards back from your discard pile into your hand.")),
    said("achieve", 105,
         TALETOP_TEXT("tailstory",
                      "Your deck ran out, and that is an achievement: choose a card of your hand to lay face "
                      "down. It is out of play for good.")),
    said("deckCheck", 104,
         TALETOP_TEXT("tailstory",
                      "The deck check: whoever has no deck left shuffles the discard pile into a new one and "
                      "collects an achievement.")),
    said("achievement", 115,
         TALETOP_TEXT("tailstory",
                      "The first achievement alters the character, the second alters everybody's, the third "
                      "leaves room for four cards in hand, the fourth wins.")),
    said("endDiscard", 120,
         TALETOP_TEXT("tailstory",
                      "At the end of your turn you may hold no more cards than your hand limit; choose what "
                      "goes.")),
};

} // namespace

std::span<const contract::FirstWord> Words::firstWords() { return firstOnes; }

} // namespace taletop::tailstory
