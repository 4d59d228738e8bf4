// SPDX-License-Identifier: MIT
// The words of refusals: what is wrong, and where it helps, what to do.
#include "core/games/tailstory/rules.h"

namespace taletop::tailstory {

namespace {

/// What the two numbers of a refusal are.
enum class Wording : std::uint8_t { Plain, Face, Seat, Numbers };

struct Words {
    Wording wording;
    const char* source;
};

constexpr Wording plain = Wording::Plain;
constexpr Wording face = Wording::Face;
constexpr Wording seat = Wording::Seat;
constexpr Wording numbers = Wording::Numbers;

/// By RefusalCode.
constexpr std::array<Words, refusalCodeCount> words{{
    // ---- at the wrong time
    {plain, TALETOP_TEXT("tailstory", "This seat takes no part in the game.")},
    {plain, TALETOP_TEXT("tailstory", "The game is over.")},
    {plain, TALETOP_TEXT("tailstory", "It is not your turn; you can only respond.")},
    {plain, TALETOP_TEXT("tailstory", "Another decision is open; it comes first.")},
    {plain, TALETOP_TEXT("tailstory", "It is not your turn to choose a character.")},
    {face, TALETOP_TEXT("tailstory", "%1 is taken.")},
    // ---- action points
    {numbers, TALETOP_TEXT("tailstory", "Too few action points: it costs %1, you have %2.")},
    {numbers, TALETOP_TEXT("tailstory", "It costs %1: who goes first has 1 action point in the first turn.")},
    {numbers, TALETOP_TEXT("tailstory", "It costs %1: you were hit and have 1 action point this turn.")},
    {numbers, TALETOP_TEXT("tailstory", "An Acting card costs %1 action points, you have %2.")},
    {plain, TALETOP_TEXT("tailstory", "You have no action point left.")},
    // ---- Event cards
    {face, TALETOP_TEXT("tailstory", "%1 is not in your hand.")},
    {plain,
     TALETOP_TEXT("tailstory", "Stopping cards are only responses: wait until somebody does something.")},
    {plain, TALETOP_TEXT("tailstory", "Aim it at one other player.")},
    {plain, TALETOP_TEXT("tailstory", "It is aimed at nobody.")},
    {plain, TALETOP_TEXT("tailstory", "No other player has a card in hand.")},
    {seat, TALETOP_TEXT("tailstory", "%1 has no card in hand.")},
    {plain, TALETOP_TEXT("tailstory", "You cannot steal from yourself.")},
    {plain, TALETOP_TEXT("tailstory", "Your discard pile has no Drawing, Stealing or Acting card.")},
    {plain, TALETOP_TEXT("tailstory", "Your character has another type than the card.")},
    {plain, TALETOP_TEXT("tailstory", "Your character is still in Normal form.")},
    // ---- responses
    {plain, TALETOP_TEXT("tailstory", "There is nothing to stop.")},
    {face, TALETOP_TEXT("tailstory", "%1 is no Stopping card.")},
    {plain, TALETOP_TEXT("tailstory", "You cannot stop your own action or card.")},
    {plain, TALETOP_TEXT("tailstory", "Acting cards cannot be stopped.")},
    {plain, TALETOP_TEXT("tailstory",
                         "The draw step, bonuses, the deck check and the end of a turn cannot be stopped.")},
    {plain, TALETOP_TEXT("tailstory", "Somebody has stopped this already; aim at the newest card.")},
    {plain, TALETOP_TEXT("tailstory", "It is being carried out; nobody can stop anything now.")},
    {seat, TALETOP_TEXT("tailstory", "%1 is asked first.")},
    {plain, TALETOP_TEXT("tailstory", "You have let it go already.")},
    {plain, TALETOP_TEXT("tailstory", "A sprint: no Stopping cards this turn.")},
    {plain, TALETOP_TEXT("tailstory", "You have no card in hand.")},
    {plain, TALETOP_TEXT("tailstory", "There is no such card or action to stop.")},
    // ---- actions B, C, D
    {plain, TALETOP_TEXT("tailstory", "Your deck and your hand are both empty.")},
    {plain,
     TALETOP_TEXT("tailstory", "Your character is still in Normal form: collect an achievement first.")},
    {plain, TALETOP_TEXT("tailstory", "The ability was used this turn; a stopped use counts.")},
    {plain, TALETOP_TEXT("tailstory", "The ability was used twice in this game; stopped uses count.")},
    {plain, TALETOP_TEXT("tailstory", "No other player has a card to lose.")},
    {seat, TALETOP_TEXT("tailstory", "%1 cannot be chosen: choose other players with a card in hand.")},
    {plain, TALETOP_TEXT("tailstory", "Choose one to three other players.")},
    {plain, TALETOP_TEXT("tailstory", "Your discard pile has no Drawing, Stealing or Recycling card.")},
    {plain, TALETOP_TEXT("tailstory", "Acting cards cannot be used like this.")},
    {plain, TALETOP_TEXT("tailstory", "Stopping cards cannot be used like this: there is nothing to stop.")},
    {face, TALETOP_TEXT("tailstory", "%1 is not in your discard pile.")},
    {plain, TALETOP_TEXT("tailstory", "Choose a card of your discard pile.")},
    {plain, TALETOP_TEXT("tailstory", "You dug no card this turn, or it has left your discard pile.")},
    {plain, TALETOP_TEXT("tailstory", "Choose one other player.")},
    {plain, TALETOP_TEXT("tailstory", "You have swapped this turn; a stopped swap counts.")},
    {plain, TALETOP_TEXT("tailstory", "Your discard pile is empty.")},
    {seat, TALETOP_TEXT("tailstory", "The discard pile of %1 is empty.")},
    {plain, TALETOP_TEXT("tailstory", "All other discard piles are empty.")},
    // ---- numbers and picks
    {numbers, TALETOP_TEXT("tailstory", "Draw %1 to %2 cards, and no more than your deck holds.")},
    {numbers,
     TALETOP_TEXT("tailstory", "An Acting card draws %1 to %2 cards, and no more than your deck holds.")},
    {numbers, TALETOP_TEXT("tailstory", "Draw %1 to %2 cards; then a hand card must go back.")},
    {numbers, TALETOP_TEXT("tailstory", "Steal %1 to %2 cards, and no more than the player holds.")},
    {numbers, TALETOP_TEXT("tailstory", "Draw %1 to %2 cards, and no more than your deck holds.")},
    {plain, TALETOP_TEXT("tailstory", "Only characters of the same type may join in.")},
    {plain, TALETOP_TEXT("tailstory", "Put none or one card of your deck on theirs.")},
    {face, TALETOP_TEXT("tailstory", "%1 is not in your discard pile.")},
    {face, TALETOP_TEXT("tailstory", "%1 is still in a play zone.")},
    {face, TALETOP_TEXT("tailstory", "%1 cannot be recycled: no Stopping and no Recycling cards.")},
    {face, TALETOP_TEXT("tailstory", "You did not dig %1 this turn.")},
    {face, TALETOP_TEXT("tailstory", "%1 is not in their discard pile.")},
    {face, TALETOP_TEXT("tailstory", "%1 is picked already.")},
    {plain, TALETOP_TEXT("tailstory", "Both sides give 1 or 2 cards: pick one first.")},
    {plain, TALETOP_TEXT("tailstory", "Recycle at least one card.")},
    {numbers, TALETOP_TEXT("tailstory", "Discard exactly down to your hand limit: %1 more.")},
    {face, TALETOP_TEXT("tailstory", "%1 is to be discarded already: pick another card.")},
    {plain, TALETOP_TEXT("tailstory", "A card of your hand must go back into your deck.")},
    {plain, TALETOP_TEXT("tailstory", "Discard a card first.")},
    {plain, TALETOP_TEXT("tailstory", "Your deck ran out: choose the achievement first.")},
    {plain, TALETOP_TEXT("tailstory", "Take one of the cards that you dug this turn.")},
    // ---- bonus
    {plain, TALETOP_TEXT("tailstory", "Bonuses belong to the bonus step, after an action.")},
    {plain, TALETOP_TEXT("tailstory", "Your bonus is over for this bonus step.")},
    {plain, TALETOP_TEXT("tailstory",
                         "You played no card of your type in this step; abilities and swaps do not count.")},
    {plain, TALETOP_TEXT("tailstory", "Your card of your type was stopped.")},
    {plain, TALETOP_TEXT("tailstory", "Your bonus is used up for this turn.")},
    {plain, TALETOP_TEXT("tailstory", "Your deck is empty.")},
    {plain, TALETOP_TEXT("tailstory", "The deck check has begun; bonuses come before it.")},
    {plain, TALETOP_TEXT("tailstory", "Choose the card to take from another player's discard pile.")},
    {face, TALETOP_TEXT("tailstory", "%1 is not in another player's discard pile.")},
    {plain, TALETOP_TEXT("tailstory", "No other discard pile had a card for your bonus.")},
    // ---- deck check and end of turn
    {plain, TALETOP_TEXT("tailstory", "Your deck is not empty: no achievement yet.")},
    {plain, TALETOP_TEXT("tailstory", "The deck check comes after an action, or when you end the turn.")},
    {plain, TALETOP_TEXT("tailstory", "The turn cannot end while something is going on.")},
}};

} // namespace

kit::Text Rules::refusalText(const kit::Refusal& refusal) {
    const Words& chosen = words[refusal.code];
    kit::Text text{"tailstory", chosen.source};
    switch (chosen.wording) {
    case Wording::Plain:
        break;
    case Wording::Face: {
        const bool known = refusal.arguments[0] > 0 && refusal.arguments[0] < faceCount;
        text.word(known ? nameOf(refusal.arguments[0]) : TALETOP_TEXT("tailstory", "This card"));
        break;
    }
    case Wording::Seat:
        text.seat(static_cast<kit::Seat>(refusal.arguments[0]));
        break;
    case Wording::Numbers:
        text.number(refusal.arguments[0]).number(refusal.arguments[1]);
        break;
    }
    return text;
}

} // namespace taletop::tailstory
