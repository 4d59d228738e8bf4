// SPDX-License-Identifier: MIT
// The steps of a turn, from the opening of the choices to its end (FT-18).
#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/games/foxtail/rules/turn.h"

namespace taletop::foxtail {

namespace {

/// FT-17: all choices are shown together.
void showChoices(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const kit::Zone choice = zoneOf(ZoneKind::Choice, seat);
        if (state.empty(choice))
            continue;
        const bool brushes = state.cards(choice)[0].face == brushToken;
        note(facts, brushes ? Note::ChoosesBrush : Note::ChoosesDraw, seat);
        state.remove(choice, 0, facts);
        state.setNumberOf(Number::Brushing, seat, brushes ? 1 : 0, facts);
    }
}

/// FT-19, FT-20: draws the top card, face up. A bit that needs a link stays in the zone Drawn until then.
void drawCard(State& state, kit::Seat seat, kit::Facts& facts) {
    assert(!state.empty(deckZone)); // FT-26
    const std::size_t top = state.size(deckZone) - 1;
    const std::uint8_t face = state.cards(deckZone)[top].face;
    const kit::Zone tail = zoneOf(ZoneKind::Bits, seat);
    if (isTip(face)) { // FT-24: the tip is placed at once, and the tail is complete
        const int turn = state.number(Number::Turn);
        note(facts, Note::DrawsTip, seat, turn, state.count(tail));
        state.moveToEnd(deckZone, top, tail, 0, facts);
        state.setNumberOf(Number::Finished, seat, turn, facts);
        return;
    }
    note(facts, Note::DrawsBit, seat, face);
    if (state.empty(tail)) { // FT-22: the first bit has no link
        note(facts, Note::LaysFirstBit, seat, face);
        state.moveToEnd(deckZone, top, tail, 0, facts);
        return;
    }
    state.moveToEnd(deckZone, top, zoneOf(ZoneKind::Drawn, seat), 0, facts);
    state.setNumberOf(Number::Done, seat, 0, facts);
}

void noteLink(const State& state, kit::Seat seat, Link link, kit::Facts& facts) {
    if (!facts.wanted())
        return;
    const kit::Card last = state.cards(ZoneKind::Bits, seat).back();
    const kit::Card drawn = state.cards(ZoneKind::Drawn, seat)[0];
    const Kind kind = joinedKind(link);
    note(facts, Note::LinksBit, seat, link, kit::at(charmsOf(last.face), kind),
         kit::at(charmsOf(drawn.face), kind));
    if (spoils(linkOf(last), link)) // FT-35
        note(facts, Note::LosesJoin, seat, last.mark, link);
}

/// FT-21: the drawn bit joins the end of the tail.
void layDrawn(State& state, kit::Seat seat, kit::Facts& facts) {
    const kit::Zone links = zoneOf(ZoneKind::Links, seat);
    const Link link = linkOfToken(state.cards(links)[0].face);
    noteLink(state, seat, link, facts);
    state.remove(links, 0, facts);
    state.moveToEnd(zoneOf(ZoneKind::Drawn, seat), 0, zoneOf(ZoneKind::Bits, seat), markOf(link), facts);
}

void noteBrush(const State& state, kit::Seat seat, kit::Facts& facts) {
    if (!facts.wanted())
        return;
    Tail tail = tailOf(state, seat);
    const int before = ownPoints(tail).total();
    int changed = 0;
    std::size_t place = 0;
    for (const kit::Card& token : state.cards(ZoneKind::Links, seat)) {
        TailBit& bit = tail[++place];
        const Link link = linkOfToken(token.face);
        changed += bit.link == link ? 0 : 1;
        bit.link = link;
    }
    note(facts, Note::Brushes, seat, changed, before, ownPoints(tail).total());
}

/// FT-41: sets every link again and keeps the order of the bits. The new links may equal the old ones
/// (FT-43).
void layBrush(State& state, kit::Seat seat, kit::Facts& facts) {
    noteBrush(state, seat, facts);
    const kit::Zone links = zoneOf(ZoneKind::Links, seat);
    for (std::size_t place = 0; place < state.size(links); ++place)
        state.setMark(zoneOf(ZoneKind::Bits, seat), place + 1,
                      markOf(linkOfToken(state.cards(links)[place].face)), facts);
    while (!state.empty(links))
        state.remove(links, state.size(links) - 1, facts);
}

/// Ends the turn (step 4 of FT-18).
void endTurn(State& state, kit::Facts& facts) {
    bool complete = true;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        const int brushed = state.number(Number::Brushing, seat);
        state.setNumberOf(Number::MustDraw, seat, brushed, facts); // FT-45
        state.setNumberOf(Number::Brushes, seat, state.number(Number::Brushes, seat) + brushed, facts);
        state.setNumberOf(Number::Brushing, seat, 0, facts);
        complete = complete && isFinished(state, seat);
    }
    if (complete)
        endPlay(state, facts); // FT-27
    else
        beginTurn(state, state.number(Number::Turn) + 1, facts);
}

} // namespace

bool allDone(const State& state) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat)
        if (state.number(Number::Done, seat) == 0)
            return false;
    return true;
}

void beginTurn(State& state, int turn, kit::Facts& facts) {
    note(facts, Note::TurnBegins, kit::spectator, turn);
    state.setNumber(Number::Turn, turn, facts);
    state.setPhase(Phase::Choose, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) // FT-25: a finished player does nothing
        state.setNumberOf(Number::Done, seat, isFinished(state, seat) ? 1 : 0, facts);
}

void openChoices(State& state, kit::Facts& facts) {
    showChoices(state, facts);
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) { // FT-18: seats draw in seat order
        if (isFinished(state, seat))
            continue;
        if (state.number(Number::Brushing, seat) != 0)
            state.setNumberOf(Number::Done, seat, 0, facts); // FT-40: no card for a brush
        else
            drawCard(state, seat, facts);
    }
    if (allDone(state))
        endTurn(state, facts);
    else
        state.setPhase(Phase::Place, facts);
}

void openLinks(State& state, kit::Facts& facts) {
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        if (state.number(Number::Brushing, seat) != 0)
            layBrush(state, seat, facts);
        else if (!state.empty(ZoneKind::Drawn, seat))
            layDrawn(state, seat, facts);
    }
    endTurn(state, facts);
}

} // namespace taletop::foxtail
