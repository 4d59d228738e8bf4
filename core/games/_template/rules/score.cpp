// SPDX-License-Identifier: MIT
// The score sheet (TM-10).
#include "core/games/_template/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::templategame {

namespace {

/// A line in which every card of one kind of zone earns the same points.
contract::ScoreLine cardLine(const State& view, const char* key, kit::Text label, ZoneKind kind, int each) {
    contract::ScoreLine line{.key = key, .label = label, .points = {}, .earned = {}};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        const kit::Zone zone = zoneOf(kind, seat);
        line.points.push_back(each * view.count(zone));
        for (int i = 0; i < view.count(zone); ++i)
            line.earned.push_back({.seat = seat,
                                   .what = kit::Text{"template", TALETOP_TEXT("template", "the %1")}.number(
                                       kit::at(view.cards(zone), i).face),
                                   .points = each,
                                   .cards = {{.zone = zone, .index = i}}});
    }
    return line;
}

} // namespace

contract::Result Rules::result(const State& view) {
    contract::Result result;
    result.lines = {
        cardLine(view, "rounds", {"template", TALETOP_TEXT("template", "Rounds won")}, ZoneKind::Won, 3),
        cardLine(view, "store", {"template", TALETOP_TEXT("template", "Cards stored")}, ZoneKind::Store, 1)};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        result.totals.push_back(kit::at(result.lines[0].points, seat) +
                                kit::at(result.lines[1].points, seat));
    if (view.phase() == Phase::Over)
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (kit::at(result.totals, seat) == *std::ranges::max_element(result.totals))
                result.winners.push_back(seat);
    return result;
}

} // namespace taletop::templategame
