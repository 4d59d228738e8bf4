// SPDX-License-Identifier: MIT
// When something was, told as people do.
#pragma once

#include <QDateTime>
#include <QString>

namespace taletop::app {

/// Is the date so late that a clock must have been wrong? Clocks that differ by less than a day are common.
[[nodiscard]] bool isToCome(const QDateTime& then, const QDateTime& now);

/// "an hour ago": how long before `now` something happened.
[[nodiscard]] QString agoText(const QDateTime& then, const QDateTime& now);

} // namespace taletop::app
