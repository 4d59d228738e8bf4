// SPDX-License-Identifier: MIT
// Who sees what (the ledger's table of hidden and public information).
#include "core/games/storyline/rules.h"
#include "core/kit/view.h"

namespace taletop::storyline {

kit::Visibility Rules::visibility(kit::Zone zone, kit::Seat viewer) {
    using kit::Visibility;
    const auto ownOr = [&](ZoneKind kind, Visibility others) {
        return viewer >= 0 && viewer < mostSeats && zone == zoneOf(kind, viewer) ? Visibility::Face : others;
    };
    if (zone >= zoneOf(ZoneKind::Seal)) // SL-26: that a seat has played is public
        return Visibility::Face;
    if (zone >= zoneOf(ZoneKind::Slip)) // SL-34: nobody else learns, before or after (SL-35)
        return ownOr(ZoneKind::Slip, Visibility::Count);
    if (zone >= zoneOf(ZoneKind::Turned)) // SL-56
        return Visibility::Face;
    if (zone >= zoneOf(ZoneKind::Tokens)) // SL-33: not even the owner
        return Visibility::Back;
    if (zone >= zoneOf(ZoneKind::Sealed)) // SL-27
        return ownOr(ZoneKind::Sealed, Visibility::Back);
    if (zone >= zoneOf(ZoneKind::Hand))
        return ownOr(ZoneKind::Hand, Visibility::Count);
    if (zone >= zoneOf(ZoneKind::Pile)) // SL-29
        return Visibility::Face;
    if (zone >= zoneOf(ZoneKind::Pool)) // SL-14, SL-68; what is mixed: SL-28
        return Visibility::Count;
    return zone >= zoneOf(ZoneKind::Pages) ? Visibility::Face : Visibility::Count; // SL-12, SL-15, SL-20
}

State viewOf(const State& state, kit::Seat viewer) {
    State view = state;
    std::array<kit::Visibility, zoneCount> zones{};
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        zones[zone] = Rules::visibility(static_cast<kit::Zone>(zone), viewer);
    kit::blank(view.ref(), zones);
    return view;
}

} // namespace taletop::storyline
