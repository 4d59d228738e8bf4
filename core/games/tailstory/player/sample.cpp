// SPDX-License-Identifier: MIT
// Samples a full state that looks the same to a seat, by dealing the hidden cards again.
#include "core/games/tailstory/player/player.h"
#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

namespace {

using Faces = kit::FixedVector<std::uint8_t, eventFaces>;

/// The Event cards of this game that appear nowhere in the view.
Faces unseenEvents(State& view) {
    std::array<bool, 256> seen{};
    for (const kit::Card& card : view.ref().cards)
        seen[card.face] = true;
    Faces unseen;
    for (int design = 0; design < designCount; ++design)
        for (int copy = 0; copy < view.number(Number::Copies, design); ++copy)
            if (!seen[eventFace(design, copy)])
                unseen.push_back(eventFace(design, copy));
    return unseen;
}

} // namespace

// Everyone can remember the cards of a deck that was made from open discards (TS-104), even after draws from
// it, and cards that went face up into a hand.
kit::Pile Player::pileOf(kit::Zone zone) {
    switch (zones.kindOf(zone)) {
    case ZoneKind::Deck:
        return kit::Pile::Stack;
    case ZoneKind::Hand:
    case ZoneKind::Achievements:
        return kit::Pile::Heap;
    default: // visible, or never seen
        return kit::Pile::Forgotten;
    }
}

State Player::sample(const State& view, kit::Seat, kit::Rng& rng) {
    State state = view;
    Faces unseen = unseenEvents(state);
    kit::shuffle(unseen, rng);
    // Queue cards are not Event cards, but they are face down, too, until they are drawn.
    int next = firstQueue;
    for (kit::Card& card : state.ref().zone(queuePile))
        card.face = kit::cardNumber(next++);
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        kit::turnUp(state.ref().zone(zone), unseen);
    assert(unseen.empty());
    return state;
}

} // namespace taletop::tailstory
