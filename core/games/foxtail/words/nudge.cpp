// SPDX-License-Identifier: MIT
// Hints about where to look before a choice.
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

namespace {

kit::Text beforeTheTurn(const State& view, kit::Seat seat) {
    if (Rules::whyNot(view, seat, {.kind = Move::Kind::Brush}))
        return sentence(TALETOP_TEXT("foxtail", "Look at your tail. Can you brush it this turn?"));
    if (certainBits(view) >= tipsLeft(view))
        return sentence(TALETOP_TEXT("foxtail", "Look at the deck. Can a tip come this turn?"));
    return sentence(TALETOP_TEXT(
        "foxtail",
        "Look along your tail. How much better could it be joined, and how soon could the tip come?"));
}

} // namespace

kit::Text Words::nudge(const State& view, kit::Seat seat) {
    switch (view.phase()) {
    case Phase::Choose:
        return beforeTheTurn(view, seat);
    case Phase::Place:
        if (!holdsBit(view, seat))
            return sentence(TALETOP_TEXT(
                "foxtail", "Look at the whole tail before the next link. Which kinds have no set yet?"));
        if (bitCount(view, seat) > 2)
            return sentence(TALETOP_TEXT(
                "foxtail", "Look at the last join. Would the new bit make a set longer, or break one?"));
        return sentence(
            TALETOP_TEXT("foxtail", "Look at the numbers that would meet. Are they equal, or one apart?"));
    default:
        return sentence(TALETOP_TEXT("foxtail", "Look at the other tails. Which one shows the most joins?"));
    }
}

} // namespace taletop::foxtail
