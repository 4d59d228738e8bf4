// SPDX-License-Identifier: MIT
// Whom of several people the table asks first, so that the screen changes hands as seldom as can
// be: one stays while there is something to choose, and then it goes the way that cards are passed.
#pragma once

#include "core/contract/game.h"

#include <vector>

namespace taletop::table {

class Scheduling {
public:
    /// Before the first entry of a match in which `people` are persons.
    Scheduling(const contract::Game& game, const contract::Options& options, kit::SeatSet people);

    /// An entry has been carried out; `facts` as everybody learns them, for the order is public.
    void follow(kit::Seat who, const std::vector<kit::Fact>& facts);
    /// As if this seat had acted last: it has taken a move back and is asked again.
    void goBackTo(kit::Seat seat) { m_last = seat; }
    [[nodiscard]] kit::Seat lastToAct() const { return m_last; }

    /// The person to ask now; kit::spectator: nobody.
    [[nodiscard]] kit::Seat next(const contract::Pending& pending) const;

private:
    [[nodiscard]] kit::Seat ownerOf(kit::Zone zone) const;

    std::vector<kit::Seat> m_owners; ///< by zone
    kit::SeatSet m_people;
    int m_seats;
    kit::Seat m_last = kit::spectator; ///< the person who acted last
    int m_direction = 1;               ///< round the table, 1 or -1
};

} // namespace taletop::table
