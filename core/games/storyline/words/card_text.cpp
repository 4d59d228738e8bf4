// SPDX-License-Identifier: MIT
// The description of a single card.
#include "core/games/storyline/words/cards.inc"
#include "core/games/storyline/words/words.h"
#include "core/kit/at.h"

namespace taletop::storyline {

static_assert(prose::tokens.size() == tokenKinds);

scene::CardText Words::cardText(int face) {
    if (face == kit::unknownFace)
        return {.name = text(TALETOP_TEXT("storyline", "A face-down card")), .rules = {}};
    if (isMarker(face))
        return {
            .name =
                text(TALETOP_TEXT("storyline", "From %1")).seat(static_cast<kit::Seat>(face - firstMarker)),
            .rules = {{text(TALETOP_TEXT("storyline", "The giver of the card chosen here.")), 35}}};
    scene::CardText words{.name = text(kit::at(titles(), face)), .rules = {}};
    if (isStory(face)) {
        words.rules = {{text(titleOf(categoryOf(face))), 4}};
    } else if (isToken(face)) {
        words.rules = {kit::at(prose::tokens, face - firstToken)};
    } else if (face == seal) {
        words.rules = {{text(TALETOP_TEXT("storyline", "This player has given a card.")), 26}};
    } else {
        words.name = text(TALETOP_TEXT("storyline", "Page %1")).number(pageNumber(face));
        for (const Category category : pageOf(face).banners())
            words.rules.push_back({text(titleOf(category)), 6});
    }
    return words;
}

} // namespace taletop::storyline
