// SPDX-License-Identifier: MIT
// Ranks the best moves, without giving reasons.
#include "core/games/papertales/player/advice.h"
#include "core/games/papertales/rules/price.h"
#include "core/games/papertales/rules/turn.h"

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

void addTokens(State& state, kit::Seat seat, int spot, int tokens) {
    kit::Facts nobody;
    state.setMark(spotZone(seat, spot), 0, unitAt(state, seat, spot).mark + tokens, nobody);
}

} // namespace

Ranking rankPicks(const State& view, kit::Seat seat, int noise, kit::Rng& rng) {
    Ranking ranking;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        const int kept = worthOfCard(view, seat, move.card);
        const int dropped = move.other == 0 ? 0 : worthOfCard(view, seat, move.other);
        ranking.offer(move, 4 * kept + dropped + rng.below(noise + 1));
    }
    return ranking;
}

Forecast withTarget(const State& view, kit::Seat seat, const Move& move) {
    const int tokens = askerOfTarget(view, seat).tokens;
    State trial = view;
    for (const kit::Card& token : view.cards(ZoneKind::Choice, seat)) // targets chosen earlier
        addTokens(trial, seat, token.face - firstSpotToken, tokens);
    addTokens(trial, seat, move.spot, tokens);
    return forecastOf(trial, seat);
}

Ranking rankTargets(const State& view, kit::Seat seat) {
    Ranking ranking;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        const Forecast forecast = withTarget(view, seat, move);
        ranking.offer(move, worthOf(forecast.after, seat, forecast));
    }
    return ranking;
}

Ranking rankConstructions(const State& view, kit::Seat seat, int noise, kit::Rng& rng) {
    const Kingdom kingdom = kingdomOf(view, seat);
    const int turnsToCome = lastTurn - view.number(Number::Turn);
    Ranking ranking;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        const int to = move.kind == Kind::Upgrade ? 2 : move.other;
        int worth = 0;
        if (move.kind != Kind::Pass)
            worth =
                worthOfBuilding(view, seat, kingdom, move.card, to, priceOf(view, seat, move.card, to).gold);
        // The error affects how much a Building is worth, but not whether it is worth its price.
        if (worth > 0)
            worth += rng.below(noise / 2 * turnsToCome + 1);
        ranking.offer(move, worth);
    }
    return ranking;
}

Ranking rankSaves(const State& view, kit::Seat seat) {
    Ranking ranking;
    ranking.offer({.kind = Kind::Commit}, 60); // on the last turn, saving nobody is nearly always best
    const bool last = view.number(Number::Turn) == lastTurn;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        if (move.kind != Kind::Save)
            continue;
        const int face = unitAt(view, seat, move.spot).face;
        const Effect* death = effectOf(face, EffectKind::DeathPoints);
        const int points = death == nullptr ? 0 : 100 * death->amount;
        ranking.offer(move, (last ? 0 : worthOfCard(view, seat, face)) - points);
    }
    return ranking;
}

} // namespace taletop::papertales
