// SPDX-License-Identifier: MIT
// The score sheet (TM-10).
#include "core/games/_template/rules/rules.h"
#include "core/kit/at.h"

namespace taletop::templategame {

namespace {

/// A line in which every card of one kind of zone earns the same.
contract::ScoreLine cardLine(const State& view, const char* key, kit::Text label, ZoneKind kind, int each) {
    contract::ScoreLine line{.key = key, .label = label, .points = {}, .earned = {}};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        const kit::Zone zone = zoneOf(kind, seat);
        const auto cards = view.cards(zone);
        line.points.push_back(each * static_cast<int>(cards.size()));
        for (std::size_t i = 0; i < cards.size(); ++i)
            line.earned.push_back(
                {.seat = seat,
                 .what = kit::Text{"template", TALETOP_TEXT("template", "the %1")}.number(cards[i].face),
                 .points = each,
                 .cards = {{.zone = zone, .index = static_cast<int>(i)}}});
    }
    return line;
}

} // namespace

contract::Result Rules::result(const State& view) {
    contract::Result result;
    result.lines = {
        cardLine(view, "rounds", {"template", TALETOP_TEXT("template", "Rounds won")}, ZoneKind::Won, 3),
        cardLine(view, "store", {"template", TALETOP_TEXT("template", "Cards stored")}, ZoneKind::Store, 1)};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(view.seats()); ++seat)
        result.totals.push_back(result.lines[0].points[seat] + result.lines[1].points[seat]);
    if (view.phase() == Phase::Over)
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (kit::at(result.totals, seat) == *std::ranges::max_element(result.totals))
                result.winners.push_back(seat);
    return result;
}

} // namespace taletop::templategame
