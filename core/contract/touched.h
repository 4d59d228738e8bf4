// SPDX-License-Identifier: MIT
// Finds the illegal move that a player means by some touches, so that the rules can explain why it is not
// allowed.
#pragma once

#include "core/contract/game.h"
#include "core/kit/at.h"

#include <concepts>
#include <optional>
#include <span>
#include <vector>

namespace taletop::contract {

/// Tables that also recognize illegal moves in touches.
template <class Shown, class State, class Move>
concept TouchedTable = requires(const State& view, kit::Seat seat, std::span<const scene::Pick> touched) {
    /// The move, legal or not, that touching these things in this order means; nullopt if that is unclear.
    /// `touched` may name places that do not exist in the view.
    { Shown::meant(view, seat, touched) } -> std::same_as<std::optional<Move>>;
};

/// A replacement for the last moves of a seat.
template <class Move>
struct Rearrangement {
    std::size_t back = 0;      ///< number of the seat's moves to take back, the last first
    std::vector<Move> instead; ///< the moves to make then; those no longer legal are skipped
};
using AnyRearrangement = Rearrangement<AnyMove>;

/// Tables on which players can change the steps of an unfinished decision in any order, more freely than the
/// rules allow.
template <class Shown, class Move>
concept RearrangedTable = requires(std::span<const Move> made, const Move& wanted) {
    /// The change that adds `wanted` to the moves `made`, which are in playing order; nullopt if `wanted` is
    /// simply the next step.
    { Shown::rearranged(made, wanted) } -> std::same_as<std::optional<Rearrangement<Move>>>;
};

/// Interprets touches for a game.
class TouchReader {
public:
    TouchReader() = default;
    TouchReader(const TouchReader&) = delete;
    TouchReader& operator=(const TouchReader&) = delete;
    virtual ~TouchReader() = default;

    [[nodiscard]] virtual std::optional<AnyMove> meant(const AnyState& view, kit::Seat seat,
                                                       std::span<const scene::Pick> touched) const = 0;
    [[nodiscard]] virtual std::optional<AnyRearrangement> rearranged(std::span<const AnyMove> made,
                                                                     const AnyMove& wanted) const = 0;
};

/// Implements TouchReader for GameOf; recognizes nothing in games without a TouchedTable.
template <class Shown, class Rules>
class TouchReaderOf : public TouchReader {
public:
    [[nodiscard]] std::optional<AnyMove> meant(const AnyState& view, kit::Seat seat,
                                               std::span<const scene::Pick> touched) const final {
        using State = typename Rules::State;
        if constexpr (TouchedTable<Shown, State, typename Rules::Move>)
            if (const auto move = Shown::meant(view.as<State>(), seat, touched))
                return AnyMove::of(*move);
        return {};
    }
    [[nodiscard]] std::optional<AnyRearrangement> rearranged(std::span<const AnyMove> made,
                                                             const AnyMove& wanted) const final {
        using Move = typename Rules::Move;
        if constexpr (RearrangedTable<Shown, Move>) {
            std::vector<Move> moves;
            for (const AnyMove& move : made)
                moves.push_back(move.as<Move>());
            if (const auto found = Shown::rearranged(std::span<const Move>(moves), wanted.as<Move>())) {
                AnyRearrangement any{.back = found->back, .instead = {}};
                for (const Move& move : found->instead)
                    any.instead.push_back(AnyMove::of(move));
                return any;
            }
        }
        return {};
    }
};

/// The move that was meant. In games without a TouchedTable, it is the move whose text is the key of a
/// touched button.
[[nodiscard]] std::optional<AnyMove> meantBy(const Game& game, const AnyState& view, kit::Seat seat,
                                             std::span<const scene::Pick> touched);

/// Calls Shown::rearranged; returns nullopt for games without it.
[[nodiscard]] std::optional<AnyRearrangement> rearrangedBy(const Game& game, std::span<const AnyMove> made,
                                                           const AnyMove& wanted);

/// The touched card, as the view shows it; a card without a face if there is none.
template <class State>
[[nodiscard]] kit::Card touchedCard(const State& view, const scene::Pick& pick) {
    if (pick.kind != scene::Pick::Kind::Card || pick.zone < 0 || pick.index < 0)
        return {};
    const auto cards = view.cards(static_cast<kit::Zone>(pick.zone));
    return static_cast<std::size_t>(pick.index) < cards.size() ? kit::at(cards, pick.index) : kit::Card{};
}

} // namespace taletop::contract
