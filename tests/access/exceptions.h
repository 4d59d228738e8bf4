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
    bool alone = false; ///< in the setting of this name alone
};

inline constexpr std::array exceptions{
    Exception{"longer words", "papertales", "unitName in PaperCard",
              "the name on a small card's ribbon; the card closely and its sentence have it whole"},
    Exception{
        "longer words", "papertales", "(Words in SeatHead in kingdom-",
        "accents over small letters, thin as they are painted: 4.3:1; the word without them has its 4.5:1",
        true},
    Exception{"longer words, small window", "tailstory", "in BeatPanel)",
              "three lines where the panel has room for two; the log and the card closely have it whole",
              true},
    Exception{"large text", "tailstory", "Draw 1-2",
              "ink on paper, in thin letters on a turned card: 4.4:1 as they are painted", true},
    Exception{"longer words, small window", "tailstory, rules", "(Words in QQuickItem in QQuickItem)",
              "the mark between two cards of the stack, half below the rules that are open beside it", true},
};

} // namespace taletop::app
