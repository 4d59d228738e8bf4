// SPDX-License-Identifier: MIT
// Finds the moves meant by touches that make no legal move.
#include "core/contract/touched.h"
#include "core/games/storyline/table/table.h"

namespace taletop::storyline {

namespace {

using Kind = Move::Kind;

Move tokenMove(const State& view, const scene::Pick& token) {
    if (view.phase() == Phase::Cover)
        return {.kind = Kind::Cover, .token = static_cast<std::uint8_t>(token.index + 1), .cards = {}};
    return {.kind = Kind::Effect, .cards = {contract::touchedCard(view, token).face}};
}

} // namespace

std::optional<Move> Shown::meant(const State& view, kit::Seat seat, std::span<const scene::Pick> touched) {
    const bool chooses = view.phase() == Phase::Choose && Rules::pending(view).seats.contains(seat);
    if (touched.back().kind == scene::Pick::Kind::Button) // pressed before all cards are chosen
        return Move{.kind = chooses ? Kind::Choose : Kind::Play,
                    .cards = {contract::touchedCard(view, touched.front()).face}};
    const std::uint8_t face = contract::touchedCard(view, touched.back()).face;
    if (face == kit::unknownFace)
        return {};
    if (zones.kindOf(touched.back().zone) == ZoneKind::Turned)
        return tokenMove(view, touched.back());
    Move move{.kind = chooses ? Kind::Choose : Kind::Play, .cards = {face}};
    if (touched.size() > 1 && bannersOf(view).size() > 1)
        move.cards[1] = contract::touchedCard(view, touched.front()).face;
    return move;
}

} // namespace taletop::storyline
