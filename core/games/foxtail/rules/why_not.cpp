// SPDX-License-Identifier: MIT
// Refuses illegal moves. Checks the time first, then whether there is something to act on, then the limits.
#include "core/games/foxtail/rules/rules.h"

namespace taletop::foxtail {

namespace {

using Code = RefusalCode;
using MoveKind = Move::Kind;
using Answer = std::optional<kit::Refusal>;

/// FT-24, FT-25, FT-46: a player with a complete tail can neither draw nor brush.
Answer whyNotFinished(const State& view, kit::Seat seat, MoveKind kind) {
    return refusal(kind == MoveKind::Brush ? Code::NoBrushAfterTip : Code::TailComplete,
                   view.number(Number::Finished, seat));
}

/// Refusals after this turn's choice, while the others are still choosing.
Answer whyNotChosen(const State& view, kit::Seat seat, MoveKind kind) {
    if (kind == MoveKind::Link || kind == MoveKind::Commit)
        return refusal(Code::ChoosingFirst); // FT-17
    const std::uint8_t token = view.cards(ZoneKind::Choice, seat)[0].face;
    if (token == drawToken && kind == MoveKind::Brush)
        return refusal(Code::DrawingThisTurn); // FT-17
    if (token == brushToken && kind == MoveKind::Draw)
        return refusal(Code::BrushingThisTurn); // FT-16
    return refusal(Code::ActedAlready);         // FT-15
}

Answer whyNotChoose(const State& view, kit::Seat seat, MoveKind kind) {
    if (view.number(Number::Done, seat) != 0)
        return whyNotChosen(view, seat, kind);
    switch (kind) {
    case MoveKind::Draw:
        return std::nullopt; // FT-16: always allowed; FT-26: the deck never runs out
    case MoveKind::Brush:
        if (view.number(Number::MustDraw, seat) != 0)
            return refusal(Code::MustDraw); // FT-45
        if (const auto bits = bitCount(view, seat); bits < 2)
            return refusal(Code::FewerThanTwoBits, bits); // FT-44
        return std::nullopt;
    case MoveKind::Link:
        return refusal(bitCount(view, seat) == 0 ? Code::FirstBitHasNoLink : Code::LinksStay); // FT-22, FT-23
    case MoveKind::Commit:
    case MoveKind::Vote:
        break;
    }
    return refusal(Code::NothingToCommit); // FT-42
}

Answer whyNotLink(Link link) {
    if (link == Link::None)
        return refusal(Code::NoLinkChosen); // FT-30
    if (link > Link::UnderBottom)
        return refusal(Code::NoSuchLink); // FT-28
    return std::nullopt;
}

Answer whyNotBrushing(const State& view, kit::Seat seat, const Move& move) {
    const auto set = view.count(ZoneKind::Links, seat);
    const auto needed = bitCount(view, seat) - 1;
    switch (move.kind) {
    case MoveKind::Draw:
        return refusal(Code::BrushingThisTurn); // FT-16
    case MoveKind::Brush:
        return refusal(Code::BrushBegun);
    case MoveKind::Link:
        return set == needed ? refusal(Code::AllLinksSet, needed) : whyNotLink(move.link); // FT-42
    case MoveKind::Commit:
    case MoveKind::Vote:
        break;
    }
    return set < needed ? Answer(refusal(Code::LinksMissing, set, needed)) : std::nullopt; // FT-42
}

Answer whyNotPlace(const State& view, kit::Seat seat, const Move& move) {
    if (view.number(Number::Done, seat) != 0)
        return refusal(Code::ActedAlready); // FT-15
    if (view.empty(ZoneKind::Drawn, seat))
        return whyNotBrushing(view, seat, move);
    switch (move.kind) {
    case MoveKind::Draw:
        return refusal(Code::OneCardPerTurn); // FT-19
    case MoveKind::Brush:
        return refusal(Code::DrawingThisTurn); // FT-17
    case MoveKind::Link:
        return whyNotLink(move.link); // FT-28: all four, whatever the numbers are
    case MoveKind::Commit:
    case MoveKind::Vote:
        break;
    }
    return refusal(Code::NoLinkChosen); // FT-30
}

Answer whyNotVote(const State& view, kit::Seat seat, kit::Seat target) {
    if (view.number(Number::Solo) != 0)
        return refusal(Code::NoVoteInSolo); // FT-66
    if (view.phase() < Phase::Vote)
        return refusal(Code::TailsNotComplete); // FT-62
    if (view.phase() == Phase::Over || view.number(Number::Done, seat) != 0)
        return refusal(Code::VotedAlready); // FT-62
    if (target < 0 || target >= view.seats())
        return refusal(Code::VoteForNobody); // FT-62
    if (target == seat)
        return refusal(Code::VoteForYourself); // FT-62
    return std::nullopt;
}

} // namespace

std::optional<kit::Refusal> Rules::whyNot(const State& view, kit::Seat seat, const Move& move) {
    if (seat < 0 || seat >= view.seats())
        return refusal(Code::NoSuchSeat); // FT-1
    const Phase phase = view.phase();
    if (phase < Phase::Choose)
        return refusal(Code::NotDealt); // FT-11
    if (move.kind == MoveKind::Vote)
        return whyNotVote(view, seat, move.seat);
    if (phase > Phase::Place)
        return refusal(Code::PlayOver); // FT-27
    if (isFinished(view, seat))
        return whyNotFinished(view, seat, move.kind);
    return phase == Phase::Choose ? whyNotChoose(view, seat, move.kind) : whyNotPlace(view, seat, move);
}

} // namespace taletop::foxtail
