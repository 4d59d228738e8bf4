// SPDX-License-Identifier: MIT
// The sentences of refusals, which say what is wrong and, if useful, what to do.
#include "core/games/papertales/words/words.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

const char* wordOf(int face) { return face >= 0 && face < faceCount ? kit::at(names(), face) : ""; }

} // namespace

kit::Text Words::refusalText(const kit::Refusal& refusal) {
    const RefusalRow& row = refusals[refusal.code];
    const int first = refusal.arguments[0];
    const int second = refusal.arguments[1];
    kit::Text text{"papertales", row.source};
    switch (row.wording) {
    case Wording::Plain:
        break;
    case Wording::Face:
        text.word(wordOf(first));
        break;
    case Wording::Spot:
        text.word(first >= 0 && first < spotCount ? spotName(first) : "");
        break;
    case Wording::Numbers:
        text.number(first).number(second);
        break;
    case Wording::Missing:
        text.number(first).word(resourceName(static_cast<Resource>(second)));
        break;
    case Wording::FaceNumber:
        text.word(wordOf(first)).number(second);
        break;
    }
    return text;
}

} // namespace taletop::papertales
