// SPDX-License-Identifier: MIT
// The score sheet: achievements and the winner (TS-123).
#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

contract::Result Rules::result(const State& view) {
    contract::ScoreLine line{.key = "achievements",
                             .label = {"tailstory", TALETOP_TEXT("tailstory", "Achievements")},
                             .points = {},
                             .earned = {}};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        const kit::Zone zone = zoneOf(ZoneKind::Achievements, seat);
        const int count = sizeOf(view, ZoneKind::Achievements, seat);
        line.points.push_back(count);
        for (int place = 0; place < count; ++place)
            line.earned.push_back(
                {.seat = seat,
                 .what =
                     kit::Text{"tailstory", TALETOP_TEXT("tailstory", "Achievement %1")}.number(place + 1),
                 .points = 1,
                 .cards = {{.zone = zone, .index = place}}});
    }
    contract::Result result;
    result.totals = line.points;
    result.lines.push_back(std::move(line));
    const int winner = view.number(Number::Winner);
    if (winner >= 0)
        result.winners.push_back(kit::seatAt(winner));
    result.undecided = winner < 0 && view.step() == Step::Over; // TS-131
    return result;
}

} // namespace taletop::tailstory
