// SPDX-License-Identifier: MIT
// What a casual player does, and the hint with its sentence.
#include "core/games/papertales/evaluation.h"
#include "core/games/papertales/plan.h"
#include "core/games/papertales/price.h"
#include "core/games/papertales/rules.h"
#include "core/games/papertales/turn.h"

#include <climits>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;
using Suggestion = ruleset::Advice<Move>;

kit::Text text(const char* source) { return {"papertales", source}; }

/// Worth of the Kingdom if `move` is the next step of the plan.
int worthAfter(const State& view, kit::Seat seat, const Move& move) {
    State trial = view;
    kit::Facts nobody;
    if (move.kind != Kind::Commit)
        Rules::apply(trial, seat, move, nobody);
    return worthOf(trial, seat, forecastOf(trial, seat));
}

/// Rows are alike: only the first free spot of a row is worth a thought.
bool isWorthAThought(const State& view, kit::Seat seat, const Move& move) {
    const auto& slots = planOf(view, seat).slots;
    if (move.kind == Kind::Move)
        return isFront(move.spot) != isFront(move.to);
    if (move.kind != Kind::Deploy)
        return move.kind != Kind::Keep;
    for (int spot = isFront(move.spot) ? 0 : firstBack; spot < move.spot; ++spot)
        if (slots[static_cast<std::size_t>(spot)].kind == Slot::Kind::Empty &&
            (spot != fifthSpot || hasFifthSpot(view, seat)))
            return false;
    return true;
}

struct Best {
    Move move{.kind = Kind::Commit};
    int worth = INT_MIN;

    void offer(const Move& other, int otherWorth) {
        if (otherWorth > worth) {
            move = other;
            worth = otherWorth;
        }
    }
};

/// The best step; one that makes room counts for what may follow it.
Best bestStep(const State& view, kit::Seat seat, bool lookFurther) {
    Best best;
    for (const Move& move : legalMoves(view, seat)) {
        if (!isWorthAThought(view, seat, move))
            continue;
        best.offer(move, worthAfter(view, seat, move));
        if (!lookFurther || move.kind == Kind::Commit || move.kind == Kind::Deploy)
            continue;
        State trial = view;
        kit::Facts nobody;
        Rules::apply(trial, seat, move, nobody);
        best.offer(move, bestStep(trial, seat, false).worth);
    }
    return best;
}

/// The most valuable card left over, if one may be kept; else the commit.
Move keepOrCommit(const State& view, kit::Seat seat) {
    Best best;
    if (number(view, Scalar::Turn) < lastTurn)
        for (const Move& move : legalMoves(view, seat))
            if (move.kind == Kind::Keep)
                best.offer(move, worthOfCard(view, seat, move.card));
    return best.move;
}

Suggestion advisePlan(const State& view, kit::Seat seat) {
    const Best best = bestStep(view, seat, true);
    const bool better =
        best.move.kind != Kind::Commit && best.worth > worthAfter(view, seat, {.kind = Kind::Commit});
    const bool payable = planOf(view, seat).cost <= number(view, Scalar::Gold, seat);
    const Move move = better || !payable ? best.move : keepOrCommit(view, seat);
    State trial = view;
    kit::Facts nobody;
    if (move.kind != Kind::Commit)
        Rules::apply(trial, seat, move, nobody);
    const Forecast forecast = forecastOf(trial, seat);
    switch (move.kind) {
    case Kind::Keep:
        return {move, text(TALETOP_TEXT("papertales", "%1 is the best of the cards left for the next turn."))
                          .word(nameOf(move.card))};
    case Kind::Commit:
        return {move, text(TALETOP_TEXT("papertales", "No other step makes this plan better."))};
    case Kind::Discard:
        return {move, text(TALETOP_TEXT("papertales", "Its spot is worth more to another Unit."))};
    case Kind::Back:
        return {move, text(TALETOP_TEXT("papertales", "The Gold for it is better spent."))};
    default:
        return {move, text(TALETOP_TEXT("papertales",
                                        "That gives strength %1, an income of %2 and leaves %3 Gold."))
                          .number(forecast.kingdom.strength)
                          .number(forecast.kingdom.income)
                          .number(forecast.gold)};
    }
}

/// `noise`: up to how much a card may be misjudged.
Suggestion advisePick(const State& view, kit::Seat seat, std::uint32_t noise, kit::Rng& rng) {
    Best best;
    for (const Move& move : legalMoves(view, seat)) {
        const int kept = worthOfCard(view, seat, move.card);
        const int dropped = move.other == 0 ? 0 : worthOfCard(view, seat, move.other);
        best.offer(move, 4 * kept + dropped + static_cast<int>(rng.below(noise + 1)));
    }
    if (best.move.other != 0)
        return {best.move,
                text(TALETOP_TEXT("papertales", "%1 helps you most, and %2 would help the other most."))
                    .word(nameOf(best.move.card))
                    .word(nameOf(best.move.other))};
    return {best.move,
            text(TALETOP_TEXT("papertales", "%1 helps your Kingdom most.")).word(nameOf(best.move.card))};
}

/// Tokens of a target: two, whatever the ability; only where they go is to be compared.
void addTokens(State& state, kit::Seat seat, int spot) {
    kit::Facts nobody;
    const auto mark = static_cast<std::uint8_t>(unitAt(state, seat, spot).mark + 2);
    state.setMark(spotZone(seat, spot), 0, mark, nobody);
}

/// Tokens go where they do most good.
Suggestion adviseTarget(const State& view, kit::Seat seat) {
    if (targetsLeft(view, seat) == 0)
        return {{.kind = Kind::Commit}, text(TALETOP_TEXT("papertales", "All targets are chosen."))};
    State sealed = view; // what has been chosen before this target counts
    for (const kit::Card& token : view.cards(zoneOf(SeatZone::Choice, seat)))
        addTokens(sealed, seat, token.face - firstSpotToken);
    Best best;
    for (const Move& move : legalMoves(view, seat)) {
        State trial = sealed;
        addTokens(trial, seat, move.spot);
        best.offer(move, worthOf(trial, seat, forecastOf(trial, seat)));
    }
    return {best.move, text(TALETOP_TEXT("papertales", "%1 makes the best use of the tokens."))
                           .word(nameOf(unitAt(view, seat, best.move.spot).face))};
}

Suggestion adviseConstruction(const State& view, kit::Seat seat) {
    const Kingdom kingdom = kingdomOf(view, seat);
    Best best;
    for (const Move& move : legalMoves(view, seat)) {
        if (move.kind == Kind::Pass) {
            best.offer(move, 0);
            continue;
        }
        const int to = move.kind == Kind::Upgrade ? 2 : move.other;
        const Price price = priceOf(view, seat, move.card, to);
        best.offer(move, worthOfBuilding(view, seat, kingdom, move.card, to, price.gold));
    }
    if (best.move.kind == Kind::Pass)
        return {best.move, text(TALETOP_TEXT("papertales", "Nothing is worth its price now."))};
    return {best.move,
            text(TALETOP_TEXT("papertales", "%1 gives most for its price in the turns that are left."))
                .word(nameOf(best.move.card))};
}

Suggestion adviseSave(const State& view, kit::Seat seat) {
    Best best;
    best.offer({.kind = Kind::Commit}, 60); // on the last turn there is little to save for
    const bool last = number(view, Scalar::Turn) == lastTurn;
    for (const Move& move : legalMoves(view, seat)) {
        if (move.kind != Kind::Save)
            continue;
        const int face = unitAt(view, seat, move.spot).face;
        const Effect* death = effectOf(face, EffectKind::DeathPoints);
        const int points = death == nullptr ? 0 : 100 * death->amount;
        best.offer(move, (last ? 0 : worthOfCard(view, seat, face)) - points);
    }
    if (best.move.kind == Kind::Commit)
        return {best.move, text(TALETOP_TEXT("papertales", "No other Unit is worth saving."))};
    return {best.move, text(TALETOP_TEXT("papertales", "%1 is worth more alive."))
                           .word(nameOf(unitAt(view, seat, best.move.spot).face))};
}

Suggestion suggest(const State& view, kit::Seat seat, std::uint32_t noise, kit::Rng& rng) {
    switch (taskOf(view, seat)) {
    case Task::Pick:
        return advisePick(view, seat, noise, rng);
    case Task::Plan:
        return advisePlan(view, seat);
    case Task::Target:
    case Task::Alchemy:
        return adviseTarget(view, seat);
    case Task::Construct:
        return adviseConstruction(view, seat);
    case Task::Heal:
    case Task::Nothing:
        break;
    }
    return adviseSave(view, seat);
}

} // namespace

Move Rules::casualMove(const State& view, kit::Seat seat, kit::Rng& rng) {
    return suggest(viewOf(view, seat), seat, 200, rng).move;
}

ruleset::Advice<Move> Rules::advise(const State& view, kit::Seat seat) {
    kit::Rng unused(0);
    return suggest(viewOf(view, seat), seat, 0, unused);
}

} // namespace taletop::papertales
