// SPDX-License-Identifier: MIT
// Why a move of Paper Tales is refused: the ledger's why-not catalogue, one code for each reason.
#pragma once

#include "core/kit/refusal.h"

#include <array>
#include <cstdint>

namespace taletop::papertales {

/// kit::Refusal::code. The comment names the ledger entry and the arguments, if any.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time
    NoSuchSeat,        ///< PT-1
    GameOver,          ///< PT-119
    NotNow,            ///< PT-22: another phase or step
    AlreadyCommitted,  ///< PT-24
    OthersNotDone,     ///< PT-23: it comes when all have finished this step
    OnlyWhilePlanning, ///< PT-41: Units move or leave only in a plan
    // ---- the draft
    NotInPack,        ///< PT-30; [0] face
    KeepExactlyOne,   ///< PT-30
    NothingDiscarded, ///< PT-30: three and more players discard nothing
    DropOneToo,       ///< PT-33: the pack has three cards or more
    DropAnother,      ///< PT-33: kept and discarded card are two cards
    NothingToDrop,    ///< PT-33: a single card is kept
    // ---- the plan
    NotInHand,         ///< PT-38; [0] face
    NotBackToHand,     ///< PT-38: a Unit in play stays out of the hand; [0] face
    UsedTwice,         ///< PT-38: this card is in the plan already; [0] face
    NotInPlayYet,      ///< PT-38: a hand card goes back instead of being discarded; [0] face
    NothingThere,      ///< PT-38; [0] spot
    MovedAlready,      ///< PT-38: this plan has moved it; [0] face
    SpotTaken,         ///< PT-13; [0] spot
    FifthSpotClosed,   ///< PT-14
    NoSuchSpot,        ///< PT-14
    FifthSpotNextTurn, ///< PT-51: the level 2 Building comes only this turn
    TooDear,           ///< PT-46; [0] costs, [1] Gold missing
    OneKeptOnly,       ///< PT-42
    HandCardsOnly,     ///< PT-42: a Unit in play cannot be kept; [0] face
    // ---- targets
    NotYourUnit,       ///< PT-20
    TokensCompulsory,  ///< PT-111: neither split nor declined
    AlchemyCompulsory, ///< PT-97: neither split nor declined
    TargetsChosen,     ///< PT-111: each ability has its target; commit
    OnceWhenRevealed,  ///< PT-48; [0] face
    DrawnUnitStays,    ///< PT-109; [0] face
    NoMayAbility,      ///< PT-19
    // ---- construction
    AlreadyBuilt,     ///< PT-9; [0] face
    NoSuchLevel,      ///< PT-6
    MissingToBuild,   ///< PT-66; [0] how many, [1] resource
    MissingDirect,    ///< PT-67; the same
    MissingToUpgrade, ///< PT-68; the same
    OwnProduction,    ///< PT-70; the same
    WoodOnly,         ///< PT-69; the same: what lets Gold replace wood replaces nothing else
    NoMixing,         ///< PT-69; [0] price, [1] Gold missing
    TooDearToBuild,   ///< PT-65; [0] price, [1] Gold missing
    TooDearToUpgrade, ///< PT-68; the same
    NotInPlay,        ///< PT-68; [0] face
    HighestLevel,     ///< PT-68; [0] face
    OneAction,        ///< PT-63
    // ---- saves
    NothingToSave, ///< PT-75: nobody who could save
    NoSaveLeft,    ///< PT-75; [0] how many there are
    SavedAlready,  ///< PT-75; [0] face
    NoToken,       ///< PT-75: it would not die; [0] face
    TooManyTokens, ///< PT-75; [0] face, [1] tokens
    WouldNotDie,   ///< PT-75; [0] face
    Count,
};

inline constexpr auto refusalCodeCount = static_cast<std::size_t>(RefusalCode::Count);

/// The ledger entry that a code rests on: 46 for PT-46. The table is no local one: compilers would
/// build that anew for each refusal.
inline constexpr std::array<std::uint16_t, refusalCodeCount> ledgerEntries{
    1,  119, 22, 24,  23, 41,                              // time
    30, 30,  30, 33,  33, 33,                              // draft
    38, 38,  38, 38,  38, 38,  13, 14, 14, 51, 46, 42, 42, // plan
    20, 111, 97, 111, 48, 109, 19,                         // targets
    9,  6,   66, 67,  68, 70,  69, 69, 65, 68, 68, 68, 63, // construction
    75, 75,  75, 75,  75, 75,                              // saves
};
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) {
    return ledgerEntries[static_cast<std::size_t>(code)];
}

/// A refusal as the rules hand it out.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, int first = 0, int second = 0) {
    return {static_cast<std::uint16_t>(code),
            ledgerOf(code),
            {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

} // namespace taletop::papertales
