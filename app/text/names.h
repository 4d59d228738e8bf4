// SPDX-License-Identifier: MIT
// Names that people gave: what is to be seen of them, and how they stand among other words.
#pragma once

#include <QString>

#include <string>

namespace taletop::app {

/// Simplified and without what leaves no mark, as U+200B: two names that look alike give the same, and one
/// that shows nothing gives "".
[[nodiscard]] QString seenOf(const QString& name);

/// For sentences and lists: letters that run from right to left do not take what stands beside them along.
[[nodiscard]] QString isolated(const QString& words);

/// A name of a save, to be shown.
[[nodiscard]] QString shownName(const std::string& name);

} // namespace taletop::app
