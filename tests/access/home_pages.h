// SPDX-License-Identifier: MIT
// Lists the pages without a table, such as home, preferences and the seat sheet.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

/// The pages in the order in which they must be opened, because the first page must have no saved game.
[[nodiscard]] std::vector<Page> homePages();

} // namespace taletop::app
