// SPDX-License-Identifier: MIT
// The description of a card with its ledger entries, for the close-up view.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/words/cards.inc"
#include "core/games/tailstory/words/words.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

static_assert(prose::effects.size() == static_cast<std::size_t>(Effect::Kind::Swap) + 1);
static_assert(prose::bonuses.size() == typeCount && prose::atAGlance.size() == typeCount);

namespace {

/// The names of types, by Type.
constexpr std::array typeNames{TALETOP_TEXT("tailstory", "canine"), TALETOP_TEXT("tailstory", "feline"),
                               TALETOP_TEXT("tailstory", "rodent & friends")};

void addEffects(std::span<const Effect> effects, scene::CardText& card) {
    for (const Effect& effect : effects) {
        scene::CardRule rule = kit::at(prose::effects, effect.kind);
        rule.text.number(effect.least).number(effect.most);
        card.rules.push_back(rule);
    }
}

scene::CardText eventText(int design) {
    const Design& printed = kit::at(designs, design);
    const KindInfo& kind = kindInfo(printed.kind);
    scene::CardText card{.name = text(printed.name),
                         .rules = {{text(TALETOP_TEXT("tailstory", "%1 card, %2, costs %3."))
                                        .word(kind.name)
                                        .word(kit::at(typeNames, printed.type))
                                        .number(kind.cost),
                                    3}}};
    addEffects(kind.effects(), card);
    if (kind.needsType) {
        card.rules.push_back(
            {text(TALETOP_TEXT("tailstory", "Only for an altered character of its type. Make the sound: %1"))
                 .word(kit::at(sounds, printed.type)),
             67});
        card.rules.push_back({text(TALETOP_TEXT("tailstory", "It cannot be stopped.")), 70});
    }
    return card;
}

scene::CardText characterText(int face) {
    const Character& character = characterOf(face);
    scene::CardText card{.name = text(character.normalName),
                         .rules = {{text(TALETOP_TEXT("tailstory", "A %1 character; altered: %2."))
                                        .word(kit::at(typeNames, character.type))
                                        .word(character.alteredName),
                                    8},
                                   kit::at(prose::bonuses, character.type)}};
    addEffects(character.effects(), card);
    return card;
}

} // namespace

kit::Text typeText(Type type) {
    return text(TALETOP_TEXT("tailstory", "Type: %1")).word(kit::at(typeNames, type));
}

kit::Text bonusText(Type type) { return kit::at(prose::atAGlance, type).text; }

scene::CardText Words::cardText(int face) {
    if (isEvent(face))
        return eventText(designOf(face));
    if (isToken(face) && face < drawDiscardToken)
        return eventText(face - firstToken);
    if (isCharacter(face))
        return characterText(face);
    if (face == drawDiscardToken) {
        scene::CardText card{.name = text(nameOf(face)), .rules = {}};
        addEffects(drawDiscardEffects, card);
        return card;
    }
    if (face == swapToken) {
        scene::CardText card{.name = text(nameOf(face)), .rules = {}};
        addEffects(swapEffects, card);
        return card;
    }
    if (face == abilityToken)
        return {.name = text(nameOf(face)),
                .rules = {{text(TALETOP_TEXT("tailstory", "What the character does in Altered form.")), 75}}};
    if (face > 0 && face < faceCount)
        return {.name = text(nameOf(face)),
                .rules = {{text(TALETOP_TEXT("tailstory", "Turns follow the order of the queue.")), 19}}};
    return {.name = text(TALETOP_TEXT("tailstory", "A face-down card")), .rules = {}};
}

} // namespace taletop::tailstory
