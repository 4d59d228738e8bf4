// SPDX-License-Identifier: MIT
// Maps keys by position, for keyboards whose letters are not those that name the table's keys.
#pragma once

#include <Qt>

namespace taletop::app {

/// Returns the Latin letter or digit at the key's position on an English keyboard, if the key itself gives
/// neither; otherwise the key as it is. `scanCode` 0: the position is unknown, as on macOS.
[[nodiscard]] int keyByPlace(int key, quint32 scanCode, Qt::KeyboardModifiers modifiers);

} // namespace taletop::app
