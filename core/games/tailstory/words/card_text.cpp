// SPDX-License-Identifier: MIT
// What a card is and does, with the ledger's entries, for whoever looks at it closely.
#include "core/games/tailstory/rules/rules.h"
#include "core/games/tailstory/words/words.h"
#include "core/kit/at.h"

namespace taletop::tailstory {

namespace {

/// By Type.
constexpr std::array typeNames{TALETOP_TEXT("tailstory", "canine"), TALETOP_TEXT("tailstory", "feline"),
                               TALETOP_TEXT("tailstory", "rodent & friends")};

/// By Effect::Kind: what it does in a sentence with %1 and %2 for least and most, and its entry.
constexpr std::array<std::pair<const char*, int>, 16> effectTexts{{
    {TALETOP_TEXT("tailstory", "Draw %1 to %2 cards from your deck."), 56},
    {TALETOP_TEXT("tailstory", "Draw %1 to %2 cards from your deck."), 69},
    {TALETOP_TEXT("tailstory", "Steal %1 to %2 random cards from another player's hand."), 59},
    {TALETOP_TEXT("tailstory", "Bury: lay %1 to %2 of your discards on that player's discard pile."), 62},
    {TALETOP_TEXT("tailstory", "Stops what another player just played or did."), 64},
    {TALETOP_TEXT("tailstory", "Bribe: whoever is stopped draws a card."), 52},
    {TALETOP_TEXT("tailstory",
                  "Recycle: take %1 to %2 of your discards into your hand, no Stopping or Recycling cards."),
     65},
    {TALETOP_TEXT("tailstory", "Then other players of your type may make the sound and draw up to %2 cards."),
     71},
    {TALETOP_TEXT("tailstory", "Then discard a card."), 73},
    {TALETOP_TEXT("tailstory", "Altered: %1 to %2 other players each discard a random card, once a turn."),
     78},
    {TALETOP_TEXT("tailstory",
                  "Altered: nobody can play Stopping cards for the rest of this turn; twice a game."),
     80},
    {TALETOP_TEXT("tailstory", "Then shuffle a card of your hand into your deck; twice a game."), 82},
    {TALETOP_TEXT(
         "tailstory",
         "Altered: use a Drawing, Stealing or Recycling card of your discard pile for free; twice a game."),
     84},
    {TALETOP_TEXT("tailstory", "Altered: take a card that you dug this turn into your hand, once a turn."),
     87},
    {TALETOP_TEXT("tailstory",
                  "Altered: another player begins the next turn with 1 action point; twice a game."),
     89},
    {TALETOP_TEXT("tailstory", "Swap %1 to %2 of your discards for as many of another player."), 91},
}};

/// By Type (TS-99, TS-100, TS-102).
constexpr std::array<std::pair<const char*, int>, typeCount> bonusTexts{{
    {TALETOP_TEXT("tailstory", "Bonus for a card of your type: draw 1, once a turn."), 99},
    {TALETOP_TEXT(
         "tailstory",
         "Bonus for a card of your type: mess. Lay a card of another discard pile on yours, then you may put "
         "your top card on that player's deck; once a turn."),
     100},
    {TALETOP_TEXT(
         "tailstory",
         "Bonus for a card of your type: dig. Your top card goes to your discard pile; twice a turn."),
     102},
}};

void addEffects(std::span<const Effect> effects, scene::CardText& card) {
    for (const Effect& effect : effects) {
        const auto& [source, entry] = kit::at(effectTexts, effect.kind);
        card.rules.push_back({text(source).number(effect.least).number(effect.most), entry});
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
            {text(TALETOP_TEXT("tailstory", "Only for an altered character of its type; make the sound: %1"))
                 .word(kit::at(sounds, printed.type)),
             67});
        card.rules.push_back({text(TALETOP_TEXT("tailstory", "It cannot be stopped.")), 70});
    }
    return card;
}

scene::CardText characterText(int face) {
    const Character& character = characterOf(face);
    const auto& [bonus, entry] = kit::at(bonusTexts, character.type);
    scene::CardText card{.name = text(character.normalName),
                         .rules = {{text(TALETOP_TEXT("tailstory", "A %1 character; altered: %2."))
                                        .word(kit::at(typeNames, character.type))
                                        .word(character.alteredName),
                                    8},
                                   {text(bonus), entry}}};
    addEffects(character.effects(), card);
    return card;
}

} // namespace

kit::Text typeText(Type type) {
    return text(TALETOP_TEXT("tailstory", "Type: %1")).word(kit::at(typeNames, type));
}

kit::Text bonusText(Type type) { return text(kit::at(bonusTexts, type).first); }

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
                .rules = {{text(TALETOP_TEXT("tailstory", "Turns run in the order of the queue.")), 19}}};
    return {.name = text(TALETOP_TEXT("tailstory", "A card face down")), .rules = {}};
}

} // namespace taletop::tailstory
