// SPDX-License-Identifier: MIT
// Lists the things that are open in front of a page, and those that can be pressed.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

/// The names of what is open: dialogs, menus, sheets, drawers, slips with a question, and a pinned card.
[[nodiscard]] QStringList inFront(TableWindow& table);

struct Thing {
    QString name;
    QString touch;   ///< its name in choices ("card/hand/0/2"), or ""
    QRect place;     ///< in the panel; only the visible part
    int invites = 0; ///< how much it invites a press: 0 not at all, 1 a little, 2 very much
};

/// All visible things in the panel that react to presses, in the order of the scene.
[[nodiscard]] std::vector<Thing> thingsToPress(TableWindow& table);

/// The state of the window in one line: page, question, and what is in front.
[[nodiscard]] QString standing(TableWindow& table);

} // namespace taletop::app
