// SPDX-License-Identifier: MIT
// Makes file names from titles.
#pragma once

#include <QString>

namespace taletop::app {

/// Returns the title without characters that some file systems refuse, shortened if it is long. The result
/// may be empty.
[[nodiscard]] QString fileStemOf(const QString& title);

} // namespace taletop::app
