// SPDX-License-Identifier: MIT
#include "core/table/scheduling.h"

namespace taletop::table {

Scheduling::Scheduling(const contract::Game& game, const contract::Options& options, kit::SeatSet people)
    : m_owners(game.visibility(kit::spectator).size(), kit::spectator), m_people(people),
      m_seats(options.seats) {
    for (const scene::Zone& zone :
         game.scene(game.view(game.setup(options), kit::spectator), kit::spectator).zones)
        m_owners[zone.zone] = zone.owner;
}

kit::Seat Scheduling::ownerOf(kit::Zone zone) const { return m_owners[zone]; }

void Scheduling::follow(kit::Seat who, const std::vector<kit::Fact>& facts) {
    if (who < 0 || facts.empty()) // an entry that nobody else saw must not affect the order
        return;
    if (m_people.contains(who))
        m_last = who;
    for (const kit::Fact& fact : facts) {
        if (fact.kind != kit::Fact::Kind::Move || ownerOf(fact.from) != who || ownerOf(fact.to) < 0)
            continue;
        // The seat that gets cards will soon have a choice, so continue in that direction.
        if (ownerOf(fact.to) == (who + 1) % m_seats)
            m_direction = 1;
        else if (ownerOf(fact.to) == (who + m_seats - 1) % m_seats)
            m_direction = -1;
    }
}

kit::Seat Scheduling::next(const contract::Pending& pending) const {
    if (pending.kind != contract::Pending::Kind::Seats)
        return kit::spectator;
    const auto asked = [&](int seat) {
        return m_people.contains(static_cast<kit::Seat>(seat)) &&
               pending.seats.contains(static_cast<kit::Seat>(seat));
    };
    if (m_last >= 0 && asked(m_last))
        return m_last;
    const int start = m_last >= 0 ? m_last : (m_direction > 0 ? m_seats - 1 : 0);
    for (int step = 1; step <= m_seats; ++step) {
        const int seat = (start + m_direction * step + m_seats * m_seats) % m_seats;
        if (asked(seat))
            return static_cast<kit::Seat>(seat);
    }
    return kit::spectator;
}

} // namespace taletop::table
