// SPDX-License-Identifier: MIT
// Findings that are allowed on pages, each with its reason. One that is no longer needed fails the test.
#pragma once

#include <vector>

namespace taletop::app {

struct Exception {
    const char* settings; ///< part of the names of the settings it is for
    const char* page;     ///< part of the pages' names
    const char* finding;  ///< part of the finding
    const char* reason;
    bool alone = false; ///< only in the setting with exactly this name
    bool always = true; ///< found in every run; false if it depends on the newest line
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
