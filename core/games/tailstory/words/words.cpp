// SPDX-License-Identifier: MIT
// The sentences of refusals, which say what is wrong and, if useful, what to do.
#include "core/games/tailstory/words/words.h"
#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

kit::Text Words::refusalText(const kit::Refusal& refusal) {
    const RefusalRow& row = refusals[refusal.code];
    kit::Text text{"tailstory", row.source};
    switch (row.wording) {
    case Wording::Plain:
        break;
    case Wording::Face: {
        const bool known = refusal.arguments[0] > 0 && refusal.arguments[0] < faceCount;
        text.word(known ? nameOf(refusal.arguments[0]) : TALETOP_TEXT("tailstory", "This card"));
        break;
    }
    case Wording::Seat:
        text.seat(static_cast<kit::Seat>(refusal.arguments[0]));
        break;
    case Wording::Numbers:
        text.number(refusal.arguments[0]).number(refusal.arguments[1]);
        break;
    }
    return text;
}

} // namespace taletop::tailstory
