// SPDX-License-Identifier: MIT
// Why a move of Foxtail is refused: one code for each reason of the ledger's why-not catalogue.
#pragma once

#include <cstdint>

namespace taletop::foxtail {

/// The values of kit::Refusal::code. [0] and [1] are its arguments. refusals.h has the ledger entry and the
/// sentence.
enum class RefusalCode : std::uint16_t {
    // ---- at the wrong time, or not your turn to act
    NoSuchSeat,       ///< the seat takes no part in the game
    NotDealt,         ///< the cards are still being shuffled
    PlayOver,         ///< the game is over, or only the vote is left
    TailComplete,     ///< your tail has its tip; [0] your finishing turn
    NoBrushAfterTip,  ///< a complete tail cannot be brushed; [0] your finishing turn
    ActedAlready,     ///< you have acted this turn, but others have not
    OneCardPerTurn,   ///< you already draw this turn; no second card
    BrushingThisTurn, ///< you have chosen to brush, so you do not draw
    DrawingThisTurn,  ///< you have chosen to draw (or seen your card), so you do not brush
    BrushBegun,       ///< you are brushing already; set the links, then commit
    ChoosingFirst,    ///< everyone chooses to draw or brush before any card comes
    // ---- draw or brush
    MustDraw,         ///< you brushed on your last turn
    FewerThanTwoBits, ///< [0] the number of your bits, 0 or 1
    // ---- links
    FirstBitHasNoLink, ///< the first bit is placed next to the fox, without a link
    LinksStay,         ///< only a brush changes a placed link
    NoLinkChosen,      ///< the drawn bit needs a link; it cannot be placed without one
    NoSuchLink,        ///< there are only four links
    AllLinksSet,       ///< the brush has all its links, so commit it; [0] number of links
    LinksMissing,      ///< one link for each bit after the first; [0] set, [1] needed
    NothingToCommit,   ///< only a brush ends with a commit
    // ---- the vote
    TailsNotComplete, ///< the vote comes once all tails are complete
    NoVoteInSolo,     ///< solo practice has no vote
    VotedAlready,
    VoteForYourself,
    VoteForNobody, ///< that seat is not in the game
};

} // namespace taletop::foxtail
