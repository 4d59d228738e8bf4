// SPDX-License-Identifier: MIT
// Findings that are allowed on pages, each with a reason. The test fails if an exception is no longer needed.
#pragma once

#include <vector>

namespace taletop::app {

struct Exception {
    const char* settings; ///< a part of the names of the settings that allow the finding
    const char* page;     ///< a part of the names of the pages
    const char* finding;  ///< the text of the finding, or a part of it
    const char* reason;
    bool alone = false; ///< must the settings have exactly this name?
    bool always = true; ///< does the finding occur in every run?
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
