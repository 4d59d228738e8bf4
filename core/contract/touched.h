// SPDX-License-Identifier: MIT
// What touches would be where they make no legal move, so that the rules can say why not.
#pragma once

#include "core/contract/game.h"
#include "core/kit/at.h"

#include <concepts>
#include <optional>
#include <span>
#include <vector>

namespace taletop::contract {

/// What the table of a game provides whose things tell more than that they mean nothing now.
template <class Shown, class State, class Move>
concept TouchedTable = requires(const State& view, kit::Seat seat, std::span<const scene::Pick> touched) {
    /// The move that was meant by touching these things in this order, legal or not; nothing if it cannot
    /// be told from what the view shows. Places that the view does not have may be among them.
    { Shown::meant(view, seat, touched) } -> std::same_as<std::optional<Move>>;
};

/// Moves to be made instead of the last ones.
template <class Move>
struct Rearrangement {
    std::size_t back = 0;      ///< how many of the seat's moves are taken back, the last first
    std::vector<Move> instead; ///< made then; those that are not legal any more are left out
};
using AnyRearrangement = Rearrangement<AnyMove>;

/// What the table of a game provides where steps of a decision may be rearranged more freely than its rules
/// allow one step after the other.
template <class Shown, class Move>
concept RearrangedTable = requires(std::span<const Move> made, const Move& wanted) {
    /// What makes the moves of a seat, in playing order, what they would be with the one that is wanted now;
    /// nothing where that is no more than one step more.
    { Shown::rearranged(made, wanted) } -> std::same_as<std::optional<Rearrangement<Move>>>;
};

/// The side of a game that knows.
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

/// As GameOf has it; of games without a TouchedTable nothing is known.
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

/// The move that was meant; of a game that does not say, a button that is called like its move.
[[nodiscard]] std::optional<AnyMove> meantBy(const Game& game, const AnyState& view, kit::Seat seat,
                                             std::span<const scene::Pick> touched);

/// As Shown::rearranged; nothing of games without it.
[[nodiscard]] std::optional<AnyRearrangement> rearrangedBy(const Game& game, std::span<const AnyMove> made,
                                                           const AnyMove& wanted);

/// The card that is touched, as the view shows it; a card without a face if there is none.
template <class State>
[[nodiscard]] kit::Card touchedCard(const State& view, const scene::Pick& pick) {
    if (pick.kind != scene::Pick::Kind::Card || pick.zone < 0 || pick.index < 0)
        return {};
    const auto cards = view.cards(static_cast<kit::Zone>(pick.zone));
    return static_cast<std::size_t>(pick.index) < cards.size() ? kit::at(cards, pick.index) : kit::Card{};
}

} // namespace taletop::contract
