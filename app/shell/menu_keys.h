// SPDX-License-Identifier: MIT
// The keyboard shortcuts in a window's menus, for listing them and for avoiding conflicts.
#pragma once

#include <QKeySequence>
#include <QString>
#include <QVariantList>

class QMenuBar;
class QWidget;

namespace taletop::app {

/// Returns {menu, text, keys} for every entry with shortcuts, in menu order.
[[nodiscard]] QVariantList menuKeysOf(const QMenuBar& bar);
/// Returns the text of the menu entry that uses a key, or "".
[[nodiscard]] QString actionOf(const QWidget& window, int key);
/// Triggers the enabled menu entry with this shortcut, for keys that the keyboard layout reports under
/// another name. Returns false if there is none.
bool triggerAction(const QWidget& window, const QKeySequence& key);

} // namespace taletop::app
