// SPDX-License-Identifier: MIT
// What a casual player does, and the hint with its sentence.
#include "core/games/tailstory/rules.h"

namespace taletop::tailstory {

Move Rules::casualMove(const State& view, kit::Seat seat, kit::Rng& rng) {
    const MoveList moves = legalMoves(view, seat);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

ruleset::AdviceList<Move> Rules::advise(const State& view, kit::Seat seat) {
    ruleset::AdviceList<Move> list;
    list.push_back({legalMoves(view, seat)[0], {"tailstory", TALETOP_TEXT("tailstory", "This is allowed.")}});
    return list;
}

} // namespace taletop::tailstory
