// SPDX-License-Identifier: MIT
// Why a move of Tail Story is refused: the ledger's why-not catalogue, one code for each reason.
#pragma once

#include "core/kit/refusal.h"

#include <array>
#include <cstdint>

namespace taletop::tailstory {

/// kit::Refusal::code. The comment names the ledger entry and the arguments, if any.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time
    NoSuchSeat,     ///< TS-1
    GameOver,       ///< TS-118
    NotYourTurn,    ///< TS-31
    OtherDecision,  ///< TS-44: another decision is open
    NotYourChoice,  ///< TS-20: somebody else chooses a character now
    CharacterTaken, ///< TS-21; [0] face
    // ---- action points
    TooFewPoints,   ///< TS-55; [0] cost, [1] points
    FirstTurnPoint, ///< TS-25; [0] cost
    RockyPoint,     ///< TS-89; [0] cost
    ActingPoints,   ///< TS-67; [0] cost
    NoPointsLeft,   ///< TS-31: action B costs 1
    // ---- Event cards
    NotInHand,        ///< TS-55; [0] face
    OnlyAResponse,    ///< TS-40
    NeedsTarget,      ///< TS-34: aim it at another player
    NoTarget,         ///< TS-34: it is aimed at nobody
    NobodyHasCards,   ///< TS-58
    TargetHasNoCards, ///< TS-58; [0] seat
    NotYourself,      ///< TS-58
    NothingToRecycle, ///< TS-66
    ActingOtherType,  ///< TS-67
    ActingNormalForm, ///< TS-67
    // ---- responses
    NothingToStop,     ///< TS-40
    NotAStoppingCard,  ///< TS-39; [0] face
    OwnItem,           ///< TS-39
    ActingUnstoppable, ///< TS-70
    NotStoppable,      ///< TS-38
    StoppedAlready,    ///< TS-42
    ChainClosed,       ///< TS-48
    OtherPriority,     ///< TS-43; [0] seat
    PassedAlready,     ///< TS-47
    Sprint,            ///< TS-80
    EmptyHandNotAsked, ///< TS-46
    NoSuchItem,        ///< TS-42: the chain has no such item
    // ---- actions B, C, D
    NothingToDraw,       ///< TS-74
    NormalForm,          ///< TS-75
    AbilityUsedThisTurn, ///< TS-76; a stopped use counts (TS-51)
    AbilityUsedUp,       ///< TS-76
    JackNobody,          ///< TS-79: no other player has a card
    JackTarget,          ///< TS-79; [0] seat
    JackCount,           ///< TS-79: one to three
    KhalidNothing,       ///< TS-85
    KhalidActing,        ///< TS-85
    KhalidStopping,      ///< TS-85
    KhalidNotThere,      ///< TS-84; [0] face: not in the own discard pile
    KhalidNeedsCard,     ///< TS-84
    NothingDug,          ///< TS-88
    RockyTarget,         ///< TS-90
    SwapUsedThisTurn,    ///< TS-91
    SwapOwnEmpty,        ///< TS-92
    SwapTheirsEmpty,     ///< TS-92; [0] seat
    SwapAllEmpty,        ///< TS-92
    // ---- numbers and picks
    DrawingNumber,    ///< TS-56; [0] least, [1] most
    ActingNumber,     ///< TS-69; [0] least, [1] most
    PadthaiNumber,    ///< TS-82; [0] least, [1] most
    StealNumber,      ///< TS-59; [0] least, [1] most
    SpecialNumber,    ///< TS-71; [1] most
    SpecialOtherType, ///< TS-71
    MessNumber,       ///< TS-100
    NotInYourDiscard, ///< TS-62; [0] face
    StillInPlay,      ///< TS-55; [0] face
    CannotRecycle,    ///< TS-65; [0] face
    NotDug,           ///< TS-88; [0] face
    NotTheirDiscard,  ///< TS-91; [0] face
    PickedAlready,    ///< TS-91; [0] face
    SwapOneAtLeast,   ///< TS-91
    RecycleOne,       ///< TS-65: at least one
    MustDiscard,      ///< TS-120; [0] how many
    DiscardedAlready, ///< TS-120; [0] face
    MustPutBack,      ///< TS-83
    MustDiscardOne,   ///< TS-73
    MustAchieve,      ///< TS-119
    MustKeep,         ///< TS-87
    // ---- bonus
    NotABonusStep,   ///< TS-93
    BonusDeclined,   ///< TS-97
    BonusNotPlayed,  ///< TS-94
    BonusStopped,    ///< TS-94
    BonusLimit,      ///< TS-96
    BonusNoDeck,     ///< TS-99, TS-102
    BonusCheckBegun, ///< TS-97
    MessNeedsCard,   ///< TS-100: pick a card of another player's pile
    MessOtherPile,   ///< TS-100; [0] face
    MessNoPile,      ///< TS-101
    // ---- deck check and end of turn
    DeckNotEmpty, ///< TS-103
    CheckNotYet,  ///< TS-113: a deck check follows an action
    NotTheEnd,    ///< TS-36
    Count,
};

inline constexpr auto refusalCodeCount = static_cast<std::size_t>(RefusalCode::Count);

/// The ledger entry that a code rests on: 46 for TS-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) {
    constexpr std::array<std::uint16_t, refusalCodeCount> entries{
        1,   118, 31, 44, 20,  21,                                         // time
        55,  25,  89, 67, 31,                                              // points
        55,  40,  34, 34, 58,  58, 58,  66,  67,  67,                      // Event cards
        40,  39,  39, 70, 38,  42, 48,  43,  47,  80,  46, 42,             // responses
        74,  75,  76, 76, 79,  79, 79,  85,  85,  85,  84, 84, 88, 90,     // B, C
        91,  92,  92, 92,                                                  // D
        56,  69,  82, 59, 71,  71, 100, 62,  55,  65,  88, 91, 91, 91, 65, // numbers and picks
        120, 120, 83, 73, 119, 87,                                         //
        93,  97,  94, 94, 96,  99, 97,  100, 100, 101,                     // bonus
        103, 113, 36,                                                      // deck check, end
    };
    static_assert(entries.back() == 36, "a code without its entry");
    return entries[static_cast<std::size_t>(code)];
}

/// A refusal as the rules hand it out.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, int first = 0, int second = 0) {
    return {static_cast<std::uint16_t>(code),
            ledgerOf(code),
            {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

} // namespace taletop::tailstory
