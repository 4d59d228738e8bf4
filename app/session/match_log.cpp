// SPDX-License-Identifier: MIT
#include "app/session/match_log.h"

#include "core/table/playback.h"

#include <algorithm>

namespace taletop::app {

void MatchLog::add(const std::vector<kit::Fact>& facts, std::size_t entry) {
    append(m_writer.rows(entry, facts));
}

void MatchLog::write() {
    const contract::Game& game = m_table->game();
    const kit::Seat eyes = m_table->hotSeat.publicEyes();
    const auto visibility = game.visibility(eyes);
    m_writer.restart(eyes);
    std::vector<table::StoryStep> steps;
    std::size_t entries = 0;
    m_table->match.retrace([&](const match::Entry&, std::span<const kit::Fact> facts,
                               const contract::AnyState& after) {
        m_writer.follow(++entries, after);
        for (table::StoryStep& step : table::storySteps(game, entries, table::redacted(facts, visibility)))
            steps.push_back(std::move(step));
    });
    steps.resize(steps.size() - std::min(steps.size(), m_table->events.untold()));
    std::vector<LogModel::Row> rows = m_writer.agreed(0);
    auto step = steps.begin();
    for (std::size_t entry = 1; entry <= entries; ++entry) {
        for (; step != steps.end() && step->entry == entry; ++step)
            for (auto& row : m_writer.rows(entry, step->facts))
                rows.push_back(std::move(row));
        for (auto& row : m_writer.agreed(entry))
            rows.push_back(std::move(row));
    }
    sync(rows);
}

bool MatchLog::tellsThen(int number) const {
    const Review& review = m_table->review;
    return review.active() && review.placeOf(positionOf(number)) == review.place();
}

QStringList MatchLog::saidThen() const {
    QStringList said;
    for (const LogModel::Row& row : rows())
        if (tellsThen(row.number))
            said.append(row.text);
    return said;
}

} // namespace taletop::app
