// SPDX-License-Identifier: MIT
// Hints about where to look before a choice.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/rules/turn.h"
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

namespace {

kit::Text nudgeText(const char* source) { return {"tailstory", source}; }

kit::Text onTheTurn(const State& view, kit::Seat seat) {
    constexpr int nearTheEnd = 4; // a turn can easily draw this many cards
    const int deck = sizeOf(view, ZoneKind::Deck, seat);
    if (deck == 0)
        return nudgeText(TALETOP_TEXT(
            "tailstory", "Look at your deck. It’s empty, so whatever you do leads to the deck check."));
    if (view.number(Number::Collected, seat) != 0)
        return nudgeText(TALETOP_TEXT("tailstory", "Look at your deck. You already have this turn’s "
                                                   "achievement, so running out now would be wasted."));
    if (deck <= nearTheEnd)
        return nudgeText(
            TALETOP_TEXT("tailstory", "Look at your deck. Can you draw the last of it this turn?"));
    if (view.number(Number::Points) == 0)
        return nudgeText(TALETOP_TEXT("tailstory", "Look at what’s free. Your action points are spent."));
    return nudgeText(TALETOP_TEXT(
        "tailstory",
        "Check how many cards are left in your deck, and which cards match your character’s type."));
}

/// The hint for a step that asks for cards, or "" for other steps.
const char* aboutCards(Step step) {
    switch (step) {
    case Step::Recycle:
    case Step::KeepDug:
    case Step::SwapTheirs:
        return TALETOP_TEXT("tailstory", "Look at your type. Which of these cards would help you most?");
    case Step::Bury:
        return TALETOP_TEXT("tailstory", "Look at your discards. Which would you rather not draw again?");
    case Step::Achieve:
        return TALETOP_TEXT("tailstory", "Look at your hand. The card you place is out of play for good.");
    case Step::Discard:
    case Step::PutBack:
    case Step::Emergency:
    case Step::SwapOwn:
    case Step::EndDiscard:
        return TALETOP_TEXT("tailstory", "Look at what helps you least, and what matches your type.");
    default:
        return "";
    }
}

} // namespace

kit::Text Words::nudge(const State& view, kit::Seat seat) {
    switch (view.step()) {
    case Step::Characters:
        return nudgeText(
            TALETOP_TEXT("tailstory", "Look at the bonuses. Which one would you use again and again?"));
    case Step::Play:
        return onTheTurn(view, seat);
    case Step::Window:
        return nudgeText(TALETOP_TEXT("tailstory", "Look at who it’s aimed at, how close its player is to an "
                                                   "achievement, and what stopping it would cost."));
    case Step::StealNumber:
        return nudgeText(TALETOP_TEXT("tailstory", "Look at your hand. Is there room for more?"));
    case Step::Bonus:
    case Step::MessDeck:
        return nudgeText(TALETOP_TEXT("tailstory", "Look at the decks. Whose would run out?"));
    default:
        if (const char* about = aboutCards(view.step()); *about != '\0')
            return nudgeText(about);
        return nudgeText(TALETOP_TEXT("tailstory", "Look at your deck. Should it run out now, or later?"));
    }
}

} // namespace taletop::tailstory
