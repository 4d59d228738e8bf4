// SPDX-License-Identifier: MIT
// What can be pressed on a page, as screen readers find it.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>

namespace taletop::app {

struct Control {
    QPoint middle; ///< in the panel
    QString name;
};

/// All that can be seen in the window's panel, in the order of the tree.
[[nodiscard]] QList<Control> controlsOf(TableWindow& table);

} // namespace taletop::app
