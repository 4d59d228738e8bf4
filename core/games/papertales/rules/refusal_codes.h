// SPDX-License-Identifier: MIT
// Why a move of Paper Tales is refused: one code for each reason of the ledger's why-not catalogue.
#pragma once

#include <cstdint>

namespace taletop::papertales {

/// kit::Refusal::code. [0] and [1] are its numbers; entry and sentence stand in refusals.h.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time
    NoSuchSeat,
    GameOver,
    NotNow, ///< another phase or step
    AlreadyCommitted,
    OthersNotDone,     ///< it comes when all have finished this step
    OnlyWhilePlanning, ///< Units move or leave only in a plan
    // ---- the draft
    NotInPack, ///< [0] face
    KeepExactlyOne,
    NothingDiscarded, ///< three and more players discard nothing
    DropOneToo,       ///< the pack has three cards or more
    DropAnother,      ///< kept and discarded card are two cards
    NothingToDrop,    ///< a single card is kept
    // ---- the plan
    NotInHand,     ///< [0] face
    NotBackToHand, ///< a Unit in play stays out of the hand; [0] face
    UsedTwice,     ///< this card is in the plan already; [0] face
    NotInPlayYet,  ///< a hand card goes back instead of being discarded; [0] face
    NothingThere,  ///< [0] spot
    MovedAlready,  ///< this plan has moved it; [0] face
    SpotTaken,     ///< [0] spot
    FifthSpotClosed,
    NoSuchSpot,
    FifthSpotNextTurn, ///< the level 2 Building comes only this turn
    TooDear,           ///< [0] costs, [1] Gold missing
    OneKeptOnly,
    HandCardsOnly, ///< a Unit in play cannot be kept; [0] face
    // ---- targets
    NotYourUnit,
    TokensCompulsory,  ///< neither split nor declined
    AlchemyCompulsory, ///< neither split nor declined
    TargetsChosen,     ///< each ability has its target; commit
    OnceWhenRevealed,  ///< [0] face
    DrawnUnitStays,    ///< [0] face
    NoMayAbility,
    // ---- construction
    AlreadyBuilt, ///< [0] face
    NoSuchLevel,
    MissingToBuild,   ///< [0] how many, [1] resource
    MissingDirect,    ///< the same
    MissingToUpgrade, ///< the same
    OwnProduction,    ///< the same
    WoodOnly,         ///< the same: what lets Gold replace wood replaces nothing else
    NoMixing,         ///< [0] price, [1] Gold missing
    TooDearToBuild,   ///< [0] price, [1] Gold missing
    TooDearToUpgrade, ///< the same
    NotInPlay,        ///< [0] face
    HighestLevel,     ///< [0] face
    OneAction,
    // ---- saves
    NothingToSave, ///< nobody who could save
    NoSaveLeft,    ///< [0] how many there are
    SavedAlready,  ///< [0] face
    NoToken,       ///< it would not die; [0] face
    TooManyTokens, ///< [0] face, [1] tokens
    WouldNotDie,   ///< [0] face
};

} // namespace taletop::papertales
