// SPDX-License-Identifier: MIT
#include "core/games/foxtail/rules/score.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace taletop::foxtail {

namespace {

/// The relation between the two charms that a link joins.
enum class Relation : std::uint8_t { None, Match, Chain };

/// FT-32: of all corners that meet, only those of the joined kind count.
Relation relationAt(const Tail& tail, std::size_t place) {
    if (!joinStands(tail, place))
        return Relation::None;
    const Kind kind = joinedKind(tail[place].link);
    switch (std::abs(kit::at(tail[place].charms, kind) - kit::at(tail[place - 1].charms, kind))) {
    case 0:
        return Relation::Match; // FT-48
    case 1:
        return Relation::Chain; // FT-49; FT-50: up or down does not matter
    default:
        return Relation::None; // FT-51
    }
}

/// Collects all stretches of one relation (FT-48, FT-49). Within a run of one letter (FT-47) a stretch
/// continues while neighbours have that relation. It has one charm more than joins (FT-52). A stretch of the
/// other relation may start at its last charm, which then counts in both (FT-53).
void collect(const Tail& tail, Relation wanted, CharmSet::Sort sort, CharmSets& sets) {
    bool open = false;
    for (std::size_t place = 1; place < tail.size(); ++place) {
        if (relationAt(tail, place) != wanted) {
            open = false;
            continue;
        }
        if (open && tail[place].link == tail[place - 1].link) {
            ++sets.back().length;
            continue;
        }
        sets.push_back({sort, joinedKind(tail[place].link), kit::cardNumber(place - 1), 2});
        open = true;
    }
}

int most(std::span<const Standing> standings, int OwnPoints::*line) {
    int best = 0;
    for (const Standing& standing : standings)
        best = std::max(best, standing.own.*line);
    return best;
}

int earliestFinish(std::span<const Standing> standings) {
    int earliest = 0;
    for (const Standing& standing : standings)
        if (standing.finished != 0 && (earliest == 0 || standing.finished < earliest))
            earliest = standing.finished;
    return earliest;
}

/// The bonus for equalling the best. A best of zero earns nothing (FT-60).
int comparison(int own, int best) { return best != 0 && own == best ? bonusForBest : 0; }

} // namespace

bool joinStands(const Tail& tail, std::size_t place) {
    assert(place >= 1 && place < tail.size());
    const Link link = tail[place].link;
    if (link == Link::None)
        return false;
    // FT-33, FT-34: only the links right before and after can hide a corner that this one needs.
    if (spoils(tail[place - 1].link, link))
        return false;
    return place + 1 == tail.size() || !spoils(link, tail[place + 1].link);
}

CharmSets charmSets(const Tail& tail) {
    CharmSets sets;
    collect(tail, Relation::Match, CharmSet::Sort::Match, sets);
    collect(tail, Relation::Chain, CharmSet::Sort::Chain, sets);
    return sets;
}

OwnPoints ownPoints(const Tail& tail) {
    OwnPoints points;
    unsigned kinds = 0;
    for (const CharmSet& set : charmSets(tail)) {
        const bool match = set.sort == CharmSet::Sort::Match;
        (match ? points.match : points.chain) += set.length; // FT-55, FT-56
        int& biggest = match ? points.biggestMatch : points.longestChain;
        biggest = std::max<int>(biggest, set.length);
        kinds |= kit::bitOf(set.kind);
    }
    for (; kinds != 0; kinds &= kinds - 1)
        ++points.variety; // FT-57
    return points;
}

TablePoints comparedPoints(std::span<const Standing> standings) {
    const bool alone = standings.size() == 1; // FT-66
    const int chain = most(standings, &OwnPoints::longestChain);
    const int match = most(standings, &OwnPoints::biggestMatch);
    const int finish = earliestFinish(standings);
    TablePoints table;
    for (const Standing& standing : standings) {
        SeatPoints points{.own = standing.own};
        if (!alone) {
            points.longestChain = comparison(standing.own.longestChain, chain); // FT-58
            points.biggestMatch = comparison(standing.own.biggestMatch, match); // FT-59
            points.first = comparison(standing.finished, finish);               // FT-61
            points.prettiest = standing.votes;                                  // FT-62
        }
        table.push_back(points);
    }
    return table;
}

kit::SeatSet winnersOf(const TablePoints& points) {
    int best = 0;
    for (const SeatPoints& seat : points)
        best = std::max(best, seat.total());
    kit::SeatSet winners;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        if (points[seat].total() == best) // FT-64: no tie-break
            winners.insert(kit::seatAt(seat));
    return winners;
}

} // namespace taletop::foxtail
