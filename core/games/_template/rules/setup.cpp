// SPDX-License-Identifier: MIT
// The table before the first decision, and its invariants.
#include "core/games/_template/rules/rules.h"

namespace taletop::templategame {

State Rules::setup(const contract::Options& options) {
    State state;
    kit::Facts nobody;
    for (int face = 1; face <= cardCount; ++face)
        state.add(zoneOf(ZoneKind::Deck), {.face = kit::cardNumber(face)}, nobody);
    state.setPhase(Phase::Deal, nobody);
    state.setNumber(Number::Seats, options.seats, nobody);
    state.setNumber(Number::Rounds, options.values[0], nobody);
    state.setNumber(Number::Answers, options.values[1], nobody);
    state.setNumber(Number::Leader, -1, nobody);
    return state;
}

namespace {

/// TM-2: checks that the deck is complete, and that only cards just stored have a mark.
std::string brokenPack(const State& state) {
    std::array<int, cardCount + 1> count{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone) {
        for (const kit::Card card : state.cards(zone)) {
            if (card.face < 1 || card.face > cardCount || ++count[card.face] > 1)
                return "card " + std::to_string(card.face) + " is unknown or there twice";
            const bool storing = state.phase() == Phase::Store;
            if (card.mark != 0 && !(storing && zone == zoneOf(ZoneKind::Store, state.leader())))
                return "a mark outside the open decision";
        }
    }
    return std::ranges::count(count, 1) == cardCount ? "" : "the pack is not whole";
}

} // namespace

std::string Rules::brokenInvariant(const State& state) {
    if (std::string broken = brokenPack(state); !broken.empty())
        return broken;
    for (kit::Seat seat = 0; seat < mostSeats; ++seat) {
        const auto size = [&](ZoneKind kind) { return state.size(kind, seat); };
        if (seat >= state.seats() && size(ZoneKind::Hand) + size(ZoneKind::Sealed) + size(ZoneKind::Open) +
                                             size(ZoneKind::Store) + size(ZoneKind::Won) >
                                         0)
            return "cards at a seat that is not taken";
        if (size(ZoneKind::Hand) > handSize)
            return "more than four cards in hand";
        if (size(ZoneKind::Sealed) > 1)
            return "more than one card sealed";
        if (size(ZoneKind::Open) != (state.phase() == Phase::Answer ? 1U : 0U) && seat < state.seats())
            return "open cards at the wrong time";
        if (state.phase() == Phase::Answer && size(ZoneKind::Sealed) == 1 &&
            !answersLeader(state, state.cards(ZoneKind::Sealed, seat)[0].face))
            return "an answer too far from the leader's card";
    }
    if (state.number(Number::Round) > state.number(Number::Rounds))
        return "too many rounds";
    return state.phase() == Phase::Store && state.storedNow() > mostStored ? "too many cards stored" : "";
}

} // namespace taletop::templategame
