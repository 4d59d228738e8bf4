// SPDX-License-Identifier: MIT
// Who sees what: the one table that secrecy rests on (the ledger's hidden and public information).
#include "core/games/foxtail/rules.h"

namespace taletop::foxtail {

kit::Visibility Rules::visibility(kit::Zone zone, kit::Seat viewer) {
    if (zone == deckZone || zone == asideZone)
        return kit::Visibility::Count; // FT-13, FT-14: nobody knows which, everybody how many
    const int place = zone - 2;
    const bool own = viewer >= 0 && place % mostSeats == viewer;
    switch (static_cast<SeatZone>(place / mostSeats)) {
    case SeatZone::Choice: // FT-17: everybody sees who has chosen
    case SeatZone::Vote:   // FT-62: and who has voted
        return own ? kit::Visibility::Face : kit::Visibility::Back;
    case SeatZone::Links: // FT-18: the count would tell how far somebody is with his brush
        return own ? kit::Visibility::Face : kit::Visibility::Nothing;
    case SeatZone::Bits:
    case SeatZone::Drawn: // FT-20
    case SeatZone::Ballot:
        break;
    }
    return kit::Visibility::Face;
}

} // namespace taletop::foxtail
