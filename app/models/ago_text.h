// SPDX-License-Identifier: MIT
// When something was, told as people do.
#pragma once

#include <QDateTime>
#include <QString>

namespace taletop::app {

/// A clock was wrong, then or now. Less than a day is no sign of that: clocks are put right.
[[nodiscard]] bool isToCome(const QDateTime& then, const QDateTime& now);

/// "an hour ago": how long before `now` something happened.
[[nodiscard]] QString agoText(const QDateTime& then, const QDateTime& now);

} // namespace taletop::app
