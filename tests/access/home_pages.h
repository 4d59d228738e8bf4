// SPDX-License-Identifier: MIT
// The pages without a table: home, preferences, seat sheet.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

/// The pages in the order in which they must be opened: on the first one no game is saved yet.
[[nodiscard]] std::vector<Page> homePages();

} // namespace taletop::app
