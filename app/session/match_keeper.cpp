// SPDX-License-Identifier: MIT
#include "app/session/match_keeper.h"

namespace taletop::app {

bool MatchKeeper::mayWrite() {
    if (!m_autosave.takenOver() || !m_table->readOnly.isEmpty())
        return m_table->readOnly.isEmpty();
    emit lost(tr("This game was taken over by another window of Taletop and goes on there. Here it can be "
                 "looked at."));
    m_table->review.open();
    emit told(m_table->readOnly);
    return false;
}

void MatchKeeper::save() {
    const QString before = m_autosave.problem();
    m_autosave.update(m_table->match);
    const QString now = m_autosave.problem();
    if (!now.isEmpty() || now != before)
        emit troubled(now);
    if (const QString news = m_autosave.takeNews(); !news.isEmpty())
        emit told(news);
}

} // namespace taletop::app
