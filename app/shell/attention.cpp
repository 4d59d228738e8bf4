// SPDX-License-Identifier: MIT
#include "app/shell/attention.h"

namespace taletop::app {

void Attention::look(MatchSession* session, bool inFront) {
    const QString question = session != nullptr ? session->scheduler()->question() : QString();
    if (question == m_known)
        return;
    m_known = question;
    if (!question.isEmpty() && !inFront)
        m_call();
}

} // namespace taletop::app
