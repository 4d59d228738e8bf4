// SPDX-License-Identifier: MIT
#include "tests/conformance/checks.h"

#include <set>

namespace taletop::conformance {

using namespace contract;

namespace {

std::string seatAnd(kit::Seat seat, const std::string& what) {
    return "seat " + std::to_string(seat) + ": " + what;
}

bool isAmong(const Game& game, const AnyMove& move, const std::vector<AnyMove>& moves) {
    return std::ranges::any_of(moves, [&](const AnyMove& each) { return game.sameMove(move, each); });
}

/// Returns the moves made so far and the moves that any seat could try now.
std::vector<AnyMove> knownMoves(const Moment& moment) {
    std::vector<AnyMove> moves;
    for (std::size_t i = 0; i < moment.at; ++i)
        if (moment.playout.entries[i].who != kit::chanceSeat)
            moves.push_back(moment.playout.entries[i].move);
    for (const kit::Seat seat : pendingSeats(moment.game(), moment.state()))
        for (const AnyMove& move : candidatesOf(moment.game(), moment.state(), seat))
            moves.push_back(move);
    return moves;
}

/// Returns the text with one letter changed, duplicated or removed, or with its ends swapped.
std::string damaged(std::string text, kit::Rng& rng) {
    static constexpr std::string_view letters = "0123456789 abcdexyz-:,>";
    if (text.empty())
        return "?";
    const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
    const char letter = letters[rng.below(static_cast<std::uint32_t>(letters.size()))];
    switch (rng.below(5)) {
    case 0:
        text.erase(at, 1);
        break;
    case 1:
        text.insert(at, 1, letter);
        break;
    case 2:
        text += ' ' + text.substr(at);
        break;
    case 3:
        std::rotate(text.begin(), text.begin() + at, text.end());
        break;
    default:
        text[at] = letter;
    }
    return text;
}

/// Returns the fault if `move` is neither refused to `seat` nor a candidate that can be carried out, or "".
std::string harmOf(const Moment& moment, kit::Seat seat, const AnyMove& move) {
    const Game& game = moment.game();
    const auto refusal = game.whyNot(moment.state(), seat, move);
    const std::string name = seatAnd(seat, "move '" + game.moveText(move) + "' ");
    if (refusal)
        return refusal->ledger == 0 ? name + "is refused without a ledger entry" : "";
    if (!isAmong(game, move, candidatesOf(game, moment.state(), seat)))
        return name + "is not refused but is no candidate";
    AnyState state = moment.state();
    kit::Facts nobody;
    game.apply(state, seat, move, nobody);
    const std::string broken = game.brokenInvariant(state);
    return broken.empty() ? "" : name + "breaks an invariant: " + broken;
}

} // namespace

std::string candidatesAreUniqueAndFew(const Moment& moment) {
    const Game& game = moment.game();
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        if (seat >= moment.seats())
            return seatAnd(seat, "is pending but not in the game");
        const auto moves = candidatesOf(game, moment.state(), seat);
        if (moves.empty() || moves.size() > maxCandidates)
            return seatAnd(seat, std::to_string(moves.size()) + " candidates");
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (isAmong(game, moves[i], {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i)}))
                return seatAnd(seat, "candidate '" + game.moveText(moves[i]) + "' is there twice");
    }
    return {};
}

std::string legalMeansNoRefusal(const Moment& moment) {
    const Game& game = moment.game();
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        std::vector<AnyMove> allowed;
        for (const AnyMove& move : candidatesOf(game, moment.state(), seat))
            if (!game.whyNot(moment.state(), seat, move))
                allowed.push_back(move);
        if (allowed.empty())
            return seatAnd(seat, "pending without a legal move");
        if (textsOf(game, allowed) != textsOf(game, legalMovesOf(game, moment.state(), seat)))
            return seatAnd(seat, "the legal moves are not the candidates without a refusal");
    }
    return {};
}

std::string refusalsExplainThemselves(const Moment& moment) {
    const Game& game = moment.game();
    for (kit::Seat seat = 0; seat < moment.seats(); ++seat)
        for (const AnyMove& move : knownMoves(moment)) {
            const auto refusal = game.whyNot(moment.state(), seat, move);
            if (!refusal)
                continue;
            const std::string name = seatAnd(seat, "the refusal of '" + game.moveText(move) + "' ");
            if (refusal->ledger == 0)
                return name + "has no ledger entry";
            if (const auto broken = brokenText(game, game.refusalText(*refusal)); !broken.empty())
                return name + broken;
            if (refusal != game.whyNot(moment.state(), seat, move))
                return name + "changes when asked again";
        }
    return {};
}

std::string othersAreRefused(const Moment& moment) {
    const Game& game = moment.game();
    const Pending pending = game.pending(moment.state());
    if ((pending.kind == Pending::Kind::Seats) == pending.seats.empty())
        return "pending seats and the kind of pending do not agree";
    for (kit::Seat seat = kit::chanceSeat; seat < kit::maxSeats; ++seat) {
        if (pending.seats.contains(seat))
            continue;
        for (const AnyMove& move : knownMoves(moment))
            if (!game.whyNot(moment.state(), seat, move))
                return seatAnd(seat, "is not pending but may play '" + game.moveText(move) + "'");
        if (!candidatesOf(game, moment.state(), seat).empty() ||
            !legalMovesOf(game, moment.state(), seat).empty())
            return seatAnd(seat, "is not pending but has candidates");
    }
    return {};
}

std::string strangeMovesDoNoHarm(const Moment& moment) {
    const Game& game = moment.game();
    const auto moves = knownMoves(moment);
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        for (const AnyMove& move : moves)
            if (const auto harm = harmOf(moment, seat, move); !harm.empty())
                return harm;
        for (const AnyMove& move : moves) {
            const std::string text = damaged(game.moveText(move), moment.rng);
            const auto strange = game.parseMove(text);
            if (!strange)
                continue;
            if (game.moveText(*strange) != text)
                return "'" + text + "' is read as '" + game.moveText(*strange) + "'";
            if (const auto harm = harmOf(moment, seat, *strange); !harm.empty())
                return harm;
        }
    }
    return {};
}

namespace {

std::string brokenAdvice(const Moment& moment, kit::Seat seat) {
    const Game& game = moment.game();
    const auto list = game.advise(game.view(moment.state(), seat), seat);
    if (list.empty())
        return "there is no advice";
    std::set<std::string> texts;
    for (const auto& advice : list) {
        const std::string text = game.moveText(advice.move);
        if (game.whyNot(moment.state(), seat, advice.move))
            return "the advised move '" + text + "' is refused";
        if (!texts.insert(text).second)
            return "the move '" + text + "' is advised twice";
        if (const auto broken = brokenText(game, advice.why); !broken.empty())
            return "the reason of the advice " + broken;
    }
    return {};
}

/// Checks that there are whole decisions, that they consist of legal steps, and that no two are the same.
std::string brokenDecisions(const Moment& moment, kit::Seat seat) {
    const Game& game = moment.game();
    const auto decisions = game.decisions(game.view(moment.state(), seat), seat);
    if (decisions.empty())
        return "there is no decision";
    std::set<std::string> texts;
    for (const auto& steps : decisions) {
        AnyState state = moment.state();
        kit::Facts nobody;
        std::string text;
        for (const AnyMove& step : steps) {
            const std::string name = game.moveText(step);
            if (!game.pending(state).seats.contains(seat) || game.whyNot(state, seat, step))
                return "'" + name + "' is refused as a step of a decision, after '" + text + "'";
            game.apply(state, seat, step, nobody);
            text += name + ". ";
        }
        if (steps.empty() || !texts.insert(text).second)
            return "the decision '" + text + "' is empty or comes twice";
    }
    return {};
}

} // namespace

std::string botsPlayLegally(const Moment& moment) {
    const Game& game = moment.game();
    for (const kit::Seat seat : pendingSeats(game, moment.state())) {
        const AnyState view = game.view(moment.state(), seat);
        const AnyMove casual = game.casualMove(view, seat, moment.rng);
        if (game.whyNot(moment.state(), seat, casual))
            return seatAnd(seat, "the casual move '" + game.moveText(casual) + "' is refused");
        const AnyMove quick = game.playout(view, seat, moment.rng);
        if (game.whyNot(moment.state(), seat, quick))
            return seatAnd(seat, "the quick move '" + game.moveText(quick) + "' is refused");
        if (const auto broken = brokenDecisions(moment, seat); !broken.empty())
            return seatAnd(seat, broken);
        if (const auto broken = brokenAdvice(moment, seat); !broken.empty())
            return seatAnd(seat, broken);
    }
    return {};
}

} // namespace taletop::conformance
