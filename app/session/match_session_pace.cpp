// SPDX-License-Identifier: MIT
// When a match goes on by itself, what holds it, and for whom it waits.
#include "app/session/match_session.h"

namespace taletop::app {

void MatchSession::hold(bool held) {
    m_held = held;
    goOn();
}

/// Something has been opened before the table, or put away.
void MatchSession::standStill() {
    goOn();
    if (m_beat.active())
        emit changed(); // the prompt says why the clock stands
}

/// What may run runs, and nothing else: moments that are told, the clock of an answer, bots.
void MatchSession::goOn() {
    m_standstill.set(Standstill::Hand, m_curtain.seated() >= 0);
    m_standstill.set(Standstill::Vote, m_vote.active());
    m_standstill.set(Standstill::Thought, m_thought.asking());
    m_standstill.set(Standstill::Lock, m_lock.seat() >= 0);
    m_standstill.set(Standstill::LookingBack, m_review.active());
    const bool still = m_held || m_study.asking() || !m_readOnly.isEmpty() || m_standstill.covered();
    const bool clocks = !still && !m_standstill.clocks();
    m_story.hold(still);
    m_beat.hold(!clocks);
    if (m_skipping && (asksPerson() || m_story.waits() || m_match.over()))
        setSkipping(false);
    if (m_skipping)
        emit finishWanted();
    if (isForced()) // when whoever called has done what they do
        QMetaObject::invokeMethod(this, &MatchSession::takeForcedStep, Qt::QueuedConnection);
    // Where a clock gives people time to answer, bots do not use the time that it stands.
    const bool waiting = m_beat.active() && m_beat.length() > 0 && !clocks;
    const bool botsPlay =
        !still && !m_story.telling() && !waiting && (m_guide == nullptr || !m_guide->holds());
    if (!botsPlay || !tellReading())
        m_bots.hold(!botsPlay);
}

// ---- what the table does for people, or thinks about beside them

void MatchSession::setGuide(const Guide* guide) {
    m_guide = guide;
    m_bots.setScript([guide](kit::Seat seat) { return guide->moveOf(seat); });
}

void MatchSession::setForcedSteps(bool taken) {
    m_takesForced = taken;
    goOn();
}

/// Is there but one thing to do for who looks? A window for reactions is never passed over: letting a play
/// pass must look alike whatever one holds. Nor does a move go by itself that may carry words.
bool MatchSession::isForced() const {
    const kit::Seat seat = m_curtain.actor();
    const bool asked = m_takesForced && !m_wentBack && asksPerson() && m_curtain.persons().contains(seat) &&
                       seat == m_curtain.viewer() && restraint().isEmpty() && !m_thought.asking();
    const bool still = m_held || m_guide != nullptr || m_study.asking() || m_standstill.covered() ||
                       m_story.telling() || m_story.waits();
    if (!asked || still || m_beat.active() || *m_scene.letItGo != '\0' || m_scene.choices.size() != 1)
        return false;
    const auto move = m_match.game().parseMove(m_scene.choices[0].move);
    return move && m_match.game().remarkFields(*move).empty();
}

void MatchSession::takeForcedStep() {
    if (!isForced())
        return;
    const auto move = m_match.game().parseMove(m_scene.choices[0].move);
    playMove(m_curtain.actor(), *move);
}

void MatchSession::setThinkAgain(int when) {
    m_thinksAgain = when == 2 || (when == 1 && practice());
    lookAgain();
}

/// What a person is about to choose is thought about while they think, too; not before the eyes of others,
/// whom it would tell something.
void MatchSession::lookAgain() {
    const kit::Seat seat = m_curtain.actor();
    const contract::Pending pending = m_match.pending();
    const bool asked = m_thinksAgain && m_guide == nullptr && seat >= 0 &&
                       m_curtain.persons().contains(seat) && !m_curtain.inPublic() &&
                       pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat) &&
                       restraint().isEmpty() && !m_study.asking();
    if (asked)
        m_secondLook.look(m_match.known(seat), seat);
    else
        m_secondLook.lookAway();
}

/// How long a bot seems to think: by public facts alone.
int MatchSession::pauseOf(kit::Seat bot) const {
    if (m_skipping)
        return -1;
    if (m_beat.active() && m_beat.length() > 0)
        return m_beat.pauseOf(bot);
    // Whoever plays alone has not to wait until all bots have let a play pass.
    const bool alone = m_curtain.persons().size() == 1 && !m_beat.letItGo().empty();
    return alone ? m_bots.shortPause() : m_beat.active() ? m_beat.pauseOf(bot) : m_bots.usualPause();
}

// ---- the next question

bool MatchSession::asksPerson() const {
    const bool window = m_beat.active() && m_curtain.people() > 1;
    return !m_story.telling() && (window || m_curtain.seat() >= 0);
}

QString MatchSession::question() const {
    const auto entries = m_match.journal().entries.size();
    if (!restraint().isEmpty())
        return {};
    if (m_story.waits())
        return QStringLiteral("read %1 %2").arg(entries).arg(m_story.index());
    const contract::Pending due = m_match.pending();
    QStringList asked;
    for (kit::Seat seat = 0; !m_story.telling() && seat < m_names.size(); ++seat)
        if (due.kind == contract::Pending::Kind::Seats && due.seats.contains(seat) &&
            m_curtain.persons().contains(seat)) // what bots do meanwhile is no new question
            asked.append(QStringLiteral("%1: %2").arg(seat).arg(match::movesOf(m_match.journal(), seat)));
    return asked.join(u' ');
}

void MatchSession::setSkipping(bool skipping) {
    m_skipping = skipping;
    m_story.setHurried(skipping);
}

void MatchSession::skipToTurn() {
    setSkipping(!m_match.over() && !asksPerson() && !m_curtain.persons().empty());
    if (m_skipping)
        m_story.skip();
    else
        makeWay();
    emit finishWanted();
    m_bots.hurry();
    goOn();
}

void MatchSession::finishAnimations() {
    makeWay();
    emit finishWanted();
    m_bots.hurry();
}

} // namespace taletop::app
