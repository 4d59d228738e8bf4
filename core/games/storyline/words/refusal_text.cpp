// SPDX-License-Identifier: MIT
// The sentence of each refusal.
#include "core/games/storyline/rules/refusals.h"
#include "core/games/storyline/words/words.h"

namespace taletop::storyline {

kit::Text Words::refusalText(const kit::Refusal& refusal) {
    const RefusalRow& row = refusals[refusal.code];
    const auto [first, second] = refusal.arguments;
    kit::Text sentence = text(row.source);
    switch (row.wording) {
    case Wording::Plain:
        break;
    case Wording::Face:
        return sentence.word(titleOfFace(first));
    case Wording::FaceAndCategory:
        return sentence.word(titleOfFace(first)).word(titleOfCategory(second));
    case Wording::Categories:
        return sentence.word(titleOfCategory(first)).word(titleOfCategory(second));
    case Wording::WrongCategory:
        return sentence.word(titleOfFace(first))
            .word(titleOfCategory(second))
            .word(titleOf(categoryOf(first)));
    case Wording::Numbers:
        return sentence.number(first).number(second);
    }
    return sentence;
}

} // namespace taletop::storyline
