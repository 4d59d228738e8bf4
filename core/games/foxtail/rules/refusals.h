// SPDX-License-Identifier: MIT
// The why-not catalogue of Foxtail: the ledger entry and the sentence for each reason.
#pragma once

#include "core/games/foxtail/rules/refusal_codes.h"
#include "core/kit/at.h"
#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::foxtail {

/// The arguments of a refusal that its sentence uses.
enum class Wording : std::uint8_t { Plain, Number, Numbers, Plural };

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    Wording wording;
    const char* source;
};

inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    // ---- at the wrong time, or not your turn to act
    {RefusalCode::NoSuchSeat, 1, Wording::Plain,
     TALETOP_TEXT("foxtail", "Nobody sits there. That seat isn’t in this game.")},
    {RefusalCode::NotDealt, 11, Wording::Plain,
     TALETOP_TEXT("foxtail", "The cards are still being shuffled. Wait until the deck is ready.")},
    {RefusalCode::PlayOver, 27, Wording::Plain,
     TALETOP_TEXT("foxtail", "All tails are complete, so there’s nothing left to draw or to brush.")},
    {RefusalCode::TailComplete, 25, Wording::Number,
     TALETOP_TEXT("foxtail",
                  "Your tail got its tip on turn %1 and is complete. Watch the others finish theirs.")},
    {RefusalCode::NoBrushAfterTip, 46, Wording::Number,
     TALETOP_TEXT("foxtail", "Your tail got its tip on turn %1, and a complete tail can’t change.")},
    {RefusalCode::ActedAlready, 15, Wording::Plain,
     TALETOP_TEXT("foxtail",
                  "You’ve already acted this turn. The next one begins when the others are done.")},
    {RefusalCode::OneCardPerTurn, 19, Wording::Plain,
     TALETOP_TEXT("foxtail",
                  "You draw one card a turn, and you’re already drawing. The next card comes next turn.")},
    {RefusalCode::BrushingThisTurn, 16, Wording::Plain,
     TALETOP_TEXT("foxtail", "You’ve chosen to brush this turn. Draw your next card next turn.")},
    {RefusalCode::DrawingThisTurn, 17, Wording::Plain,
     TALETOP_TEXT("foxtail", "You’ve chosen to draw this turn. You can brush next turn.")},
    {RefusalCode::BrushBegun, 42, Wording::Plain,
     TALETOP_TEXT("foxtail", "You’re already brushing. Set the links one by one, then confirm the brush.")},
    {RefusalCode::ChoosingFirst, 17, Wording::Plain,
     TALETOP_TEXT("foxtail", "First everyone chooses to draw or to brush. Links come when all have chosen.")},
    // ---- draw or brush
    {RefusalCode::MustDraw, 45, Wording::Plain,
     TALETOP_TEXT("foxtail",
                  "You brushed on your last turn, so draw now. You may brush again the turn after.")},
    {RefusalCode::FewerThanTwoBits, 44, Wording::Plural,
     TALETOP_PLURAL("foxtail", "A tail of %n bit(s) has no link to brush. Draw until there are two.")},
    // ---- links
    {RefusalCode::FirstBitHasNoLink, 22, Wording::Plain,
     TALETOP_TEXT("foxtail",
                  "The first bit lies next to the fox without a link. Links begin with the second bit.")},
    {RefusalCode::LinksStay, 23, Wording::Plain,
     TALETOP_TEXT("foxtail", "A placed link stays as it is. To change it, brush your tail.")},
    {RefusalCode::NoLinkChosen, 30, Wording::Plain,
     TALETOP_TEXT("foxtail", "The new bit can’t lie straight. Choose one of the four ways to join it.")},
    {RefusalCode::NoSuchLink, 28, Wording::Plain,
     TALETOP_TEXT("foxtail",
                  "There are only four links: over or under, with the tops or the bottoms together.")},
    {RefusalCode::AllLinksSet, 42, Wording::Plural,
     TALETOP_PLURAL("foxtail",
                    "Every link of this brush is set, %n in all. Confirm the brush, or take a link back.")},
    {RefusalCode::LinksMissing, 42, Wording::Numbers,
     TALETOP_TEXT("foxtail", "Only %1 of %2 links are set. Choose one for every bit after the first.")},
    {RefusalCode::NothingToCommit, 42, Wording::Plain,
     TALETOP_TEXT("foxtail", "You aren’t brushing, so there’s no brush to confirm.")},
    // ---- the vote
    {RefusalCode::TailsNotComplete, 62, Wording::Plain,
     TALETOP_TEXT("foxtail", "The vote comes later, when every tail has its tip.")},
    {RefusalCode::NoVoteInSolo, 66, Wording::Plain,
     TALETOP_TEXT("foxtail", "In solo practice there’s nobody to vote for.")},
    {RefusalCode::VotedAlready, 62, Wording::Plain,
     TALETOP_TEXT("foxtail", "You’ve already voted and given your point away.")},
    {RefusalCode::VoteForYourself, 62, Wording::Plain,
     TALETOP_TEXT("foxtail", "Your own tail may be the prettiest, but your point goes to another player.")},
    {RefusalCode::VoteForNobody, 62, Wording::Plain,
     TALETOP_TEXT("foxtail", "Nobody sits there. Give your point to a player in this game.")},
});

/// The ledger entry that a code rests on: 46 for FT-46.
[[nodiscard]] constexpr std::uint16_t ledgerOf(RefusalCode code) { return kit::at(refusals, code).ledger; }

/// Makes a refusal with the ledger entry of its code.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode code, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, code, first, second);
}

} // namespace taletop::foxtail
