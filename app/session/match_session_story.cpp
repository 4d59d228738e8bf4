// SPDX-License-Identifier: MIT
// How the session shows what happened by itself: moment by moment, everybody's knowledge only.
#include "app/session/match_session.h"

#include "core/kit/view.h"
#include "core/scene/reading.h"

#include <algorithm>

namespace taletop::app {

/// Tells what came of the state `before`. Nobody is asked for anything meanwhile.
void MatchSession::tell(const std::vector<StoryStep>& steps, const contract::AnyState& before) {
    const kit::Seat viewer = m_curtain.viewer();
    m_told = m_match.game().view(before, m_curtain.publicEyes());
    m_undoSeat.reset();
    if (!m_vote.active())
        m_vote.settle({}, kit::spectator); // a page that waits for Next takes no other press
    m_hints.clear();
    m_bots.hold(true);
    m_curtain.settleForNobody();
    if (viewer != m_curtain.viewer())
        emit finishWanted();
    m_story.begin(steps, m_names);
    if (m_story.waits())
        setSkipping(false);
}

/// Facts come true: the table shows the view that they make of the one before.
void MatchSession::tellStep(const StoryStep& step) {
    ++m_revision;
    const contract::Game& game = m_match.game();
    const auto visibility = game.visibility(m_curtain.publicEyes());
    for (const kit::Fact& fact : step.facts)
        kit::replay(game.table(m_told), fact, visibility);
    m_scene = game.scene(m_told, m_curtain.publicEyes());
    m_scene.choices.clear();
    m_scene.step = "";
    m_zones.play(step.facts, visibility, m_scene, m_names);
    addToLog(step.facts, step.entry);
    m_zones.sync(m_scene, m_names);
    refreshSeats();
    offer({});
    m_pad.sync(m_scene.pad, m_names);
    m_tale.read(m_told, kit::spectator, m_match.remarks());
    emit changed();
    emit turned();
}

void MatchSession::endTelling() {
    ++m_revision;
    settle();
    refresh();
    emit changed();
    emit turned();
    goOn();
}

/// Before a bot chooses by what lies open, people read that. False: there is nothing to read.
bool MatchSession::tellReading() {
    const std::size_t entries = m_match.journal().entries.size();
    const auto reading = std::ranges::find_if(m_scene.counters, [](const scene::Counter& counter) {
        return kit::sameWords(counter.key, scene::readingCounter);
    });
    if (reading == m_scene.counters.end() || m_readAt == entries ||
        m_curtain.persons().contains(reading->seat))
        return false;
    m_readAt = entries;
    scene::Beat beat;
    beat.chapter = scene::cardsChapter;
    beat.title = {"core", TALETOP_TEXT("core", "To be read first")};
    beat.text = reading->text;
    beat.seats = {reading->seat};
    const std::vector<StoryStep> steps{{entries, {}, beat}};
    if (!m_story.wantsToTell(steps))
        return false;
    tell(steps, m_match.state());
    return true;
}

/// Somebody wants to act: what is told comes true at once, but for what waits to be read. May they?
bool MatchSession::makeWay() {
    if (!m_story.waits())
        m_story.skip();
    return !m_story.waits();
}

} // namespace taletop::app
