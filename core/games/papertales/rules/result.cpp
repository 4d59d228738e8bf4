// SPDX-License-Identifier: MIT
// The score sheet (PT-120 to PT-122).
#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/score.h"

namespace taletop::papertales {

namespace {

/// Calls visit(zone, index, card, points) for each card that scores at the end.
template <class Visit>
void forEachScoring(const State& state, kit::Seat seat, Visit visit) {
    const kit::Zone buildings = zoneOf(ZoneKind::Buildings, seat);
    int index = 0;
    for (const kit::Card& card : state.cards(buildings)) {
        if (card.mark > 0)
            visit(buildings, index, card, buildingOf(card.face).levels[card.mark - 1U].points);
        ++index;
    }
    const Kingdom kingdom;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const kit::Card unit = unitAt(state, seat, spot); unit.face != 0)
            if (const Effect* effect = effectOf(unit.face, EffectKind::FinalPoints))
                visit(spotZone(seat, spot), 0, unit, amountOf(*effect, unit, kingdom)); // PT-105
}

/// Is the first score lower than the second (PT-121, PT-122)?
bool isLess(const FinalScore& a, const FinalScore& b) {
    return a.total() != b.total() ? a.total() < b.total() : a.gold < b.gold;
}

contract::ScoreLine line(const State& view, const char* name, kit::Text label, int FinalScore::*part) {
    contract::ScoreLine line{.key = name, .label = label, .points = {}, .earned = {}};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        line.points.push_back(finalScoreOf(view, seat).*part);
    return line;
}

} // namespace

FinalScore finalScoreOf(const State& state, kit::Seat seat) {
    FinalScore score{.points = state.number(Number::Points, seat), .gold = state.number(Number::Gold, seat)};
    forEachScoring(state, seat, [&](kit::Zone, int, kit::Card card, int points) {
        (isBuilding(card.face) ? score.buildings : score.relic) += points;
    });
    return score;
}

kit::SeatSet winnersOf(const State& state) {
    kit::SeatSet winners;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (placeOf(state, seat) == 1)
            winners.insert(seat);
    return winners;
}

int placeOf(const State& state, kit::Seat seat) {
    int place = 1;
    for (kit::Seat other = 0; other < state.seats(); ++other)
        place += isLess(finalScoreOf(state, seat), finalScoreOf(state, other)) ? 1 : 0;
    return place;
}

void tellResult(const State& state, kit::Facts& facts) {
    if (!facts.wanted())
        return;
    tell(facts, Note::GameEnds, kit::spectator);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        forEachScoring(state, seat, [&](kit::Zone, int, kit::Card card, int points) {
            tell(facts, Note::FinalPart, seat, points, card.face);
        });
        const FinalScore score = finalScoreOf(state, seat);
        tell(facts, Note::Final, seat, score.total(), score.gold);
    }
    const kit::SeatSet winners = winnersOf(state);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (winners.contains(seat))
            tell(facts, Note::Wins, seat, finalScoreOf(state, seat).total(), winners.size());
}

contract::Result Rules::result(const State& view) {
    contract::Result result;
    result.lines = {
        line(view, "lp", text(TALETOP_TEXT("papertales", "Legend Points during the game")),
             &FinalScore::points),
        line(view, "buildings", text(TALETOP_TEXT("papertales", "Buildings")), &FinalScore::buildings),
        line(view, "relic", text(TALETOP_TEXT("papertales", "End-of-game abilities")), &FinalScore::relic)};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        result.totals.push_back(finalScoreOf(view, seat).total());
        result.lines[0].earned.push_back({.seat = seat,
                                          .what = text(TALETOP_TEXT("papertales", "on the score track")),
                                          .points = view.number(Number::Points, seat),
                                          .cards = {}});
        forEachScoring(view, seat, [&](kit::Zone zone, int index, kit::Card card, int points) {
            result.lines[isBuilding(card.face) ? 1 : 2].earned.push_back(
                {.seat = seat,
                 .what = text(TALETOP_TEXT("papertales", "%1")).word(nameOf(card.face)),
                 .points = points,
                 .cards = {{.zone = zone, .index = index}}});
        });
    }
    if (view.step() == Step::Over)
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (winnersOf(view).contains(seat))
                result.winners.push_back(seat);
    return result;
}

} // namespace taletop::papertales
