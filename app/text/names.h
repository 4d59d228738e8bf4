// SPDX-License-Identifier: MIT
// Names given by people: their visible part, and how they fit among other words.
#pragma once

#include <QString>

#include <string>

namespace taletop::app {

/// Returns the simplified name without invisible characters such as U+200B: names that look the same become
/// equal, and invisible ones become "".
[[nodiscard]] QString seenOf(const QString& name);

/// Isolates words for sentences and lists, so that right-to-left letters don't reorder their neighbours.
[[nodiscard]] QString isolated(const QString& words);

/// Returns a name from a save for display.
[[nodiscard]] QString shownName(const std::string& name);

} // namespace taletop::app
