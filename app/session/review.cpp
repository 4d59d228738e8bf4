// SPDX-License-Identifier: MIT
#include "app/session/review.h"

#include "app/text/names.h"
#include "core/scene/turn.h"
#include "core/table/playback.h"

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

/// Milliseconds for which playback shows each moment, by speed.
constexpr std::array paces{1800, 900, 350};

} // namespace

Review::Review(const match::Match& match, const table::HotSeat& hotSeat, QObject* parent)
    : QObject(parent), m_match(&match), m_hotSeat(&hotSeat) {
    m_clock.setInterval(paces[static_cast<std::size_t>(m_speed)]);
    m_clock.setTimerType(Qt::PreciseTimer); // coarse timers are aligned, so tables would drift apart
    connect(&m_clock, &QTimer::timeout, this, &Review::tick);
}

void Review::followSight() {
    if (active())
        findStops();
}

// ---- the viewer

bool Review::mayChoose() const { return m_match->over() && !m_match->game().info().secretsStay; }

int Review::viewer() const {
    if (mayChoose())
        return m_viewer;
    if (m_match->over())
        return m_hotSeat->publicEyes();
    if (m_hotSeat->seated() >= 0)
        return m_hotSeat->seated();
    return m_hotSeat->inUse() ? inPublic : m_hotSeat->viewer();
}

kit::Seat Review::eyes() const {
    const int viewer = this->viewer();
    return viewer == everybody ? kit::spectator : static_cast<kit::Seat>(viewer);
}

QVariantList Review::viewers() const {
    QVariantList list;
    if (!mayChoose())
        return list;
    const auto add = [&](int viewer, const QString& name) {
        list.append(QVariantMap{{QStringLiteral("viewer"), viewer}, {QStringLiteral("name"), name}});
    };
    add(everybody, tr("All hands open"));
    add(inPublic, tr("What everyone could see"));
    const auto& seats = m_match->header().seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        add(static_cast<int>(seat), shownName(seats[seat].name));
    return list;
}

void Review::setViewer(int viewer) {
    if (!mayChoose() || viewer == m_viewer || viewer < everybody || viewer >= m_match->header().options.seats)
        return;
    m_viewer = viewer;
    emit changed();
    if (active())
        emit looked(0);
}

// ---- the moments

/// Builds all states at once, so that showing a position takes only as long as building one scene.
void Review::build() {
    const contract::Game& game = m_match->game();
    m_remarks = m_match->remarks();
    m_states.reserve(m_match->journal().entries.size() + 1);
    m_states.assign(1, game.setup(m_match->header().options));
    m_facts.clear();
    m_remarked.assign(1, 0);
    m_turns.clear();
    int turn = 0;
    m_match->retrace(
        [&](const match::Entry& entry, std::span<const kit::Fact> facts, const contract::AnyState& after) {
            m_states.push_back(after);
            m_facts.emplace_back(facts.begin(), facts.end());
            const bool remarked = entry.who >= 0 && !game.remarkFields(*game.parseMove(entry.move)).empty();
            m_remarked.push_back(m_remarked.back() + (remarked ? 1 : 0));
            const auto counted = turnOf(game.scene(game.view(after, kit::spectator), kit::spectator));
            const int now = counted ? counted->value : 0;
            if (now != turn)
                m_turns.push_back(static_cast<int>(m_facts.size()));
            turn = now;
        });
    findStops();
}

void Review::findStops() {
    const auto visibility = m_match->game().visibility(eyes());
    m_stops.assign(1, 0);
    for (std::size_t entry = 0; entry < m_facts.size(); ++entry)
        if (mayChoose() || !table::redacted(m_facts[entry], visibility).empty())
            m_stops.push_back(static_cast<int>(entry) + 1);
    m_position = m_stops[static_cast<std::size_t>(place())];
    emit changed();
}

int Review::placeOf(int position) const {
    return static_cast<int>(std::ranges::upper_bound(m_stops, position) - m_stops.begin()) - 1;
}

QVariantList Review::turns() const {
    QVariantList list;
    for (const int position : m_turns)
        list.append(placeOf(position));
    return list;
}

void Review::setMarks(const QVariantList& rows) {
    if (rows == m_marks)
        return;
    m_marks = rows;
    emit changed();
}

QVariantList Review::marks() const {
    QVariantList list;
    for (const QVariant& row : m_marks) {
        QVariantMap mark = row.toMap();
        mark.insert(QStringLiteral("place"), placeOf(mark.value(QStringLiteral("entry")).toInt()));
        list.append(mark);
    }
    return list;
}

QVariantMap Review::mark() const {
    for (const QVariant& mark : marks())
        if (active() && mark.toMap().value(QStringLiteral("place")) == place())
            return mark.toMap();
    return {};
}

std::optional<table::Review> Review::moment() const {
    if (!active())
        return std::nullopt;
    return table::Review{m_states[static_cast<std::size_t>(m_position)], viewer()};
}

std::vector<contract::Remarks> Review::remarks() const {
    const auto known = static_cast<std::ptrdiff_t>(m_remarked[static_cast<std::size_t>(m_position)]);
    return {m_remarks.begin(), m_remarks.begin() + known};
}

/// Considers only entries that everyone has seen if there is a curtain.
int Review::lastTurn(int seat) const {
    const auto& entries = m_match->journal().entries;
    bool others = false;
    for (std::size_t entry = entries.size(); entry-- > 0;) {
        const kit::Seat who = entries[entry].who;
        if (who < 0 || (m_hotSeat->inUse() && !m_hotSeat->wasSeenByAll(entry)))
            continue;
        if (others && who == seat)
            return static_cast<int>(entry) + 1;
        others = others || who != seat;
    }
    return 0;
}

// ---- position

void Review::open(int position) {
    if (active())
        return look(position < 0 ? length() : position);
    build();
    m_position = m_stops[static_cast<std::size_t>(
        placeOf(std::clamp(position < 0 ? length() : position, 0, length())))];
    emit opened();
    emit changed();
}

void Review::look(int position) { goTo(placeOf(std::clamp(position, 0, length()))); }

void Review::goTo(int place) {
    place = std::clamp(place, 0, places());
    if (!active() || place == this->place())
        return;
    const int by = place - this->place();
    m_position = m_stops[static_cast<std::size_t>(place)];
    if (place == places())
        m_clock.stop();
    emit looked(by);
    emit changed();
}

void Review::step(int by) { goTo(place() + by); }

void Review::turn(int by) {
    int next = by > 0 ? length() : 0;
    for (const int mark : m_turns)
        if (by > 0 ? mark > m_position && mark < next : mark < m_position && mark > next)
            next = mark;
    look(next);
}

void Review::toMark() {
    int first = -1;
    int next = -1;
    for (const QVariant& each : marks()) {
        const int place = each.toMap().value(QStringLiteral("place")).toInt();
        first = first < 0 ? place : first;
        next = next < 0 && place > this->place() ? place : next;
    }
    if (first >= 0)
        goTo(next < 0 ? first : next);
}

void Review::play() {
    if (!active())
        return;
    if (place() == places())
        goTo(0);
    m_clock.start();
    emit changed();
}

void Review::pause() {
    m_clock.stop();
    emit changed();
}

void Review::setSpeed(int speed) {
    m_speed = std::clamp(speed, 0, static_cast<int>(paces.size()) - 1);
    m_clock.setInterval(paces[static_cast<std::size_t>(m_speed)]);
    emit changed();
}

void Review::tick() { step(1); }

void Review::leave() {
    if (!active())
        return;
    m_clock.stop();
    m_states = {};
    m_facts = {};
    emit opened();
    emit changed();
}

} // namespace taletop::app
