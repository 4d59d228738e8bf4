// SPDX-License-Identifier: MIT
// The contract of a game's rules: a struct of pure static functions over two value types. What else a
// game brings has a contract of its own: words.h, files.h, player.h and table.h, one for each of its rooms.
//
// - State is kit::Table<...> and nothing more: cards in zones and public numbers. What is sealed
//   or hidden lies in a zone that others may not see; numbers are public. Hence a *view* is a
//   State too (kit::blank), and everything a seat may ask of the rules can be asked of its view.
// - Several seats may be pending at once: simultaneous choices are sealed into zones and the last
//   one opens them; a reaction window pends every seat that may answer, whatever it holds.
// - A compound choice is a row of small moves that ends in a commit; the match takes uncommitted
//   moves back by leaving them out of the journal, so no game writes an undo.
// - Randomness is asked for (Pending::chance) and supplied from outside, also in mid-game.
// - Between decisions a game may go on by itself, step by step (Pending::Kind::Automatic): each step is
//   an entry of the journal, and so can be told, looked back at and waited for on its own.
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

/// Who must act now.
struct Pending {
    enum class Kind : std::uint8_t {
        Seats,
        Chance,
        Automatic, ///< the game goes on by itself: AutomaticRules
        Over,
    };
    Kind kind = Kind::Over;
    kit::SeatSet seats;     ///< Kind::Seats: everybody who may act, in any order
    ChanceRequest chance{}; ///< Kind::Chance: what is asked for

    /// Chance draws so many different numbers out of so many.
    [[nodiscard]] static Pending ofDraw(std::integral auto from, std::integral auto drawn) {
        return {Kind::Chance, {}, {kit::cardNumber(from), kit::cardNumber(drawn)}};
    }
    /// Chance puts so many cards in order.
    [[nodiscard]] static Pending ofShuffle(std::integral auto cards) { return ofDraw(cards, cards); }

    /// The game is not over, and nobody decides what comes next.
    [[nodiscard]] bool goesByItself() const { return kind == Kind::Chance || kind == Kind::Automatic; }

    friend bool operator==(const Pending&, const Pending&) = default;
};

inline constexpr std::size_t maxCandidates = 256;

/// A list of moves without a heap.
template <class Move>
using MoveList = kit::FixedVector<Move, maxCandidates>;

/// A state is a table, flat and without padding, so that comparing, copying and hashing its bytes
/// is comparing, copying and hashing the game.
template <class State>
concept FlatState = std::is_trivially_copyable_v<State> && std::is_standard_layout_v<State> &&
                    std::has_unique_object_representations_v<State> &&
                    sizeof(State) <= maxStateSize&& requires(State& state) {
    { state.ref() } -> std::same_as<kit::TableRef>;
    /// The one visibility table; viewer may be kit::spectator. It does not depend on what lies there.
    { State::visibility(kit::Zone{}, kit::Seat{}) } -> std::same_as<kit::Visibility>;
};

template <class Move>
concept SmallMove = std::is_trivially_copyable_v<Move> && std::equality_comparable<Move> &&
                    std::default_initializable<Move> && sizeof(Move) <= maxMoveSize;

/// The rules of a game. `view` below is a State blanked for `seat`; functions that take a view must
/// give the same answer for the full state (conformance checks both).
template <class Rules>
concept GameRules = FlatState<typename Rules::State> && SmallMove<typename Rules::Move> &&
    requires(typename Rules::State& state, const typename Rules::State& view,
             const typename Rules::Move& move, MoveList<typename Rules::Move>& moves, kit::Facts& facts,
             kit::Seat seat, const Options& options, const ChanceOutcome& outcome) {
    /// Constant facts about the game.
    { Rules::info() } -> std::same_as<const GameInfo&>;
    /// The table before the first decision. Options have passed checkOptions.
    { Rules::setup(options) } -> std::same_as<typename Rules::State>;
    /// Who must act; the same for every view.
    { Rules::pending(view) } -> std::same_as<Pending>;
    /// What a pending seat could plausibly try, in canonical order.
    {Rules::candidates(view, seat, moves)};
    /// The only legality there is, for any seat and any well-formed move; nothing: legal.
    { Rules::whyNot(view, seat, move) } -> std::same_as<std::optional<kit::Refusal>>;
    /// Carries a legal move out, with all that follows from it without chance or decision.
    {Rules::apply(state, seat, move, facts)};
    /// Carries out an outcome that fits the request.
    {Rules::applyChance(state, outcome, facts)};
    /// The first broken invariant of a full state, in English; empty: none.
    { Rules::brokenInvariant(view) } -> std::same_as<std::string>;
    /// The score sheet as it stands now.
    { Rules::result(view) } -> std::same_as<Result>;
};

/// What a game provides that goes on by itself between decisions.
template <class Rules>
concept AutomaticRules = requires(typename Rules::State& state, kit::Facts& facts) {
    /// Carries out the step that comes next (Pending::Kind::Automatic).
    {Rules::proceed(state, facts)};
};

/// What a seat could plausibly try, in canonical order; nothing for a seat that is not pending.
template <GameRules Rules>
[[nodiscard]] MoveList<typename Rules::Move> candidatesOf(const typename Rules::State& view, kit::Seat seat) {
    MoveList<typename Rules::Move> candidates;
    if (Rules::pending(view).seats.contains(seat))
        Rules::candidates(view, seat, candidates);
    return candidates;
}

/// The candidates without a refusal.
template <GameRules Rules>
[[nodiscard]] MoveList<typename Rules::Move> legalMoves(const typename Rules::State& view, kit::Seat seat) {
    MoveList<typename Rules::Move> legal;
    for (const typename Rules::Move& move : candidatesOf<Rules>(view, seat))
        if (!Rules::whyNot(view, seat, move))
            legal.push_back(move);
    return legal;
}

/// What `viewer` sees of every zone.
template <GameRules Rules>
[[nodiscard]] std::array<kit::Visibility, Rules::State::zoneCount> visibilityFor(kit::Seat viewer) {
    std::array<kit::Visibility, Rules::State::zoneCount> zones{};
    for (kit::Zone zone = 0; zone < zones.size(); ++zone)
        zones[zone] = Rules::State::visibility(zone, viewer);
    return zones;
}

/// The state as `viewer` sees it: a copy in which everything else is blank.
template <GameRules Rules>
[[nodiscard]] typename Rules::State viewOf(const typename Rules::State& state, kit::Seat viewer) {
    typename Rules::State view = state;
    kit::blank(view.ref(), visibilityFor<Rules>(viewer));
    return view;
}

} // namespace taletop::contract
