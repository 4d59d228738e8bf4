// SPDX-License-Identifier: MIT
// What the pages may do although it is found, each with the reason. One that is no longer needed
// fails the test.
#pragma once

#include <vector>

namespace taletop::app {

struct Exception {
    const char* settings; ///< part of the names of the settings for which it holds
    const char* page;     ///< part of the pages' names
    const char* finding;  ///< part of what is found
    const char* reason;
    bool alone = false; ///< in the setting of this name alone
    bool always = true; ///< found in every run; not what hangs on the line that happens to be the newest
};

inline const std::vector<Exception> exceptions{};

} // namespace taletop::app
