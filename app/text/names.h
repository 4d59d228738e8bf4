// SPDX-License-Identifier: MIT
// Names given by people: their visible parts, and their place among other words.
#pragma once

#include <QString>

#include <string>

namespace taletop::app {

/// Returns the simplified name without invisible characters such as U+200B, so that names that look the same
/// become equal. An invisible name becomes "".
[[nodiscard]] QString seenOf(const QString& name);

/// Isolates words in sentences and lists, so that right-to-left letters don't reorder their neighbours.
[[nodiscard]] QString isolated(const QString& words);

/// Returns a name from a save in the form for display.
[[nodiscard]] QString shownName(const std::string& name);

} // namespace taletop::app
