// SPDX-License-Identifier: MIT
#include "app/shell/notice.h"

namespace taletop::app {

void Notice::set(const QString& notice) {
    m_broken.clear();
    const bool same = m_notice == notice;
    m_notice = notice;
    if (same)
        return;
    emit changed();
}

void Notice::setBroken(const QString& save) {
    m_broken = save;
    emit changed();
}

void Notice::tellTrouble(const QString& problem) {
    if (problem == m_trouble)
        return;
    if (!problem.isEmpty())
        set(problem);
    else if (text() == m_trouble)
        set({});
    m_trouble = problem;
}

} // namespace taletop::app
