// SPDX-License-Identifier: MIT
// The contract of a game's players: what a seat may guess, what a casual player does, and what a player
// who looks ahead needs beyond that. Nobody knows more than the view of a seat.
#pragma once

#include "core/contract/rules.h"
#include "core/kit/memory.h"
#include "core/kit/rng.h"
#include "core/kit/text.h"

#include <span>
#include <vector>

namespace taletop::contract {

/// A move that speaks for itself, and one sentence what does: hints (core/bots/hints.h) say it of what they
/// have found best.
template <class Move>
struct Advice {
    Move move;
    kit::Text why;
    int ledger = 0; ///< the number of the entry that the sentence rests on; 0: on none in particular
};

/// What speaks for a decision.
struct Reason {
    kit::Text why;  ///< one sentence that is true of it, or empty
    int ledger = 0; ///< the number of the entry that it rests on; 0: on none in particular
};

inline constexpr std::size_t maxAdvice = 3;

/// The best at a first look first: different legal moves, each with a sentence that is true of it.
template <class Move>
using AdviceList = kit::FixedVector<Advice<Move>, maxAdvice>;

/// What a seat may guess, from its view alone. With that a game is played, and with a RememberingPlayer one
/// in which cards that were seen are hidden again; the other concepts below say what its own player may do
/// better than anybody who knows the rules alone.
template <class Player, class Rules>
concept GamePlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// A full state that looks the same to `seat`, or to kit::spectator, as its view, drawn at random. Hidden
    /// cards that the seat remembers (RememberingPlayer) lie in the view already, and stay where they lie, or
    /// in their zone.
    { Player::sample(view, seat, rng) } -> std::same_as<typename Rules::State>;
};

/// A game in which something can be said for a move at a first look.
template <class Player, class Rules>
concept AdvisingPlayer = requires(const typename Rules::State& view, kit::Seat seat) {
    /// One move at least; called like casualMove.
    { Player::advise(view, seat) } -> std::same_as<AdviceList<typename Rules::Move>>;
};

/// A game with rules of thumb of its own.
template <class Player, class Rules>
concept CasualPlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// The sensible move of a casual player; called with a view in which `seat` is pending.
    { Player::casualMove(view, seat, rng) } -> std::same_as<typename Rules::Move>;
};

/// What is advised in a game that advises nothing: moves as the rules list them.
template <class Player, GameRules Rules>
[[nodiscard]] AdviceList<typename Rules::Move> advise(const typename Rules::State& view, kit::Seat seat) {
    if constexpr (AdvisingPlayer<Player, Rules>)
        return Player::advise(view, seat);
    AdviceList<typename Rules::Move> list;
    for (const auto& move : legalMoves<Rules>(view, seat))
        if (list.size() < maxAdvice)
            list.push_back({move, {"core", TALETOP_TEXT("core", "The rules allow it.")}});
    return list;
}

/// What a casual player does in a game without rules of thumb: three times of four what is advised first, if
/// anything is, and any legal move otherwise.
template <class Player, GameRules Rules>
[[nodiscard]] typename Rules::Move casualMove(const typename Rules::State& view, kit::Seat seat,
                                              kit::Rng& rng) {
    if constexpr (CasualPlayer<Player, Rules>)
        return Player::casualMove(view, seat, rng);
    if constexpr (AdvisingPlayer<Player, Rules>)
        if (rng.below(4) != 0)
            return Player::advise(view, seat)[0].move;
    const auto moves = legalMoves<Rules>(view, seat);
    return moves[rng.below(moves.size())];
}

/// A game in which something is seen that goes out of sight again.
template <class Player>
concept RememberingPlayer = requires(kit::Zone zone) {
    /// How cards lie in a zone that some seat cannot look into, and for the plain table in which zones they
    /// lie on each other.
    { Player::pileOf(zone) } -> std::same_as<kit::Pile>;
    /// May several cards have one face?
    { Player::twins } -> std::convertible_to<bool>;
};

/// A game in which not all that a seat remembers can lie wherever there is room for it.
template <class Player, class Rules>
concept ConstrainedPlayer = requires(const typename Rules::State& view) {
    /// Can what is hidden still be as the rules demand, with what is remembered lying as it does here? Where
    /// it cannot, sample is not asked, and what is remembered is laid anew.
    { Player::mayBe(view) } -> std::same_as<bool>;
};

/// A whole decision: steps of one seat with nothing between them, each legal after those before it.
inline constexpr std::size_t maxSteps = 16;
template <class Move>
using Decision = kit::FixedVector<Move, maxSteps>;

/// What a player who looks ahead strives for in a game: a share of the win, and points ahead.
struct Aim {
    double winning = 0.5; ///< how much of the worth is the share of the win, 0 to 1; the rest is the lead
    double lead = 5;      ///< points ahead of the best of the others that are three quarters of all it can be
    /// Moves that this game's player thinks through in a millisecond, roughly: a budget is a number of
    /// moves, so that it buys the same thoughts on every machine.
    std::uint64_t movesInAMillisecond = 1000;
    /// Whoever imagines games plays better than the casual player; where duels show that they do not
    /// (docs/opponents.md), bots that only think harder play as that one does, and say so.
    bool thoughtPays = true;
};

/// A game whose imagined games are played on by somebody quicker than its casual player.
template <class Player, class Rules>
concept PlayoutPlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// A sensible move, as casualMove; it may be asked of a full state and must not look at more of it than
    /// `seat` sees.
    { Player::playout(view, seat, rng) } -> std::same_as<typename Rules::Move>;
};

/// A game in which there is more to choose from than single moves, or less.
template <class Player, class Rules>
concept DecidingPlayer = requires(const typename Rules::State& view, kit::Seat seat,
                                  std::vector<Decision<typename Rules::Move>>& decisions) {
    /// Whole decisions worth a thought, one at least; those that come to the same once.
    {Player::decisions(view, seat, decisions)};
};

/// A game in which something can be said for whole decisions, whatever is advised at a first look.
template <class Player, class Rules>
concept ReasoningPlayer = requires(const typename Rules::State& view, kit::Seat seat,
                                   std::span<const typename Rules::Move> steps, bool best) {
    /// Of a view, what speaks for these steps; `best`: for them above all others, and only then the
    /// sentence may say so.
    { Player::reasonFor(view, seat, steps, best) } -> std::same_as<Reason>;
};

/// What speaks for a decision in any game: without a ReasoningPlayer what is advised of its only step.
template <class Player, GameRules Rules>
[[nodiscard]] Reason reasonFor(const typename Rules::State& view, kit::Seat seat,
                               std::span<const typename Rules::Move> steps, bool best) {
    if constexpr (ReasoningPlayer<Player, Rules>)
        return Player::reasonFor(view, seat, steps, best);
    for (const auto& advice : advise<Player, Rules>(view, seat))
        if (steps.size() == 1 && advice.move == steps[0])
            return {advice.why, advice.ledger};
    return {};
}

/// A game with an aim of its own.
template <class Player>
concept AimingPlayer = requires {
    { Player::aim() } -> std::same_as<Aim>;
};

} // namespace taletop::contract
