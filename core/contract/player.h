// SPDX-License-Identifier: MIT
// The contract of a game's casual player.
#pragma once

#include "core/contract/rules.h"
#include "core/kit/rng.h"
#include "core/kit/text.h"

namespace taletop::contract {

/// A suggestion: a move and one sentence why.
template <class Move>
struct Advice {
    Move move;
    kit::Text why;
    int ledger = 0; ///< the number of the entry that the sentence rests on; 0: on none in particular
};

inline constexpr std::size_t maxAdvice = 3;

/// Suggestions, the best first: different legal moves, each with a sentence that is true of it.
template <class Move>
using AdviceList = kit::FixedVector<Advice<Move>, maxAdvice>;

/// What a seat may guess and what a casual player does, from the seat's view alone.
template <class Player, class Rules>
concept GamePlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// A full state that looks the same to `seat` as its view, drawn at random.
    { Player::sample(view, seat, rng) } -> std::same_as<typename Rules::State>;
    /// The sensible move of a casual player; called with a view in which `seat` is pending.
    { Player::casualMove(view, seat, rng) } -> std::same_as<typename Rules::Move>;
    /// What to suggest, one move at least; called like casualMove.
    { Player::advise(view, seat) } -> std::same_as<AdviceList<typename Rules::Move>>;
};

} // namespace taletop::contract
