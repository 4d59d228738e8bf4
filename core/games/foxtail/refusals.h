// SPDX-License-Identifier: MIT
// Why a move of Foxtail is refused: the ledger's why-not catalogue, one code for each reason.
#pragma once

#include "core/kit/refusal.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace taletop::foxtail {

/// kit::Refusal::code. The comment names the ledger entry and the arguments, if any.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time, or not your turn to act
    NoSuchSeat,       ///< FT-1: the seat takes no part in the game
    NotDealt,         ///< FT-11: the cards are still being shuffled
    PlayOver,         ///< FT-27: the game is over, or only the vote is left
    TailComplete,     ///< FT-25: your tail has its tip; [0] your finishing turn
    NoBrushAfterTip,  ///< FT-46: a complete tail is not brushed; [0] your finishing turn
    ActedAlready,     ///< FT-15: you have acted this turn, the others are not done
    OneCardPerTurn,   ///< FT-19: you draw this turn already; no second card
    BrushingThisTurn, ///< FT-16: you have chosen to brush, so you do not draw
    DrawingThisTurn,  ///< FT-17: you have chosen to draw (or seen your card), so you do not brush
    BrushBegun,       ///< FT-42: you are brushing already; set the links, then commit
    ChoosingFirst,    ///< FT-17: draw or brush is chosen first, and the cards come when all have chosen
    // ---- draw or brush
    MustDraw,         ///< FT-45: you brushed on your last turn
    FewerThanTwoBits, ///< FT-44: [0] how many bits you have, 0 or 1
    // ---- links
    FirstBitHasNoLink, ///< FT-22: the first bit is laid next to the fox without a link
    LinksStay,         ///< FT-23: a laid link changes only by a brush
    NoLinkChosen,      ///< FT-30: the drawn bit needs a link; it cannot be laid flat
    NoSuchLink,        ///< FT-28: there are four links only
    AllLinksSet,       ///< FT-42: every link of the brush is set; commit; [0] how many links
    LinksMissing,      ///< FT-42: one link for each bit after the first; [0] set, [1] needed
    NothingToCommit,   ///< FT-42: only a brush ends with a commit
    // ---- the vote
    TailsNotComplete, ///< FT-62: the vote comes when all tails are complete
    NoVoteInSolo,     ///< FT-66: solo practice has no vote
    VotedAlready,     ///< FT-62
    VoteForYourself,  ///< FT-62
    VoteForNobody,    ///< FT-62: that seat is not in the game
    Count,
};

inline constexpr auto refusalCodeCount = static_cast<std::size_t>(RefusalCode::Count);

/// The ledger entry that a code rests on: 45 for FT-45.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) {
    constexpr std::array<std::uint16_t, refusalCodeCount> entries{
        1,  11, 27, 25, 46, 15, 19, 16, 17, 42, 17, // time
        45, 44,                                     // draw or brush
        22, 23, 30, 28, 42, 42, 42,                 // links
        62, 66, 62, 62, 62,                         // vote
    };
    return entries[static_cast<std::size_t>(code)];
}

/// A refusal as the rules hand it out.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, int first = 0, int second = 0) {
    return {static_cast<std::uint16_t>(code),
            ledgerOf(code),
            {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

} // namespace taletop::foxtail
