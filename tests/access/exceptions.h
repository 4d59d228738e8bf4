// SPDX-License-Identifier: MIT
// What the pages may do although it is found, each with the reason. One that is no longer needed
// fails the test.
#pragma once

#include <array>

namespace taletop::app {

struct Exception {
    const char* settings; ///< part of the names of the settings for which it holds
    const char* page;     ///< part of the pages' names
    const char* finding;  ///< part of what is found
    const char* reason;
};

inline constexpr std::array exceptions{
    Exception{"longer words", "papertales", "unitName in PaperCard",
              "the name on a small card's ribbon; the card closely and its sentence have it whole"},
};

} // namespace taletop::app
