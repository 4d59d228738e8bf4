// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules.h"
#include "core/games/foxtail/words.h"

#include <array>
#include <cassert>

namespace taletop::foxtail {

namespace {

/// Which of a refusal's arguments its sentence speaks of.
enum class Uses : std::uint8_t { Nothing, First, Both, Plural };

struct RefusalWords {
    RefusalCode code; ///< for the reader, and checked against its place
    const char* source;
    Uses uses = Uses::Nothing;
};

using Code = RefusalCode;

// One sentence each: why not, and where there is one, the way out.
constexpr std::array<RefusalWords, refusalCodeCount> refusals{{
    {Code::NoSuchSeat, TALETOP_TEXT("foxtail", "Nobody sits there: that seat takes no part in this game.")},
    {Code::NotDealt,
     TALETOP_TEXT("foxtail", "The cards are still being shuffled: wait until the deck is ready.")},
    {Code::PlayOver,
     TALETOP_TEXT("foxtail", "All tails are complete: there is nothing left to draw or to brush.")},
    {Code::TailComplete,
     TALETOP_TEXT("foxtail",
                  "Your tail got its tip on turn %1 and is complete: watch the others finish theirs."),
     Uses::First},
    {Code::NoBrushAfterTip,
     TALETOP_TEXT("foxtail", "Your tail got its tip on turn %1, and a complete tail stays as it lies."),
     Uses::First},
    {Code::ActedAlready,
     TALETOP_TEXT("foxtail", "You have acted this turn: the next one begins when the others are done.")},
    {Code::OneCardPerTurn,
     TALETOP_TEXT("foxtail", "One card a turn: you are drawing already, and the next card comes next turn.")},
    {Code::BrushingThisTurn,
     TALETOP_TEXT("foxtail", "You have chosen to brush this turn: draw your next card next turn.")},
    {Code::DrawingThisTurn,
     TALETOP_TEXT("foxtail", "You have chosen to draw this turn: your next chance to brush is next turn.")},
    {Code::BrushBegun,
     TALETOP_TEXT("foxtail", "You are brushing already: set the links one by one, then keep the brush.")},
    {Code::ChoosingFirst,
     TALETOP_TEXT("foxtail",
                  "First everybody chooses to draw or to brush: links come when all have chosen.")},
    {Code::MustDraw,
     TALETOP_TEXT("foxtail",
                  "You brushed on your last turn, so draw now: you may brush again the turn after.")},
    {Code::FewerThanTwoBits,
     TALETOP_PLURAL("foxtail", "A tail of %n bit(s) has no link to brush: draw until there are two."),
     Uses::Plural},
    {Code::FirstBitHasNoLink,
     TALETOP_TEXT("foxtail",
                  "The first bit lies next to the fox without a link: links begin with the second.")},
    {Code::LinksStay, TALETOP_TEXT("foxtail", "A laid link stays as it is: to change it, brush your tail.")},
    {Code::NoLinkChosen,
     TALETOP_TEXT("foxtail", "The new bit cannot lie flat: choose one of the four ways to join it.")},
    {Code::NoSuchLink,
     TALETOP_TEXT("foxtail",
                  "There are four links only: over or under, with the tops or the bottoms together.")},
    {Code::AllLinksSet,
     TALETOP_PLURAL("foxtail",
                    "Every link of this brush is set, %n in all: keep the brush, or take a link back."),
     Uses::Plural},
    {Code::LinksMissing,
     TALETOP_TEXT("foxtail", "Only %1 of %2 links are set: say how each bit after the first shall lie."),
     Uses::Both},
    {Code::NothingToCommit, TALETOP_TEXT("foxtail", "There is no brush to keep: you are not brushing.")},
    {Code::TailsNotComplete, TALETOP_TEXT("foxtail", "The vote comes later, when every tail has its tip.")},
    {Code::NoVoteInSolo, TALETOP_TEXT("foxtail", "In solo practice there is nobody to vote for.")},
    {Code::VotedAlready, TALETOP_TEXT("foxtail", "You have voted: your point is given away.")},
    {Code::VoteForYourself,
     TALETOP_TEXT("foxtail", "Your own tail may be the prettiest, but your point goes to another player.")},
    {Code::VoteForNobody,
     TALETOP_TEXT("foxtail", "Nobody sits there: give your point to a player of this game.")},
}};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < refusals.size(); ++i)
        if (refusals[i].code != static_cast<RefusalCode>(i))
            return false;
    return true;
}
static_assert(inOrder());

} // namespace

kit::Text Rules::refusalText(const kit::Refusal& refusal) {
    assert(refusal.code < refusalCodeCount);
    const RefusalWords& words = refusals[refusal.code];
    kit::Text text = sentence(words.source);
    switch (words.uses) {
    case Uses::Nothing:
        return text;
    case Uses::First:
        return text.number(refusal.arguments[0]);
    case Uses::Both:
        return text.number(refusal.arguments[0]).number(refusal.arguments[1]);
    case Uses::Plural:
        return text.plural(refusal.arguments[0]);
    }
    return text;
}

} // namespace taletop::foxtail
