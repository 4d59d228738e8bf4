// SPDX-License-Identifier: MIT
#include "app/session/response_beat.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

namespace {

constexpr int longestHold = 20'000;
constexpr int usualLength = 5000;
/// What bots reckon with where there is no clock.
constexpr int unhurried = 5000;

} // namespace

ResponseBeat::ResponseBeat(const match::Match& match, kit::SeatSet persons, QObject* parent)
    : QObject(parent), m_match(&match), m_persons(persons),
      m_nextLength(persons.size() > 1 ? usualLength : 0), m_length(m_nextLength) {
    for (QTimer* timer : {&m_clock, &m_pass, &m_holding})
        timer->setSingleShot(true);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &ResponseBeat::end);
    connect(&m_pass, &QTimer::timeout, this, &ResponseBeat::passNext);
    connect(&m_holding, &QTimer::timeout, this, &ResponseBeat::letGo);
}

QVariantList ResponseBeat::listOf(kit::SeatSet set) {
    QVariantList list;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (set.contains(seat))
            list.append(int(seat));
    return list;
}

QVariantList ResponseBeat::mayHold() const {
    kit::SeatSet set;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_asked.contains(seat) && !m_held.contains(seat) && m_length > 0 && m_caller < 0)
            set.insert(seat);
    return listOf(set);
}

int ResponseBeat::remaining() const { return m_clock.isActive() ? m_clock.remainingTime() : m_left; }

kit::SeatSet ResponseBeat::pending() const {
    const contract::Pending due = m_match->pending();
    return due.kind == contract::Pending::Kind::Seats ? due.seats : kit::SeatSet();
}

std::string ResponseBeat::letItGo() const {
    const contract::Game& game = m_match->game();
    return game.scene(m_match->view(kit::spectator), kit::spectator).letItGo;
}

// ---- from play to play

void ResponseBeat::settle() {
    const std::string way = letItGo();
    if (way.empty() || pending().empty())
        return close();
    const auto& entries = m_match->journal().entries;
    std::size_t last = entries.size();
    m_passed = {};
    for (; last > 0 && (entries[last - 1].who < 0 || entries[last - 1].move == way); --last)
        if (entries[last - 1].who >= 0)
            m_passed.insert(entries[last - 1].who);
    // Where an answer was taken back the moment begins anew: what was said since, and its end, are void.
    const bool tookBack = entries.size() < m_known;
    m_known = entries.size();
    if (!m_active || last != m_play || tookBack) {
        m_play = last;
        open(last > 0 ? entries[last - 1].who : kit::spectator);
    }
    if (!m_active)
        return;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_asked.contains(seat) && m_passed.contains(seat))
            m_fine.insert(seat); // behind the curtain
    if (m_fine.contains(m_holder))
        m_holder = kit::spectator;
    if (m_caller >= 0 && !pending().contains(m_caller)) {
        m_stopping.erase(m_caller);
        m_caller = kit::spectator;
    }
    for (kit::Seat seat = 0; seat < kit::maxSeats && m_caller < 0; ++seat)
        if (m_stopping.contains(seat) && pending().contains(seat)) {
            m_caller = seat;
            m_sat = false;
            keepTime(); // before it sits
            emit called(seat);
        }
    keepTime();
    if (m_ended && m_caller < 0)
        m_pass.start(0);
    else
        endIfAllFine();
    emit changed();
}

/// Where all are asked together, these; where one is asked after the other, all but the one who played.
void ResponseBeat::open(kit::Seat player) {
    close();
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_persons.contains(seat) && (due.size() > 1 ? due.contains(seat) : seat != player))
            m_asked.insert(seat);
    if (m_asked.empty())
        return;
    m_active = true;
    m_length = m_left = m_nextLength;
    keepTime();
}

void ResponseBeat::close() {
    m_pass.stop();
    const bool was = m_active;
    m_active = m_ended = false;
    m_asked = m_fine = m_stopping = m_held = {};
    m_caller = m_holder = kit::spectator;
    keepTime();
    if (was)
        emit changed();
}

void ResponseBeat::end() {
    m_ended = true;
    m_holder = kit::spectator;
    keepTime();
    m_left = 0;
    if (m_caller < 0)
        m_pass.start(0);
    emit changed();
}

/// One after the other lets it pass who has not answered; bots answer by themselves.
void ResponseBeat::passNext() {
    if (m_onHold)
        return;
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_active && m_ended && m_persons.contains(seat) && due.contains(seat)) {
            emit letsPass(seat);
            return;
        }
}

int ResponseBeat::pauseOf(kit::Seat bot) const {
    if (m_ended)
        return 0;
    const int time = m_length > 0 ? m_length : unhurried;
    const auto entries = static_cast<std::uint64_t>(m_match->journal().entries.size());
    kit::Rng random = kit::Rng::forOrdinal(m_match->header().seed + entries, static_cast<std::uint64_t>(bot));
    const int bots = std::max(1, pending().size());
    // Between a quarter and five sixths of the time, shared by those who answer one after the other.
    return time / 4 / bots + static_cast<int>(random.below(static_cast<std::uint32_t>(time * 7 / 12 / bots)));
}

// ---- the clock

/// May time pass, be it what is left for answers or what a hold has left?
bool ResponseBeat::passes() const {
    return m_active && !m_ended && m_caller < 0 && !m_onHold && m_length > 0;
}

/// Both timers run or stand as they should now; what is left of one that stands is kept.
void ResponseBeat::keepTime() {
    const auto keep = [](QTimer& timer, bool runs, int& left) {
        if (timer.isActive() == runs)
            return;
        if (runs)
            return timer.start(std::max(1, left));
        left = timer.remainingTime();
        timer.stop();
    };
    keep(m_clock, passes() && m_holder < 0, m_left);
    keep(m_holding, passes() && m_holder >= 0, m_leftToHold);
}

/// Nobody holds on any more.
void ResponseBeat::letGo() {
    m_holder = kit::spectator;
    keepTime();
    emit changed();
}

void ResponseBeat::setLength(int milliseconds) {
    m_nextLength = m_persons.size() > 1 ? milliseconds : 0;
    // A match that was put away at such a moment opens with it, before anybody could say how long it
    // is; and whoever looks for the setting just then means this moment too.
    if (!m_active || !m_onHold || m_ended)
        return;
    m_left = std::clamp(m_left + m_nextLength - m_length, std::min(1, m_nextLength), m_nextLength);
    m_length = m_nextLength;
    if (m_length == 0)
        m_holder = kit::spectator; // there is nothing to hold
    emit changed();
}

void ResponseBeat::hold(bool held) {
    if (m_onHold == held)
        return;
    m_onHold = held;
    if (!held && m_ended && m_caller < 0)
        return m_pass.start(0);
    keepTime();
    emit changed();
}

// ---- what people press

void ResponseBeat::holdOn(int seat) {
    const auto holder = static_cast<kit::Seat>(seat);
    if (!m_active || m_ended || !m_asked.contains(holder))
        return;
    if (holder == m_holder)
        return letGo();
    if (m_held.contains(holder) || !passes())
        return;
    m_held.insert(holder);
    m_holder = holder;
    m_holding.stop(); // somebody else's
    m_leftToHold = longestHold;
    keepTime();
    emit changed();
}

void ResponseBeat::fineByMe(int seat) {
    const auto content = static_cast<kit::Seat>(seat);
    if (!m_active || m_ended || !m_asked.contains(content))
        return;
    m_fine.insert(content);
    if (content == m_holder)
        letGo();
    endIfAllFine();
    emit changed();
}

/// All persons have said so, and the bots that are asked have answered.
void ResponseBeat::endIfAllFine() {
    if (!m_active || m_ended || !(m_fine == m_asked))
        return;
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (due.contains(seat) && !m_persons.contains(seat))
            return;
    end();
}

void ResponseBeat::stop(int seat) {
    const auto caller = static_cast<kit::Seat>(seat);
    if (!m_active || m_ended || !m_asked.contains(caller) || m_passed.contains(caller))
        return;
    m_fine.erase(caller);
    m_stopping.insert(caller);
    if (caller == m_holder)
        letGo();
    settle();
}

void ResponseBeat::seated(kit::Seat seat) {
    if (m_caller < 0)
        return;
    if (seat == m_caller) {
        m_sat = true;
    } else if (m_sat) { // has looked, and let it be
        leave(m_caller);
    }
}

void ResponseBeat::leave(kit::Seat seat) {
    if (m_caller < 0 || seat != m_caller)
        return;
    m_stopping.erase(m_caller);
    m_caller = kit::spectator;
    keepTime();
    if (m_ended)
        m_pass.start(0);
    emit changed();
}

} // namespace taletop::app
