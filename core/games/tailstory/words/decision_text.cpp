// SPDX-License-Identifier: MIT
// The name and cost of a move, short enough for a hint that lists all candidates. Names a move with a verb if
// the table's name has none.
#include "core/games/tailstory/words/words.h"

#include "core/games/tailstory/rules/turn.h"

namespace taletop::tailstory {

namespace {

kit::Text hintText(const char* source) { return {"tailstory", source}; }

contract::DecisionText costing(int points) {
    return {.parts = {}, .note = hintText(TALETOP_TEXT("tailstory", "costs %1")).number(points)};
}

contract::DecisionText called(kit::Text name, kit::Text note) { return {.parts = {name}, .note = note}; }

contract::DecisionText choosing(int character) {
    return called(hintText(TALETOP_TEXT("tailstory", "Choose %1")).word(nameOf(character)),
                  hintText(TALETOP_TEXT("tailstory", "%1. Altered: %2"))
                      .word(bonusOf(characterOf(character).type).text)
                      .word(characterOf(character).abilityText));
}

} // namespace

contract::DecisionText Words::decisionText(const State& view, kit::Seat seat, std::span<const Move> steps) {
    if (steps.empty())
        return {};
    const Move& move = steps[0];
    switch (move.kind) {
    case Move::Kind::Choose:
        return choosing(move.card);
    case Move::Kind::Play: // TS-33
        return costing(kindInfo(kindOf(move.card)).cost);
    case Move::Kind::DrawDiscard:
        return costing(1);
    case Move::Kind::Use:
        return called(hintText(TALETOP_TEXT("tailstory", "Use your bonus")), {});
    case Move::Kind::Ability:
        if (move.card == 0 && move.targets == 0)
            return called(hintText(TALETOP_TEXT("tailstory", "Use the ability of %1"))
                              .word(characterAt(view, seat).alteredName),
                          hintText(characterAt(view, seat).abilityText));
        return {};
    case Move::Kind::EndTurn:
        if (const int over = overLimit(view, seat); over > 0)
            return {.parts = {},
                    .note = hintText(TALETOP_PLURAL("tailstory", "you discard %n card(s)")).plural(over)};
        return {};
    default:
        return {};
    }
}

} // namespace taletop::tailstory
