// SPDX-License-Identifier: MIT
// Moves that players mean by touches which make no legal move, so that the rules can say why they are not
// allowed.
#pragma once

#include "core/contract/game.h"
#include "core/kit/at.h"

#include <concepts>
#include <optional>
#include <span>
#include <vector>

namespace taletop::contract {

/// Tables that recognize more moves in touches than the legal ones.
template <class Shown, class State, class Move>
concept TouchedTable = requires(const State& view, kit::Seat seat, std::span<const scene::Pick> touched) {
    /// The move meant by touching these things in this order, legal or not; nullopt if the view does not show
    /// what was meant. The touches may include places that the view does not have.
    { Shown::meant(view, seat, touched) } -> std::same_as<std::optional<Move>>;
};

/// Moves that replace the last ones.
template <class Move>
struct Rearrangement {
    std::size_t back = 0;      ///< how many of the seat's moves to take back, the last first
    std::vector<Move> instead; ///< the moves to make then; those no longer legal are skipped
};
using AnyRearrangement = Rearrangement<AnyMove>;

/// Tables that rearrange the steps of a decision more freely than the rules allow one step after the other.
template <class Shown, class Move>
concept RearrangedTable = requires(std::span<const Move> made, const Move& wanted) {
    /// The change to the seat's moves, given in playing order, that includes the wanted one; nullopt if it is
    /// simply one more step.
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

/// The move that was meant; without a TouchedTable, the move whose text is the key of a touched button.
[[nodiscard]] std::optional<AnyMove> meantBy(const Game& game, const AnyState& view, kit::Seat seat,
                                             std::span<const scene::Pick> touched);

/// The same as Shown::rearranged; nullopt for games without it.
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
