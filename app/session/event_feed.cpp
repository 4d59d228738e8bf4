// SPDX-License-Identifier: MIT
#include "app/session/event_feed.h"

#include "core/kit/view.h"
#include "core/scene/reading.h"

#include <algorithm>

namespace taletop::app {

EventFeed::EventFeed(SessionTable& table, Hints& hints, Undo& undo, MatchLog& log)
    : m_table(&table), m_hints(&hints), m_undo(&undo), m_log(&log) {
    connect(&m_table->events, &EventPlayer::due, this, &EventFeed::tell);
}

void EventFeed::begin(const std::vector<table::StoryStep>& steps, const contract::AnyState& before) {
    const table::HotSeat& hotSeat = m_table->hotSeat;
    const kit::Seat viewer = hotSeat.viewer();
    m_told = m_table->game().view(before, hotSeat.publicEyes());
    m_undo->forbid();
    if (!m_table->vote.active())
        m_table->vote.settle({}); // nobody can agree to anything while a page waits for Next
    m_hints->clear();
    m_table->bots.hold(true);
    m_table->curtain.settleForNobody();
    if (viewer != hotSeat.viewer())
        emit finishWanted();
    m_table->events.begin(steps, m_table->names);
    emit begun();
}

/// Applies the facts to the public view and requests that it be shown.
void EventFeed::tell(const table::StoryStep& step) {
    const contract::Game& game = m_table->game();
    const auto visibility = game.visibility(m_table->hotSeat.publicEyes());
    for (const kit::Fact& fact : step.facts)
        kit::replay(game.table(m_told), fact, visibility);
    m_log->add(step.facts, step.entry);
    emit stepTold({.facts = step.facts,
                   .told = m_told,
                   .moment = static_cast<std::size_t>(m_table->revision),
                   .waits = m_table->events.waits()});
}

bool EventFeed::letRead() {
    const std::size_t entries = m_table->match.journal().entries.size();
    const auto& counters = m_table->view.scene.counters;
    const auto reading = std::ranges::find_if(counters, [](const scene::Counter& counter) {
        return kit::sameWords(counter.key, scene::readingCounter);
    });
    if (reading == counters.end() || m_readAt == entries ||
        m_table->hotSeat.allPeople().contains(reading->seat))
        return false;
    m_readAt = entries;
    scene::Beat beat;
    beat.chapter = scene::cardsChapter;
    beat.title = {"core", TALETOP_TEXT("core", "Read this first")};
    beat.text = reading->text;
    beat.seats = {reading->seat};
    const std::vector<table::StoryStep> steps{{entries, {}, beat}};
    if (!m_table->events.wantsToTell(steps))
        return false;
    m_table->curtain.makeWayForShow();
    begin(steps, m_table->match.state());
    return true;
}

} // namespace taletop::app
