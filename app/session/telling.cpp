// SPDX-License-Identifier: MIT
#include "app/session/telling.h"

#include "core/kit/view.h"
#include "core/scene/reading.h"

#include <algorithm>

namespace taletop::app {

Telling::Telling(SessionTable& table, Counsel& counsel, WayBack& wayBack, TablePicture& picture,
                 LogKeeper& log)
    : m_table(&table), m_counsel(&counsel), m_wayBack(&wayBack), m_picture(&picture), m_log(&log) {
    connect(&m_table->story, &Storyteller::due, this, &Telling::show);
}

void Telling::begin(const std::vector<StoryStep>& steps, const contract::AnyState& before) {
    Curtain& curtain = m_table->curtain;
    const kit::Seat viewer = curtain.viewer();
    m_told = m_table->game().view(before, curtain.publicEyes());
    m_wayBack->forbid();
    if (!m_table->vote.active())
        m_table->vote.settle({}); // a page that waits for Next takes no other press
    m_counsel->clear();
    m_table->bots.hold(true);
    curtain.settleForNobody();
    if (viewer != curtain.viewer())
        emit finishWanted();
    m_table->story.begin(steps, m_table->names);
    emit begun();
}

/// Facts come true: the table shows the view that they make of the one before.
void Telling::show(const StoryStep& step) {
    ++m_table->revision;
    const contract::Game& game = m_table->game();
    const auto visibility = game.visibility(m_table->curtain.publicEyes());
    for (const kit::Fact& fact : step.facts)
        kit::replay(game.table(m_told), fact, visibility);
    scene::Scene scene = game.scene(m_told, m_table->curtain.publicEyes());
    scene.choices.clear();
    scene.step = "";
    m_picture->take(std::move(scene));
    m_picture->zones().play(step.facts, visibility, m_picture->scene(), m_table->names);
    m_log->add(step.facts, step.entry);
    m_picture->layCards();
    m_picture->seatPeople();
    m_picture->offer();
    m_picture->giveNotes();
    m_table->tale.read(m_told, kit::spectator, m_table->match.remarks());
    emit stepTold();
}

bool Telling::letRead() {
    const std::size_t entries = m_table->match.journal().entries.size();
    const auto& counters = m_picture->scene().counters;
    const auto reading = std::ranges::find_if(counters, [](const scene::Counter& counter) {
        return kit::sameWords(counter.key, scene::readingCounter);
    });
    if (reading == counters.end() || m_readAt == entries ||
        m_table->curtain.persons().contains(reading->seat))
        return false;
    m_readAt = entries;
    scene::Beat beat;
    beat.chapter = scene::cardsChapter;
    beat.title = {"core", TALETOP_TEXT("core", "Read this first")};
    beat.text = reading->text;
    beat.seats = {reading->seat};
    const std::vector<StoryStep> steps{{entries, {}, beat}};
    if (!m_table->story.wantsToTell(steps))
        return false;
    m_table->curtain.makeWayForShow();
    begin(steps, m_table->match.state());
    return true;
}

} // namespace taletop::app
