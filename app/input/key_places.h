// SPDX-License-Identifier: MIT
// Maps keys by position, for keyboards without the Latin letters that tables use as keys.
#pragma once

#include <Qt>

namespace taletop::app {

/// Returns the Latin letter or digit at the key's position on an English keyboard if the key itself produces
/// neither, otherwise `key`. A `scanCode` of 0 means that the position is unknown, as on macOS.
[[nodiscard]] int keyByPlace(int key, quint32 scanCode, Qt::KeyboardModifiers modifiers);

} // namespace taletop::app
