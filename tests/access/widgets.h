// SPDX-License-Identifier: MIT
// The menus and dialogs of the window, which are no items of its page: what is wrong with them, one line for
// each thing found, and what they say.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// In a window of 1024 x 640: heads that have no room in the bar, menus that are larger than the window,
/// entries that say nothing, and letters that open two entries of one menu. What the menus say is added to
/// `words`.
[[nodiscard]] QStringList brokenMenus(TableWindow& table, QStringList& words);

/// Dialogs that are larger than such a window, and words in them that are cut off.
[[nodiscard]] QStringList brokenDialogs(TableWindow& table, QStringList& words);

} // namespace taletop::app
