// SPDX-License-Identifier: MIT
// Who sees what (PT-7, PT-10, PT-24, PT-39; the ledger's table of hidden information).
#include "core/games/papertales/rules.h"
#include "core/kit/view.h"

namespace taletop::papertales {

kit::Visibility Rules::visibility(kit::Zone zone, kit::Seat viewer) {
    using kit::Visibility;
    if (zone < 2)
        return Visibility::Count; // PT-10
    const auto owner = static_cast<kit::Seat>((zone - 2) / seatZoneCount);
    switch (static_cast<SeatZone>((zone - 2) % seatZoneCount)) {
    case SeatZone::Hand:
    case SeatZone::Kept:
    case SeatZone::Pack:
    case SeatZone::Dropped:
        return owner == viewer ? Visibility::Face : Visibility::Count;
    case SeatZone::Queue: // not even its next owner: it is seen when the pack before it is done
        return Visibility::Count;
    case SeatZone::Plan:
    case SeatZone::Choice:
        return owner == viewer ? Visibility::Face : Visibility::Nothing;
    default:
        return Visibility::Face; // PT-7
    }
}

State viewOf(const State& state, kit::Seat viewer) {
    State view = state;
    std::array<kit::Visibility, zoneCount> zones{};
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        zones[zone] = Rules::visibility(static_cast<kit::Zone>(zone), viewer);
    kit::blank(view.ref(), zones);
    return view;
}

} // namespace taletop::papertales
