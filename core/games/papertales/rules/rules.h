// SPDX-License-Identifier: MIT
// The rules of Paper Tales, for the contract of core/contract/rules.h. A seat that has made all its picks may
// plan its deployment while others still draft. Early planning gives the seat no extra information, and
// people who share a screen change places eight times a turn instead of twenty.
#pragma once

#include "core/contract/rules.h"
#include "core/games/papertales/rules/moves.h"
#include "core/games/papertales/rules/notes.h"
#include "core/games/papertales/rules/refusals.h"
#include "core/games/papertales/rules/state.h"
#include "core/kit/at.h"

namespace taletop::papertales {

using MoveList = contract::MoveList<Move>;

struct Rules {
    using State = papertales::State;
    using Move = papertales::Move;

    static const contract::GameInfo& info();
    static State setup(const contract::Options& options);
    static contract::Pending pending(const State& view);
    static void candidates(const State& view, kit::Seat seat, MoveList& moves);
    static std::optional<kit::Refusal> whyNot(const State& view, kit::Seat seat, const Move& move);
    static void apply(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);
    static void applyChance(State& state, const contract::ChanceOutcome& outcome, kit::Facts& facts);
    static void proceed(State& state, kit::Facts& facts);
    static std::string brokenInvariant(const State& state);
    static contract::Result result(const State& view);
};

// ---- shared by the files of this game

/// Makes a text of this game. `source` must be marked for translation.
[[nodiscard]] inline kit::Text text(const char* source) { return {"papertales", source}; }

/// The current task of a seat.
enum class Task : std::uint8_t {
    Nothing, ///< others choose, cards are shuffled, or the game is over
    Pick,
    Plan,
    Target,  ///< chooses a target for an ability on reveal
    Alchemy, ///< chooses a target for an ability of every turn
    Construct,
    Heal,
};
[[nodiscard]] inline Task taskOf(const State& view, kit::Seat seat) {
    const Step step = view.step();
    if (step == Step::Draft && !draftDone(view, seat))
        return view.empty(ZoneKind::Pack, seat) ? Task::Nothing : Task::Pick;
    if (hasCommitted(view, seat))
        return Task::Nothing;
    switch (step) {
    case Step::Draft:
    case Step::Plan:
        return Task::Plan;
    case Step::Targets:
        return Task::Target;
    case Step::Alchemy:
        return Task::Alchemy;
    case Step::Construct:
        return Task::Construct;
    case Step::Heal:
        return Task::Heal;
    default:
        return Task::Nothing;
    }
}

/// The English name of a face, marked for translation.
[[nodiscard]] inline const char* nameOf(int face) { return kit::at(names(), face); }

} // namespace taletop::papertales
