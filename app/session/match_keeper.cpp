// SPDX-License-Identifier: MIT
#include "app/session/match_keeper.h"

namespace taletop::app {

bool MatchKeeper::mayWrite() {
    if (!m_autosave.takenOver() || !m_table->readOnly.empty())
        return m_table->readOnly.empty();
    emit lost([] {
        return tr("This game was taken over by another window of Taletop and goes on there. Here it can be "
                  "looked at.");
    });
    m_table->review.open();
    emit told(m_table->readOnly);
    return false;
}

void MatchKeeper::save() {
    const bool before = !m_autosave.problem().empty();
    m_autosave.update(m_table->match);
    const Sentence now = m_autosave.problem();
    if (!now.empty() || before)
        emit troubled(now);
    if (const Sentence news = m_autosave.takeNews(); !news.empty())
        emit told(news);
}

} // namespace taletop::app
