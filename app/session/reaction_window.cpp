// SPDX-License-Identifier: MIT
#include "app/session/reaction_window.h"

#include <algorithm>

namespace taletop::app {

ReactionWindow::ReactionWindow(const match::Match& match, kit::SeatSet people, QObject* parent)
    : QObject(parent), m_match(&match), m_people(people) {
    m_pass.setSingleShot(true);
    connect(&m_pass, &QTimer::timeout, this, &ReactionWindow::passNext);
}

QVariantList ReactionWindow::listOf(kit::SeatSet set) {
    QVariantList list;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (set.contains(seat))
            list.append(int(seat));
    return list;
}

kit::SeatSet ReactionWindow::pending() const {
    const contract::Pending due = m_match->pending();
    return due.kind == contract::Pending::Kind::Seats ? due.seats : kit::SeatSet();
}

kit::SeatSet ReactionWindow::shouts() const {
    kit::SeatSet seats;
    for (const kit::Seat seat : m_stopping)
        seats.insert(seat);
    return seats;
}

kit::SeatSet ReactionWindow::unheard() const {
    kit::SeatSet seats;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_asked.contains(seat) && !m_elsewhere.contains(seat) && !m_fine.contains(seat) &&
            !shouts().contains(seat))
            seats.insert(seat);
    return seats;
}

QVariantList ReactionWindow::seats() const {
    kit::SeatSet here = m_asked;
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_elsewhere.contains(seat))
            here.erase(seat);
    return listOf(here);
}

std::string ReactionWindow::letItGo() const {
    const contract::Game& game = m_match->game();
    return game.scene(m_match->view(kit::spectator), kit::spectator).letItGo;
}

// ---- when one play follows another

void ReactionWindow::settle() {
    m_wayOut = letItGo();
    const std::string& way = m_wayOut;
    if (way.empty() || pending().empty()) {
        askInTurn();
        return close();
    }
    const auto& entries = m_match->journal().entries;
    std::size_t last = entries.size();
    m_passed = {};
    for (; last > 0 && (entries[last - 1].who < 0 || entries[last - 1].move == way); --last)
        if (entries[last - 1].who >= 0)
            m_passed.insert(entries[last - 1].who);
    // Restart the window after an undo of a response, and cancel everything said since.
    const bool tookBack = entries.size() < m_known;
    m_known = entries.size();
    if (!m_active || last != m_play || tookBack) {
        m_play = last;
        m_player = last > 0 ? entries[last - 1].who : kit::spectator;
        open(m_player);
    }
    if (!m_active)
        return;
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_people.contains(seat) && due.contains(seat)) // includes the seat that made the play
            m_asked.insert(seat);
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_asked.contains(seat) && m_passed.contains(seat)) { // the seat passed behind the curtain
            takeBack(seat);
            m_fine.insert(seat);
        }
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_asked.contains(seat) && m_unasked.contains(seat) && !shouts().contains(seat))
            m_fine.insert(seat);
    callNext();
    m_pass.start(0);
    emit changed();
}

/// Opens the window for the pending seats if several are asked together, otherwise for everyone except the
/// player.
void ReactionWindow::open(kit::Seat player) {
    close();
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (m_people.contains(seat) && (due.size() > 1 ? due.contains(seat) : seat != player))
            m_asked.insert(seat);
    m_active = !m_asked.empty();
}

void ReactionWindow::close() {
    m_pass.stop();
    m_asked = m_fine = {};
    m_stopping.clear();
    m_caller = kit::spectator;
    if (!m_active)
        return;
    m_active = false;
    emit changed();
}

/// Asks seats again that were not asked until their turn and are pending now.
void ReactionWindow::askInTurn() {
    const kit::SeatSet before = m_unasked;
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
        if (due.contains(seat))
            m_unasked.erase(seat);
    if (m_unasked != before)
        emit changed();
}

void ReactionWindow::startOver(kit::SeatSet people, kit::SeatSet elsewhere) {
    m_people = people;
    m_elsewhere = elsewhere;
    m_unasked = {};
    close();
    emit changed();
}

/// Calls the first seat that said stop and is pending now. A seat that was already called stays called.
void ReactionWindow::callNext() {
    const kit::SeatSet due = pending();
    if (m_caller >= 0 && due.contains(m_caller) && shouts().contains(m_caller))
        return;
    const auto next = std::ranges::find_if(m_stopping, [&](kit::Seat seat) { return due.contains(seat); });
    m_caller = next == m_stopping.end() ? kit::spectator : *next;
    m_sat = false;
}

/// Passes for a seat that has let the play go, as soon as the rules ask the seat. Bots respond by themselves.
/// No seat responds before the one that was called.
void ReactionWindow::passNext() {
    const kit::SeatSet due = pending();
    for (kit::Seat seat = 0; seat < kit::maxSeats && m_active; ++seat)
        if (m_fine.contains(seat) && due.contains(seat)) {
            emit letsPass(seat);
            return;
        }
}

int ReactionWindow::pauseOf(kit::Seat bot, int usual) const {
    // Allow people more time when bots are asked together with them.
    const int longest = usual * (pending().size() > 1 ? 6 : 2);
    const auto entries = static_cast<std::uint64_t>(m_match->journal().entries.size());
    kit::Rng random = kit::Rng::forOrdinal(m_match->header().seed + entries, static_cast<std::uint64_t>(bot));
    return longest / 2 + static_cast<int>(random.below(static_cast<std::uint32_t>(longest / 2 + 1)));
}

// ---- presses

void ReactionWindow::takeBack(kit::Seat seat) { std::erase(m_stopping, seat); }

void ReactionWindow::hear() {
    const kit::Seat before = m_caller;
    settle();
    if (m_caller != before)
        emit called();
}

void ReactionWindow::fineByMe(int seat) {
    const auto content = static_cast<kit::Seat>(seat);
    if (!m_active || !m_asked.contains(content))
        return;
    takeBack(content);
    m_fine.insert(content);
    hear();
}

void ReactionWindow::allFine() {
    for (kit::Seat seat = 0; seat < kit::maxSeats && m_active; ++seat)
        if (unheard().contains(seat))
            m_fine.insert(seat);
    hear();
}

void ReactionWindow::stop(int seat) {
    const auto caller = static_cast<kit::Seat>(seat);
    if (!m_active || !m_asked.contains(caller) || m_passed.contains(caller) || shouts().contains(caller))
        return;
    m_fine.erase(caller);
    m_stopping.push_back(caller);
    hear();
}

void ReactionWindow::setAsked(int seat, bool asked) {
    const auto person = static_cast<kit::Seat>(seat);
    if (!m_people.contains(person))
        return;
    if (asked) {
        m_unasked.erase(person);
        if (!m_passed.contains(person))
            m_fine.erase(person);
    } else {
        m_unasked.insert(person);
        fineByMe(seat);
    }
    emit changed();
}

void ReactionWindow::seated(kit::Seat seat) {
    if (m_caller < 0)
        return;
    if (seat == m_caller) {
        m_sat = true;
    } else if (m_sat) { // the caller has looked and gets up without a response
        takeBack(m_caller);
        m_caller = kit::spectator;
    }
}

} // namespace taletop::app
