// SPDX-License-Identifier: MIT
#include "app/session/turn_scheduler.h"

namespace taletop::app {

TurnScheduler::TurnScheduler(SessionTable& table, const Undo& undo, EventFeed& feed)
    : m_table(&table), m_undo(&undo), m_feed(&feed) {
    connect(&m_table->vote, &TableVote::declined, this, &TurnScheduler::goOn);
    connect(&m_table->thought, &SecondThought::changed, this, &TurnScheduler::goOn);
    connect(m_feed, &EventFeed::begun, this, [this] {
        if (m_table->events.waits())
            setSkipping(false);
    });
    m_table->bots.setPause([this](kit::Seat seat) { return pauseOf(seat); });
}

void TurnScheduler::hold(bool held) {
    m_held = held;
    goOn();
}

void TurnScheduler::setCovered(bool covered) {
    m_covered = covered;
    goOn();
}

void TurnScheduler::setBehind(bool behind) {
    m_behind = behind;
    goOn();
}

/// Is everything paused that could otherwise continue by itself?
bool TurnScheduler::standsStill() const {
    return m_held || m_covered || m_behind || !m_table->readOnly.empty() || m_table->vote.active() ||
           m_table->review.active();
}

void TurnScheduler::goOn() {
    const bool still = standsStill();
    EventPlayer& events = m_table->events;
    const ReactionWindow& reactions = m_table->reactions;
    events.hold(still);
    const bool forced = isForced();
    if (m_skipping &&
        ((m_table->view.question.asksPerson() && !forced) || events.waits() || m_table->match.over()))
        setSkipping(false);
    if (m_skipping)
        emit finishWanted();
    if (forced) // queued, so that the caller finishes first
        QMetaObject::invokeMethod(this, &TurnScheduler::takeForcedStep, Qt::QueuedConnection);
    // Let no bot move before a person who has said stop or is looking at their hand.
    const table::HotSeat& hotSeat = m_table->hotSeat;
    const bool looks = hotSeat.seated() >= 0 && !hotSeat.awaitsAnswers();
    const bool waiting = reactions.active() && (reactions.caller() >= 0 || looks);
    const bool botsPlay =
        !still && !events.telling() && !waiting && (m_table->guide == nullptr || !m_table->guide->holds());
    if (!botsPlay || !m_feed->letRead())
        m_table->bots.hold(!botsPlay);
}

void TurnScheduler::setSpeed(int speed) {
    m_table->events.setSpeed(speed);
    m_table->bots.setSpeed(speed);
}

void TurnScheduler::setGuide(const Guide* guide) {
    m_table->guide = guide;
    m_table->bots.setScript([guide](kit::Seat seat) { return guide->moveOf(seat); });
}

// ---- forced moves

void TurnScheduler::setForcedSteps(bool taken) {
    m_takesForced = taken;
    goOn();
}

/// Does the viewer have only one possible move? With several people a reaction window is never skipped,
/// because passing must look the same with any cards. A single person among bots, which see only the pass, is
/// asked only if they have a response. A move that can carry words is never made automatically.
bool TurnScheduler::isForced() const {
    const table::TableView& view = m_table->view;
    const bool window = m_table->reactions.active() || *view.scene.letItGo != '\0';
    const bool alone = m_table->hotSeat.allPeople().size() == 1 && !m_table->match.header().practice;
    const bool taken = window ? alone : m_takesForced;
    const bool asked = taken && !m_undo->wentBack() && !m_table->thought.asking() &&
                       view.question.kind == table::Question::Kind::Choose && view.actor == view.viewer;
    if (!asked || standsStill() || m_table->guide != nullptr || view.scene.choices.size() != 1)
        return false;
    const auto move = m_table->game().parseMove(view.scene.choices[0].move);
    return move && m_table->game().remarkFields(*move).empty();
}

void TurnScheduler::takeForcedStep() {
    if (!isForced())
        return;
    const auto move = m_table->game().parseMove(m_table->view.scene.choices[0].move);
    emit forced(m_table->view.actor, *move);
}

// ---- pauses of bots

/// Returns how long a bot seems to think, which depends only on public facts.
int TurnScheduler::pauseOf(kit::Seat bot) const {
    const ReactionWindow& reactions = m_table->reactions;
    const BotTurns& bots = m_table->bots;
    if (m_skipping)
        return -1;
    // Shorten the pauses if a single person waits for every bot to pass.
    const bool alone = m_table->hotSeat.allPeople().size() == 1 && !reactions.letItGo().empty();
    if (alone)
        return bots.shortPause();
    return reactions.active() ? reactions.pauseOf(bot, bots.usualPause()) : bots.usualPause();
}

void TurnScheduler::finishAnimations() {
    m_table->events.makeWay();
    emit finishWanted();
    m_table->bots.hurry();
}

// ---- the next question

QString TurnScheduler::question() const {
    const table::Question& question = m_table->view.question;
    return isForced() || question.kind == table::Question::Kind::Await ? QString()
                                                                       : QString::fromStdString(question.id);
}

void TurnScheduler::setSkipping(bool skipping) {
    m_skipping = skipping;
    m_table->events.setHurried(skipping);
}

void TurnScheduler::skipToTurn() {
    setSkipping(!m_table->match.over() && !m_table->view.question.asksPerson() &&
                !m_table->hotSeat.allPeople().empty());
    if (m_skipping)
        m_table->events.skip();
    else
        m_table->events.makeWay();
    emit finishWanted();
    m_table->bots.hurry();
    goOn();
}

} // namespace taletop::app
