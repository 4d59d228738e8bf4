// SPDX-License-Identifier: MIT
// Names of files that are made of titles.
#pragma once

#include <QString>

namespace taletop::app {

/// A title without what some file system refuses, and of some length; may be empty.
[[nodiscard]] QString fileStemOf(const QString& title);

} // namespace taletop::app
