// SPDX-License-Identifier: MIT
// Checks menus and dialogs, which are widgets and not items of the page. Describes each fault in one line and
// collects the texts.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// In a window of 1024 x 640, finds menu titles that do not fit in the bar, menus larger than the window,
/// entries without text, and shortcut letters used twice in a menu. Adds the menus' texts to `words`.
[[nodiscard]] QStringList brokenMenus(TableWindow& table, QStringList& words);

/// Finds dialogs larger than 1024 x 640, and texts that are cut off in them. Adds the dialogs' texts to
/// `words`.
[[nodiscard]] QStringList brokenDialogs(TableWindow& table, QStringList& words);

} // namespace taletop::app
