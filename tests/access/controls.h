// SPDX-License-Identifier: MIT
// Finds the controls of a page as screen readers do.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>

namespace taletop::app {

struct Control {
    QPoint middle; ///< in coordinates of the panel
    QString name;
};

/// All visible controls of the window's panel, in the order of the accessibility tree.
[[nodiscard]] QList<Control> controlsOf(TableWindow& table);

} // namespace taletop::app
