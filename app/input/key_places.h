// SPDX-License-Identifier: MIT
// Keys by their places, for keyboards that write other letters than the table's keys are named by.
#pragma once

#include <Qt>

namespace taletop::app {

/// The Latin letter or figure that stands at the key's place on a keyboard for English, where the key itself
/// gives neither a Latin letter nor a figure; else the key as it is. `scanCode` 0: the place is not known, as
/// on macOS.
[[nodiscard]] int keyByPlace(int key, quint32 scanCode, Qt::KeyboardModifiers modifiers);

} // namespace taletop::app
