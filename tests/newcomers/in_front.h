// SPDX-License-Identifier: MIT
// Finds the layers that are open in front of a page, and the items that can be pressed.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

/// Returns the names of open layers: dialogs, menus, sheets, drawers, slips with a question, and a pinned
/// card.
[[nodiscard]] QStringList inFront(TableWindow& table);

struct Thing {
    QString name;
    QString touch;   ///< the item's touch in choices ("card/hand/0/2"), or ""
    QRect place;     ///< the visible part, relative to the panel
    int invites = 0; ///< how inviting it looks: 0 not at all, 1 slightly, 2 very
};

/// Returns all visible items in the panel that react to presses, in scene order.
[[nodiscard]] std::vector<Thing> thingsToPress(TableWindow& table);

/// Describes the window in one line: page, question, and open layers.
[[nodiscard]] QString standing(TableWindow& table);

} // namespace taletop::app
