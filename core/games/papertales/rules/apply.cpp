// SPDX-License-Identifier: MIT
// Dispatches moves, chance outcomes and automatic steps to the phases.
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

/// Seals a choice with a token (PT-24).
void seal(State& state, kit::Seat seat, int face, int mark, kit::Facts& facts) {
    state.add(zoneOf(ZoneKind::Choice, seat), {kit::cardNumber(face), kit::cardNumber(mark)}, facts);
}

/// Marks the seat as done. Opens all choices after the last seat.
void commit(State& state, kit::Seat seat, kit::Facts& facts) {
    setCommitted(state, seat, facts);
    if (!allCommitted(state))
        return;
    switch (state.step()) {
    case Step::Plan:
        return openPlans(state, facts);
    case Step::Targets:
    case Step::Alchemy:
        return openTargets(state, facts);
    case Step::Construct:
        return openConstructions(state, facts);
    case Step::Heal:
        return age(state, facts);
    default: // the draft: the last player to draft must still commit a plan
        return;
    }
}

void choose(State& state, kit::Seat seat, int face, int mark, bool complete, kit::Facts& facts) {
    seal(state, seat, face, mark, facts);
    if (complete)
        commit(state, seat, facts);
}

void applyTarget(State& state, kit::Seat seat, int spot, kit::Facts& facts) {
    const bool only = choosersOf(state, seat, state.step()) == 1; // several targets need a commit
    choose(state, seat, firstSpotToken + spot, 0, only, facts);
}

void applySave(State& state, kit::Seat seat, int spot, kit::Facts& facts) {
    // How many saves are possible is public, but how many are made is secret. So the commit is skipped only
    // if a single save is possible.
    const bool only = std::min(savesOf(state, seat), savableUnits(state, seat)) == 1;
    choose(state, seat, firstSpotToken + spot, 0, only, facts);
}

} // namespace

void Rules::apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts) {
    switch (move.kind) {
    case Move::Kind::Pick:
        return pickCard(state, seat, move, facts);
    case Move::Kind::Deploy:
        return planDeploy(state, seat, move.card, move.spot, facts);
    case Move::Kind::Move:
        return planMove(state, seat, move.spot, move.to, facts);
    case Move::Kind::Discard:
        return planDiscard(state, seat, move.spot, facts);
    case Move::Kind::Back:
        return planTakeBack(state, seat, move.spot, facts);
    case Move::Kind::Keep:
        return planKeepCard(state, seat, move.card, facts);
    case Move::Kind::Commit:
    case Move::Kind::Pass:
        return commit(state, seat, facts);
    case Move::Kind::Target:
        return applyTarget(state, seat, move.spot, facts);
    case Move::Kind::Build:
        return choose(state, seat, move.card, move.other, true, facts);
    case Move::Kind::Upgrade:
        return choose(state, seat, move.card, 2, true, facts);
    case Move::Kind::Save:
        return applySave(state, seat, move.spot, facts);
    }
}

void Rules::applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts) {
    const std::span<const std::uint8_t> order{outcome.data(), outcome.size()};
    switch (state.step()) {
    case Step::Shuffle:
        state.reorder(drawPile, order, facts); // PT-10
        return beginTurn(state, 1, facts);
    case Step::Refill:
        refillPile(state, order, facts);
        return dealPacks(state, facts);
    case Step::Search:
        refillPile(state, order, facts);
        return resolveReveal(state, facts);
    default:
        assert(false);
    }
}

void Rules::proceed(State& state, kit::Facts& facts) {
    switch (state.step()) {
    case Step::Deal:
        return dealPacks(state, facts);
    case Step::Wars:
        return fightWars(state, facts);
    case Step::Income:
        return receiveIncome(state, facts);
    case Step::Aging:
        return age(state, facts);
    default:
        assert(false);
    }
}

} // namespace taletop::papertales
