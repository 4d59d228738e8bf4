// SPDX-License-Identifier: MIT
// What a move costs, in so few words that a hint can say it of every candidate.
#include "core/games/tailstory/words/words.h"

namespace taletop::tailstory {

contract::DecisionText Words::decisionText(const State&, kit::Seat, std::span<const Move> steps) {
    const auto costing = [](int points) -> contract::DecisionText {
        return {.parts = {},
                .note = kit::Text{"tailstory", TALETOP_TEXT("tailstory", "costs %1")}.number(points)};
    };
    if (steps.empty())
        return {};
    if (steps[0].kind == Move::Kind::Play) // TS-33
        return costing(kindInfo(kindOf(steps[0].card)).cost);
    return steps[0].kind == Move::Kind::DrawDiscard ? costing(1) : contract::DecisionText();
}

} // namespace taletop::tailstory
