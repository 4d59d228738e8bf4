// SPDX-License-Identifier: MIT
// Hints about where to look before a choice.
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/words/words.h"

namespace taletop::storyline {

kit::Text Words::nudge(const State& view, kit::Seat) {
    switch (view.phase()) {
    case Phase::Play:
        return text(TALETOP_TEXT(
            "storyline",
            "Read the page again. Which of your cards would fit its mood, and the Narrator’s taste?"));
    case Phase::Choose:
        return text(TALETOP_TEXT(
            "storyline", "Read the page with each of the cards. Which one carries the tale on best?"));
    case Phase::Cover:
        return text(TALETOP_TEXT("storyline", "Look at your numbers. Which of them is worth least now?"));
    default:
        return text(TALETOP_TEXT("storyline",
                                 "Look at what each token would do now. The Grave needs a number to cover."));
    }
}

} // namespace taletop::storyline
