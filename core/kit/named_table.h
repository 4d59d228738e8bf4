// SPDX-License-Identifier: MIT
// A table whose zones and numbers are accessed by the game's own names.
#pragma once

#include "core/kit/table.h"
#include "core/kit/zones.h"

#include <type_traits>

namespace taletop::kit {

/// `Zones` is the game's ZoneTable, `Number` the enumeration of its public numbers, whose last one is Count.
/// If every seat (or place) has a number of its own, its enumerator stands for the first seat, and the unused
/// values that follow stand for the others. Adds no field.
template <const auto& Zones, std::size_t Places, class Number>
class NamedTable : public Table<Zones.size(), Places, static_cast<std::size_t>(Number::Count)> {
    using Base = Table<Zones.size(), Places, static_cast<std::size_t>(Number::Count)>;
    using Kind = typename std::remove_cvref_t<decltype(Zones)>::KindType;

    static constexpr std::uint8_t key(Number number, int index) {
        return cardNumber(static_cast<int>(number) + index);
    }

public:
    /// The visibility of a zone for `viewer`; this is the only visibility table.
    [[nodiscard]] static constexpr Visibility visibility(Zone zone, Seat viewer) {
        return Zones.visibility(zone, viewer);
    }

    using Base::cards;
    using Base::count;
    using Base::empty;
    using Base::size;

    /// The cards in the zone of this kind; `index` is the seat, or the zone's index if the kind has several.
    [[nodiscard]] std::span<const Card> cards(Kind kind, int index = 0) const {
        return cards(Zones.zoneOf(kind, index));
    }
    [[nodiscard]] std::size_t size(Kind kind, int index = 0) const { return size(Zones.zoneOf(kind, index)); }
    [[nodiscard]] int count(Kind kind, int index = 0) const { return count(Zones.zoneOf(kind, index)); }
    [[nodiscard]] bool empty(Kind kind, int index = 0) const { return empty(Zones.zoneOf(kind, index)); }
    /// The place of a face in a zone; -1 if it is not there (or the viewer cannot see it).
    [[nodiscard]] int indexOf(Zone zone, int face) const {
        int index = 0;
        for (const Card card : cards(zone)) {
            if (card.face == face)
                return index;
            ++index;
        }
        return -1;
    }
    [[nodiscard]] int indexOf(Kind kind, int index, int face) const {
        return indexOf(Zones.zoneOf(kind, index), face);
    }

    /// The place of a face; the zone must contain it.
    [[nodiscard]] std::size_t placeOf(Zone zone, int face) const {
        const auto place = kit::placeOf(cards(zone), face, &Card::face);
        assert(place);
        return *place;
    }

    [[nodiscard]] int number(Number number, int index = 0) const { return this->scalar(key(number, index)); }
    /// The number as an enumerator: a phase, a step.
    template <class Value>
    requires std::is_enum_v<Value>
    [[nodiscard]] Value number(Number which) const { return static_cast<Value>(number(which)); }
    void setNumber(Number number, int value, Facts& facts) { this->set(key(number, 0), value, facts); }
    template <class Value>
    requires std::is_enum_v<Value>
    void setNumber(Number number, Value value, Facts& facts) {
        setNumber(number, static_cast<int>(value), facts);
    }
    /// The number as a seat or a special viewer.
    [[nodiscard]] Seat seatIn(Number seat, int index = 0) const { return seatAt(number(seat, index)); }
    /// The number of seats at the table.
    [[nodiscard]] Seat seats() const requires requires { Number::Seats; }
    { return seatIn(Number::Seats); }
    void setNumberOf(Number number, int index, int value, Facts& facts) {
        this->set(key(number, index), value, facts);
    }
};

} // namespace taletop::kit
