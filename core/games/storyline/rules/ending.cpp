// SPDX-License-Identifier: MIT
// Plays The End: turns tokens up and resolves their effects (SL-53 to SL-68).
#include "core/games/storyline/rules/score.h"
#include "core/games/storyline/rules/turn.h"

#include "core/games/storyline/rules/moves.h"

#include <algorithm>

namespace taletop::storyline {

namespace {

/// Records the result (SL-70 to SL-75) in the log.
void finish(State& state, kit::Facts& facts) {
    state.setNumber(Number::Resolving, -1, facts);
    state.setPhase(Phase::Over, facts);
    const Verdict verdict = verdictOf(state);
    if (!state.family())
        for (kit::Seat seat = 0; seat < state.seats(); ++seat)
            tell(facts, Note::Points, seat, pointsOf(state, seat), tokensOf(state, seat));
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (verdict.winners.contains(seat))
            tell(facts, verdict.how, seat, state.family() ? tokensOf(state, seat) : verdict.most,
                 tokensOf(state, seat));
}

/// SL-63 to SL-65: draws one more token from the pool, if there is one.
void useHat(State& state, std::size_t hat, kit::Facts& facts) {
    const kit::Seat seat = state.resolving();
    const kit::Zone turned = zoneOf(ZoneKind::Turned, seat);
    const kit::Zone pool = zoneOf(ZoneKind::Pool);
    const int alone = openTokens(state, seat) == 1 ? 1 : 0;
    state.setMark(turned, hat, resolved, facts);
    if (state.empty(pool))
        return tell(facts, Note::HatIdle, seat);
    const int face = state.cards(pool).back().face;
    const int number = numberOn(face);
    if (number > 0)
        tell(facts, Note::HatDoubles, seat, face, 2 * number, alone);
    else
        tell(facts, Note::HatBrings, seat, face, alone); // SL-64: its effect, if any, is resolved separately
    state.moveToEnd(pool, state.size(pool) - 1, turned, number > 0 ? doubled : std::uint8_t{0}, facts);
}

} // namespace

std::ptrdiff_t openTokens(const State& state, kit::Seat seat) {
    return std::ranges::count_if(state.cards(ZoneKind::Turned, seat), isOpen);
}

void readTheEnd(State& state, kit::Facts& facts) {
    tell(facts, Note::TheEnd, narratorOf(state));
    if (state.family()) // SL-74, SL-75: the family variant does not turn tokens up
        return finish(state, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) { // SL-56
        const kit::Zone closed = zoneOf(ZoneKind::Tokens, seat);
        while (!state.empty(closed))
            state.moveToEnd(closed, 0, zoneOf(ZoneKind::Turned, seat), 0, facts);
    }
    state.setNumber(Number::Resolving, narratorOf(state), facts); // SL-54, SL-58
    resolve(state, facts);
}

void resolve(State& state, kit::Facts& facts) {
    while (true) {
        const kit::Seat seat = state.resolving();
        const auto open = openTokens(state, seat);
        if (open >= 2) // SL-59: the owner chooses the order
            return state.setPhase(Phase::Effect, facts);
        if (open == 1) {
            const auto tokens = state.cards(ZoneKind::Turned, seat);
            const auto last = std::ranges::find_if(tokens, isOpen) - tokens.begin();
            if (!resolveToken(state, static_cast<std::size_t>(last), facts))
                return;
            continue; // the Hat may have drawn another open token
        }
        const kit::Seat next = leftOf(seat, state.seats()); // SL-58
        if (next == narratorOf(state))
            return finish(state, facts);
        state.setNumber(Number::Resolving, next, facts);
    }
}

bool resolveToken(State& state, std::size_t index, kit::Facts& facts) {
    const kit::Seat seat = state.resolving();
    const auto tokens = state.cards(ZoneKind::Turned, seat);
    switch (static_cast<Token>(tokens[index].face)) {
    case Token::Bones:
        state.setPhase(Phase::Flip, facts);
        return false;
    case Token::Hat:
        useHat(state, index, facts);
        return true;
    case Token::Grave: {
        std::size_t targets = 0;
        std::size_t target = 0;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (numberOn(tokens[i].face) > 0) { // SL-61: also the number on the Hat, but not the Bones
                ++targets;
                target = i;
            }
        if (targets >= 2) {
            state.setPhase(Phase::Cover, facts);
            return false;
        }
        if (targets == 1) {
            cover(state, target, facts);
        } else {
            tell(facts, Note::GraveIdle, seat); // SL-61: it does not cover a later number either
            state.setMark(zoneOf(ZoneKind::Turned, seat), index, resolved, facts);
        }
        return true;
    }
    default:
        return true;
    }
}

void cover(State& state, std::size_t index, kit::Facts& facts) {
    const kit::Seat seat = state.resolving();
    const kit::Zone turned = zoneOf(ZoneKind::Turned, seat);
    const kit::Card token = state.cards(turned)[index];
    const auto numbers = std::ranges::count_if(state.cards(turned),
                                               [](const kit::Card& each) { return numberOn(each.face) > 0; });
    tell(facts, Note::Covers, seat, token.face, numbers == 1 ? 1 : 0);
    state.setMark(turned, state.placeOf(turned, faceOf(Token::Grave)), resolved,
                  facts); // SL-66: the Grave stays where it is
    state.setMark(turned, index, token.mark | covered, facts);
}

} // namespace taletop::storyline
