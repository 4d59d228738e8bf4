// SPDX-License-Identifier: MIT
// Names a whole brush by its next link and by the points and sets of the resulting tail.
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

contract::DecisionText Words::decisionText(const State& view, kit::Seat seat, std::span<const Move> steps) {
    if (steps.empty() || steps[0].kind != Move::Kind::Link || holdsBit(view, seat))
        return {};
    const OwnPoints points = ownPoints(brushedTail(view, seat, steps));
    contract::DecisionText text;
    text.parts.push_back(sentence(linkLabel(steps[0].link)));
    text.parts.push_back(
        sentence(TALETOP_PLURAL("foxtail", "%n tail point(s) in all")).plural(points.total()));
    if (points.longestChain > 0)
        text.parts.push_back(sentence(TALETOP_TEXT("foxtail", "chain of %1")).number(points.longestChain));
    if (points.biggestMatch > 0)
        text.parts.push_back(sentence(TALETOP_TEXT("foxtail", "match of %1")).number(points.biggestMatch));
    return text;
}

} // namespace taletop::foxtail
