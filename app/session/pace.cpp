// SPDX-License-Identifier: MIT
#include "app/session/pace.h"

namespace taletop::app {

Pace::Pace(SessionTable& table, const TablePicture& picture, const WayBack& wayBack, Telling& telling)
    : m_table(&table), m_picture(&picture), m_wayBack(&wayBack), m_telling(&telling) {
    connect(&m_table->vote, &TableVote::declined, this, &Pace::goOn);
    connect(&m_table->thought, &SecondThought::changed, this, &Pace::goOn);
    connect(&m_table->standstill, &Standstill::changed, this, &Pace::standStill);
    connect(m_telling, &Telling::begun, this, [this] {
        if (m_table->story.waits())
            setSkipping(false);
    });
    connect(&m_table->curtain, &Curtain::idled, this, &Pace::waitForAPress);
    m_table->bots.setPause([this](kit::Seat seat) { return pauseOf(seat); });
}

void Pace::hold(bool held) {
    m_held = held;
    goOn();
}

/// Whoever may answer has the time that is left when somebody is there again.
void Pace::waitForAPress() {
    if (m_table->beat.active() && m_table->beat.length() > 0)
        m_table->standstill.set(Standstill::Away, true);
}

/// Something has been opened before the table, or put away.
void Pace::standStill() {
    goOn();
    if (m_table->beat.active())
        emit stoodStill(); // the prompt says why
}

void Pace::goOn() {
    Standstill& standstill = m_table->standstill;
    standstill.set(Standstill::Hand, m_table->curtain.seated() >= 0);
    standstill.set(Standstill::Vote, m_table->vote.active());
    standstill.set(Standstill::Thought, m_table->thought.asking());
    standstill.set(Standstill::LookingBack, m_table->review.active());
    const bool still = m_held || !m_table->readOnly.empty() || standstill.covered();
    const bool clocks = !still && !standstill.clocks();
    Storyteller& story = m_table->story;
    ResponseBeat& beat = m_table->beat;
    story.hold(still);
    beat.hold(!clocks);
    if (m_skipping && (m_table->asksPerson() || story.waits() || m_table->match.over()))
        setSkipping(false);
    if (m_skipping)
        emit finishWanted();
    if (isForced()) // when whoever called has done what they do
        QMetaObject::invokeMethod(this, &Pace::takeForcedStep, Qt::QueuedConnection);
    // Where a clock gives people time to answer, bots do not use the time that it stands.
    const bool waiting = beat.active() && beat.length() > 0 && !clocks;
    const bool botsPlay =
        !still && !story.telling() && !waiting && (m_table->guide == nullptr || !m_table->guide->holds());
    if (!botsPlay || !m_telling->letRead())
        m_table->bots.hold(!botsPlay);
}

void Pace::setSpeed(int speed) {
    m_table->story.setSpeed(speed);
    m_table->bots.setSpeed(speed);
}

void Pace::setGuide(const Guide* guide) {
    m_table->guide = guide;
    m_table->bots.setScript([guide](kit::Seat seat) { return guide->moveOf(seat); });
}

// ---- moves that are made for people

void Pace::setForcedSteps(bool taken) {
    m_takesForced = taken;
    goOn();
}

/// Is there but one thing to do for who looks? A window for reactions is never passed over: letting a play
/// pass must look alike whatever one holds. Nor does a move go by itself that may carry words.
bool Pace::isForced() const {
    const Curtain& curtain = m_table->curtain;
    const kit::Seat seat = curtain.actor();
    const bool asked = m_takesForced && !m_wayBack->wentBack() && m_table->asksPerson() &&
                       curtain.persons().contains(seat) && seat == curtain.viewer() &&
                       m_table->restraint().empty() && !m_table->thought.asking();
    const bool still =
        m_held || m_table->guide != nullptr || m_table->standstill.covered() || m_table->story.telling();
    const scene::Scene& scene = m_picture->scene();
    if (!asked || still || m_table->beat.active() || *scene.letItGo != '\0' || scene.choices.size() != 1)
        return false;
    const auto move = m_table->game().parseMove(scene.choices[0].move);
    return move && m_table->game().remarkFields(*move).empty();
}

void Pace::takeForcedStep() {
    if (!isForced())
        return;
    const auto move = m_table->game().parseMove(m_picture->scene().choices[0].move);
    emit forced(m_table->curtain.actor(), *move);
}

// ---- the pace of bots

/// How long a bot seems to think: by public facts alone.
int Pace::pauseOf(kit::Seat bot) const {
    const ResponseBeat& beat = m_table->beat;
    const BotTurns& bots = m_table->bots;
    if (m_skipping)
        return -1;
    if (beat.active() && beat.length() > 0)
        return beat.pauseOf(bot);
    // Whoever plays alone has not to wait until all bots have let a play pass.
    const bool alone = m_table->curtain.persons().size() == 1 && !beat.letItGo().empty();
    return alone ? bots.shortPause() : beat.active() ? beat.pauseOf(bot) : bots.usualPause();
}

void Pace::finishAnimations() {
    m_table->story.makeWay();
    emit finishWanted();
    m_table->bots.hurry();
}

// ---- the next question

QString Pace::question() const {
    const Storyteller& story = m_table->story;
    const auto entries = m_table->match.journal().entries.size();
    if (!m_table->restraint().empty())
        return {};
    if (story.waits())
        return QStringLiteral("read %1 %2").arg(entries).arg(story.index());
    const contract::Pending due = m_table->match.pending();
    QStringList asked;
    for (kit::Seat seat = 0; !story.telling() && seat < m_table->names.size(); ++seat)
        if (due.kind == contract::Pending::Kind::Seats && due.seats.contains(seat) &&
            m_table->curtain.persons().contains(seat)) // what bots do meanwhile is no new question
            asked.append(
                QStringLiteral("%1: %2").arg(seat).arg(match::movesOf(m_table->match.journal(), seat)));
    return asked.join(u' ');
}

void Pace::setSkipping(bool skipping) {
    m_skipping = skipping;
    m_table->story.setHurried(skipping);
}

void Pace::skipToTurn() {
    setSkipping(!m_table->match.over() && !m_table->asksPerson() && !m_table->curtain.persons().empty());
    if (m_skipping)
        m_table->story.skip();
    else
        m_table->story.makeWay();
    emit finishWanted();
    m_table->bots.hurry();
    goOn();
}

} // namespace taletop::app
