// SPDX-License-Identifier: MIT
#include "app/session/autosave.h"

#include "app/text/translation.h"

namespace taletop::app {

bool Autosave::mayWrite() {
    if (!m_file.takenOver() || !m_table->readOnly.empty())
        return m_table->readOnly.empty();
    emit lost({"taletop::app::Autosave",
               TALETOP_TEXT("taletop::app::Autosave",
                            "Another Taletop window took over this game. You can still view it here.")});
    m_table->review.open();
    emit told(translated(m_table->readOnly));
    return false;
}

void Autosave::save() {
    const bool before = !m_file.problem().isEmpty();
    m_file.update(m_table->match);
    const QString now = m_file.problem();
    if (!now.isEmpty() || before)
        emit troubled(now);
    if (const QString news = m_file.takeNews(); !news.isEmpty())
        emit told(news);
}

} // namespace taletop::app
