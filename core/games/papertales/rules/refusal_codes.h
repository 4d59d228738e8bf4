// SPDX-License-Identifier: MIT
// Why a move of Paper Tales is refused: one code for each reason of the ledger's why-not catalogue.
#pragma once

#include <cstdint>

namespace taletop::papertales {

/// The values of kit::Refusal::code. [0] and [1] are its arguments. refusals.h has the ledger entry and the
/// sentence.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time
    NoSuchSeat,
    GameOver,
    NotNow, ///< another phase or step
    AlreadyCommitted,
    OthersNotDone,     ///< others must finish the current step first
    OnlyWhilePlanning, ///< Units can move or leave only within a plan
    // ---- the draft
    NotInPack, ///< [0] face
    KeepExactlyOne,
    NothingDiscarded, ///< three or more players discard nothing
    DropOneToo,       ///< the pack has three cards or more
    DropAnother,      ///< the card to keep and the card to discard are the same
    NothingToDrop,    ///< a single card must be kept
    // ---- the plan
    NotInHand,     ///< [0] face
    NotBackToHand, ///< a Unit in play cannot return to the hand; [0] face
    UsedTwice,     ///< the plan already uses this card; [0] face
    NotInPlayYet,  ///< a planned hand card is taken back, not discarded; [0] face
    NothingThere,  ///< [0] spot
    MovedAlready,  ///< this plan has already moved the card; [0] face
    SpotTaken,     ///< [0] spot
    FifthSpotClosed,
    NoSuchSpot,
    FifthSpotNextTurn, ///< the level 2 Building is built only this turn
    TooDear,           ///< [0] cost, [1] missing Gold
    OneKeptOnly,
    HandCardsOnly, ///< a Unit in play cannot be kept; [0] face
    // ---- targets
    NotYourUnit,
    TokensCompulsory,  ///< tokens can be neither split nor declined
    AlchemyCompulsory, ///< tokens can be neither split nor declined
    TargetsChosen,     ///< every ability has its target, so commit or take one back
    OnceWhenRevealed,  ///< [0] face
    DrawnUnitStays,    ///< [0] face
    NoMayAbility,
    // ---- construction
    AlreadyBuilt, ///< [0] face
    NoSuchLevel,
    MissingToBuild,   ///< [0] missing amount, [1] resource
    MissingDirect,    ///< [0] missing amount, [1] resource
    MissingToUpgrade, ///< [0] missing amount, [1] resource
    OwnProduction,    ///< [0] missing amount, [1] resource
    OwnForBoth,       ///< straight to level 2; [0] amount of both levels, [1] resource
    WoodOnly,         ///< [0] missing amount, [1] resource; Gold may replace wood only
    NoMixing,         ///< [0] price, [1] missing Gold
    TooDearToBuild,   ///< [0] price, [1] missing Gold
    TooDearToUpgrade, ///< [0] price, [1] missing Gold
    NotInPlay,        ///< [0] face
    HighestLevel,     ///< [0] face
    OneAction,
    // ---- saves
    NothingToSave, ///< the seat has no Unit that could save another
    NoSaveLeft,    ///< [0] number of saves
    SavedAlready,  ///< [0] face
    NoToken,       ///< the Unit would not die; [0] face
    TooManyTokens, ///< [0] face, [1] tokens
    WouldNotDie,   ///< [0] face
};

} // namespace taletop::papertales
