// SPDX-License-Identifier: MIT
// The sentence of each refusal.
#include "core/games/storyline/refusals.h"
#include "core/games/storyline/rules.h"

namespace taletop::storyline {

namespace {

/// By Reason.
constexpr std::array<const char*, reasonCount> sources{
    TALETOP_TEXT("storyline", "There is no such seat in this game."),
    TALETOP_TEXT("storyline", "The End has been read, the tale is told."),
    TALETOP_TEXT("storyline", "No cards are played at this moment."),
    TALETOP_TEXT("storyline", "Nothing is to be chosen at this moment."),
    TALETOP_TEXT("storyline", "You are the Narrator: you neither draw nor play in this round."),
    TALETOP_TEXT("storyline", "You have played. A played card cannot be taken back."),
    TALETOP_TEXT("storyline", "You hold no card of this category and are passed over."),
    TALETOP_TEXT("storyline", "Only the Narrator chooses."),
    TALETOP_TEXT("storyline", "Not everybody has played yet."),
    TALETOP_TEXT("storyline", "You must play a card."),
    TALETOP_TEXT("storyline", "That is more than this page asks for."),
    TALETOP_TEXT("storyline", "%1 is not in your hand."),
    TALETOP_TEXT("storyline", "This page asks for another category: %2. %1 belongs to %3."),
    TALETOP_TEXT("storyline", "Play one card of each category, in this order: %1, then %2."),
    TALETOP_TEXT("storyline", "You must choose one of the cards."),
    TALETOP_TEXT("storyline", "Choose exactly one card of each pile."),
    TALETOP_TEXT("storyline", "%1 is not among the cards to choose from."),
    TALETOP_TEXT("storyline", "%1 is not in this pile: %2."),
    TALETOP_TEXT("storyline", "%1 cannot be named: only characters, places and objects can."),
    TALETOP_TEXT("storyline", "The name has %1 characters; at most %2 are possible."),
    TALETOP_TEXT("storyline", "The detail has %1 characters; at most %2 are possible."),
    TALETOP_TEXT("storyline", "The text holds characters that cannot be printed."),
    TALETOP_TEXT("storyline", "Only the Narrator's choice may carry a name or a detail."),
    TALETOP_TEXT("storyline", "Tokens stay closed until the last page."),
    TALETOP_TEXT("storyline", "In the family variant tokens stay closed and have no effect."),
    TALETOP_TEXT("storyline", "It is not your turn to resolve a token."),
    TALETOP_TEXT("storyline", "%1 has no effect to resolve."),
    TALETOP_TEXT("storyline", "The Rose has no effect now; it decides a tie."),
    TALETOP_TEXT("storyline", "You do not have this token: %1."),
    TALETOP_TEXT("storyline", "This token has been resolved: %1."),
    TALETOP_TEXT("storyline", "Lay the Grave on one of your numbers first."),
    TALETOP_TEXT("storyline", "Numbers count by themselves: nothing is to be laid on them now."),
    TALETOP_TEXT("storyline", "The Grave covers a token of your own."),
    TALETOP_TEXT("storyline", "%1 shows no number."),
    TALETOP_TEXT("storyline", "The Grave must cover one of your numbers."),
};

const char* titleOfFace(int face) { return titles()[static_cast<std::size_t>(face)]; }
const char* titleOfCategory(int category) { return titleOf(static_cast<Category>(category)); }

} // namespace

kit::Text Rules::refusalText(const kit::Refusal& refusal) {
    kit::Text sentence = text(sources[refusal.code]);
    const auto [first, second] = refusal.arguments;
    switch (static_cast<Reason>(refusal.code)) {
    case Reason::WrongCategory:
        return sentence.word(titleOfFace(first))
            .word(titleOfCategory(second))
            .word(titleOf(categoryOf(first)));
    case Reason::NotInThatPile:
        return sentence.word(titleOfFace(first)).word(titleOfCategory(second));
    case Reason::OneOfEach:
        return sentence.word(titleOfCategory(first)).word(titleOfCategory(second));
    case Reason::NotInHand:
    case Reason::NotInPile:
    case Reason::NoName:
    case Reason::NoEffect:
    case Reason::NotYourToken:
    case Reason::AlreadyResolved:
    case Reason::ShowsNoNumber:
        return sentence.word(titleOfFace(first));
    case Reason::NameTooLong:
    case Reason::DetailTooLong:
        return sentence.number(first).number(second);
    default:
        return sentence;
    }
}

} // namespace taletop::storyline
