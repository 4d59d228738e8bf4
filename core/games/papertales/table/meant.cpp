// SPDX-License-Identifier: MIT
// Finds the moves meant by touches that make no legal move.
#include "core/contract/touched.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/table.h"

#include <string_view>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;
using Pick = scene::Pick;
using Meant = std::optional<Move>;

/// The seat's own spot that was touched, or -1.
int spotOf(kit::Seat seat, const Pick& thing) {
    for (int spot = 0; spot < spotCount && thing.kind == Pick::Kind::Zone; ++spot)
        if (thing.zone == spotZone(seat, spot))
            return spot;
    return -1;
}

/// The face of the card on a spot, as planned if the seat is planning.
std::uint8_t faceAt(const State& view, kit::Seat seat, int spot) {
    return taskOf(view, seat) == Task::Plan ? slotOf(view, seat, spot).face : unitAt(view, seat, spot).face;
}

/// The face that a touch refers to, or 0.
std::uint8_t faceOf(const State& view, kit::Seat seat, const Pick& thing) {
    const int spot = spotOf(seat, thing);
    return spot >= 0 ? faceAt(view, seat, spot) : contract::touchedCard(view, thing).face;
}

bool lies(const Pick& thing, kit::Zone zone) {
    return (thing.kind == Pick::Kind::Card || thing.kind == Pick::Kind::Zone) && thing.zone == zone;
}

/// The construction meant by touching a Building, at level 2 if `second`.
Meant construction(const State& view, kit::Seat seat, const Pick& building, bool second) {
    const kit::Card card = contract::touchedCard(view, building);
    if (!lies(building, zoneOf(ZoneKind::Buildings, seat)) || card.face == kit::unknownFace)
        return {};
    if (second && card.mark > 0)
        return Move{.kind = Kind::Upgrade, .card = card.face};
    return Move{.kind = Kind::Build, .card = card.face, .other = second ? std::uint8_t{2} : std::uint8_t{1}};
}

Meant cardMove(const State& view, kit::Seat seat, const Pick& card) {
    const std::uint8_t face = contract::touchedCard(view, card).face;
    if (face == kit::unknownFace)
        return {};
    if (lies(card, zoneOf(ZoneKind::Pack, seat)))
        return Move{.kind = Kind::Pick, .card = face};
    if (lies(card, zoneOf(ZoneKind::Hand, seat)))
        return Move{.kind = Kind::Deploy, .card = face};
    return construction(view, seat, card, false);
}

/// The move meant by touching only a spot. A planned Unit moves to the other row.
Meant spotMove(const State& view, kit::Seat seat, int spot) {
    const auto at = static_cast<std::uint8_t>(spot);
    if (spot < 0 || faceAt(view, seat, spot) == kit::unknownFace)
        return {};
    switch (taskOf(view, seat)) {
    case Task::Target:
    case Task::Alchemy:
        return Move{.kind = Kind::Target, .spot = at};
    case Task::Heal:
        return Move{.kind = Kind::Save, .spot = at};
    default:
        return Move{.kind = Kind::Move, .spot = at, .to = spot == 3 ? std::uint8_t{4} : std::uint8_t{3}};
    }
}

/// The move meant by touching a thing and then a place.
Meant wayTo(const State& view, kit::Seat seat, const Pick& thing, const Pick& place) {
    const int from = spotOf(seat, thing);
    const int to = spotOf(seat, place);
    const std::uint8_t face = faceOf(view, seat, thing);
    const auto spot = static_cast<std::uint8_t>(from);
    if (to >= 0 && from >= 0)
        return Move{.kind = Kind::Move, .spot = spot, .to = static_cast<std::uint8_t>(to)};
    if (to >= 0 && face != kit::unknownFace && lies(thing, zoneOf(ZoneKind::Hand, seat)))
        return Move{.kind = Kind::Deploy, .card = face, .spot = static_cast<std::uint8_t>(to)};
    if (from >= 0 && lies(place, zoneOf(ZoneKind::Hand, seat)))
        return Move{.kind = Kind::Back, .spot = spot};
    if (from >= 0 && lies(place, discardPile))
        return Move{.kind = Kind::Discard, .spot = spot};
    if (face != kit::unknownFace && lies(place, zoneOf(ZoneKind::Kept, seat)))
        return Move{.kind = Kind::Keep, .card = face};
    return {};
}

} // namespace

Meant Shown::meant(const State& view, kit::Seat seat, std::span<const Pick> touched) {
    const Pick& thing = touched.back();
    if (thing.kind == Pick::Kind::Button && touched.size() > 1)
        return construction(view, seat, touched.front(), std::string_view("level2") == thing.key);
    if (thing.kind == Pick::Kind::Card)
        return cardMove(view, seat, thing);
    if (touched.size() > 1)
        return wayTo(view, seat, touched.front(), thing);
    return spotMove(view, seat, spotOf(seat, thing));
}

} // namespace taletop::papertales
