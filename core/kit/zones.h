// SPDX-License-Identifier: MIT
// The zones of a game in one table: their kinds, the number of each kind, and who sees them. This table alone
// decides what is secret.
#pragma once

#include "core/kit/at.h"
#include "core/kit/card.h"
#include "core/kit/fixed_vector.h"
#include "core/kit/seat.h"

#include <array>
#include <cstddef>
#include <stdexcept>

namespace taletop::kit {

/// The zones of one kind.
template <class Kind>
struct ZoneRow {
    Kind kind{};
    const char* name = ""; ///< name of these zones in scenes
    int count = 1;         ///< the number of zones of this kind; perSeat: one for each seat
    Visibility owner{};    ///< visibility for the zone's owner
    Visibility others{};   ///< visibility for everyone else
};
inline constexpr int perSeat = 0;

/// A kind of zone without an owner, `count` times.
template <class Kind>
[[nodiscard]] constexpr ZoneRow<Kind> shared(Kind kind, const char* name, Visibility visibility,
                                             int count = 1) {
    return {kind, name, count, visibility, visibility};
}
/// A kind of zone that every seat has.
template <class Kind>
[[nodiscard]] constexpr ZoneRow<Kind> ofEachSeat(Kind kind, const char* name, Visibility owner,
                                                 Visibility others) {
    return {kind, name, perSeat, owner, others};
}

/// The order of the seats' zones: by kind (all seats of the first kind first), or by seat.
enum class ZoneOrder : std::uint8_t { ByKind, BySeat };

/// The zones of a game, built from its rows in the order of the kinds' enumeration.
template <class Kind, std::size_t Kinds>
class ZoneTable {
public:
    using KindType = Kind;
    static constexpr std::size_t mostZones = 254;

    consteval ZoneTable(int mostSeats, ZoneOrder order, const ZoneRow<Kind> (&rows)[Kinds]) {
        int seatKinds = 0;
        for (const ZoneRow<Kind>& row : rows)
            seatKinds += row.count == perSeat ? 1 : 0;
        int next = 0;
        int seatKind = 0;
        const int firstOfSeats = [&] {
            int sum = 0;
            for (const ZoneRow<Kind>& row : rows)
                sum += row.count;
            return sum;
        }();
        for (std::size_t k = 0; k < Kinds; ++k) {
            const ZoneRow<Kind>& row = rows[k];
            if (row.kind != static_cast<Kind>(k))
                throw std::logic_error("the rows are not in the order of their kinds");
            const bool seats = row.count == perSeat;
            const bool bySeat = seats && order == ZoneOrder::BySeat;
            m_first[k] = cardNumber(seats ? firstOfSeats + (bySeat ? seatKind : seatKind * mostSeats) : next);
            m_step[k] = cardNumber(bySeat ? seatKinds : 1);
            const int count = seats ? mostSeats : row.count;
            for (int i = 0; i < count; ++i)
                m_zones[zoneOf(row.kind, i)] = {row.kind, row.name, seatAt(seats ? i : spectator), row.owner,
                                                row.others};
            next += row.count;
            seatKind += seats ? 1 : 0;
        }
        m_size = cardNumber(firstOfSeats + seatKinds * mostSeats);
    }

    /// The number of zones.
    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    /// The zone of a seat, or of this index if the kind has several.
    [[nodiscard]] constexpr Zone zoneOf(Kind kind, int index = 0) const {
        return cardNumber(at(m_first, kind) + index * at(m_step, kind));
    }
    [[nodiscard]] constexpr Kind kindOf(int zone) const { return at(m_zones, zone).kind; }
    /// The owner of the zone, or spectator if it has none.
    [[nodiscard]] constexpr Seat ownerOf(Zone zone) const { return m_zones[zone].owner; }
    [[nodiscard]] constexpr const char* nameOf(Zone zone) const { return m_zones[zone].name; }
    /// The zones of the first `seats` seats in the order of a scene: shared ones, then those of each seat.
    [[nodiscard]] FixedVector<Zone, mostZones> inOrder(int seats) const {
        FixedVector<Zone, mostZones> zones;
        for (Seat seat = spectator; seat < seats; ++seat)
            for (Zone zone = 0; zone < m_size; ++zone)
                if (m_zones[zone].owner == seat)
                    zones.push_back(zone);
        return zones;
    }
    /// The visibility of the zone for `viewer`.
    [[nodiscard]] constexpr Visibility visibility(Zone zone, Seat viewer) const {
        const Entry& entry = m_zones[zone];
        return entry.owner != spectator && entry.owner == viewer ? entry.own : entry.others;
    }

private:
    struct Entry {
        Kind kind{};
        const char* name = "";
        Seat owner = spectator;
        Visibility own{};
        Visibility others{};
    };
    std::array<Zone, Kinds> m_first{};
    std::array<Zone, Kinds> m_step{};
    std::array<Entry, mostZones> m_zones{};
    Zone m_size = 0;
};

} // namespace taletop::kit
