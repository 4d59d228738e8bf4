// SPDX-License-Identifier: MIT
#include "app/session/course.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

SessionParts::SessionParts(match::Match match)
    : table(std::move(match)), refusals(table), counsel(table, refusals), log(table), picture(table, counsel),
      prompt(table, log), keeper(table), wayBack(table, keeper),
      moves({table, refusals, keeper, wayBack, picture, prompt}), telling(table, counsel, wayBack, log),
      pace(table, wayBack, telling), consent(table, keeper) {}

Course::Course(SessionParts& parts) : m_parts(&parts), m_table(&parts.table) {
    followTable();
    followParts();
    goThroughJournal();
    settle();
    present();
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
    connect(&m_parts->telling, &Telling::stepTold, this, &Course::present);
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
    m_table->setReadOnly(why);
    m_parts->pace.goOn();
    showSight();
}

void Course::watch(kit::Seat seat) {
    m_table->hotSeat.watch(seat);
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
    m_table->beat.startOver(m_table->hotSeat.persons());
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
    emit finishWanted();
    m_table->beat.seated(m_table->hotSeat.seated());
    m_parts->picture.touches().drop();
    m_parts->counsel.clear();
    m_parts->refusals.clear();
    settle();
    present();
    m_parts->pace.goOn();
}

// ---- what has happened

/// Shows the last entries, which came of the state `before`; none: the match has become another.
void Course::show(const std::vector<table::Played>& played, const contract::AnyState& before) {
    if (played.empty())
        m_parts->picture.touches().drop(); // places are numbered as they were before
    const contract::Game& game = m_table->game();
    const auto visibility = game.visibility(m_table->hotSeat.publicEyes());
    // What a person is being told is not taken away by what others do meanwhile.
    if (played.empty() || m_table->hotSeat.persons().contains(played.front().who)) {
        m_parts->counsel.clear();
        m_parts->refusals.clear();
    }
    std::size_t entry = m_table->match.journal().entries.size() - played.size();
    std::vector<table::StoryStep> steps;
    for (const table::Played& each : played) {
        ++entry;
        m_table->hotSeat.follow(m_table->match, each.who, each.facts, each.after);
        m_parts->log.follow(entry, each.after);
        for (table::StoryStep& step : table::storySteps(game, entry, table::redacted(each.facts, visibility)))
            steps.push_back(std::move(step));
    }
    m_table->bots.turnOver();
    const bool shown =
        std::ranges::any_of(steps, [](const table::StoryStep& step) { return step.beat.has_value(); });
    const bool alone = shown && isOwnDoing(played, before);
    if (shown && !alone)
        m_table->curtain.makeWayForShow(); // told or seen at once, everybody looks
    if (!alone && m_table->story.wantsToTell(steps))
        return m_parts->telling.begin(steps, before);
    for (const table::StoryStep& step : steps)
        m_parts->log.add(step.facts, step.entry);
    showAtOnce(played);
}

/// Has the one who sits done all this, and goes on alone? The others look away still: to them the log tells
/// it. What the game does by itself is for all, and who lets a play pass has done nothing.
bool Course::isOwnDoing(const std::vector<table::Played>& played, const contract::AnyState& before) const {
    const table::HotSeat& hotSeat = m_table->hotSeat;
    if (hotSeat.seated() < 0 || !hotSeat.sitsAlone(m_table->match))
        return false;
    const auto& entries = m_table->match.journal().entries;
    std::size_t entry = entries.size() - played.size();
    const contract::AnyState* state = &before;
    for (const table::Played& each : played) {
        using Kind = contract::Pending::Kind;
        const bool passes = hotSeat.awaitsAnswers() && entries[entry++].move == m_table->beat.wayOut();
        const bool chance = each.who < 0 && m_table->game().pending(*state).kind == Kind::Chance;
        if (each.who != hotSeat.seated() && !passes && !chance)
            return false;
        state = &each.after;
    }
    return true;
}

/// What has been played comes true, and then the table is as it is now.
void Course::showAtOnce(const std::vector<table::Played>& played) {
    const table::HotSeat& hotSeat = m_table->hotSeat;
    const kit::Seat before = hotSeat.viewer();
    const kit::Seat asked = hotSeat.actor();
    settle();
    if (asked != hotSeat.actor())
        m_parts->counsel.clear();
    m_parts->counsel.follow();
    // What moves must not go on showing what is hidden now.
    if (before != hotSeat.viewer())
        emit finishWanted();
    table::Playback playback;
    for (const table::Played& each : played)
        playback.facts.insert(playback.facts.end(), each.facts.begin(), each.facts.end());
    present(playback);
    m_parts->pace.goOn();
}

void Course::showTakenBack(kit::Seat seat, std::size_t entry) {
    m_parts->wayBack.setWentBack(true);
    m_table->curtain.putNewsAway();
    m_parts->keeper.save();
    table::HotSeat& hotSeat = m_table->hotSeat;
    const kit::Seat last = hotSeat.wasSeenByAll(entry) ? seat : hotSeat.lastToAct();
    goThroughJournal();
    hotSeat.goBackTo(last); // what nobody else knew of decides nothing
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
    m_parts->refusals.clear();
    emit finishWanted();
    table::Playback playback;
    if (by == 1) {
        const auto facts = m_table->review.lastFacts();
        playback.facts.assign(facts.begin(), facts.end());
    }
    present(playback);
}

void Course::endTelling() {
    settle();
    present();
    m_parts->pace.goOn();
}

/// The log, and what is known of whose turn may be seen.
void Course::goThroughJournal() {
    m_table->passedFor.reset();
    m_table->hotSeat.restart(m_table->match);
    m_table->match.retrace(
        [this](const match::Entry& entry, std::span<const kit::Fact> facts, const contract::AnyState& after) {
            m_table->hotSeat.follow(m_table->match, entry.who, facts, after);
        });
    m_parts->log.write();
}

/// Every change ends here: the table is presented anew, and whatever shows it follows.
void Course::present(const table::Playback& playback) {
    ++m_table->revision;
    const std::optional<table::Review> moment = m_table->review.moment();
    m_table->view = table::present(m_table->match, m_table->hotSeat, moment, playback);
    m_parts->picture.show();
    if (!playback.told) {
        if (!moment)
            m_table->curtain.noteSeen();
        m_parts->wayBack.choose();
        m_table->thought.follow(m_table->view.scene.choices, m_table->names);
    }
    m_table->tale.read(m_table->view.view, playback.told ? kit::spectator : m_table->view.actor,
                       moment ? m_table->review.remarks() : m_table->match.remarks());
    emit changed();
    emit turned();
}

} // namespace taletop::app
