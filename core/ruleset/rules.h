// SPDX-License-Identifier: MIT
// The contract of a game: a struct of pure static functions over two value types.
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

#include "core/kit/fact.h"
#include "core/kit/fixed_vector.h"
#include "core/kit/refusal.h"
#include "core/kit/rng.h"
#include "core/kit/table.h"
#include "core/kit/view.h"
#include "core/ruleset/chance.h"
#include "core/ruleset/info.h"
#include "core/ruleset/limits.h"
#include "core/ruleset/remark.h"
#include "core/ruleset/result.h"
#include "core/ruleset/rulebook.h"
#include "core/ruleset/storybook.h"
#include "core/scene/card_facts.h"
#include "core/scene/card_text.h"
#include "core/scene/scene.h"
#include "core/scene/story.h"

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace taletop::ruleset {

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

    /// The game is not over, and nobody decides what comes next.
    [[nodiscard]] bool goesByItself() const { return kind == Kind::Chance || kind == Kind::Automatic; }

    friend bool operator==(const Pending&, const Pending&) = default;
};

inline constexpr std::size_t maxCandidates = 256;

/// A list of moves without a heap.
template <class Move>
using MoveList = kit::FixedVector<Move, maxCandidates>;

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

/// A state is a table, flat and without padding, so that comparing, copying and hashing its bytes
/// is comparing, copying and hashing the game.
template <class State>
concept FlatState = std::is_trivially_copyable_v<State> && std::is_standard_layout_v<State> &&
                    std::has_unique_object_representations_v<State> &&
                    sizeof(State) <= maxStateSize&& requires(State& state) {
    { state.ref() } -> std::same_as<kit::TableRef>;
};

template <class Move>
concept SmallMove = std::is_trivially_copyable_v<Move> && std::equality_comparable<Move> &&
                    std::default_initializable<Move> && sizeof(Move) <= maxMoveSize;

/// What every game provides. `view` below is a State blanked for `seat`; functions that take a
/// view must give the same answer for the full state (conformance checks both).
template <class Rules>
concept GameRules = FlatState<typename Rules::State> && SmallMove<typename Rules::Move> &&
    requires(typename Rules::State& state, const typename Rules::State& view,
             const typename Rules::Move& move, MoveList<typename Rules::Move>& moves, kit::Facts& facts,
             kit::Rng& rng, kit::Seat seat, kit::Zone zone, const Options& options,
             const ChanceOutcome& outcome, const kit::Refusal& refusal, const kit::Fact& fact,
             std::span<const kit::Fact> seen, std::string_view text, int face) {
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
    /// The one visibility table. viewer may be kit::spectator. It may not depend on the state.
    { Rules::visibility(zone, seat) } -> std::same_as<kit::Visibility>;
    /// The first broken invariant of a full state, in English; empty: none.
    { Rules::brokenInvariant(view) } -> std::same_as<std::string>;
    /// A full state that looks the same to `seat` as its view, drawn at random.
    { Rules::sample(view, seat, rng) } -> std::same_as<typename Rules::State>;
    /// The score sheet as it stands now.
    { Rules::result(view) } -> std::same_as<Result>;
    /// The sensible move of a casual player; called with a view in which `seat` is pending.
    { Rules::casualMove(view, seat, rng) } -> std::same_as<typename Rules::Move>;
    /// What to suggest, one move at least; called like casualMove.
    { Rules::advise(view, seat) } -> std::same_as<AdviceList<typename Rules::Move>>;
    // ---- words
    { Rules::refusalText(refusal) } -> std::same_as<kit::Text>;
    /// A line for the log, from a redacted fact; an empty Text for facts not worth a line.
    { Rules::factText(fact) } -> std::same_as<kit::Text>;
    /// What a card is and does, for every face; tells nothing of cards that lie anywhere.
    { Rules::cardText(face) } -> std::same_as<scene::CardText>;
    /// The redacted facts of one entry, told; empty for an entry that needs no telling. Beats come in
    /// playing order. The table at each of them, the old view with that many facts, has a scene.
    { Rules::story(seen) } -> std::same_as<std::vector<scene::Beat>>;
    /// The ledger as its players read it: every entry, once.
    { Rules::rulebook() } -> std::same_as<Rulebook>;
    // ---- codec: what journals and files hold; parsing refuses anything else
    { Rules::moveText(move) } -> std::same_as<std::string>;
    { Rules::parseMove(text) } -> std::same_as<std::optional<typename Rules::Move>>;
    { Rules::stateJson(view) } -> std::same_as<nlohmann::ordered_json>;
    { Rules::resultJson(view) } -> std::same_as<nlohmann::ordered_json>;
    // ---- the table
    { Rules::scene(view, seat) } -> std::same_as<scene::Scene>;
    { Rules::cardLook() } -> std::same_as<scene::CardLook>;
    { Rules::cardArt(face) } -> std::same_as<std::vector<scene::ArtLayer>>;
    // A game with texts and numbers on its cards also has scene::CardFacts cardFacts(int face).
};

/// What a game provides that goes on by itself between decisions.
template <class Rules>
concept AutomaticRules = requires(typename Rules::State& state, kit::Facts& facts) {
    /// Carries out the step that is due (Pending::Kind::Automatic).
    {Rules::proceed(state, facts)};
};

/// What a game provides whose moves may carry words.
template <class Rules>
concept RemarkRules = requires(const typename Rules::Move& move, const Remarks& remarks,
                               nlohmann::ordered_json& json, std::span<const Remarks> all) {
    /// The places for words beside a move; none for most moves.
    { Rules::remarkFields(move) } -> std::same_as<std::vector<RemarkField>>;
    /// The remarks as the journal keeps them: tidied, in the order of the fields, without empty
    /// ones; or why they are refused. Tidied remarks stay as they are.
    { Rules::tidyRemarks(move, remarks) } -> std::same_as<std::variant<Remarks, kit::Refusal>>;
    /// Puts them into a state's JSON; `all` are those of each move so far that has fields.
    {Rules::addRemarks(json, all)};
};

/// What a game provides that tells a tale in words of a file.
template <class Rules>
concept StorybookRules = requires(std::string_view text) {
    /// Reads a file of words; refuses it with the line and the reason.
    { Rules::readStorybook(text) } -> std::same_as<StorybookOrError>;
};

} // namespace taletop::ruleset
