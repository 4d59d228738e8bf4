// SPDX-License-Identifier: MIT
// Who sees what (TS-15, TS-61, TS-101, TS-119; the ledger's table of hidden information).
#include "core/games/tailstory/rules.h"
#include "core/kit/view.h"

namespace taletop::tailstory {

kit::Visibility Rules::visibility(kit::Zone zone, kit::Seat viewer) {
    using kit::Visibility;
    if (zone < 4)
        return zone == box || zone == queuePile ? Visibility::Count : Visibility::Face; // TS-23
    const auto owner = static_cast<kit::Seat>((zone - 4) / seatZoneCount);
    switch (static_cast<SeatZone>((zone - 4) % seatZoneCount)) {
    case SeatZone::Deck: // not even its owner
        return Visibility::Count;
    case SeatZone::Hand:
        return owner == viewer ? Visibility::Face : Visibility::Count;
    case SeatZone::Achievements:
        return owner == viewer ? Visibility::Face : Visibility::Back;
    default:
        return Visibility::Face;
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

} // namespace taletop::tailstory
