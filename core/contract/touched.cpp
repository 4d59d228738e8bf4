// SPDX-License-Identifier: MIT
#include "core/contract/touched.h"

namespace taletop::contract {

std::optional<AnyMove> meantBy(const Game& game, const AnyState& view, kit::Seat seat,
                               std::span<const scene::Pick> touched) {
    const auto* const reader = dynamic_cast<const TouchReader*>(&game);
    if (touched.empty())
        return {};
    if (reader != nullptr)
        if (auto move = reader->meant(view, seat, touched))
            return move;
    const scene::Pick& last = touched.back();
    return last.kind == scene::Pick::Kind::Button ? game.parseMove(last.key) : std::nullopt;
}

std::optional<AnyRearrangement> rearrangedBy(const Game& game, std::span<const AnyMove> made,
                                             const AnyMove& wanted) {
    const auto* const reader = dynamic_cast<const TouchReader*>(&game);
    return reader != nullptr ? reader->rearranged(made, wanted) : std::nullopt;
}

} // namespace taletop::contract
