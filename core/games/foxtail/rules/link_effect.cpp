// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/link_effect.h"

#include "core/games/foxtail/rules/score.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/kit/at.h"

#include <cassert>
#include <cstdlib>

namespace taletop::foxtail {

namespace {

bool isBrushing(const State& view, kit::Seat seat) { return view.number(Number::Brushing, seat) != 0; }

/// The number of charms in the set of this sort and kind that contains the charm at `place`.
int charmsAt(const Tail& tail, CharmSet::Sort sort, Kind kind, std::size_t place) {
    for (const CharmSet& set : charmSets(tail))
        if (set.sort == sort && set.kind == kind && set.first < place && place < set.first + set.length)
            return set.length;
    return 0;
}

} // namespace

Tail brushedTail(const State& view, kit::Seat seat) {
    Tail tail = tailOf(view, seat);
    for (std::size_t i = 0; i < linksSet(view, seat); ++i)
        tail[i + 1].link = linkOfToken(view.cards(ZoneKind::Links, seat)[i].face);
    return tail;
}

Tail brushedTail(const State& view, kit::Seat seat, std::span<const Move> steps) {
    Tail tail = brushedTail(view, seat);
    std::size_t place = linksSet(view, seat);
    for (const Move& step : steps)
        if (step.kind == Move::Kind::Link)
            tail[++place].link = step.link;
    return tail;
}

std::size_t linksSet(const State& view, kit::Seat seat) {
    return isBrushing(view, seat) ? view.size(ZoneKind::Links, seat) : 0;
}

LinkEffect effectOf(const State& view, kit::Seat seat, Link link) {
    LinkEffect effect;
    effect.tail = brushedTail(view, seat);
    effect.pointsBefore = ownPoints(effect.tail).total();
    if (holdsBit(view, seat)) {
        effect.place = effect.tail.size();
        effect.tail.push_back({charmsOf(view.cards(ZoneKind::Drawn, seat)[0].face), link});
    } else {
        effect.place = linksSet(view, seat) + 1;
        effect.tail[effect.place].link = link;
    }
    const Tail& tail = effect.tail;
    const std::size_t place = effect.place;
    const Kind kind = joinedKind(link);
    effect.first = kit::at(tail[place - 1].charms, kind);
    effect.second = kit::at(tail[place].charms, kind);
    effect.stands = joinStands(tail, place);
    effect.takesJoinBefore = place > 1 && spoils(tail[place - 1].link, link);
    const int step = std::abs(effect.first - effect.second);
    if (effect.stands && step <= 1) {
        const auto sort = step == 0 ? CharmSet::Sort::Match : CharmSet::Sort::Chain;
        effect.meets = step == 0 ? LinkEffect::Meets::Match : LinkEffect::Meets::Chain;
        effect.charms = charmsAt(tail, sort, kind, place);
    }
    effect.points = ownPoints(tail).total();
    return effect;
}

} // namespace taletop::foxtail
