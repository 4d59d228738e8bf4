// SPDX-License-Identifier: MIT
// The keys of a window's menus, for whoever lists them or must not take them.
#pragma once

#include <QKeySequence>
#include <QString>
#include <QVariantList>

class QMenuBar;
class QWidget;

namespace taletop::app {

/// {menu, text, keys} of every entry that has keys, in the order of the menus.
[[nodiscard]] QVariantList menuKeysOf(const QMenuBar& bar);
/// What the window does with a key, as its menu calls it; "": nothing.
[[nodiscard]] QString actionOf(const QWidget& window, int key);
/// Does what the window's menu has for a key that the system knows by another name; false: nothing.
bool triggerAction(const QWidget& window, const QKeySequence& key);

} // namespace taletop::app
