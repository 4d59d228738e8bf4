// SPDX-License-Identifier: MIT
#include "app/session/match_session.h"

#include "app/session/playback.h"
#include "app/text/translation.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

MatchSession::MatchSession(match::Match match, QObject* parent)
    : QObject(parent), m_match(std::move(match)), m_look(m_match.game().cardLook()),
      m_zones(QSizeF(m_look.width, m_look.height)), m_writer(m_match), m_touches(m_match.game()),
      m_curtain(m_match), m_beat(m_match, m_curtain.persons()), m_bots(m_match), m_review(m_match, m_curtain),
      m_lookBack(m_match, m_curtain), m_study(m_match.game()), m_vote(m_match, m_curtain.persons()),
      m_lock(m_match), m_tale(m_match.game()), m_hints(m_match.game()), m_secondLook(m_match.game()) {
    for (const match::SeatRecord& seat : m_match.header().seats)
        m_names.append(QString::fromStdString(seat.name));
    connect(&m_zones, &TableZones::cardMoved, this, &MatchSession::cardMoved);
    connect(&m_bots, &BotTurns::moved, this,
            [this](kit::Seat seat, const contract::AnyMove& move) { playMove(seat, move); });
    connect(&m_bots, &BotTurns::thinkingChanged, this, &MatchSession::thinkingChanged);
    connect(&m_story, &Storyteller::due, this, &MatchSession::tellStep);
    connect(&m_story, &Storyteller::ended, this, &MatchSession::endTelling);
    connect(&m_curtain, &Curtain::sightChanged, this, &MatchSession::showSight);
    connect(&m_beat, &ResponseBeat::called, this, &MatchSession::callToAnswer, Qt::QueuedConnection);
    connect(&m_beat, &ResponseBeat::letsPass, this, &MatchSession::letPass);
    connect(&m_vote, &TableVote::asked, this, &MatchSession::putToVote);
    connect(&m_vote, &TableVote::declined, this, &MatchSession::goOn);
    connect(&m_vote, &TableVote::agreed, this, &MatchSession::carryOutAgreed);
    connect(&m_thought, &SecondThought::changed, this, &MatchSession::goOn);
    connect(&m_lock, &SeatLock::changed, this, &MatchSession::goOn);
    connect(&m_curtain, &Curtain::locked, &m_lock, &SeatLock::ask);
    connect(&m_lock, &SeatLock::opened, &m_curtain, &Curtain::admit);
    connect(&m_lock, &SeatLock::chosen, this, &MatchSession::keepLock);
    connect(&m_lock, &SeatLock::left, &m_beat, &ResponseBeat::leave);
    connect(&m_thought, &SecondThought::meant, this,
            [this](const QString& move, const QVariantMap& words) { make(move, words, true); });
    connect(&m_touches, &TouchDesk::touching, this, &MatchSession::clearRefusal);
    connect(&m_touches, &TouchDesk::made, this, [this](const QString& text) {
        const auto move = m_match.game().parseMove(text.toStdString());
        if (!move || !rearrange(*move))
            submit(text);
    });
    connect(&m_touches, &TouchDesk::refused, this, &MatchSession::refuse);
    connect(&m_review, &Review::opened, this, &MatchSession::showReview);
    connect(&m_review, &Review::looked, this, &MatchSession::showMoment);
    connect(&m_lookBack, &LookBack::changed, this, [this] { m_review.setMarks(m_lookBack.rows()); });
    connect(&m_study, &Study::ended, this, &MatchSession::showSight);
    connect(&m_hints, &HintLadder::changed, this, [this] {
        m_choices.sync(m_scene.choices, m_scene.zones, m_names, m_hints.moves());
        m_touches.setHints(m_hints.moves());
        emit hintChanged();
    });
    connect(&m_standstill, &Standstill::changed, this, &MatchSession::standStill);
    m_bots.setPause([this](kit::Seat seat) { return pauseOf(seat); });
    m_story.setReaders(!m_curtain.persons().empty());
    follow();
    settle();
    refresh();
}

void MatchSession::begin() {
    hold(false);
    if (!m_readOnly.isEmpty())
        m_review.open();
}

void MatchSession::setSpeed(int speed) {
    m_story.setSpeed(speed);
    m_bots.setSpeed(speed);
}

void MatchSession::watch(kit::Seat seat) {
    m_curtain.watch(seat);
    follow();
    showSight();
}

void MatchSession::setReadOnly(const QString& why) {
    m_readOnly = why;
    goOn();
    showSight();
}

/// While a play can be answered nobody is called to the table who does not ask for it.
void MatchSession::settle() {
    if (!restraint().isEmpty())
        return m_curtain.settleForNobody();
    m_beat.settle();
    m_curtain.setQuiet(m_beat.active());
    m_curtain.settle();
}

/// Somebody says stop: has the table, behind the curtain if there is one.
void MatchSession::callToAnswer(kit::Seat seat) {
    m_curtain.goBackTo(seat);
    m_curtain.sit(seat);
    if (m_curtain.seated() != seat)
        showSight();
}

void MatchSession::letPass(kit::Seat seat) {
    const auto move = m_match.game().parseMove(m_beat.letItGo());
    if (move && restraint().isEmpty() && !m_match.game().whyNot(m_match.state(), seat, *move))
        playMove(seat, *move);
}

/// Somebody else looks now, and the match is as it was.
void MatchSession::showSight() {
    if (m_story.waits() && !m_review.active())
        return; // what is to be read stays; the end of the telling shows who looks then
    m_story.finish();
    if (m_lock.choosing() && m_lock.seat() != m_curtain.seated())
        m_lock.leave();
    ++m_revision;
    emit finishWanted();
    m_beat.seated(static_cast<kit::Seat>(m_curtain.seated()));
    m_touches.drop();
    m_hints.clear();
    setRefusal({}, {});
    settle();
    refresh();
    emit changed();
    emit turned();
    goOn();
}

// ---- moves

bool MatchSession::submit(const QString& text, const QVariantMap& words) { return make(text, words, false); }

/// `meant`: the table need not ask again.
bool MatchSession::make(const QString& text, const QVariantMap& words, bool meant) {
    const bool told = m_story.telling(); // what is asked afterwards could not be seen yet
    const bool free = makeWay();
    if (told && free)
        return false;
    const auto move = m_match.game().parseMove(text.toStdString());
    const kit::Seat seat = m_curtain.actor();
    if (!restraint().isEmpty()) {
        setRefusal(restraint(), {});
    } else if (!free) {
        setRefusal(tr("This is to be read first. Next goes on."), {});
    } else if (m_curtain.persons().empty()) {
        setRefusal(tr("Only bots play at this table; it can be watched."), {});
    } else if (seat < 0) {
        setRefusal(m_curtain.down() ? prompt() : tr("Nobody has to choose anything now."), {});
    } else if (!move) {
        setRefusal(tr("“%1” is not a move of this game.").arg(text), {});
    } else if (const auto refusal = m_match.game().whyNot(m_match.view(seat), seat, *move)) {
        showRefusal(*refusal, *move);
    } else if (const QString later = m_guide != nullptr ? m_guide->putsOff(*move) : QString();
               !later.isEmpty()) {
        setRefusal(later, m_guide->entry());
    } else if (m_study.asking()) {
        return tryOut(seat, *move);
    } else if (!meant && m_thought.stops(QString::fromStdString(m_match.game().moveText(*move)),
                                         m_scene.choices, words, m_names)) {
        return false;
    } else if (!meant &&
               m_thought.stopsFor(lossBy(*move), QString::fromStdString(m_match.game().moveText(*move)),
                                  m_scene.choices, words, m_names)) {
        return false;
    } else {
        m_wentBack = false;
        m_curtain.putNewsAway();
        return playMove(seat, *move, TaleReader::remarksOf(m_match.game(), *move, words));
    }
    emit refused();
    return false;
}

/// The move has been found legal.
bool MatchSession::playMove(kit::Seat seat, const contract::AnyMove& move, const contract::Remarks& remarks) {
    if (!mayWrite())
        return false;
    m_vote.decline();
    const contract::AnyState before = m_match.state();
    std::vector<Played> played;
    if (const auto refusal = m_match.submit(seat, move, remarks, into(played))) {
        showRefusal(*refusal, move);
        emit refused();
        return false;
    }
    m_secondLook.made(seat, move);
    save();
    show(played, before);
    return true;
}

/// Somebody else may have taken the match over: then nothing that is done here counts any more.
bool MatchSession::mayWrite() {
    if (!m_autosave.takenOver() || !m_readOnly.isEmpty())
        return m_readOnly.isEmpty();
    setReadOnly(tr("This game was taken over by another window of Taletop and goes on there. Here it can be "
                   "looked at."));
    m_review.open();
    emit told(m_readOnly);
    return false;
}

void MatchSession::save() {
    const QString before = m_autosave.problem();
    m_autosave.update(m_match);
    const QString now = m_autosave.problem();
    if (!now.isEmpty() || now != before)
        emit troubled(now);
    if (const QString news = m_autosave.takeNews(); !news.isEmpty())
        emit told(news);
}

/// Shows the last entries, which came of the state `before`; none: the match has become another.
void MatchSession::show(const std::vector<Played>& played, const contract::AnyState& before) {
    ++m_revision;
    if (played.empty())
        m_touches.drop(); // places are numbered as they were before
    const contract::Game& game = m_match.game();
    const auto visibility = game.visibility(m_curtain.publicEyes());
    // What a person is being told is not taken away by what others do meanwhile.
    if (played.empty() || m_curtain.persons().contains(played.front().who)) {
        m_hints.clear();
        setRefusal({}, {});
    }
    std::size_t entry = m_match.journal().entries.size() - played.size();
    std::vector<StoryStep> steps;
    for (const Played& each : played) {
        ++entry;
        m_curtain.follow(each.who, each.facts, each.after);
        m_writer.follow(entry, each.after);
        for (StoryStep& step : storySteps(game, entry, redacted(each.facts, visibility)))
            steps.push_back(std::move(step));
    }
    m_bots.turnOver();
    if (m_story.wantsToTell(steps))
        return tell(steps, before);
    for (const StoryStep& step : steps)
        addToLog(step.facts, step.entry);
    showAtOnce(played);
}

/// What has been played comes true, and then the table is as it is now.
void MatchSession::showAtOnce(const std::vector<Played>& played) {
    const kit::Seat before = m_curtain.viewer();
    const kit::Seat asked = m_curtain.actor();
    settle();
    if (asked != m_curtain.actor() || !hintsStand())
        m_hints.clear();
    followHint();
    // What moves must not go on showing what is hidden now.
    if (before != m_curtain.viewer())
        emit finishWanted();
    const scene::Scene after = sceneNow();
    const auto seen = m_match.game().visibility(m_curtain.eyes());
    for (const Played& each : played)
        m_zones.play(redacted(each.facts, seen), seen, after, m_names);
    refresh();
    emit changed();
    emit turned();
    goOn();
}

QString MatchSession::whyNot(const QString& text) const {
    if (!restraint().isEmpty())
        return restraint();
    const auto move = m_match.game().parseMove(text.toStdString());
    const kit::Seat seat = m_curtain.actor();
    if (!move || seat < 0)
        return tr("“%1” is not a move of this game.").arg(text);
    const auto refusal = m_match.game().whyNot(m_match.view(seat), seat, *move);
    return refusal ? translated(m_match.game().refusalText(*refusal), m_names) : QString();
}

/// What was touched leads to no choice: if it can be told what was meant, the rules say why not.
void MatchSession::refuse(const QStringList& touches) {
    if (m_story.telling()) { // they were meant for what is told
        makeWay();
        return;
    }
    if (m_review.active()) {
        setRefusal(restraint(), {});
        emit refused();
        return;
    }
    const contract::Game& game = m_match.game();
    const bool asked = actor() >= 0;
    const auto eyes = static_cast<kit::Seat>(asked ? actor() : viewer());
    const auto seat = static_cast<kit::Seat>(asked ? actor() : focusSeat());
    const contract::AnyState view = game.view(stateShown(), eyes);
    const auto move = m_touches.meant(view, seat, touches);
    if (move && (!asked || !restraint().isEmpty())) {
        submit(QString::fromStdString(game.moveText(*move)));
    } else if (const auto refusal = move ? game.whyNot(view, seat, *move) : std::nullopt) {
        if (rearrange(*move))
            return;
        showRefusal(*refusal, *move);
        emit refused();
    }
}

// ---- hints

void MatchSession::hint() {
    if (!makeWay())
        return;
    if (m_review.active()) {
        setRefusal(restraint(), {});
        emit refused();
        return;
    }
    if (m_study.asking()) {
        setRefusal(tr("Try what you like first; the strip above tells what was best."), {});
        emit refused();
        return;
    }
    const contract::Pending pending = m_match.pending();
    const kit::Seat seat = m_curtain.actor();
    if (!restraint().isEmpty() || !m_curtain.persons().contains(seat) ||
        pending.kind != contract::Pending::Kind::Seats || !pending.seats.contains(seat))
        return;
    // Who thinks of what only the seat sees may say it to nobody else.
    const auto seen = [&](const contract::AnyState& state) {
        const contract::AnyState view = m_match.game().view(state, seat);
        return std::vector<std::byte>(view.bytes().begin(), view.bytes().end());
    };
    if (m_curtain.inPublic() && !OpenTurns::sameInAllWorlds(m_match, seat, seen)) {
        setRefusal(tr("A hint would tell what only %1 may know: sit down first.").arg(m_names[seat]), {});
        emit refused();
        return;
    }
    m_hints.climb(knownForHint(seat), seat);
}

/// Before all eyes nothing is said that rests on what the seat alone has seen.
contract::Known MatchSession::knownForHint(kit::Seat seat) const {
    return m_curtain.inPublic() ? contract::Known(m_match.view(seat)) : m_match.known(seat);
}

void MatchSession::clearHint() { m_hints.clear(); }

/// May all that was advised still be done?
bool MatchSession::hintsStand() const {
    const QStringList moves = m_hints.moves();
    return std::ranges::all_of(moves, [this](const QString& move) { return whyNot(move).isEmpty(); });
}

/// Others have moved: what is not said yet is for the table as it is now.
void MatchSession::followHint() {
    if (m_curtain.actor() >= 0)
        m_hints.follow(knownForHint(m_curtain.actor()));
}

void MatchSession::clearRefusal() { setRefusal({}, {}); }

void MatchSession::setRefusal(const QString& text, const QString& entry) {
    if (m_refusalText == text && m_refusalEntry == entry)
        return;
    m_refusalText = text;
    m_refusalEntry = entry;
    emit refusalChanged();
}

void MatchSession::showRefusal(const kit::Refusal& refusal, const contract::AnyMove& move) {
    const contract::Game& game = m_match.game();
    const kit::Seat seat = m_curtain.actor();
    const auto reason = [&](const contract::AnyState& state) { return game.whyNot(state, seat, move); };
    if (m_curtain.inPublic() && !OpenTurns::sameInAllWorlds(m_match, seat, reason))
        return setRefusal(tr("Why not, only %1 may know: sit down first.").arg(m_names[seat]), {});
    setRefusal(translated(game.refusalText(refusal), m_names),
               QString::fromStdString(game.ledgerEntry(refusal)));
}

} // namespace taletop::app
