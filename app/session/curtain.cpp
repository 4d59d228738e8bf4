// SPDX-License-Identifier: MIT
#include "app/session/curtain.h"

#include "app/text/names.h"

#include <QQuickWindow>

namespace taletop::app {

namespace {

/// Milliseconds after opening or closing a hand in which presses do nothing.
constexpr int habit = 500;

QStringList namesOf(const match::Header& header) {
    QStringList names;
    for (const match::SeatRecord& seat : header.seats)
        names.append(shownName(seat.name));
    return names;
}

} // namespace

Curtain::Curtain(const match::Match& match, table::HotSeat& hotSeat, QObject* parent)
    : QObject(parent), m_match(&match), m_hotSeat(&hotSeat), m_looked(match) {
    m_habit.setSingleShot(true);
    connect(&m_habit, &QTimer::timeout, this, &Curtain::changed);
}

QString Curtain::mode() const {
    return m_hotSeat->mode() == table::HotSeat::Mode::Open ? QStringLiteral("open")
                                                           : QStringLiteral("curtain");
}

bool Curtain::setMode(const QString& mode) {
    using Mode = table::HotSeat::Mode;
    if (seated() >= 0 || m_wanted >= 0)
        return false;
    m_hotSeat->setMode(mode == QLatin1String("open") ? Mode::Open : Mode::Curtain);
    emit sightChanged();
    return true;
}

bool Curtain::opensByAgreement() const {
    return people() > 1 && m_hotSeat->mode() == table::HotSeat::Mode::Curtain && !m_match->over();
}

void Curtain::changeSeats() {
    m_wanted = kit::spectator;
    const bool sat = seated() >= 0;
    m_hotSeat->changeSeats(*m_match);
    if (sat)
        clear();
}

void Curtain::setElsewhere(kit::SeatSet seats) {
    m_wanted = kit::spectator;
    const bool sat = seated() >= 0;
    m_hotSeat->setElsewhere(*m_match, seats);
    if (sat)
        clear();
}

void Curtain::startOver() {
    fall();
    m_looked = News(*m_match);
}

void Curtain::noteSeen() {
    if (m_hotSeat->viewer() >= 0)
        m_looked.saw(m_hotSeat->viewer(), *m_match);
}

// ---- who must act

void Curtain::settle() {
    const bool sat = seated() >= 0;
    m_hotSeat->settle(*m_match);
    afterSettling(sat);
}

void Curtain::settleForAnswers(kit::Seat player, kit::Seat caller) {
    const bool sat = seated() >= 0;
    m_hotSeat->settleForAnswers(*m_match, player, caller);
    afterSettling(sat);
}

void Curtain::settleForNobody() {
    const bool sat = seated() >= 0;
    m_hotSeat->settleForNobody(*m_match);
    afterSettling(sat);
}

void Curtain::afterSettling(bool sat) {
    if (sat && seated() < 0)
        clear();
    gatherNews();
    emit changed();
}

void Curtain::makeWayForShow() {
    m_wanted = kit::spectator;
    if (seated() >= 0)
        rise();
}

// ---- who is seated

Curtain::State Curtain::state() const {
    if (seated() >= 0)
        return m_habit.isActive() ? State::Opening : State::Open;
    if (m_wanted >= 0)
        return State::Clearing;
    return down() ? State::Down : State::Public;
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
        m_habit.start(habit); // keeps a second press from opening the hand again
        return;
    }
}

/// Opens a seat's cards. There is no other way to open them.
void Curtain::sit(int seat) {
    const auto person = static_cast<kit::Seat>(seat);
    if (!m_hotSeat->maySit(*m_match, person))
        return;
    m_wanted = person;
    if (!m_frame)
        lift(person);
}

void Curtain::lift(kit::Seat seat) {
    m_wanted = kit::spectator;
    if (!m_hotSeat->sit(*m_match, seat)) {
        emit unshared();
        return;
    }
    m_habit.start(habit);
    emit sightChanged();
}

void Curtain::gatherNews() {
    m_news = {};
    if (down())
        m_news =
            News::tell(m_looked.unseen(m_hotSeat->asked(), *m_match), *m_match, namesOf(m_match->header()));
}

void Curtain::fall() {
    m_wanted = kit::spectator;
    if (seated() < 0)
        return;
    rise();
    emit sightChanged();
}

void Curtain::rise() {
    m_hotSeat->rise();
    clear();
}

/// Requests a frame of the public view at once. Nobody can sit down before it has been shown.
void Curtain::clear() {
    m_habit.stop();
    QQuickWindow* window = m_stage != nullptr ? m_stage->window() : nullptr;
    if (window == nullptr || m_frame)
        return;
    // Give each request a serial number, because queued notifications of earlier frames may still arrive.
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
