// SPDX-License-Identifier: MIT
// The controls of a page, as screen readers find them.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>

namespace taletop::app {

struct Control {
    QPoint middle; ///< in the panel
    QString name;
};

/// All visible controls of the window's panel, in the order of the tree.
[[nodiscard]] QList<Control> controlsOf(TableWindow& table);

} // namespace taletop::app
