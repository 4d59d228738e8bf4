// SPDX-License-Identifier: MIT
// Decides which of several people the table asks first, so that the screen changes hands as rarely as
// possible: one person stays while they have choices, then the screen follows the direction in which cards
// are passed.
#pragma once

#include "core/contract/game.h"

#include <vector>

namespace taletop::table {

class Scheduling {
public:
    /// Starts before the first entry of a match in which people play the seats `people`.
    Scheduling(const contract::Game& game, const contract::Options& options, kit::SeatSet people);

    /// Processes an entry. `facts` are as everyone sees them, because the order is public.
    void follow(kit::Seat who, const std::vector<kit::Fact>& facts);
    /// Acts as if this seat had acted last: it took a move back and is asked again.
    void goBackTo(kit::Seat seat) { m_last = seat; }
    [[nodiscard]] kit::Seat lastToAct() const { return m_last; }

    /// The person to ask now; kit::spectator if there is none.
    [[nodiscard]] kit::Seat next(const contract::Pending& pending) const;

private:
    [[nodiscard]] kit::Seat ownerOf(kit::Zone zone) const;

    std::vector<kit::Seat> m_owners; ///< owners by zone
    kit::SeatSet m_people;
    int m_seats;
    kit::Seat m_last = kit::spectator; ///< the person who acted last
    int m_direction = 1;               ///< around the table, 1 or -1
};

} // namespace taletop::table
