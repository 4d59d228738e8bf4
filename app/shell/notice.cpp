// SPDX-License-Identifier: MIT
#include "app/shell/notice.h"

namespace taletop::app {

void Notice::set(const Sentence& notice) {
    m_broken.clear();
    const bool same = m_notice.text() == notice.text();
    m_notice = notice;
    if (same)
        return;
    emit changed();
}

void Notice::setBroken(const QString& save) {
    m_broken = save;
    emit changed();
}

void Notice::tellTrouble(const Sentence& problem) {
    if (problem.text() == m_trouble.text())
        return;
    if (!problem.empty())
        set(problem);
    else if (text() == m_trouble.text())
        set({});
    m_trouble = problem;
}

} // namespace taletop::app
