// SPDX-License-Identifier: MIT
// The printed data of the cards (TS-6, TS-7), which the table draws as text.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/table/table.h"
#include "core/games/tailstory/words/words.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

namespace {

kit::Text printed(const char* source) { return {"tailstory", source}; }

scene::CardFacts eventFacts(int design) {
    const Design& event = kit::at(designs, design);
    const KindInfo& kind = kindInfo(event.kind);
    scene::CardFacts facts{.name = printed(event.name),
                           .numbers = {{"cost", kind.cost},
                                       {"kind", static_cast<int>(event.kind)},
                                       {"type", static_cast<int>(event.type)},
                                       {"picture", eventFace(design, 0)}}, // shared by all copies
                           .lines = {{.text = printed(kind.effectText), .icon = "stack"},
                                     {.text = printed(event.flavour), .icon = "", .level = 1}},
                           .pictures = {}};
    if (kind.needsType) // TS-68: the sound for an Acting card
        facts.lines.push_back({.text = printed(kit::at(sounds, event.type)), .icon = "acting", .level = 2});
    return facts;
}

/// TS-7: both forms show the bonus, and only the Altered form (level 2) shows the ability. Level 3 is the
/// type, and level 4 is the bonus with its keyword explained.
scene::CardFacts characterFacts(int face) {
    const Character& character = characterOf(face);
    return {.name = printed(character.normalName),
            .numbers = {{"type", static_cast<int>(character.type)}},
            .lines = {{.text = printed(bonusOf(character.type).text), .icon = "bonus"},
                      {.text = printed(character.alteredName), .icon = "", .level = 1},
                      {.text = printed(character.abilityText), .icon = "acting", .level = 2},
                      {.text = typeText(character.type), .icon = "", .level = 3},
                      {.text = bonusText(character.type), .icon = "bonus", .level = 4}},
            .pictures = {"characters/" + idOf(face) + "-1.svg", "characters/" + idOf(face) + "-2.svg"}};
}

} // namespace

scene::CardFacts Shown::cardFacts(int face) {
    if (isEvent(face))
        return eventFacts(designOf(face));
    if (isCharacter(face))
        return characterFacts(face);
    if (isToken(face) && face < drawDiscardToken)
        return eventFacts(face - firstToken);
    scene::CardFacts facts{.name = printed(nameOf(face)), .numbers = {}, .lines = {}, .pictures = {}};
    if (face == drawDiscardToken)
        facts.lines = {
            {.text = printed(TALETOP_TEXT("tailstory", "Draw 1, then discard 1")), .icon = "stack"}};
    if (face == swapToken)
        facts.lines = {
            {.text = printed(TALETOP_TEXT("tailstory", "1 or 2 discards, one for one. Free, once a turn.")),
             .icon = "stack"}};
    if (face == abilityToken) // the character's card has the full text
        facts.lines = {
            {.text = printed(TALETOP_TEXT("tailstory", "What the character does in Altered form.")),
             .icon = "acting"}};
    if (face >= firstQueue && face < firstToken)
        facts.numbers = {{"queue", face - firstQueue + 1}};
    return facts;
}

} // namespace taletop::tailstory
