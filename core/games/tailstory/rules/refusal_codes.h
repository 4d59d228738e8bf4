// SPDX-License-Identifier: MIT
// Why a move of Tail Story is refused: one code for each reason of the ledger's why-not catalogue.
#pragma once

#include <cstdint>

namespace taletop::tailstory {

/// The values of kit::Refusal::code. [0] and [1] are its arguments. refusals.h has the ledger entry and the
/// sentence.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time
    NoSuchSeat,
    GameOver,
    NotYourTurn,
    OtherDecision,  ///< another decision comes first
    NotYourChoice,  ///< someone else chooses a character now
    CharacterTaken, ///< [0] face
    // ---- action points
    TooFewPoints,   ///< [0] cost, [1] points
    FirstTurnPoint, ///< [0] cost
    RockyPoint,     ///< [0] cost
    ActingPoints,   ///< [0] cost
    NoPointsLeft,   ///< action B costs 1
    // ---- Event cards
    NotInHand, ///< [0] face
    OnlyAResponse,
    NeedsTarget, ///< the card needs another player as its target
    NoTarget,    ///< the card has no target
    NobodyHasCards,
    TargetHasNoCards, ///< [0] seat
    NotYourself,
    NothingToRecycle,
    ActingOtherType,
    ActingNormalForm,
    // ---- responses
    NothingToStop,
    NotAStoppingCard, ///< [0] face
    OwnItem,
    ActingUnstoppable,
    NotStoppable,
    StoppedAlready,
    ChainClosed,
    OtherPriority, ///< [0] seat
    PassedAlready,
    Sprint,
    EmptyHandNotAsked,
    NoSuchItem, ///< the chain has no such item
    // ---- actions B, C, D
    NothingToDraw,
    NormalForm,
    AbilityUsedThisTurn, ///< a stopped use counts, too (TS-51)
    AbilityUsedUp,
    JackNobody, ///< no other player has a card
    JackTarget, ///< [0] seat
    JackCount,  ///< Jack needs one to three targets
    KhalidNothing,
    KhalidActing,
    KhalidStopping,
    KhalidNotThere, ///< [0] face: not in your own discard pile
    KhalidNeedsCard,
    NothingDug,
    RockyTarget,
    SwapUsedThisTurn,
    SwapOwnEmpty,
    SwapTheirsEmpty, ///< [0] seat
    SwapAllEmpty,
    // ---- numbers and picks
    DrawingNumber, ///< [0] least, [1] most
    ActingNumber,  ///< [0] least, [1] most
    PadthaiNumber, ///< [0] least, [1] most
    StealNumber,   ///< [0] least, [1] most
    SpecialNumber, ///< [1] most
    SpecialOtherType,
    MessNumber,
    NotInYourDiscard, ///< [0] face, to bury
    RecycleNotThere,  ///< [0] face
    SwapNotThere,     ///< [0] face
    KeepNotThere,     ///< [0] face
    StillInPlay,      ///< [0] face
    CannotRecycle,    ///< [0] face
    NotDug,           ///< [0] face
    NotTheirDiscard,  ///< [0] face
    PickedAlready,    ///< [0] face, to swap
    SwapOneAtLeast,
    RecycleOne,       ///< at least one card must be picked
    MustDiscard,      ///< [0] number of cards
    DiscardedAlready, ///< [0] face
    EmergencyAlready, ///< [0] face
    MustPutBack,
    MustDiscardOne,
    MustAchieve,
    MustKeep,
    // ---- bonus
    NotABonusStep,
    BonusDeclined,
    BonusNotPlayed,
    BonusStopped,
    BonusLimit,
    BonusNoDeck, ///< TS-102
    BonusCheckBegun,
    MessNeedsCard, ///< a card from another player's discard pile must be picked
    MessOtherPile, ///< [0] face
    MessNoPile,
    // ---- deck check and end of turn
    DeckNotEmpty,
    CheckNotYet, ///< the deck check comes only after an action
    NotTheEnd,
};

} // namespace taletop::tailstory
