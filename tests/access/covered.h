// SPDX-License-Identifier: MIT
// Things to press that something else lies over.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// Things to press that a paper or another thing to press, painted later, lies over in part. Cards in a fan
/// (`ofTheChoice`) may lie over each other.
[[nodiscard]] QStringList coveredThings(TableWindow& table);

} // namespace taletop::app
