// SPDX-License-Identifier: MIT
#include "app/session/course.h"

#include "app/session/playback.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

SessionParts::SessionParts(match::Match match)
    : table(std::move(match)), refusals(table), counsel(table, refusals), log(table), picture(table, counsel),
      prompt(table, picture, log), keeper(table), wayBack(table, keeper),
      moves({table, refusals, keeper, wayBack, picture, prompt}),
      telling(table, counsel, wayBack, picture, log), pace(table, picture, wayBack, telling),
      consent(table, keeper) {}

Course::Course(SessionParts& parts) : m_parts(&parts), m_table(&parts.table) {
    followTable();
    followParts();
    goThroughJournal();
    settle();
    redraw();
}

void Course::followTable() {
    connect(&m_table->story, &Storyteller::ended, this, &Course::endTelling);
    connect(&m_table->curtain, &Curtain::sightChanged, this, &Course::showSight);
    connect(&m_table->curtain, &Curtain::unshared, this, [this] {
        goThroughJournal();
        showSight();
    });
    connect(&m_table->beat, &ResponseBeat::called, this, &Course::showSight);
    connect(&m_table->vote, &TableVote::asked, this, &Course::putToVote);
    connect(&m_table->review, &Review::opened, this, &Course::showReview);
    connect(&m_table->review, &Review::looked, this, &Course::showMoment);
}

void Course::followParts() {
    connect(&m_parts->moves, &MoveMaker::played, this, &Course::show);
    connect(&m_parts->wayBack, &WayBack::taken, this, &Course::showTakenBack);
    connect(&m_parts->keeper, &MatchKeeper::lost, this, &Course::setReadOnly);
    connect(&m_parts->telling, &Telling::stepTold, this, &Course::tellChange);
    connect(&m_parts->telling, &Telling::finishWanted, this, &Course::finishWanted);
    connect(&m_parts->pace, &Pace::finishWanted, this, &Course::finishWanted);
    connect(&m_parts->pace, &Pace::forced, this, [this](kit::Seat seat, const contract::AnyMove& move) {
        if (!m_table->beat.letItGo().empty())
            m_table->passedFor = m_table->match.journal().entries.size();
        m_parts->moves.play(seat, move);
    });
    connect(&m_parts->consent, &TableConsent::takenBack, this, [this](kit::Seat seat) {
        showTakenBack(seat, m_table->match.journal().entries.size()); // and all that came after it
        m_parts->pace.goOn();
    });
    connect(&m_parts->consent, &TableConsent::agreed, this, [this] {
        goThroughJournal();
        showSight();
        m_parts->pace.goOn();
    });
}

void Course::begin() {
    m_parts->pace.hold(false);
    if (!m_table->readOnly.empty())
        m_table->review.open();
}

void Course::setReadOnly(const kit::Notice& why) {
    m_table->readOnly = why;
    m_parts->pace.goOn();
    showSight();
}

void Course::watch(kit::Seat seat) {
    m_table->curtain.watch(seat);
    goThroughJournal();
    showSight();
}

void Course::exchange(match::Match match) {
    m_table->vote.decline();
    m_table->review.leave();
    m_table->lookBack.forget();
    m_table->match = std::move(match);
    m_table->revision = 0;
    m_parts->telling.readAgain();
    m_table->curtain.startOver();
    m_table->beat.startOver(m_table->curtain.persons());
    goThroughJournal();
    show({}, m_table->match.state());
}

void Course::changeSeats(const std::vector<match::SeatRecord>& seats) {
    if (seats == m_table->match.header().seats || !m_parts->keeper.mayWrite())
        return;
    m_table->story.finish();
    m_parts->telling.readAgain();
    m_table->match.changeSeats(seats);
    m_table->changeSeats();
    m_parts->keeper.save();
    goThroughJournal();
    show({}, m_table->match.state());
    emit seatsChanged();
}

// ---- who looks

/// While a play can be answered nobody is called to the table but who has said stop.
void Course::settle() {
    if (!m_table->restraint().isEmpty())
        return m_table->curtain.settleForNobody();
    m_table->beat.settle();
    if (m_table->beat.active())
        m_table->curtain.settleForAnswers(m_table->beat.player(), m_table->beat.caller());
    else
        m_table->curtain.settle();
}

/// Everybody comes to the table, and so nobody's cards lie open.
void Course::putToVote() {
    m_table->story.finish();
    m_parts->pace.goOn();
    m_table->curtain.fall();
}

/// Somebody else looks now, and the match is as it was.
void Course::showSight() {
    if (m_table->story.waits() && !m_table->review.active())
        return; // what is to be read stays; the end of the telling shows who looks then
    m_table->story.finish();
    ++m_table->revision;
    emit finishWanted();
    m_table->beat.seated(static_cast<kit::Seat>(m_table->curtain.seated()));
    m_parts->picture.touches().drop();
    m_parts->counsel.clear();
    m_parts->refusals.clear();
    settle();
    redraw();
    tellChange();
    m_parts->pace.goOn();
}

// ---- what has happened

/// Shows the last entries, which came of the state `before`; none: the match has become another.
void Course::show(const std::vector<Played>& played, const contract::AnyState& before) {
    ++m_table->revision;
    if (played.empty())
        m_parts->picture.touches().drop(); // places are numbered as they were before
    const contract::Game& game = m_table->game();
    const auto visibility = game.visibility(m_table->curtain.publicEyes());
    // What a person is being told is not taken away by what others do meanwhile.
    if (played.empty() || m_table->curtain.persons().contains(played.front().who)) {
        m_parts->counsel.clear();
        m_parts->refusals.clear();
    }
    std::size_t entry = m_table->match.journal().entries.size() - played.size();
    std::vector<StoryStep> steps;
    for (const Played& each : played) {
        ++entry;
        m_table->curtain.follow(each.who, each.facts, each.after);
        m_parts->log.follow(entry, each.after);
        for (StoryStep& step : storySteps(game, entry, redacted(each.facts, visibility)))
            steps.push_back(std::move(step));
    }
    m_table->bots.turnOver();
    const bool shown =
        std::ranges::any_of(steps, [](const StoryStep& step) { return step.beat.has_value(); });
    const bool alone = shown && isOwnDoing(played, before);
    if (shown && !alone)
        m_table->curtain.makeWayForShow(); // told or seen at once, everybody looks
    if (!alone && m_table->story.wantsToTell(steps))
        return m_parts->telling.begin(steps, before);
    for (const StoryStep& step : steps)
        m_parts->log.add(step.facts, step.entry);
    showAtOnce(played);
}

/// Has the one who sits done all this, and goes on alone? The others look away still: to them the log tells
/// it. What the game does by itself is for all, and who lets a play pass has done nothing.
bool Course::isOwnDoing(const std::vector<Played>& played, const contract::AnyState& before) const {
    const Curtain& curtain = m_table->curtain;
    if (curtain.seated() < 0 || !curtain.sitsAlone())
        return false;
    const auto& entries = m_table->match.journal().entries;
    std::size_t entry = entries.size() - played.size();
    const contract::AnyState* state = &before;
    for (const Played& each : played) {
        using Kind = contract::Pending::Kind;
        const bool passes = curtain.awaitsAnswers() && entries[entry++].move == m_table->beat.wayOut();
        const bool chance = each.who < 0 && m_table->game().pending(*state).kind == Kind::Chance;
        if (each.who != curtain.seated() && !passes && !chance)
            return false;
        state = &each.after;
    }
    return true;
}

/// What has been played comes true, and then the table is as it is now.
void Course::showAtOnce(const std::vector<Played>& played) {
    const Curtain& curtain = m_table->curtain;
    const kit::Seat before = curtain.viewer();
    const kit::Seat asked = curtain.actor();
    settle();
    if (asked != curtain.actor())
        m_parts->counsel.clear();
    m_parts->counsel.follow();
    // What moves must not go on showing what is hidden now.
    if (before != curtain.viewer())
        emit finishWanted();
    const scene::Scene after = m_parts->picture.sceneNow();
    const auto seen = m_table->game().visibility(curtain.eyes());
    for (const Played& each : played)
        m_parts->picture.zones().play(redacted(each.facts, seen), seen, after, m_table->names);
    redraw();
    tellChange();
    m_parts->pace.goOn();
}

void Course::showTakenBack(kit::Seat seat, std::size_t entry) {
    m_parts->wayBack.setWentBack(true);
    m_table->curtain.putNewsAway();
    m_parts->keeper.save();
    const kit::Seat last = m_table->curtain.wasSeenByAll(entry) ? seat : m_table->curtain.lastToAct();
    goThroughJournal();
    m_table->curtain.goBackTo(last); // what nobody else knew of decides nothing
    m_table->curtain.forget(entry);
    m_parts->telling.readAgain();
    show({}, m_table->match.state());
}

/// The past is opened, or left: then everything is as if nobody had looked.
void Course::showReview() {
    if (m_table->story.waits())
        m_parts->telling.readAgain(); // afterwards
    m_parts->pace.goOn();
    showSight();
}

/// One place further its cards move; anywhere else they lie there at once.
void Course::showMoment(int by) {
    ++m_table->revision;
    m_parts->refusals.clear();
    emit finishWanted();
    if (by == 1) {
        const auto seen = m_table->game().visibility(m_table->review.eyes());
        m_parts->picture.zones().play(redacted(m_table->review.lastFacts(), seen), seen,
                                      m_parts->picture.sceneNow(), m_table->names);
    }
    redraw();
    tellChange();
}

void Course::endTelling() {
    ++m_table->revision;
    settle();
    redraw();
    tellChange();
    m_parts->pace.goOn();
}

/// The log, and what is known of whose turn may be seen.
void Course::goThroughJournal() {
    m_table->passedFor.reset();
    m_table->curtain.restart();
    m_table->match.retrace(
        [this](const match::Entry& entry, std::span<const kit::Fact> facts, const contract::AnyState& after) {
            m_table->curtain.follow(entry.who, facts, after);
        });
    m_parts->log.write();
}

void Course::redraw() {
    TablePicture& picture = m_parts->picture;
    const bool past = m_table->review.active();
    picture.take(picture.sceneNow());
    if (!past)
        m_table->curtain.noteSeen();
    picture.layCards();
    m_parts->wayBack.choose();
    picture.seatPeople();
    picture.offer();
    m_table->thought.follow(past ? std::vector<scene::Choice>() : picture.scene().choices, m_table->names);
    picture.giveNotes();
    picture.count();
    m_table->tale.read(m_table->stateShown(), m_table->actor(),
                       past ? m_table->review.remarks() : m_table->match.remarks());
}

void Course::tellChange() {
    emit changed();
    emit turned();
}

} // namespace taletop::app
