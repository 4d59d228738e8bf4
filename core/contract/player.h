// SPDX-License-Identifier: MIT
// The contract of a game's players: guesses, casual moves, and extras for players who look ahead. All of them
// may use only what a seat sees.
#pragma once

#include "core/contract/rules.h"
#include "core/kit/memory.h"
#include "core/kit/rng.h"
#include "core/kit/text.h"

#include <span>
#include <vector>

namespace taletop::contract {

/// A promising move and one sentence in its favour; hints (core/bots/hints.h) use the sentence for the best
/// move.
template <class Move>
struct Advice {
    Move move;
    kit::Text why;
    int ledger = 0; ///< number of the entry that supports the sentence; 0: none
};

/// A reason for a decision.
struct Reason {
    kit::Text why;  ///< one true sentence about the decision, or empty
    int ledger = 0; ///< number of the entry that supports it; 0: none
};

inline constexpr std::size_t maxAdvice = 3;

/// Different legal moves, the most promising first, each with a true sentence about it.
template <class Move>
using AdviceList = kit::FixedVector<Advice<Move>, maxAdvice>;

/// Players that guess hidden cards from a seat's view. This is all that a game must provide, plus
/// RememberingPlayer if cards can become hidden again after they were seen. The other concepts below are
/// optional and make players better.
template <class Player, class Rules>
concept GamePlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// Draws a random full state that looks to `seat`, or to kit::spectator, exactly like its view. Hidden
    /// cards that the seat remembers (RememberingPlayer) are in the view already; they keep their places, or
    /// at least their zones.
    { Player::sample(view, seat, rng) } -> std::same_as<typename Rules::State>;
};

/// Players that can recommend moves without looking ahead.
template <class Player, class Rules>
concept AdvisingPlayer = requires(const typename Rules::State& view, kit::Seat seat) {
    /// Returns at least one move; `seat` must be pending in `view`.
    { Player::advise(view, seat) } -> std::same_as<AdviceList<typename Rules::Move>>;
};

/// Players with their own rules of thumb.
template <class Player, class Rules>
concept CasualPlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// The sensible move of a casual player; called with a view in which `seat` is pending.
    { Player::casualMove(view, seat, rng) } -> std::same_as<typename Rules::Move>;
};

/// Returns the player's advice, or legal moves in the order of the rules if the game has none.
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

/// Returns the player's casual move. Games without a CasualPlayer play their first advice three times out of
/// four, and otherwise any legal move.
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

/// Players of a game in which visible cards become hidden again.
template <class Player>
concept RememberingPlayer = requires(kit::Zone zone) {
    /// The order of cards in a zone that some seat cannot look into; the plain table also uses it to find the
    /// piles.
    { Player::pileOf(zone) } -> std::same_as<kit::Pile>;
    /// Can several cards have the same face?
    { Player::twins } -> std::convertible_to<bool>;
};

/// Players of a game whose rules limit where remembered cards can be.
template <class Player, class Rules>
concept ConstrainedPlayer = requires(const typename Rules::State& view) {
    /// Can the hidden cards still obey the rules, given where the remembered cards are in this view? If not,
    /// sample is not called, and the remembered cards are placed again.
    { Player::mayBe(view) } -> std::same_as<bool>;
};

/// A whole decision: consecutive steps of one seat, each legal after those before it.
inline constexpr std::size_t maxSteps = 16;
template <class Move>
using Decision = kit::FixedVector<Move, maxSteps>;

/// The aim of a player who looks ahead, as a mixture of the share of the win and the lead in points.
struct Aim {
    double winning = 0.5; ///< weight of the share of the win, 0 to 1; the lead has the rest
    double lead = 5;      ///< the lead over the best other seat that is worth three quarters of the maximum
    /// The approximate number of moves that this game's player can try in a millisecond. Budgets are numbers
    /// of moves, so that bots think equally hard on every machine.
    std::uint64_t movesInAMillisecond = 1000;
    /// Do bots that imagine games beat the casual player? If duels show that they do not (docs/opponents.md),
    /// these bots play like the casual one, and say so.
    bool thoughtPays = true;
};

/// Players with a faster move for imagined games than their casual one.
template <class Player, class Rules>
concept PlayoutPlayer = requires(const typename Rules::State& view, kit::Seat seat, kit::Rng& rng) {
    /// A sensible move, like casualMove; it may get a full state and must use only what `seat` sees of it.
    { Player::playout(view, seat, rng) } -> std::same_as<typename Rules::Move>;
};

/// Players who decide on several moves at once, or consider only some of the legal moves.
template <class Player, class Rules>
concept DecidingPlayer = requires(const typename Rules::State& view, kit::Seat seat,
                                  std::vector<Decision<typename Rules::Move>>& decisions) {
    /// The decisions worth considering, at least one; those with the same result appear once.
    {Player::decisions(view, seat, decisions)};
};

/// Players who can give reasons for whole decisions; advice (AdvisingPlayer) is only about single moves.
template <class Player, class Rules>
concept ReasoningPlayer = requires(const typename Rules::State& view, kit::Seat seat,
                                   std::span<const typename Rules::Move> steps, bool best) {
    /// Returns a reason for these steps in a view. Only with `best` may it say that nothing is better.
    { Player::reasonFor(view, seat, steps, best) } -> std::same_as<Reason>;
};

/// Returns a reason in any game. Without a ReasoningPlayer, only a decision of a single step has one: its
/// advice.
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

/// Players with an aim other than the default.
template <class Player>
concept AimingPlayer = requires {
    { Player::aim() } -> std::same_as<Aim>;
};

} // namespace taletop::contract
