// SPDX-License-Identifier: MIT
// Why a move of Foxtail is refused: one code for each reason of the ledger's why-not catalogue.
#pragma once

#include <cstdint>

namespace taletop::foxtail {

/// kit::Refusal::code. [0] and [1] are its numbers; entry and sentence stand in refusals.h.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time, or not your turn to act
    NoSuchSeat,       ///< the seat takes no part in the game
    NotDealt,         ///< the cards are still being shuffled
    PlayOver,         ///< the game is over, or only the vote is left
    TailComplete,     ///< your tail has its tip; [0] your finishing turn
    NoBrushAfterTip,  ///< a complete tail is not brushed; [0] your finishing turn
    ActedAlready,     ///< you have acted this turn, the others are not done
    OneCardPerTurn,   ///< you draw this turn already; no second card
    BrushingThisTurn, ///< you have chosen to brush, so you do not draw
    DrawingThisTurn,  ///< you have chosen to draw (or seen your card), so you do not brush
    BrushBegun,       ///< you are brushing already; set the links, then commit
    ChoosingFirst,    ///< draw or brush is chosen first, and the cards come when all have chosen
    // ---- draw or brush
    MustDraw,         ///< you brushed on your last turn
    FewerThanTwoBits, ///< [0] how many bits you have, 0 or 1
    // ---- links
    FirstBitHasNoLink, ///< the first bit is laid next to the fox without a link
    LinksStay,         ///< a laid link changes only by a brush
    NoLinkChosen,      ///< the drawn bit needs a link; it cannot be laid flat
    NoSuchLink,        ///< there are four links only
    AllLinksSet,       ///< every link of the brush is set; commit; [0] how many links
    LinksMissing,      ///< one link for each bit after the first; [0] set, [1] needed
    NothingToCommit,   ///< only a brush ends with a commit
    // ---- the vote
    TailsNotComplete, ///< the vote comes when all tails are complete
    NoVoteInSolo,     ///< solo practice has no vote
    VotedAlready,
    VoteForYourself,
    VoteForNobody, ///< that seat is not in the game
};

} // namespace taletop::foxtail
