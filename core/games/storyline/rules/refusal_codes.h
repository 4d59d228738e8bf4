// SPDX-License-Identifier: MIT
// The reasons for refusing a move of StoryLine: one code for each reason in the ledger's why-not catalogue.
#pragma once

#include <cstdint>

namespace taletop::storyline {

/// Values of kit::Refusal::code. [0] and [1] are a refusal's arguments; refusals.h has its entry and
/// sentence.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time, by the wrong seat
    NoSuchSeat,
    GameOver,
    NotPlayingStep,
    NotChoosingStep,
    NarratorPlaysNot,
    AlreadyPlayed,
    PassedOver,
    OnlyTheNarrator,
    NotAllHavePlayed,
    // ---- the cards
    MustPlay,
    TooManyCards,
    NotInHand,     ///< [0] face
    WrongCategory, ///< [0] face, [1] the category needed
    OneOfEach,     ///< [0], [1] the categories needed
    MustChoose,
    OneOfEachPile,
    NotInPile,     ///< [0] face
    NotInThatPile, ///< [0] face, [1] category of the pile
    // ---- the words that go with a choice
    NoName,        ///< [0] face
    NameTooLong,   ///< [0] characters, [1] allowed
    DetailTooLong, ///< [0] characters, [1] allowed
    BadCharacters,
    NothingToAddTo, ///< only a choice can have words
    // ---- the end
    TokensClosed,
    FamilyVariant,
    NotResolving,
    NoEffect, ///< [0] face
    RoseWaits,
    NotYourToken,    ///< [0] face
    AlreadyResolved, ///< [0] face
    GraveFirst,
    NotTheGrave,
    NotYours,
    ShowsNoNumber, ///< [0] face
    CoverSomething,
};

} // namespace taletop::storyline
