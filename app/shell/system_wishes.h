// SPDX-License-Identifier: MIT
// What the system is set to, for those who have set nothing here.
#pragma once

#include <QString>

namespace taletop::app {

/// Does the system ask for less motion? Qt tells it where its style knows; KDE and GTK write it into
/// files of `configFolder`.
[[nodiscard]] bool systemIsCalm(const QString& configFolder);

} // namespace taletop::app
