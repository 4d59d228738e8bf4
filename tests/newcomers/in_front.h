// SPDX-License-Identifier: MIT
// What lies open in front of a page, and the things of it that can be pressed.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

/// Dialogs, menus, sheets, drawers, slips that ask, a pinned card: each in a word.
[[nodiscard]] QStringList inFront(TableWindow& table);

struct Thing {
    QString name;
    QString touch;   ///< what choices call it ("card/hand/0/2"), "": nothing
    QRect place;     ///< in the panel, as much of it as can be seen
    int invites = 0; ///< how much it looks like something to press: 0 not at all, 1 a little, 2 very much
};

/// All that takes presses and can be seen in the panel, in the order of the scene.
[[nodiscard]] std::vector<Thing> thingsToPress(TableWindow& table);

/// Where the window stands, in a line: page, question, what lies in front.
[[nodiscard]] QString standing(TableWindow& table);

} // namespace taletop::app
