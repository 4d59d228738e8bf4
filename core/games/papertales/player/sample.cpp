// SPDX-License-Identifier: MIT
// Samples a full state that looks the same to a seat. Deals the hidden cards again, and invents legal choices
// for seats that have committed.
#include "core/games/papertales/player/player.h"
#include "core/games/papertales/player/playout.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"

namespace taletop::papertales {

namespace {

using Faces = kit::FixedVector<std::uint8_t, cardCount>;

/// The Units that appear nowhere in the view.
Faces unseenUnits(State& view) {
    std::array<int, faceCount> seen{};
    for (const kit::Card& card : view.ref().cards)
        ++seen[card.face < faceCount ? card.face : 0];
    Faces unseen;
    for (std::uint8_t face = firstUnit; face <= lastUnit; ++face)
        for (int copy = seen[face]; copy < unitOf(face).copies; ++copy)
            unseen.push_back(face);
    return unseen;
}

/// Invents a plan for a seat (PT-38) whose hand has only faces so far, and no marks. Sometimes leaves a card
/// in hand that would be worth deploying.
void inventPlan(State& state, kit::Seat seat, kit::Rng& rng, kit::Facts& nobody) {
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    for (Move step = quickStep(state, seat); step.kind == Move::Kind::Deploy; step = quickStep(state, seat)) {
        const auto index = static_cast<std::size_t>(undecidedInHand(state, seat, step.card));
        const bool deploys = rng.below(6) != 0;
        state.setMark(hand, index, deploys ? step.spot + planFirstSpot : planBack, nobody);
    }
    for (std::size_t index = 0; index < state.size(hand); ++index)
        if (state.cards(hand)[index].mark == planBack)
            state.setMark(hand, index, planUndecided, nobody);
}

/// Invents the sealed targets of a seat that has chosen.
void inventTargets(State& state, kit::Seat seat, kit::Rng& rng, kit::Facts& nobody) {
    if (unitsInPlay(state, seat) < 2)
        return;
    for (int i = choosersOf(state, seat, state.step()); i > 0; --i) {
        int spot = 0;
        do
            spot = rng.below(spotCount);
        while (state.empty(spotZone(seat, spot)));
        state.add(zoneOf(ZoneKind::Choice, seat), {kit::cardNumber(firstSpotToken + spot), 0}, nobody);
    }
}

void inventChoices(State& state, kit::Seat viewer, kit::Rng& rng) {
    kit::Facts nobody;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        if (seat == viewer || !hasCommitted(state, seat))
            continue;
        const Step step = state.step();
        if (step == Step::Draft || step == Step::Plan)
            inventPlan(state, seat, rng, nobody);
        if (step == Step::Targets || step == Step::Alchemy)
            inventTargets(state, seat, rng, nobody);
        // Constructions and saves need no choice, because passing is always possible (PT-63, PT-75).
    }
}

} // namespace

// Packs wait in the order in which they were passed on (PT-31). From any other pile except the draw pile, the
// owner may take any card.
kit::Pile Player::pileOf(kit::Zone zone) {
    switch (zones.kindOf(zone)) {
    case ZoneKind::DrawPile:
        return kit::Pile::Stack; // PT-10
    case ZoneKind::Queue:
        return kit::Pile::Queue;
    case ZoneKind::DiscardPile:
    case ZoneKind::Hand:
    case ZoneKind::Kept:
    case ZoneKind::Pack:
    case ZoneKind::Dropped:
        return kit::Pile::Heap;
    default: // the zone is visible, or contains nothing but tokens
        return kit::Pile::Forgotten;
    }
}

State Player::sample(const State& view, kit::Seat seat, kit::Rng& rng) {
    State state = view;
    Faces unseen = unseenUnits(state);
    kit::shuffle(unseen, rng);
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        kit::turnUp(state.ref().zone(zone), unseen);
    assert(unseen.empty());
    inventChoices(state, seat, rng);
    return state;
}

} // namespace taletop::papertales
