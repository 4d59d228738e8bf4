// SPDX-License-Identifier: MIT
// The why-not catalogue of StoryLine: the ledger entry and the sentence for each reason.
#pragma once

#include "core/games/storyline/rules/refusal_codes.h"
#include "core/kit/at.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::storyline {

/// The meaning of a refusal's two numbers.
enum class Wording : std::uint8_t {
    Plain,
    Face,
    FaceAndCategory,
    Categories,
    WrongCategory, ///< a face and the category needed; the sentence also names the face's own category
    Numbers,
};

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    Wording wording;
    const char* source;
};

inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    // ---- at the wrong time, by the wrong seat
    {RefusalCode::NoSuchSeat, 1, Wording::Plain,
     TALETOP_TEXT("storyline", "There’s no such seat in this game.")},
    {RefusalCode::GameOver, 53, Wording::Plain,
     TALETOP_TEXT("storyline", "The End has been read. The tale is told.")},
    {RefusalCode::NotPlayingStep, 19, Wording::Plain,
     TALETOP_TEXT("storyline", "You can’t give cards right now.")},
    {RefusalCode::NotChoosingStep, 19, Wording::Plain,
     TALETOP_TEXT("storyline", "There’s nothing to choose right now.")},
    {RefusalCode::NarratorPlaysNot, 23, Wording::Plain,
     TALETOP_TEXT("storyline", "You’re the Narrator, so you don’t draw or give a card this round.")},
    {RefusalCode::AlreadyPlayed, 26, Wording::Plain,
     TALETOP_TEXT("storyline", "You’ve already given a card. Wait for the others.")},
    {RefusalCode::PassedOver, 24, Wording::Plain,
     TALETOP_TEXT("storyline", "You have no card of this category, so you’re skipped.")},
    {RefusalCode::OnlyTheNarrator, 30, Wording::Plain,
     TALETOP_TEXT("storyline", "Only the Narrator chooses.")},
    {RefusalCode::NotAllHavePlayed, 27, Wording::Plain,
     TALETOP_TEXT("storyline", "Not everyone has given a card yet.")},
    // ---- the cards
    {RefusalCode::MustPlay, 25, Wording::Plain, TALETOP_TEXT("storyline", "You must give a card.")},
    {RefusalCode::TooManyCards, 25, Wording::Plain,
     TALETOP_TEXT("storyline", "That’s more than this page asks for.")},
    {RefusalCode::NotInHand, 25, Wording::Face, TALETOP_TEXT("storyline", "%1 isn’t in your hand.")},
    {RefusalCode::WrongCategory, 21, Wording::WrongCategory,
     TALETOP_TEXT("storyline", "This page asks for a different category: %2. %1 belongs to %3.")},
    {RefusalCode::OneOfEach, 41, Wording::Categories,
     TALETOP_TEXT("storyline", "Give one card of each category, in this order: %1, then %2.")},
    {RefusalCode::MustChoose, 30, Wording::Plain,
     TALETOP_TEXT("storyline", "You must choose one of the cards.")},
    {RefusalCode::OneOfEachPile, 43, Wording::Plain,
     TALETOP_TEXT("storyline", "Choose exactly one card from each pile.")},
    {RefusalCode::NotInPile, 30, Wording::Face,
     TALETOP_TEXT("storyline", "%1 isn’t one of the cards to choose from.")},
    {RefusalCode::NotInThatPile, 42, Wording::FaceAndCategory,
     TALETOP_TEXT("storyline", "%1 isn’t in this pile: %2.")},
    // ---- the words that go with a choice
    {RefusalCode::NoName, 45, Wording::Face,
     TALETOP_TEXT("storyline", "You can’t name %1. Only characters, places and objects can have names.")},
    {RefusalCode::NameTooLong, 46, Wording::Numbers,
     TALETOP_TEXT("storyline", "The name has %1 characters, but the limit is %2.")},
    {RefusalCode::DetailTooLong, 46, Wording::Numbers,
     TALETOP_TEXT("storyline", "The detail has %1 characters, but the limit is %2.")},
    {RefusalCode::BadCharacters, 46, Wording::Plain,
     TALETOP_TEXT("storyline", "The text contains characters that can’t be printed.")},
    {RefusalCode::NothingToAddTo, 45, Wording::Plain,
     TALETOP_TEXT("storyline", "Only the Narrator’s choice can have a name or a detail.")},
    // ---- the end
    {RefusalCode::TokensClosed, 33, Wording::Plain,
     TALETOP_TEXT("storyline", "Tokens stay face down until the last page.")},
    {RefusalCode::FamilyVariant, 75, Wording::Plain,
     TALETOP_TEXT("storyline", "In the family variant, tokens stay face down and have no effect.")},
    {RefusalCode::NotResolving, 58, Wording::Plain,
     TALETOP_TEXT("storyline", "It’s not your turn to resolve a token.")},
    {RefusalCode::NoEffect, 59, Wording::Face, TALETOP_TEXT("storyline", "%1 has no effect to resolve.")},
    {RefusalCode::RoseWaits, 67, Wording::Plain,
     TALETOP_TEXT("storyline", "The Rose has no effect now. It settles a tie.")},
    {RefusalCode::NotYourToken, 59, Wording::Face,
     TALETOP_TEXT("storyline", "You don’t have this token: %1.")},
    {RefusalCode::AlreadyResolved, 59, Wording::Face,
     TALETOP_TEXT("storyline", "You’ve already resolved this token: %1.")},
    {RefusalCode::GraveFirst, 61, Wording::Plain,
     TALETOP_TEXT("storyline", "Lay the Grave on one of your numbers first.")},
    {RefusalCode::NotTheGrave, 60, Wording::Plain,
     TALETOP_TEXT("storyline", "Numbers score on their own. You have nothing to lay on them now.")},
    {RefusalCode::NotYours, 60, Wording::Plain,
     TALETOP_TEXT("storyline", "The Grave covers one of your own tokens.")},
    {RefusalCode::ShowsNoNumber, 61, Wording::Face, TALETOP_TEXT("storyline", "%1 doesn’t show a number.")},
    {RefusalCode::CoverSomething, 61, Wording::Plain,
     TALETOP_TEXT("storyline", "The Grave must cover one of your numbers.")},
});

/// The ledger entry that a code rests on: 46 for SL-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) { return kit::at(refusals, code).ledger; }

/// Makes a refusal with the ledger entry of its code.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, code, first, second);
}

} // namespace taletop::storyline
