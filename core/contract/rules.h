// SPDX-License-Identifier: MIT
// The contract of a game's rules: a struct of pure static functions over two value types. The other parts of
// a game have their own contracts: words.h, files.h, player.h and table.h.
//
// - State is a kit::Table<...> without further fields: cards in zones, and public numbers. Everything hidden
//   is a card in a zone that others may not see. Therefore a *view* is also a State (kit::blank), and the
//   rules can answer every question of a seat from its view.
// - Several seats may be pending at once. Simultaneous choices are sealed into zones, and the last one
//   reveals them all. In a reaction window, every seat that may answer is pending, whatever cards it holds,
//   so that a question reveals nothing about hands.
// - A compound choice is a series of small moves that ends in a commit. Until then the match can take them
//   back by leaving them out of the journal, so games need no undo of their own.
// - The game requests randomness (Pending::chance), and the caller supplies it, also in mid-game.
// - Between decisions a game may take automatic steps (Pending::Kind::Automatic). Each is an entry of the
//   journal, so tables can narrate and review each one separately.
#pragma once

#include "core/contract/chance.h"
#include "core/contract/info.h"
#include "core/contract/limits.h"
#include "core/contract/result.h"
#include "core/kit/fact.h"
#include "core/kit/fixed_vector.h"
#include "core/kit/refusal.h"
#include "core/kit/rng.h"
#include "core/kit/table.h"
#include "core/kit/view.h"

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <type_traits>

namespace taletop::contract {

/// The next to act: seats, chance, or the game itself.
struct Pending {
    enum class Kind : std::uint8_t {
        Seats,
        Chance,
        Automatic, ///< the game continues by itself (AutomaticRules)
        Over,
    };
    Kind kind = Kind::Over;
    kit::SeatSet seats;     ///< Kind::Seats: everyone who may act, in any order
    ChanceRequest chance{}; ///< Kind::Chance: the request

    /// A request for `drawn` different numbers out of `from`.
    [[nodiscard]] static Pending ofDraw(std::integral auto from, std::integral auto drawn) {
        return {Kind::Chance, {}, {kit::cardNumber(from), kit::cardNumber(drawn)}};
    }
    /// A request to put this many cards in order.
    [[nodiscard]] static Pending ofShuffle(std::integral auto cards) { return ofDraw(cards, cards); }

    /// Does the game continue without a decision of a seat?
    [[nodiscard]] bool goesByItself() const { return kind == Kind::Chance || kind == Kind::Automatic; }

    friend bool operator==(const Pending&, const Pending&) = default;
};

inline constexpr std::size_t maxCandidates = 256;

/// A list of moves that allocates no memory on the heap.
template <class Move>
using MoveList = kit::FixedVector<Move, maxCandidates>;

/// A state is a flat table without padding, so its bytes can be compared, copied and hashed.
template <class State>
concept FlatState = std::is_trivially_copyable_v<State> && std::is_standard_layout_v<State> &&
                    std::has_unique_object_representations_v<State> &&
                    sizeof(State) <= maxStateSize&& requires(State& state) {
    { state.ref() } -> std::same_as<kit::TableRef>;
    /// The only visibility table; viewer may be kit::spectator. It does not depend on the cards in the zones.
    { State::visibility(kit::Zone{}, kit::Seat{}) } -> std::same_as<kit::Visibility>;
};

template <class Move>
concept SmallMove = std::is_trivially_copyable_v<Move> && std::equality_comparable<Move> &&
                    std::default_initializable<Move> && sizeof(Move) <= maxMoveSize;

/// The rules of a game. `view` below is a State blanked for `seat`; functions that take a view must return
/// the same for the full state (conformance checks both).
template <class Rules>
concept GameRules = FlatState<typename Rules::State> && SmallMove<typename Rules::Move> &&
    requires(typename Rules::State& state, const typename Rules::State& view,
             const typename Rules::Move& move, MoveList<typename Rules::Move>& moves, kit::Facts& facts,
             kit::Seat seat, const Options& options, const ChanceOutcome& outcome) {
    /// Constant facts about the game.
    { Rules::info() } -> std::same_as<const GameInfo&>;
    /// The table before the first decision. Options have passed checkOptions.
    { Rules::setup(options) } -> std::same_as<typename Rules::State>;
    /// The next to act; the same for every view.
    { Rules::pending(view) } -> std::same_as<Pending>;
    /// The moves that a pending seat could plausibly try, in canonical order.
    {Rules::candidates(view, seat, moves)};
    /// The only test of legality, for any seat and any well-formed move; nullopt if the move is legal.
    { Rules::whyNot(view, seat, move) } -> std::same_as<std::optional<kit::Refusal>>;
    /// Carries out a legal move and everything that follows from it without chance or a decision.
    {Rules::apply(state, seat, move, facts)};
    /// Carries out an outcome that fits the request.
    {Rules::applyChance(state, outcome, facts)};
    /// The first broken invariant of a full state, in English; empty if none is broken.
    { Rules::brokenInvariant(view) } -> std::same_as<std::string>;
    /// The current score sheet.
    { Rules::result(view) } -> std::same_as<Result>;
};

/// Rules of a game with automatic steps between decisions.
template <class Rules>
concept AutomaticRules = requires(typename Rules::State& state, kit::Facts& facts) {
    /// Carries out the next step (Pending::Kind::Automatic).
    {Rules::proceed(state, facts)};
};

/// The moves that a seat could plausibly try, in canonical order; empty for a seat that is not pending.
template <GameRules Rules>
[[nodiscard]] MoveList<typename Rules::Move> candidatesOf(const typename Rules::State& view, kit::Seat seat) {
    MoveList<typename Rules::Move> candidates;
    if (Rules::pending(view).seats.contains(seat))
        Rules::candidates(view, seat, candidates);
    return candidates;
}

/// The candidates that are not refused.
template <GameRules Rules>
[[nodiscard]] MoveList<typename Rules::Move> legalMoves(const typename Rules::State& view, kit::Seat seat) {
    MoveList<typename Rules::Move> legal;
    for (const typename Rules::Move& move : candidatesOf<Rules>(view, seat))
        if (!Rules::whyNot(view, seat, move))
            legal.push_back(move);
    return legal;
}

/// The visibility of every zone for `viewer`.
template <GameRules Rules>
[[nodiscard]] std::array<kit::Visibility, Rules::State::zoneCount> visibilityFor(kit::Seat viewer) {
    std::array<kit::Visibility, Rules::State::zoneCount> zones{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        zones[zone] = Rules::State::visibility(zone, viewer);
    return zones;
}

/// The state as `viewer` sees it: a copy in which everything hidden is blank.
template <GameRules Rules>
[[nodiscard]] typename Rules::State viewOf(const typename Rules::State& state, kit::Seat viewer) {
    typename Rules::State view = state;
    kit::blank(view.ref(), visibilityFor<Rules>(viewer));
    return view;
}

} // namespace taletop::contract
