// SPDX-License-Identifier: MIT
// What a single card is and does.
#include "core/games/storyline/words/words.h"
#include "core/kit/at.h"

namespace taletop::storyline {

namespace {

struct TokenRule {
    const char* text;
    int entry;
};

/// By token.
constexpr std::array<TokenRule, tokenKinds> tokenRules{{
    {TALETOP_TEXT("storyline", "Worth as many points as it shows."), 57},
    {TALETOP_TEXT("storyline", "Worth as many points as it shows."), 57},
    {TALETOP_TEXT("storyline", "Worth as many points as it shows."), 57},
    {TALETOP_TEXT("storyline", "Cover one of your own tokens that shows a number: it is worth nothing."), 60},
    {TALETOP_TEXT("storyline", "If first place is tied, you win, whoever is tied."), 67},
    {TALETOP_TEXT("storyline", "Flip it: skull up 3 points, skull down none."), 62},
    {TALETOP_TEXT("storyline", "Take one more token: a number counts twice."), 63},
}};

} // namespace

scene::CardText Words::cardText(int face) {
    if (face == kit::unknownFace)
        return {.name = text(TALETOP_TEXT("storyline", "A card face down")), .rules = {}};
    if (isMarker(face))
        return {
            .name =
                text(TALETOP_TEXT("storyline", "From %1")).seat(static_cast<kit::Seat>(face - firstMarker)),
            .rules = {{text(TALETOP_TEXT("storyline", "The giver of the card that was chosen here.")), 35}}};
    scene::CardText words{.name = text(kit::at(titles(), face)), .rules = {}};
    if (isStory(face)) {
        words.rules = {{text(titleOf(categoryOf(face))), 4}};
    } else if (isToken(face)) {
        const TokenRule& rule = kit::at(tokenRules, face - firstToken);
        words.rules = {{text(rule.text), rule.entry}};
    } else if (face == seal) {
        words.rules = {{text(TALETOP_TEXT("storyline", "This seat has played.")), 26}};
    } else {
        words.name = text(TALETOP_TEXT("storyline", "Page %1")).number(pageNumber(face));
        for (const Category category : pageOf(face).banners())
            words.rules.push_back({text(titleOf(category)), 6});
    }
    return words;
}

} // namespace taletop::storyline
