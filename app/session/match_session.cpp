// SPDX-License-Identifier: MIT
#include "app/session/match_session.h"

#include "app/models/game_files.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

MatchSession::MatchSession(match::Match match, QObject* parent)
    : QObject(parent), m_table(std::move(match)), m_refusal(m_table), m_hints(m_table, m_refusal),
      m_log(m_table), m_picture(m_table, m_hints), m_prompt(m_table, m_log), m_autosave(m_table),
      m_undo(m_table, m_autosave),
      m_moves(m_table, m_refusal, m_autosave, m_undo, m_picture.touches(), m_prompt),
      m_feed(m_table, m_hints, m_undo, m_log), m_scheduler(m_table, m_undo, m_feed),
      m_consent(m_table, m_autosave) {
    followPeople();
    followParts();
    goThroughJournal();
    settle();
    present();
}

void MatchSession::followPeople() {
    connect(&m_table.events, &EventPlayer::ended, this, &MatchSession::endTelling);
    connect(&m_table.curtain, &Curtain::sightChanged, this, &MatchSession::showSight);
    connect(&m_table.curtain, &Curtain::unshared, this, [this] {
        goThroughJournal();
        showSight();
    });
    connect(&m_table.reactions, &ReactionWindow::called, this, &MatchSession::showSight);
    connect(&m_table.vote, &TableVote::asked, this, &MatchSession::putToVote);
    connect(&m_table.review, &Review::opened, this, &MatchSession::showReview);
    connect(&m_table.review, &Review::looked, this, &MatchSession::showMoment);
}

void MatchSession::followParts() {
    connect(&m_hints, &Hints::wanted, this, [this](const QString& move) { submit(move); });
    connect(&m_picture.zones(), &TableZones::cardMoved, this, &MatchSession::cardMoved);
    connect(&m_moves, &MoveMaker::played, this, &MatchSession::show);
    connect(&m_undo, &Undo::taken, this, &MatchSession::showTakenBack);
    connect(&m_autosave, &Autosave::lost, this, &MatchSession::setReadOnly);
    connect(&m_feed, &EventFeed::stepTold, this, &MatchSession::present);
    connect(&m_feed, &EventFeed::finishWanted, this, &MatchSession::finishWanted);
    connect(&m_scheduler, &TurnScheduler::finishWanted, this, &MatchSession::finishWanted);
    connect(&m_scheduler, &TurnScheduler::forced, this, &MatchSession::takeForced);
    connect(&m_consent, &TableConsent::handsOpened, this, &MatchSession::handsOpened);
    connect(&m_consent, &TableConsent::takenBack, this, [this](kit::Seat seat) {
        showTakenBack(seat, m_table.match.journal().entries.size()); // and all later entries
        m_scheduler.goOn();
    });
    connect(&m_consent, &TableConsent::agreed, this, [this] {
        goThroughJournal();
        showSight();
        m_scheduler.goOn();
    });
}

// ---- queries

QUrl MatchSession::tableUrl() const { return pageOf(gameId(), QStringLiteral("Table")); }

ZoneModel* MatchSession::zone(const QString& kind, int owner) { return m_picture.zones().zone(kind, owner); }

QVariantList MatchSession::placesNow(const QVariantList& places) const { return m_picture.placesNow(places); }

void MatchSession::begin() {
    m_scheduler.hold(false);
    if (!m_table.readOnly.empty())
        m_table.review.open();
}

void MatchSession::setReadOnly(const kit::Notice& why) {
    m_table.setReadOnly(why);
    m_scheduler.goOn();
    showSight();
}

void MatchSession::watch(kit::Seat seat) {
    m_table.hotSeat.watch(seat);
    goThroughJournal();
    showSight();
}

void MatchSession::exchange(match::Match match) {
    m_table.vote.decline();
    m_table.review.leave();
    m_table.lookBack.forget();
    m_table.match = std::move(match);
    m_table.revision = 0;
    m_table.curtain.startOver();
    m_table.reactions.startOver(m_table.hotSeat.allPeople(), m_table.hotSeat.elsewhere());
    seatAnew();
}

void MatchSession::changeSeats(const std::vector<match::SeatRecord>& seats) {
    if (seats == m_table.match.header().seats || !m_autosave.mayWrite())
        return;
    m_table.events.finish();
    m_table.changeSeats(seats);
    m_autosave.save();
    seatAnew();
    emit seatsChanged();
}

void MatchSession::setElsewhere(kit::SeatSet seats) {
    if (seats == m_table.hotSeat.elsewhere())
        return;
    m_table.events.finish();
    m_table.setElsewhere(seats);
    seatAnew();
}

void MatchSession::seatAnew() {
    m_feed.readAgain();
    goThroughJournal();
    show({}, m_table.match.state());
}

// ---- the viewer

/// Updates the curtain. While players can respond to a play, calls only those to the table who said stop.
void MatchSession::settle() {
    if (!m_table.restraint().isEmpty())
        return m_table.curtain.settleForNobody();
    m_table.reactions.settle();
    if (m_table.reactions.active())
        m_table.curtain.settleForAnswers(m_table.reactions.player(), m_table.reactions.callerHere());
    else
        m_table.curtain.settle();
}

/// Closes any open hand before the table votes.
void MatchSession::putToVote() {
    m_table.events.finish();
    m_scheduler.goOn();
    m_table.curtain.fall();
}

/// Shows the unchanged match to a new viewer.
void MatchSession::showSight() {
    if (m_table.events.waits() && !m_table.review.active())
        return; // keeps the text to read; the viewer is updated after the narration
    m_table.events.finish();
    emit finishWanted();
    m_table.reactions.seated(m_table.hotSeat.seated());
    m_picture.touches().drop();
    m_hints.clear();
    m_refusal.clear();
    settle();
    present();
    m_scheduler.goOn();
}

// ---- changes of the match

/// Shows the last entries, which followed the state `before`. An empty list means that the match was
/// replaced.
void MatchSession::show(const std::vector<table::Played>& played, const contract::AnyState& before) {
    if (played.empty())
        m_picture.touches().drop(); // its zone indices are out of date
    const contract::Game& game = m_table.game();
    const auto visibility = game.visibility(m_table.hotSeat.publicEyes());
    // Keep a hint or refusal that a person is reading when someone else moves.
    if (played.empty() || m_table.hotSeat.peopleHere().contains(played.front().who)) {
        m_hints.goOn();
        m_refusal.clear();
    }
    std::size_t entry = m_table.match.journal().entries.size() - played.size();
    std::vector<table::StoryStep> steps;
    for (const table::Played& each : played) {
        ++entry;
        m_table.hotSeat.follow(m_table.match, each.who, each.facts, each.after);
        m_log.follow(entry, each.after);
        for (table::StoryStep& step : table::storySteps(game, entry, table::redacted(each.facts, visibility)))
            steps.push_back(std::move(step));
    }
    m_table.bots.turnOver();
    const bool shown =
        std::ranges::any_of(steps, [](const table::StoryStep& step) { return step.beat.has_value(); });
    const bool alone =
        shown && m_table.hotSeat.hasDoneAlone(m_table.match, played, before, m_table.reactions.wayOut());
    if (shown && !alone)
        m_table.curtain.makeWayForShow(); // everyone looks at such events, whether narrated or not
    if (!alone && m_table.events.wantsToTell(steps))
        return m_feed.begin(steps, before);
    for (const table::StoryStep& step : steps)
        m_log.add(step.facts, step.entry);
    showAtOnce(played);
}

/// Shows entries without narrating them: moves the cards, then shows the final table.
void MatchSession::showAtOnce(const std::vector<table::Played>& played) {
    const table::HotSeat& hotSeat = m_table.hotSeat;
    const kit::Seat before = hotSeat.viewer();
    const kit::Seat asked = hotSeat.actor();
    settle();
    if (asked != hotSeat.actor())
        m_hints.clear();
    m_hints.follow();
    // Finish moving cards, because they could show faces that are hidden now.
    if (before != hotSeat.viewer())
        emit finishWanted();
    table::Playback playback;
    for (const table::Played& each : played)
        playback.facts.insert(playback.facts.end(), each.facts.begin(), each.facts.end());
    present(playback);
    m_scheduler.goOn();
}

/// Makes a person's only possible move.
void MatchSession::takeForced(kit::Seat seat, const contract::AnyMove& move) {
    if (!m_table.reactions.letItGo().empty())
        m_table.passedFor = m_table.match.journal().entries.size();
    m_moves.play(seat, move);
}

void MatchSession::showTakenBack(kit::Seat seat, std::size_t entry) {
    m_undo.setWentBack(true);
    m_autosave.save();
    table::HotSeat& hotSeat = m_table.hotSeat;
    const kit::Seat last = hotSeat.wasSeenByAll(entry) ? seat : hotSeat.lastToAct();
    goThroughJournal();
    hotSeat.goBackTo(last); // ignores moves that only one seat knows about
    m_table.curtain.forget(entry);
    m_feed.readAgain();
    show({}, m_table.match.state());
}

/// Shows a past moment, or the present again, and resets all hints, refusals and touches.
void MatchSession::showReview() {
    if (m_table.events.waits())
        m_feed.readAgain(); // read it again after the review
    m_scheduler.goOn();
    showSight();
}

/// Animates the cards for one step forward, otherwise places them at once.
void MatchSession::showMoment(int by) {
    m_refusal.clear();
    emit finishWanted();
    table::Playback playback;
    if (by == 1) {
        const auto facts = m_table.review.lastFacts();
        playback.facts.assign(facts.begin(), facts.end());
    }
    present(playback);
}

void MatchSession::endTelling() {
    settle();
    present();
    m_scheduler.goOn();
}

/// Writes the log again, and finds out which turns are public.
void MatchSession::goThroughJournal() {
    m_table.goThroughJournal();
    m_log.write();
}

/// Ends every change by making a new view of the table and updating everything that shows it.
void MatchSession::present(const table::Playback& playback) {
    ++m_table.revision;
    const std::optional<table::Review> moment = m_table.review.moment();
    m_table.view = table::present(m_table.match, m_table.hotSeat, moment, playback);
    m_picture.show();
    if (!playback.told) {
        if (!moment)
            m_table.curtain.noteSeen();
        m_undo.choose();
        m_table.thought.follow(m_table.view.scene.choices, m_table.names);
    }
    const contract::AnyState& whole = moment ? moment->state : m_table.match.state(); // for previews of pages
    m_table.tale.read(playback.told ? *playback.told : whole,
                      playback.told ? kit::spectator : m_table.view.actor,
                      moment ? m_table.review.remarks() : m_table.match.remarks());
    emit changed();
    emit turned();
}

} // namespace taletop::app
