// SPDX-License-Identifier: MIT
// What to suggest to a seat, and what a casual player picks from: the best moves in their order,
// each with a sentence that is true of it. Everything is asked of a view.
#pragma once

#include "core/contract/player.h"
#include "core/games/papertales/player/evaluation.h"
#include "core/games/papertales/rules/rules.h"

#include <span>

namespace taletop::papertales {

using Suggestion = contract::Advice<Move>;
using Suggestions = contract::AdviceList<Move>;

using contract::Reason;

/// A move and its worth in hundredths of a Legend Point.
struct Ranked {
    Move move;
    int worth = 0;
};

/// The best of the moves that are offered to it; of equal ones the first comes first. Of picks that
/// keep the same card only the best stays.
class Ranking {
public:
    void offer(const Move& move, int worth);
    [[nodiscard]] const kit::FixedVector<Ranked, contract::maxAdvice>& best() const { return m_best; }
    /// `say(move, best)`, a Reason, for each of them, in order.
    template <class Say>
    [[nodiscard]] Suggestions told(Say say) const {
        Suggestions list;
        for (const Ranked& ranked : m_best) {
            const Reason reason = say(ranked.move, list.empty());
            list.push_back({ranked.move, reason.why, reason.ledger});
        }
        return list;
    }

private:
    kit::FixedVector<Ranked, contract::maxAdvice> m_best;
};

/// The best of the legal moves of each task; a pick, and what a Building brings in turns to come, may be
/// misjudged by up to `noise`.
[[nodiscard]] Ranking rankPicks(const State& view, kit::Seat seat, int noise, kit::Rng& rng);
[[nodiscard]] Ranking rankTargets(const State& view, kit::Seat seat);
[[nodiscard]] Ranking rankConstructions(const State& view, kit::Seat seat, int noise, kit::Rng& rng);
[[nodiscard]] Ranking rankSaves(const State& view, kit::Seat seat);
/// What comes of a target, with those chosen before it.
[[nodiscard]] Forecast withTarget(const State& view, kit::Seat seat, const Move& move);

/// Picks of the draft. `noise`: up to how much a card may be misjudged.
[[nodiscard]] Suggestions advisePick(const State& view, kit::Seat seat, int noise, kit::Rng& rng);

/// What speaks for a pick.
[[nodiscard]] Reason whyPick(const State& view, kit::Seat seat, const Move& move, bool best);
/// What comes of a whole plan, as far as the seat can tell.
[[nodiscard]] Reason whyPlan(const State& view, kit::Seat seat, std::span<const Move> steps);

/// The next step of a plan as a casual player takes it.
[[nodiscard]] Move casualStep(const State& view, kit::Seat seat);

/// Whole deployments: each suggestion is the first step of one and tells all of it. Where no step
/// makes the plan better: what to keep, or the commit.
[[nodiscard]] Suggestions advisePlan(const State& view, kit::Seat seat);

[[nodiscard]] inline kit::Text adviceText(const char* source) { return {"papertales", source}; }

} // namespace taletop::papertales
