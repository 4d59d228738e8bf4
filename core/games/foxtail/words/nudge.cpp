// SPDX-License-Identifier: MIT
// Where to look before a choice.
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

namespace {

kit::Text beforeTheTurn(const State& view, kit::Seat seat) {
    if (Rules::whyNot(view, seat, {.kind = Move::Kind::Brush}))
        return sentence(TALETOP_TEXT("foxtail", "Look at your tail: can it be brushed this turn?"));
    if (certainBits(view) >= tipsLeft(view))
        return sentence(TALETOP_TEXT("foxtail", "Look at the deck: can a tip come this turn?"));
    return sentence(TALETOP_TEXT("foxtail",
                                 "Look along your tail: how much better could it be joined, and how soon may "
                                 "the tip come?"));
}

} // namespace

kit::Text Words::nudge(const State& view, kit::Seat seat) {
    switch (view.phase()) {
    case Phase::Choose:
        return beforeTheTurn(view, seat);
    case Phase::Place:
        if (!holdsBit(view, seat))
            return sentence(TALETOP_TEXT(
                "foxtail", "Look at the whole tail before the next link: which kinds have no set yet?"));
        if (bitCount(view, seat) > 2)
            return sentence(TALETOP_TEXT(
                "foxtail", "Look at the last join: does the new bit make a set longer, or take one away?"));
        return sentence(
            TALETOP_TEXT("foxtail", "Look at the numbers that would meet: are they equal, or one apart?"));
    default:
        return sentence(TALETOP_TEXT("foxtail", "Look at the other tails: in which do most joins stand?"));
    }
}

} // namespace taletop::foxtail
