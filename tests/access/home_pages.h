// SPDX-License-Identifier: MIT
// The pages without a table: home, preferences, who plays.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

/// In the order in which they open: on the first one no game has been saved yet.
[[nodiscard]] std::vector<Page> homePages();

} // namespace taletop::app
