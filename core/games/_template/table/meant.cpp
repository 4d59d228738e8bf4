// SPDX-License-Identifier: MIT
// Finds the moves meant by touches that make no legal move.
#include "core/contract/touched.h"
#include "core/games/_template/table/table.h"

namespace taletop::templategame {

std::optional<Move> Shown::meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched) {
    const auto hand = view.cards(ZoneKind::Hand, seat);
    const scene::Pick& thing = touched.front();
    const scene::Pick& place = touched.back();
    const std::uint8_t face = thing.zone == zoneOf(ZoneKind::Hand, seat)
                                  ? contract::touchedCard(view, thing).face
                                  : kit::unknownFace;
    if (place.kind == scene::Pick::Kind::Zone && place.zone == zoneOf(ZoneKind::Store, seat) && !hand.empty())
        return Move{.kind = Move::Kind::Store, .face = face != kit::unknownFace ? face : hand.front().face};
    if (face == kit::unknownFace)
        return {};
    const bool lays = view.phase() == Phase::Lay;
    const bool answers = view.phase() == Phase::Answer;
    return Move{.kind = lays      ? Move::Kind::Lay
                        : answers ? Move::Kind::Answer
                                  : Move::Kind::Store,
                .face = face};
}

} // namespace taletop::templategame
