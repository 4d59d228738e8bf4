// SPDX-License-Identifier: MIT
// Lists the decisions worth considering: draw or brush, the link of a bit, and the few brushes that are best
// in some respect.
#include "core/games/foxtail/player/player.h"
#include "core/games/foxtail/rules/best_brush.h"
#include "core/games/foxtail/rules/link_effect.h"
#include "core/games/foxtail/rules/rules.h"

#include <algorithm>

namespace taletop::foxtail {

namespace {

using Decision = contract::Decision<Move>;
using DecisionList = std::vector<Decision>;

/// The greatest length of a set for which a separate brush is listed.
constexpr int longestWanted = 8;

/// Returns the rest of a brush after the links that are already set. A decision has a limited number of
/// steps, so the last links of a long tail are chosen later.
Decision stepsOf(const LinkList& links, std::size_t set) {
    Decision steps;
    for (std::size_t i = set; i < links.size() && steps.size() < contract::maxSteps; ++i)
        steps.push_back({.kind = Move::Kind::Link, .link = links[i]});
    if (steps.size() < contract::maxSteps)
        steps.push_back({.kind = Move::Kind::Commit});
    return steps;
}

/// Lists the brush with the most tail points, and brushes that give up a point or two for a long chain or a
/// big match. The worth of such sets depends on the other tails (FT-58, FT-59).
void listBrushes(const State& view, kit::Seat seat, DecisionList& list) {
    const Tail tail = brushedTail(view, seat);
    const std::size_t set = linksSet(view, seat);
    LinkList begun;
    for (std::size_t place = 1; place <= set; ++place)
        begun.push_back(tail[place].link);
    const auto offer = [&](const LinkList& links) {
        const Decision steps = stepsOf(links, set);
        if (std::ranges::find(list, steps) == list.end())
            list.push_back(steps);
    };
    offer(bestFigure(tail, begun, 0, 0).links);
    for (int charms = 3; charms <= longestWanted; ++charms)
        offer(bestFigure(tail, begun, charms, bonusForBest).links);
}

} // namespace

void Player::decisions(const State& view, kit::Seat seat, DecisionList& list) {
    if (view.phase() == Phase::Place && !holdsBit(view, seat))
        return listBrushes(view, seat, list);
    for (const Move& move : contract::legalMoves<Rules>(view, seat))
        list.emplace_back().push_back(move);
}

} // namespace taletop::foxtail
