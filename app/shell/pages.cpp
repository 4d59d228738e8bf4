// SPDX-License-Identifier: MIT
#include "app/shell/pages.h"

namespace taletop::app {

void Pages::show(const QString& page) {
    if (m_shown == page)
        return;
    m_shown = page;
    emit changed();
}

} // namespace taletop::app
