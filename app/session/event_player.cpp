// SPDX-License-Identifier: MIT
#include "app/session/event_player.h"

#include "app/text/translation.h"
#include "core/scene/reading.h"

#include <QVariantMap>

#include <algorithm>
#include <array>
#include <cmath>

namespace taletop::app {

namespace {

QVariantList listOf(const std::vector<kit::Seat>& seats) {
    QVariantList list;
    for (const kit::Seat seat : seats)
        list.append(int(seat));
    return list;
}

QVariantMap mapOf(const scene::Sum& sum, const QStringList& names) {
    QVariantList parts;
    for (const scene::SumPart& part : sum.parts)
        parts.append(QVariantMap{{QStringLiteral("text"), translated(part.text, names)},
                                 {QStringLiteral("amount"), part.amount},
                                 {QStringLiteral("face"), part.face}});
    return {{QStringLiteral("seat"), int(sum.seat)},
            {QStringLiteral("what"), QString::fromUtf8(sum.what)},
            {QStringLiteral("label"), translated(sum.label, names)},
            {QStringLiteral("total"), sum.total},
            {QStringLiteral("parts"), parts}};
}

} // namespace

int storyTime(int speed, qsizetype letters, int sums, int before) {
    constexpr std::array paces{0.0, 0.45, 1.0, 1.8};
    constexpr double base = 700;
    constexpr double letter = 22;
    constexpr double sum = 180;
    const double reading = base + letter * static_cast<double>(letters) + sum * std::min(sums, 4);
    const double hurry = std::max(0.66, std::pow(0.93, before));
    return static_cast<int>(paces[static_cast<std::size_t>(std::clamp(speed, 0, 3))] * reading * hurry);
}

EventPlayer::EventPlayer(QObject* parent) : QObject(parent) {
    m_clock.setSingleShot(true);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, [this] { advance(); });
}

bool EventPlayer::tells(const std::optional<scene::Beat>& beat) const {
    const bool all = (m_speed > 0 || m_stepMode) && !m_hurried;
    return beat && (all || (m_readers && scene::waits(*beat)));
}

bool EventPlayer::wantsToTell(const std::vector<table::StoryStep>& steps) const {
    return std::ranges::any_of(steps, [this](const table::StoryStep& step) { return tells(step.beat); });
}

void EventPlayer::begin(std::vector<table::StoryStep> steps, const QStringList& seatNames) {
    m_names = seatNames;
    m_steps.assign(std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
    m_count = static_cast<int>(
        std::ranges::count_if(m_steps, [this](const table::StoryStep& step) { return tells(step.beat); }));
    m_index = -1;
    m_inChapter = 0;
    m_paused = false;
    m_lingering = false;
    m_telling = true;
    advance();
}

/// Continues with the next moment. If `toWaiting`, skips the moments that do not wait for a press.
void EventPlayer::advance(bool toWaiting) {
    m_clock.stop();
    while (m_telling && !m_steps.empty()) {
        const table::StoryStep step = std::move(m_steps.front());
        m_steps.pop_front();
        const bool told = tells(step.beat);
        if (told)
            show(*step.beat);
        emit due(step);
        if (!told || (toWaiting && !m_waits))
            continue;
        emit changed();
        wait();
        return;
    }
    if (m_telling)
        rest();
}

void EventPlayer::show(const scene::Beat& beat) {
    const QString chapter = QString::fromUtf8(beat.chapter);
    m_inChapter = chapter == m_chapter ? m_inChapter + 1 : 0;
    m_chapter = chapter;
    m_title = translated(beat.title, m_names);
    m_text = translated(beat.text, m_names);
    m_sums.clear();
    for (const scene::Sum& sum : beat.sums)
        m_sums.append(mapOf(sum, m_names));
    m_seats = listOf(beat.seats);
    m_winners = listOf(beat.winners);
    m_waits = m_readers && scene::waits(beat);
    m_time = storyTime(m_speed, m_text.size(), static_cast<int>(beat.sums.size()), m_inChapter);
    ++m_index;
}

void EventPlayer::rest() {
    stop();
    emit changed();
    emit ended();
}

void EventPlayer::stop() {
    m_clock.stop();
    m_steps.clear();
    m_telling = false;
    m_paused = false;
    m_waits = false;
    m_chapter.clear();
    m_title.clear();
    m_text.clear();
    m_seats.clear();
    m_winners.clear();
    m_sums.clear();
    m_index = -1;
    m_count = 0;
}

void EventPlayer::wait() {
    if (m_telling && !m_waits && !m_stepMode && !m_paused && !m_lingering && !m_held)
        m_clock.start(m_time);
    else
        m_clock.stop();
}

void EventPlayer::next() {
    if (m_telling)
        advance();
}

void EventPlayer::skip() {
    if (m_telling)
        advance(true);
}

bool EventPlayer::makeWay() {
    if (!waits())
        skip();
    return !waits();
}

void EventPlayer::finish() {
    m_clock.stop();
    while (m_telling && !m_steps.empty()) {
        const table::StoryStep step = std::move(m_steps.front());
        m_steps.pop_front();
        emit due(step);
    }
    if (m_telling)
        rest();
}

void EventPlayer::pause(bool paused) {
    if (!m_telling || m_paused == paused)
        return;
    m_paused = paused;
    wait();
    emit changed();
}

void EventPlayer::linger(bool lingering) {
    if (m_lingering == lingering)
        return;
    m_lingering = lingering;
    wait();
}

void EventPlayer::setSpeed(int speed) { m_speed = std::clamp(speed, 0, 3); }

void EventPlayer::setStepMode(bool stepMode) {
    if (m_stepMode == stepMode)
        return;
    m_stepMode = stepMode;
    wait();
    emit changed();
}

void EventPlayer::hold(bool held) {
    if (m_held == held)
        return;
    m_held = held;
    wait();
}

} // namespace taletop::app
