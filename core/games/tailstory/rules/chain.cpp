// SPDX-License-Identifier: MIT
// Step 2: actions are announced and answered by Stopping cards, then the chain resolves.
#include "core/games/tailstory/rules/turn.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

namespace {

kit::Card topToken(const State& state) { return state.cards(chain).back(); }

void pushItem(State& state, std::uint8_t token, kit::Seat owner, kit::Facts& facts) {
    state.add(chain, {.face = token, .mark = kit::cardNumber(owner)}, facts);
}

/// The place of an item's card in its owner's play zone, or -1 for actions B, C and D, which have no card.
/// Play zones are empty when an action is announced (TS-111), so they hold the items' cards in order.
int placeInPlay(const State& state, int item) {
    const auto items = state.cards(chain);
    int place = -1;
    for (int i = 0; i < item; ++i)
        if (kit::at(items, i).face < drawDiscardToken && itemOwner(state, i + 1) == itemOwner(state, item))
            ++place;
    return kit::at(items, item - 1).face < drawDiscardToken ? place : -1;
}

/// TS-50, TS-52 to TS-54: cancels the item, whose owner takes the bribe at once.
void markStopped(State& state, int item, kit::Facts& facts) {
    const auto index = static_cast<std::size_t>(item - 1);
    const kit::Card token = state.cards(chain)[index];
    const kit::Seat owner = itemOwner(state, item);
    tell(facts, Note::IsStopped, owner, token.face);
    state.setMark(chain, index, token.mark | stackStopped, facts);
    if (const int place = placeInPlay(state, item); place >= 0)
        state.setMark(zoneOf(ZoneKind::Play, owner), static_cast<std::size_t>(place), stoppedMark, facts);
    tell(facts, Note::Bribed, owner, state.empty(ZoneKind::Deck, owner) ? 0 : 1);
    drawCards(state, owner, 1, facts, false); // TS-53
}

/// TS-48, TS-49: resolves the newest item first and the action last.
void closeChain(State& state, kit::Facts& facts) {
    state.setNumber(Number::Passed, 0, facts);
    const auto isStopped = [&](int item) {
        return (kit::at(state.cards(chain), item - 1).mark & stackStopped) != 0;
    };
    for (int item = chainLength(state); item > 1; --item)
        if (!isStopped(item))
            markStopped(state, item - 1, facts);
    if (isStopped(1))
        state.setNumber(Number::EffectAt, static_cast<int>(effectsOf(state).size()), facts); // TS-50
    runEffects(state, facts);
}

/// Records notes about the announced action (TS-34).
void tellAction(const State& state, const Move& move, kit::Facts& facts) {
    if (!facts.wanted())
        return;
    const kit::Seat owner = state.turnOwner();
    const kit::Seat target = move.targets == 0 ? kit::spectator : targetOf(state);
    if (move.kind == Move::Kind::Play && isActing(state))
        tell(facts, Note::Acts, owner, move.card);
    else if (move.kind == Move::Kind::Play && move.targets != 0)
        tell(facts, Note::PlaysAt, owner, move.card, target);
    else if (move.kind == Move::Kind::Play)
        tell(facts, Note::Plays, owner, move.card);
    else if (move.kind == Move::Kind::DrawDiscard)
        tell(facts, Note::DrawsDiscards, owner);
    else if (move.kind == Move::Kind::Swap)
        tell(facts, Note::WantsSwap, owner, target);
    if (move.kind != Move::Kind::Ability)
        return;
    tell(facts, Note::UsesAbility, owner, characterCard(state, owner).face);
    if (move.card != 0)
        tell(facts, Note::Borrows, owner, move.card);
    for (int step = 1; step < state.seats(); ++step)
        if (const kit::Seat seat = seatAfter(state, owner, step); (move.targets >> seat & 1) != 0)
            tell(facts, Note::AimsAt, owner, seat);
}

/// TS-33: pays the cost and counts the use before anyone answers. Returns the item's token.
std::uint8_t pay(State& state, const Move& move, kit::Facts& facts) {
    const kit::Seat owner = state.turnOwner();
    const auto spend = [&](int points) {
        state.setNumber(Number::Points, state.number(Number::Points) - points, facts);
    };
    switch (move.kind) {
    case Move::Kind::Play: { // TS-55
        spend(kindInfo(kindOf(move.card)).cost);
        const kit::Zone hand = zoneOf(ZoneKind::Hand, owner);
        state.moveToEnd(hand, state.placeOf(hand, move.card), zoneOf(ZoneKind::Play, owner), 0, facts);
        return tokenOf(designOf(move.card));
    }
    case Move::Kind::DrawDiscard: // TS-73
        spend(1);
        return drawDiscardToken;
    case Move::Kind::Ability: // TS-76
        for (const Number uses : {Number::AbilityTurn, Number::AbilityGame})
            state.setNumberOf(uses, owner, state.number(uses, owner) + 1, facts);
        return abilityToken;
    default: // TS-91
        state.setNumberOf(Number::SwapUsed, owner, 1, facts);
        return swapToken;
    }
}

} // namespace

bool isActing(const State& state) {
    const int item = state.number(Number::Item);
    return item != 0 && !kindInfo(kindOf(item)).stoppable;
}

void announce(State& state, const Move& move, kit::Facts& facts) {
    const bool borrows = move.kind == Move::Kind::Ability;
    state.setNumber(Number::Item, borrows ? 0 : move.card, facts);
    state.setNumber(Number::Borrowed, borrows ? move.card : 0, facts);
    state.setNumber(Number::Targets, move.targets, facts);
    state.setNumber(Number::EffectAt, 0, facts);
    state.setNumber(Number::Stolen, 0, facts);
    state.setNumber(Number::Actions, state.number(Number::Actions) + 1, facts);
    tellAction(state, move, facts);
    const std::uint8_t token = pay(state, move, facts);
    pushItem(state, token, state.turnOwner(), facts);
    if (isActing(state) || state.number(Number::NoStopping) != 0)
        return runEffects(state, facts); // TS-70, TS-80
    openWindow(state, facts);            // TS-37
}

bool mayRespond(const State& state, kit::Seat seat) {
    return (topToken(state).mark & stackOwner) != seat &&   // TS-39
           !state.empty(ZoneKind::Hand, seat) &&            // TS-46
           (state.number(Number::Passed) >> seat & 1) == 0; // TS-47
}

kit::SeatSet responders(const State& state) {
    kit::SeatSet seats;
    const auto owner = kit::seatAt(topToken(state).mark & stackOwner);
    const bool fastest = state.number(Number::Fastest) != 0;
    for (int step = 1; step < state.seats(); ++step) { // TS-43
        const kit::Seat seat = seatAfter(state, owner, step);
        if (!mayRespond(state, seat))
            continue;
        seats.insert(seat);
        if (!fastest)
            break; // TS-44; with fastest finger everyone is asked at once (TS-45)
    }
    return seats;
}

void openWindow(State& state, kit::Facts& facts) {
    state.setNumber(Number::Passed, 0, facts);
    if (responders(state).empty())
        return closeChain(state, facts);
    ask(state, Step::Window, -1, facts);
}

void stopItem(State& state, kit::Seat seat, std::uint8_t face, kit::Facts& facts) {
    const kit::Card token = topToken(state);
    tell(facts, Note::Stops, seat, face, token.mark & stackOwner, token.face);
    const kit::Zone hand = zoneOf(ZoneKind::Hand, seat);
    state.moveToEnd(hand, state.placeOf(hand, face), zoneOf(ZoneKind::Play, seat), 0, facts); // TS-64
    pushItem(state, tokenOf(designOf(face)), seat, facts);
    openWindow(state, facts); // TS-42: others may now answer this card
}

void passOn(State& state, kit::Seat seat, kit::Facts& facts) {
    tell(facts, Note::Passes, seat);
    state.setNumber(Number::Passed, state.number(Number::Passed) | 1 << seat, facts);
    if (responders(state).empty())
        return closeChain(state, facts);
    ask(state, Step::Window, -1, facts);
}

} // namespace taletop::tailstory
