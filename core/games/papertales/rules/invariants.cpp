// SPDX-License-Identifier: MIT
// Checks the ledger's invariants on a full state.
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

bool isPlanning(Step step) { return step == Step::Draft || step == Step::Plan; }

/// Invariants 1 and 6: all cards of each kind exist, and only Units in play have tokens.
std::string brokenCards(const State& state) {
    std::array<int, faceCount> count{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone) {
        const ZoneKind kind = zones.kindOf(zone);
        const bool tokens = kind == ZoneKind::Plan || kind == ZoneKind::Choice;
        const bool marks = kind >= ZoneKind::F1 || (kind == ZoneKind::Hand && isPlanning(state.step()));
        const bool buildings = kind == ZoneKind::Buildings;
        for (const kit::Card& card : state.cards(zone)) {
            if (!tokens && (buildings ? !isBuilding(card.face) : !isUnit(card.face)))
                return "card " + std::to_string(card.face) + " in a zone where it cannot be";
            if (!marks && card.mark != 0)
                return "an Age token on a card that is not in play (invariant 6)";
            count[card.face] += tokens ? 0 : 1;
        }
    }
    for (int face = firstUnit; face <= lastUnit; ++face)
        if (kit::at(count, face) != unitOf(face).copies)
            return std::string("there are not all copies of ") + nameOf(face) + " (invariant 1)";
    return "";
}

/// Invariant 5: the number of cards in a hand.
std::string brokenHand(const State& state, kit::Seat seat) {
    const auto size = [&](ZoneKind zone) { return state.size(zone, seat); };
    const Step step = state.step();
    if (size(ZoneKind::Kept) > 1)
        return "more than one card kept (invariant 5)";
    const bool done = draftDone(state, seat);
    if (isPlanning(step) ? (done ? size(ZoneKind::Hand) > 6 || size(ZoneKind::Kept) > 0 : step == Step::Plan)
                         : size(ZoneKind::Hand) > 0)
        return "a hand of the wrong size (invariant 5)";
    const bool dealing = step == Step::Deal || step == Step::Refill || step == Step::Draft;
    if (!dealing && size(ZoneKind::Pack) + size(ZoneKind::Queue) + size(ZoneKind::Dropped) > 0)
        return "cards of the draft outside the draft";
    return "";
}

/// Invariants 3, 7 and 8, about the Units in play.
std::string brokenKingdom(const State& state, kit::Seat seat) {
    const Step step = state.step();
    const bool afterAging = step <= Step::Plan || step == Step::Over;
    for (int spot = 0; spot < spotCount; ++spot) {
        if (state.size(spotZone(seat, spot)) > 1)
            return "two Units on a spot (invariant 3)";
        const kit::Card unit = unitAt(state, seat, spot);
        if (unit.face == 0)
            continue;
        if (spot == fifthSpot && !hasFifthSpot(state, seat))
            return "a Unit on a fifth spot that is not there (invariant 3)";
        const bool ageless = effectOf(unit.face, EffectKind::NeverDies) != nullptr;
        if (afterAging && (unit.mark < 1 || (unit.mark > 2 && !ageless)))
            return "a Unit with the wrong Age tokens (invariant 7)";
        if (step >= Step::Targets && step <= Step::Aging &&
            effectOf(unit.face, EffectKind::Shapeshift) != nullptr)
            return "a Unit that should have been replaced (invariant 8)";
    }
    return "";
}

/// Invariants 2, 4 and 9, about Gold, points, Buildings and income.
std::string brokenWealth(const State& state, kit::Seat seat) {
    if (state.number(Number::Gold, seat) < 0 || state.number(Number::Points, seat) < 0)
        return "negative Gold or Legend Points (invariant 2)";
    const auto buildings = state.cards(ZoneKind::Buildings, seat);
    if (buildings.size() != buildingCount)
        return "not five Buildings (invariant 4)";
    for (const kit::Card& building : buildings)
        if (building.mark > 2)
            return "a Building above level 2 (invariant 4)";
    const bool built = state.step() > Step::Construct;
    if (buildingsOwned(state, seat) > state.number(Number::Turn) - (built ? 0 : 1))
        return "too many Buildings (invariant 4)";
    if (state.step() == Step::Construct && // invariant 9
        state.number(Number::Income, seat) != incomeOf(state, seat, productionOf(state, seat)))
        return "an income that is not the Kingdom's (invariant 9)";
    return "";
}

/// Checks that the sealed choices fit the step.
std::string brokenSeals(const State& state, kit::Seat seat) {
    const Step step = state.step();
    const auto chosen = state.count(ZoneKind::Choice, seat);
    if (!isPlanning(step) && !state.empty(ZoneKind::Plan, seat))
        return "a plan that was not opened";
    if (isPlanning(step) && draftDone(state, seat) && hasCommitted(state, seat) &&
        planOf(state, seat).cost > state.number(Number::Gold, seat))
        return "a committed plan that cannot be paid";
    int most = 0;
    if (step == Step::Targets || step == Step::Alchemy) {
        most = choosersOf(state, seat, step);
        if (hasCommitted(state, seat) && unitsInPlay(state, seat) > 1 && chosen < most)
            return "a compulsory target that was not chosen";
    }
    if (step == Step::Construct)
        most = 1;
    if (step == Step::Heal)
        most = savesOf(state, seat);
    return chosen > most ? "too many choices" : "";
}

/// Invariant 10, about the number of Wars won.
std::string brokenWars(const State& state) {
    int sum = 0;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const int wars = state.number(Number::WarsWon, seat);
        if (wars < 0)
            return "";
        if (wars > 2)
            return "more than two Wars won (invariant 10)";
        sum += wars;
    }
    if (state.seats() > 2)
        return sum < state.seats() || sum > 2 * state.seats() ? "a wrong sum of Wars won (invariant 10)" : "";
    const int strength = state.number(Number::Strength, 0);
    const bool equal = strength == state.number(Number::Strength, 1);
    const bool possible = equal ? sum == (strength == 0 ? 4 : 2) : sum == 1 || sum == 2; // PT-57
    return possible ? "" : "Wars that two players cannot win (invariant 10)";
}

} // namespace

std::string Rules::brokenInvariant(const State& state) {
    if (std::string broken = brokenCards(state); !broken.empty())
        return broken;
    for (kit::Seat seat = 0; seat < mostSeats; ++seat) {
        if (seat >= state.seats()) {
            for (kit::Zone zone = zoneOf(ZoneKind::Hand, seat); zone <= zoneOf(ZoneKind::Choice, seat);
                 ++zone)
                if (!state.empty(zone))
                    return "cards at a seat that is not taken";
            continue;
        }
        for (const auto check : {brokenHand, brokenKingdom, brokenWealth, brokenSeals})
            if (std::string broken = check(state, seat); !broken.empty())
                return "seat " + std::to_string(seat + 1) + ": " + broken;
    }
    const int piles = state.count(drawPile) + state.count(discardPile);
    if (state.step() == Step::Deal && piles < cardCount - 6 * state.seats()) // PT-37
        return "too few cards in the piles (invariant 14)";
    if (state.number(Number::Turn) < 1 || state.number(Number::Turn) > lastTurn)
        return "no such turn (invariant 17)";
    return brokenWars(state);
}

} // namespace taletop::papertales
