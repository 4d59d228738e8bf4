// SPDX-License-Identifier: MIT
// The score sheet: achievements, and who won (TS-123).
#include "core/games/tailstory/rules.h"

namespace taletop::tailstory {

ruleset::Result Rules::result(const State& view) {
    ruleset::ScoreLine line{.key = "achievements",
                            .label = {"tailstory", TALETOP_TEXT("tailstory", "Achievements")},
                            .points = {},
                            .earned = {}};
    for (kit::Seat seat = 0; seat < seatsOf(view); ++seat) {
        const kit::Zone zone = zoneOf(SeatZone::Achievements, seat);
        const int count = sizeOf(view, SeatZone::Achievements, seat);
        line.points.push_back(count);
        for (int place = 0; place < count; ++place)
            line.earned.push_back(
                {.seat = seat,
                 .what =
                     kit::Text{"tailstory", TALETOP_TEXT("tailstory", "Achievement %1")}.number(place + 1),
                 .points = 1,
                 .cards = {{.zone = zone, .index = place}}});
    }
    ruleset::Result result;
    result.totals = line.points;
    result.lines.push_back(std::move(line));
    const int winner = number(view, Scalar::Winner);
    if (winner >= 0)
        result.winners.push_back(static_cast<kit::Seat>(winner));
    result.undecided = winner < 0 && stepOf(view) == Step::Over; // TS-131
    return result;
}

} // namespace taletop::tailstory
