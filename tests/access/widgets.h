// SPDX-License-Identifier: MIT
// The menus and dialogs of the window, which are not items of its page: their faults, one line for each, and
// their texts.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// Finds in a window of 1024 x 640: menu titles that do not fit in the bar, menus larger than the window,
/// entries without text, and shortcut letters used twice in a menu. Adds the menus' texts to `words`.
[[nodiscard]] QStringList brokenMenus(TableWindow& table, QStringList& words);

/// Finds dialogs larger than such a window, and words in them that are cut off.
[[nodiscard]] QStringList brokenDialogs(TableWindow& table, QStringList& words);

} // namespace taletop::app
