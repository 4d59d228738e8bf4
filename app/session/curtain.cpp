// SPDX-License-Identifier: MIT
#include "app/session/curtain.h"

#include "app/session/playback.h"
#include "app/text/names.h"

#include <QQuickWindow>

#include <utility>

namespace taletop::app {

namespace {

/// Milliseconds in which presses do nothing after one that has opened or closed a hand.
constexpr int habit = 500;

kit::SeatSet personsOf(const match::Header& header) {
    kit::SeatSet persons;
    for (std::size_t seat = 0; seat < header.seats.size(); ++seat)
        if (header.seats[seat].kind == "human")
            persons.insert(static_cast<kit::Seat>(seat));
    return persons;
}

} // namespace

Curtain::Curtain(const match::Match& match, QObject* parent)
    : QObject(parent), m_match(&match), m_people(personsOf(match.header())),
      m_turns(match.game(), match.header().options.seats),
      m_order(match.game(), match.header().options, m_people), m_looked(match) {
    takeSeats();
    m_habit.setSingleShot(true);
    connect(&m_habit, &QTimer::timeout, this, &Curtain::changed);
}

void Curtain::takeSeats() {
    m_people = personsOf(m_match->header());
    m_names.clear();
    for (const match::SeatRecord& seat : m_match->header().seats)
        m_names.append(shownName(seat.name));
}

void Curtain::changeSeats() {
    const kit::SeatSet before = m_people;
    const QStringList names = m_names;
    takeSeats();
    bool others = before != m_people;
    for (kit::Seat seat = 0; seat < m_names.size(); ++seat)
        others = others || (m_people.contains(seat) && m_names[seat] != names[seat]);
    m_wanted = kit::spectator;
    if (m_seated >= 0)
        rise();
    if (!others)
        return;
    m_unopened = m_people.size() == 1;
    m_mode = Mode::Curtain;
}

QString Curtain::mode() const {
    return m_mode == Mode::Open ? QStringLiteral("open") : QStringLiteral("curtain");
}

bool Curtain::setMode(const QString& mode) {
    if (m_seated >= 0 || m_wanted >= 0)
        return false;
    m_mode = mode == QLatin1String("open") ? Mode::Open : Mode::Curtain;
    emit sightChanged();
    return true;
}

bool Curtain::isPending(kit::Seat seat) const {
    const contract::Pending pending = m_match->pending();
    return pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
}

// ---- what is known

void Curtain::restart() {
    m_turns = OpenTurns(m_match->game(), m_match->header().options.seats);
    m_order = Scheduling(m_match->game(), m_match->header().options, m_people);
    m_seenByAll.clear();
}

void Curtain::startOver() {
    fall();
    m_looked = News(*m_match);
}

void Curtain::follow(kit::Seat who, std::span<const kit::Fact> facts, const contract::AnyState& after) {
    m_turns.follow(who, facts, after);
    const std::vector<kit::Fact> seen = redacted(facts, m_match->game().visibility(kit::spectator));
    m_order.follow(who, seen);
    m_seenByAll.push_back(!seen.empty());
}

bool Curtain::opensByAgreement() const {
    return m_people.size() > 1 && m_mode == Mode::Curtain && !m_match->over();
}

void Curtain::noteSeen() {
    if (m_viewer >= 0)
        m_looked.saw(m_viewer, *m_match);
}

kit::Seat Curtain::publicEyes() const {
    if (m_people.empty())
        return m_watched;
    return shared() ? kit::spectator : m_people.first();
}

// ---- what is seen

void Curtain::settle() {
    m_answering = m_awaits = false;
    m_alone = m_alone && asksOne();
    settleFor(m_order.next(m_match->pending()));
}

void Curtain::makeWayForShow() {
    m_wanted = kit::spectator;
    if (m_seated >= 0)
        rise();
}

void Curtain::settleForAnswers(kit::Seat player, kit::Seat caller) {
    const bool begins = !std::exchange(m_answering, true);
    const bool awaited =
        std::exchange(m_awaits, m_seated >= 0 && m_seated == player && caller < 0 && (begins || m_awaits));
    if (m_seated >= 0 && !m_awaits && (begins || awaited))
        rise();
    settleFor(inUse() || caller >= 0 ? caller : m_order.next(m_match->pending()));
}

void Curtain::settleFor(kit::Seat due) {
    m_seat = due;
    m_down = false;
    if (m_seated >= 0 && (m_match->over() || (m_deciding && !m_awaits && !isPending(m_seated))))
        rise();
    if (!inUse()) {
        settleOpenly(due);
    } else if (m_seated >= 0) {
        m_deciding = m_awaits || isPending(m_seated);
        m_viewer = m_actor = m_seated;
    } else {
        settleUnseated(due);
    }
    if (m_viewer >= 0)
        m_focus = m_viewer;
    else if (due >= 0)
        m_focus = due;
    emit changed();
}

void Curtain::settleOpenly(kit::Seat due) {
    if (due >= 0)
        m_viewer = due;
    else if (!m_people.contains(m_viewer)) // nobody's turn: else stay with whom the table shows
        m_viewer = m_people.empty() ? m_watched : m_people.first();
    m_actor = m_viewer;
}

void Curtain::settleUnseated(kit::Seat due) {
    m_viewer = m_actor = kit::spectator;
    if (due < 0)
        return;
    switch (m_turns.kindOf(*m_match, due)) {
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

// ---- who sits

Curtain::State Curtain::state() const {
    if (m_seated >= 0)
        return m_habit.isActive() ? State::Opening : State::Open;
    if (m_wanted >= 0)
        return State::Clearing;
    return m_down ? State::Down : State::Public;
}

void Curtain::press(int seat) {
    switch (state()) {
    case State::Public:
    case State::Down:
        if (!m_habit.isActive())
            sit(seat);
        return;
    case State::Opening:
        return;
    case State::Clearing:
    case State::Open:
        fall();
        m_habit.start(habit); // a second press of the same hand opens no other
        return;
    }
}

/// Every way to a seat's cards comes through here.
void Curtain::sit(int seat) {
    const auto person = static_cast<kit::Seat>(seat);
    if (m_seated >= 0 || !inUse() || !m_people.contains(person) || m_match->over())
        return;
    m_wanted = person;
    if (!m_frame)
        lift(person);
}

void Curtain::lift(kit::Seat seat) {
    m_wanted = kit::spectator;
    if (m_unopened) { // nobody else is there
        m_unopened = false;
        emit unshared();
        return;
    }
    m_seated = seat;
    m_deciding = isPending(seat);
    m_alone = m_deciding && asksOne();
    m_news = News::tell(m_looked.unseen(seat, *m_match), seat, *m_match, m_names);
    m_habit.start(habit);
    emit sightChanged();
}

void Curtain::putNewsAway() {
    if (m_news.lines.isEmpty())
        return;
    m_news = {};
    emit changed();
}

void Curtain::fall() {
    m_wanted = kit::spectator;
    if (m_seated < 0)
        return;
    rise();
    emit sightChanged();
}

/// The models become public at once; nobody sits before a frame has shown that.
void Curtain::rise() {
    m_seated = kit::spectator;
    m_deciding = m_awaits = m_alone = false;
    m_habit.stop();
    m_news = {};
    QQuickWindow* window = m_stage != nullptr ? m_stage->window() : nullptr;
    if (window == nullptr || m_frame)
        return;
    // Frames of an earlier time may still be waiting to be told of.
    const auto shown = [this, serial = ++m_frameSerial] {
        if (serial == m_frameSerial)
            frameShown();
    };
    m_frame = connect(window, &QQuickWindow::afterRendering, this, shown, Qt::QueuedConnection);
    window->update();
}

void Curtain::frameShown() {
    ++m_frameSerial;
    disconnect(m_frame);
    m_frame = {};
    if (m_wanted >= 0)
        lift(m_wanted);
}

} // namespace taletop::app
