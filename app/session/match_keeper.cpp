// SPDX-License-Identifier: MIT
#include "app/session/match_keeper.h"

#include "app/text/translation.h"

namespace taletop::app {

bool MatchKeeper::mayWrite() {
    if (!m_autosave.takenOver() || !m_table->readOnly.empty())
        return m_table->readOnly.empty();
    emit lost({"taletop::app::MatchKeeper",
               TALETOP_TEXT("taletop::app::MatchKeeper",
                            "Another Taletop window took over this game. You can still view it here.")});
    m_table->review.open();
    emit told(translated(m_table->readOnly));
    return false;
}

void MatchKeeper::save() {
    const bool before = !m_autosave.problem().isEmpty();
    m_autosave.update(m_table->match);
    const QString now = m_autosave.problem();
    if (!now.isEmpty() || before)
        emit troubled(now);
    if (const QString news = m_autosave.takeNews(); !news.isEmpty())
        emit told(news);
}

} // namespace taletop::app
