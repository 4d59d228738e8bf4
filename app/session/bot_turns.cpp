// SPDX-License-Identifier: MIT
#include "app/session/bot_turns.h"

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

/// Milliseconds before a bot's move, by speed.
constexpr std::array pauses{0, 150, 450, 900};

} // namespace

BotTurns::BotTurns(const match::Match& match, QObject* parent) : QObject(parent), m_match(&match) {
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &BotTurns::endPause);
    connect(&m_runner, &BotRunner::answered, this, &BotTurns::takeAnswer);
}

int BotTurns::usualPause() const { return pauses[static_cast<std::size_t>(std::clamp(m_speed, 0, 3))]; }

int BotTurns::shortPause() const { return std::min(usualPause(), pauses[1]); }

void BotTurns::hold(bool held) {
    if (!held && !m_held)
        return look();
    if (held && !m_held)
        m_left = m_pause.isActive() ? m_pause.remainingTime() : 0;
    m_held = held;
    if (held)
        m_pause.stop();
    else if (m_asked == m_turn)
        m_pause.start(m_left);
    else
        look();
}

void BotTurns::turnOver() {
    ++m_turn;
    m_answer.reset();
    m_pause.stop();
    m_runner.drop();
}

/// Returns the pause before the seat's move. Bots that think always seem to take their full time, so that the
/// pause does not reveal what they had to consider.
int BotTurns::pauseOf(kit::Seat seat, bool thinks) const {
    const int pause = m_pauseOf ? m_pauseOf(seat) : usualPause();
    if (pause < 0 || !thinks)
        return std::max(pause, 0);
    return std::max(pause, longestThought(m_match->header().seats[static_cast<std::size_t>(seat)].kind));
}

kit::Seat BotTurns::firstBot() const {
    const contract::Pending pending = m_match->pending();
    const auto& seats = m_match->header().seats;
    for (std::size_t seat = 0; pending.kind == contract::Pending::Kind::Seats && seat < seats.size(); ++seat)
        if (pending.seats.contains(static_cast<kit::Seat>(seat)) && seats[seat].kind != match::personKind)
            return static_cast<kit::Seat>(seat);
    return kit::spectator;
}

void BotTurns::look() {
    const kit::Seat seat = firstBot();
    if (seat == kit::spectator)
        return setThinking(false);
    if (m_held || m_asked == m_turn)
        return;
    m_asked = m_turn;
    m_due = false;
    m_answer.reset();
    const match::Journal& journal = m_match->journal();
    if (journal.entries.size() < m_length) // moves were taken back
        m_intentions.forget();
    m_length = journal.entries.size();
    const contract::AnyState view = m_match->view(seat);
    const std::size_t moves = match::movesOf(journal, seat);
    auto meant = m_script ? m_script(seat) : std::nullopt;
    if (!meant)
        meant = m_intentions.next(m_match->game(), view, seat, moves);
    setThinking(true);
    m_pause.start(pauseOf(seat, !meant));
    if (meant) {
        BotAnswer answer{seat, {}, m_turn};
        answer.steps.push_back(*meant);
        return takeAnswer(answer);
    }
    const match::Header& header = m_match->header();
    m_runner.ask({&m_match->game(), m_match->known(seat), seat,
                  header.seats[static_cast<std::size_t>(seat)].kind, bots::streamOf(header.seed, seat, moves),
                  m_turn});
}

void BotTurns::hurry() {
    m_left = 0;
    if (m_pause.isActive())
        m_pause.start(0);
}

void BotTurns::takeAnswer(const BotAnswer& answer) {
    // The table changed while the bot was thinking, so a bot will be asked again.
    if (answer.revision != m_turn)
        return;
    m_answer = answer;
    if (answer.steps.size() > 1)
        m_intentions.keep(answer.seat, match::movesOf(m_match->journal(), answer.seat), answer.steps);
    setThinking(false);
    if (m_due)
        play();
}

void BotTurns::endPause() {
    m_due = true;
    play();
}

void BotTurns::play() {
    if (!m_answer || m_held)
        return;
    const BotAnswer answer = *m_answer;
    m_answer.reset();
    emit moved(answer.seat, answer.steps[0]);
}

void BotTurns::setThinking(bool thinking) {
    if (m_thinking == thinking)
        return;
    m_thinking = thinking;
    emit thinkingChanged();
}

} // namespace taletop::app
