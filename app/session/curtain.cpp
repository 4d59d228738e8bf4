// SPDX-License-Identifier: MIT
#include "app/session/curtain.h"

#include "app/session/playback.h"

#include <QQuickWindow>

namespace taletop::app {

namespace {

/// A key that is down for less than this, in milliseconds, was tapped and not held.
constexpr double longestTap = 250;
/// A choice among more than these is not made while a key is held.
constexpr std::size_t mostSqueezed = 8;

kit::SeatSet personsOf(const match::Header& header) {
    kit::SeatSet persons;
    for (std::size_t seat = 0; seat < header.seats.size(); ++seat)
        if (header.seats[seat].kind == "human")
            persons.insert(static_cast<kit::Seat>(seat));
    return persons;
}

/// Few choices, of which each ends the seat's turn: one is made in the moment that a key is held.
bool isShortOffer(const contract::Game& game, const contract::AnyState& state, kit::Seat seat) {
    const auto choices = game.scene(game.view(state, seat), seat).choices;
    if (choices.empty() || choices.size() > mostSqueezed)
        return false;
    for (const scene::Choice& choice : choices) {
        contract::AnyState after = state;
        kit::Facts nobody;
        const auto move = game.parseMove(choice.move);
        if (!move || game.whyNot(after, seat, *move))
            return false;
        game.apply(after, seat, *move, nobody);
        const contract::Pending pending = game.pending(after);
        if (pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat))
            return false;
    }
    return true;
}

} // namespace

Curtain::Curtain(const match::Match& match, QObject* parent)
    : QObject(parent), m_match(&match), m_people(personsOf(match.header())),
      m_turns(match.game(), match.header().options.seats),
      m_order(match.game(), match.header().options, m_people), m_looked(match) {
    for (const match::SeatRecord& seat : match.header().seats)
        m_names.append(QString::fromStdString(seat.name));
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        emit idled();
        fall();
    });
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
    return m_people.size() > 1 ? kit::spectator : m_people.first();
}

// ---- what is seen

void Curtain::settle() {
    m_answering = false;
    settleFor(m_order.next(m_match->pending()));
}

void Curtain::makeWayForShow() {
    m_wanted = kit::spectator;
    if (m_seated >= 0)
        rise();
}

void Curtain::settleForAnswers(kit::Seat caller) {
    if (!m_answering && m_seated >= 0)
        rise();
    m_answering = true;
    settleFor(inUse() || caller >= 0 ? caller : m_order.next(m_match->pending()));
}

void Curtain::settleFor(kit::Seat due) {
    m_seat = due;
    m_down = false;
    m_squeezable = false;
    if (m_seated >= 0 && (m_match->over() || (m_deciding && !isPending(m_seated))))
        rise();
    if (!inUse()) {
        settleOpenly(due);
    } else if (m_seated >= 0) {
        m_deciding = isPending(m_seated);
        m_squeezable = m_held && m_deciding && isUsuallyShort(m_seated) &&
                       isShortOffer(m_match->game(), m_match->state(), m_seated);
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
        m_squeezable = isUsuallyShort(due);
        return;
    }
}

/// Known to all, and so it must not depend on what the seat holds.
bool Curtain::isUsuallyShort(kit::Seat seat) const {
    return OpenTurns::holdsInOtherWorlds(*m_match, [&](const contract::AnyState& state) {
        return isShortOffer(m_match->game(), state, seat);
    });
}

// ---- who sits

void Curtain::sit(int seat) {
    if (m_seated != seat)
        want(static_cast<kit::Seat>(seat), false);
    else if (m_held) {
        m_held = false;
        emit changed();
    }
}

void Curtain::hold(int seat, double time) {
    if (m_seated >= 0)
        return fall();
    m_pressed = time;
    want(static_cast<kit::Seat>(seat), true);
}

void Curtain::letGo(double time) {
    const bool tapped = time >= m_pressed && time - m_pressed < longestTap;
    if (m_wanted >= 0 && m_wantedHeld) {
        m_wantedHeld = false;
        if (!tapped)
            m_wanted = kit::spectator;
    }
    if (!m_held)
        return;
    if (!tapped)
        return fall();
    m_held = false;
    emit changed();
}

void Curtain::loseKey() {
    if (m_wanted >= 0 && m_wantedHeld)
        m_wanted = kit::spectator;
    if (m_held)
        fall();
}

/// Every way to a seat's cards comes through here.
void Curtain::want(kit::Seat seat, bool held) {
    if (!inUse() || !m_people.contains(seat) || m_match->over())
        return;
    m_wanted = seat;
    m_wantedHeld = held;
    if (m_seated >= 0) {
        rise();
        emit sightChanged();
    }
    if (!m_frame)
        lift(seat, held);
}

void Curtain::lift(kit::Seat seat, bool held) {
    m_wanted = kit::spectator;
    m_seated = seat;
    m_held = held;
    m_deciding = isPending(seat);
    m_told = m_looked.unseen(seat, *m_match);
    m_news = News::tell(m_told, seat, *m_match, m_names);
    stir();
    emit sightChanged();
}

void Curtain::retell() {
    if (!m_news.lines.isEmpty())
        m_news = News::tell(m_told, m_seated, *m_match, m_names);
    emit changed();
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
    m_held = false;
    m_deciding = false;
    m_idle.stop();
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
        lift(m_wanted, m_wantedHeld);
}

void Curtain::stir() {
    if (m_seated >= 0 && m_idleSeconds > 0)
        m_idle.start(m_idleSeconds * 1000);
}

} // namespace taletop::app
