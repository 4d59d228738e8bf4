// SPDX-License-Identifier: MIT
// Why a move of StoryLine is refused: the ledger's why-not catalogue, one code for each reason.
#pragma once

#include "core/kit/refusal.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace taletop::storyline {

/// kit::Refusal::code. The comment names the ledger entry and the arguments, if any.
enum class Reason : std::uint16_t {
    // ---- at the wrong time, by the wrong seat
    NoSuchSeat,       ///< SL-01
    GameOver,         ///< SL-53
    NotPlayingStep,   ///< SL-19
    NotChoosingStep,  ///< SL-19
    NarratorPlaysNot, ///< SL-23
    AlreadyPlayed,    ///< SL-26
    PassedOver,       ///< SL-24
    OnlyTheNarrator,  ///< SL-30
    NotAllHavePlayed, ///< SL-27
    // ---- the cards
    MustPlay,      ///< SL-25
    TooManyCards,  ///< SL-25
    NotInHand,     ///< SL-25; [0] face
    WrongCategory, ///< SL-21; [0] face, [1] the category asked for
    OneOfEach,     ///< SL-41; [0], [1] the categories asked for
    MustChoose,    ///< SL-30
    OneOfEachPile, ///< SL-43
    NotInPile,     ///< SL-30; [0] face
    NotInThatPile, ///< SL-42; [0] face, [1] category of the pile
    // ---- the words with a choice
    NoName,         ///< SL-45; [0] face
    NameTooLong,    ///< SL-46; [0] characters, [1] allowed
    DetailTooLong,  ///< SL-46; the same
    BadCharacters,  ///< SL-46
    NothingToAddTo, ///< SL-45: only a choice carries words
    // ---- the end
    TokensClosed,    ///< SL-33
    FamilyVariant,   ///< SL-75
    NotResolving,    ///< SL-58
    NoEffect,        ///< SL-59; [0] face
    RoseWaits,       ///< SL-67
    NotYourToken,    ///< SL-59; [0] face
    AlreadyResolved, ///< SL-59; [0] face
    GraveFirst,      ///< SL-61
    NotTheGrave,     ///< SL-60
    NotYours,        ///< SL-60
    ShowsNoNumber,   ///< SL-61; [0] face
    CoverSomething,  ///< SL-61
    Count,
};

inline constexpr auto reasonCount = static_cast<std::size_t>(Reason::Count);

/// The ledger entry that a reason rests on: 46 for SL-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(Reason reason) {
    constexpr std::array<std::uint16_t, reasonCount> entries{
        1,  53, 19, 19, 23, 26, 24, 30, 27,             // time and seat
        25, 25, 25, 21, 41, 30, 43, 30, 42,             // cards
        45, 46, 46, 46, 45,                             // words
        33, 75, 58, 59, 67, 59, 59, 61, 60, 60, 61, 61, // the end
    };
    return entries[static_cast<std::size_t>(reason)];
}

/// A refusal as the rules hand it out.
[[nodiscard]] constexpr kit::Refusal refusal(Reason reason, int first = 0, int second = 0) {
    return {static_cast<std::uint16_t>(reason),
            ledgerOf(reason),
            {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

} // namespace taletop::storyline
