// SPDX-License-Identifier: MIT
// Phase 3: takes a snapshot of all strengths, then makes all comparisons, then pays all rewards (PT-60).
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

using Kingdoms = std::array<Kingdom, mostSeats>;
using WarsBySeat = std::array<int, mostSeats>;

void tellStrength(const State& state, kit::Seat seat, const Kingdom& kingdom, kit::Facts& facts) {
    if (!facts.wanted())
        return;
    for (int spot = 0; spot < spotCount; ++spot)
        if (const int strength = fightingStrength(state, seat, spot, kingdom); strength != 0)
            tell(facts, Note::StrengthPart, seat, strength, unitAt(state, seat, spot).face);
    forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int) {
        if (effect.kind == EffectKind::KingdomStrength)
            if (const int strength = amountOf(effect, card, kingdom); strength != 0)
                tell(facts, Note::StrengthPart, seat, strength, card.face);
    });
    tell(facts, Note::Strength, seat, kingdom.strength);
}

/// Compares a seat with its left neighbour (PT-55, PT-56).
void compare(kit::Seat seat, kit::Seat left, const Kingdoms& kingdoms, int seats, WarsBySeat& wars,
             kit::Facts& facts) {
    const int own = kit::at(kingdoms, seat).strength;
    const int other = kit::at(kingdoms, left).strength;
    const int won = warsWon(own, other, seats);
    const int lost = warsWon(other, own, seats);
    kit::at(wars, seat) += won;
    kit::at(wars, left) += lost;
    if (own == other)
        return tell(facts, Note::WarTied, seat, left, own, other);
    if (won > lost)
        tell(facts, won == 2 ? Note::WarWonTwice : Note::WarWon, seat, left, own, other);
    else
        tell(facts, lost == 2 ? Note::WarWonTwice : Note::WarWon, left, seat, other, own);
}

/// Pays three points for each War won, the bonuses for Wars (PT-58), and the points of Buildings (PT-59).
void score(State& state, kit::Seat seat, const Kingdom& kingdom, int wars, kit::Facts& facts) {
    int points = pointsOfAWar * wars;
    int gold = 0;
    if (wars > 0)
        tell(facts, Note::WarPointsPart, seat, points, 0, wars);
    forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int) {
        const bool forWars = effect.kind == EffectKind::PointsForWar;
        if (!forWars && effect.kind != EffectKind::Points && effect.kind != EffectKind::GoldForWar)
            return;
        const int times = effect.kind == EffectKind::Points ? 1 : wars;
        const int amount = amountOf(effect, card, kingdom) * times;
        if (amount == 0)
            return;
        if (effect.kind == EffectKind::GoldForWar) { // PT-106
            tell(facts, Note::WarGoldPart, seat, amount, card.face);
            gold += amount;
            return;
        }
        tell(facts, Note::WarPointsPart, seat, amount, card.face, wars);
        points += amount;
    });
    tell(facts, Note::WarPoints, seat, points, wars);
    addPoints(state, seat, points, facts);
    addGold(state, seat, gold, facts);
}

} // namespace

void fightWars(State& state, kit::Facts& facts) {
    const kit::Seat seats = state.seats();
    Kingdoms kingdoms;
    WarsBySeat wars{};
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        Kingdom& kingdom = kit::at(kingdoms, seat);
        kingdom = kingdomOf(state, seat);
        tellStrength(state, seat, kingdom, facts);
    }
    const kit::Seat comparisons = seats == 2 ? kit::Seat{1} : seats; // PT-11: one opponent, one comparison
    for (kit::Seat seat = 0; seat < comparisons; ++seat)
        compare(seat, leftOf(seat, seats), kingdoms, seats, wars, facts);
    for (kit::Seat seat = 0; seat < seats; ++seat) {
        const Kingdom& kingdom = kit::at(kingdoms, seat);
        const auto& won = kit::at(wars, seat);
        score(state, seat, kingdom, won, facts);
        state.setNumberOf(Number::Strength, seat, kingdom.strength, facts);
        state.setNumberOf(Number::WarsWon, seat, won, facts);
    }
    beginStep(state, Step::Income, facts);
}

} // namespace taletop::papertales
