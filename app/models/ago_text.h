// SPDX-License-Identifier: MIT
// Describes past times in everyday words, such as "an hour ago".
#pragma once

#include <QDateTime>
#include <QString>

namespace taletop::app {

/// Is the date so far in the future that a clock must have been wrong? Differences of less than a day are
/// common and don't count.
[[nodiscard]] bool isToCome(const QDateTime& then, const QDateTime& now);

/// Returns words for how long before `now` something happened, such as "an hour ago".
[[nodiscard]] QString agoText(const QDateTime& then, const QDateTime& now);

} // namespace taletop::app
