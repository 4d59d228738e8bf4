// SPDX-License-Identifier: MIT
// Pages without a table: home, preferences, seat sheet.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

/// The pages in their order of opening: no game is saved yet on the first one.
[[nodiscard]] std::vector<Page> homePages();

} // namespace taletop::app
