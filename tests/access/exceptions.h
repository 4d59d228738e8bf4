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

inline const std::vector<Exception> exceptions{
    Exception{
        "th, large text, small window", "tailstory, lesson", "(Words in QQuickRow in primary)",
        "what ends the turn, wider than its button where the prompt has the longest sentence of the lesson",
        true, false},
    Exception{"th, large text, small window", "tailstory, lesson", "(Words in QQuickColumn in promp",
              "the prompt's second line in a step of the lesson; the slip of the lesson says what to do",
              true, false},
    Exception{"longer words", "papertales, lesson", "in OwnKingdom in papertalesTable",
              "own spots are below a finger's size where the slip of a lesson has four lines", false, false},
};

} // namespace taletop::app
