// SPDX-License-Identifier: MIT
#include "core/table/hot_seat.h"

#include <algorithm>
#include <utility>

namespace taletop::table {

namespace {

kit::SeatSet peopleOf(const match::Header& header) {
    kit::SeatSet people;
    for (std::size_t seat = 0; seat < header.seats.size(); ++seat)
        if (header.seats[seat].kind == match::personKind)
            people.insert(kit::seatAt(seat));
    return people;
}

bool isPending(const match::Match& match, kit::Seat seat) {
    const contract::Pending pending = match.pending();
    return pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
}

bool asksOne(const match::Match& match) { return match.pending().seats.size() == 1; }

} // namespace

HotSeat::HotSeat(const match::Match& match)
    : m_peopleHere(peopleOf(match.header())), m_turns(match.game(), match.header().options.seats),
      m_order(match.game(), match.header().options, m_peopleHere), m_seats(match.header().seats) {}

void HotSeat::changeSeats(const match::Match& match) {
    const kit::SeatSet before = allPeople();
    takePeople(match, m_elsewhere);
    const auto names = std::exchange(m_seats, match.header().seats);
    bool others = before != allPeople();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        others =
            others || (allPeople().contains(kit::seatAt(seat)) && m_seats[seat].name != names[seat].name);
    rise();
    if (!others)
        return;
    m_unopened = m_peopleHere.size() == 1 && m_elsewhere.empty();
    m_mode = Mode::Curtain;
}

kit::SeatSet HotSeat::allPeople() const {
    kit::SeatSet all = m_peopleHere;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_elsewhere.contains(seat))
            all.insert(seat);
    return all;
}

/// Divides the people of the match between this screen and elsewhere.
void HotSeat::takePeople(const match::Match& match, kit::SeatSet elsewhere) {
    m_peopleHere = peopleOf(match.header());
    m_elsewhere = {};
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (elsewhere.contains(seat) && m_peopleHere.contains(seat)) {
            m_peopleHere.erase(seat);
            m_elsewhere.insert(seat);
        }
}

void HotSeat::setElsewhere(const match::Match& match, kit::SeatSet seats) {
    rise();
    takePeople(match, seats);
    m_unopened = m_peopleHere.size() == 1 && m_elsewhere.empty();
    m_mode = Mode::Curtain;
}

// ---- the seated person

bool HotSeat::maySit(const match::Match& match, kit::Seat seat) const {
    return m_seated < 0 && inUse() && m_peopleHere.contains(seat) && !match.over();
}

bool HotSeat::sit(const match::Match& match, kit::Seat seat) {
    if (std::exchange(m_unopened, false))
        return false;
    m_seated = seat;
    m_deciding = isPending(match, seat);
    m_alone = m_deciding && asksOne(match);
    return true;
}

void HotSeat::rise() {
    m_seated = kit::spectator;
    m_deciding = m_awaits = m_alone = false;
}

bool HotSeat::sitsAlone(const match::Match& match) const {
    return m_alone && isPending(match, m_seated) && asksOne(match);
}

bool HotSeat::hasDoneAlone(const match::Match& match, std::span<const Played> played,
                           const contract::AnyState& before, std::string_view letItGo) const {
    if (m_seated < 0 || !sitsAlone(match))
        return false;
    const auto& entries = match.journal().entries;
    std::size_t entry = entries.size() - played.size();
    const contract::AnyState* state = &before;
    for (const Played& each : played) {
        const bool passes = m_awaits && entries[entry].move == letItGo;
        ++entry;
        const bool chance =
            each.who < 0 && match.game().pending(*state).kind == contract::Pending::Kind::Chance;
        if (each.who != m_seated && !passes && !chance)
            return false;
        state = &each.after;
    }
    return true;
}

// ---- public knowledge

void HotSeat::restart(const match::Match& match) {
    m_turns = OpenTurns(match.game(), match.header().options.seats);
    m_order = Scheduling(match.game(), match.header().options, m_peopleHere);
    m_seenByAll.clear();
}

void HotSeat::follow(const match::Match& match, kit::Seat who, std::span<const kit::Fact> facts,
                     const contract::AnyState& after) {
    m_turns.follow(who, facts, after);
    const std::vector<kit::Fact> seen = redacted(facts, match.game().visibility(kit::spectator));
    m_order.follow(who, seen);
    m_seenByAll.push_back(!seen.empty());
}

int HotSeat::seenByAll() const { return static_cast<int>(std::ranges::count(m_seenByAll, true)); }

kit::Seat HotSeat::publicEyes() const {
    if (allPeople().empty())
        return m_watched;
    return shared() ? kit::spectator : m_peopleHere.first();
}

// ---- questions

kit::Seat HotSeat::awaitedElsewhere(const match::Match& match) const {
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_elsewhere.contains(seat) && isPending(match, seat))
            return seat;
    return kit::spectator;
}

void HotSeat::settle(const match::Match& match) {
    m_answering = m_awaits = false;
    m_alone = m_alone && asksOne(match);
    settleFor(match, m_order.next(match.pending()));
}

void HotSeat::settleForAnswers(const match::Match& match, kit::Seat player, kit::Seat caller) {
    const bool begins = !std::exchange(m_answering, true);
    const bool awaited =
        std::exchange(m_awaits, m_seated >= 0 && m_seated == player && caller < 0 && (begins || m_awaits));
    if (m_seated >= 0 && !m_awaits && (begins || awaited))
        rise();
    settleFor(match, inUse() || caller >= 0 ? caller : m_order.next(match.pending()));
}

void HotSeat::settleFor(const match::Match& match, kit::Seat due) {
    m_asked = due;
    m_down = false;
    if (m_seated >= 0 && (match.over() || (m_deciding && !m_awaits && !isPending(match, m_seated))))
        rise();
    if (!inUse()) {
        settleOpenly(due);
    } else if (m_seated >= 0) {
        m_deciding = m_awaits || isPending(match, m_seated);
        m_viewer = m_actor = m_seated;
    } else {
        settleUnseated(match, due);
    }
    if (m_viewer >= 0)
        m_focus = m_viewer;
    else if (due >= 0)
        m_focus = due;
    else if (const kit::Seat awaited = awaitedElsewhere(match); awaited >= 0)
        m_focus = awaited;
}

void HotSeat::settleOpenly(kit::Seat due) {
    if (due >= 0)
        m_viewer = due;
    else if (!m_peopleHere.contains(m_viewer)) // nobody's turn: otherwise keep the viewer
        m_viewer = m_peopleHere.empty() ? publicEyes() : m_peopleHere.first();
    m_actor = m_viewer;
}

void HotSeat::settleUnseated(const match::Match& match, kit::Seat due) {
    m_viewer = m_actor = kit::spectator;
    if (due < 0)
        return;
    switch (m_turns.kindOf(match, due)) {
    case OpenTurns::Kind::Open:
        m_viewer = m_actor = due;
        return;
    case OpenTurns::Kind::OpenChoices:
        m_actor = due;
        return;
    case OpenTurns::Kind::Secret:
        m_down = true;
        return;
    }
}

} // namespace taletop::table
