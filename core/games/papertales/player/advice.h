// SPDX-License-Identifier: MIT
// Suggestions for a seat: the best moves in order, each with a true sentence about the move. Casual players
// choose among them. All functions use only the seat's view.
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

/// Keeps the best of the offered moves. Equally good moves stay in order. Of several picks that keep the same
/// card, only the best remains.
class Ranking {
public:
    void offer(const Move& move, int worth);
    [[nodiscard]] const kit::FixedVector<Ranked, contract::maxAdvice>& best() const { return m_best; }
    /// Calls `say(move, best)`, which returns a Reason, for each move in order.
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

/// Rank the best legal moves of one task each. `noise` is the maximum error in the worth of a pick, or of a
/// Building's later turns.
[[nodiscard]] Ranking rankPicks(const State& view, kit::Seat seat, int noise, kit::Rng& rng);
[[nodiscard]] Ranking rankTargets(const State& view, kit::Seat seat);
[[nodiscard]] Ranking rankConstructions(const State& view, kit::Seat seat, int noise, kit::Rng& rng);
[[nodiscard]] Ranking rankSaves(const State& view, kit::Seat seat);
/// The forecast with this target and the targets chosen earlier.
[[nodiscard]] Forecast withTarget(const State& view, kit::Seat seat, const Move& move);

/// Suggests picks for the draft. `noise` is the maximum error in the worth of a card.
[[nodiscard]] Suggestions advisePick(const State& view, kit::Seat seat, int noise, kit::Rng& rng);

/// Returns a reason for a pick.
[[nodiscard]] Reason whyPick(const State& view, kit::Seat seat, const Move& move, bool best);
/// Describes the result of a whole plan, as far as the seat can know it.
[[nodiscard]] Reason whyPlan(const State& view, kit::Seat seat, std::span<const Move> steps);

/// Returns the next step of a casual player's plan.
[[nodiscard]] Move casualStep(const State& view, kit::Seat seat);

/// Suggests whole deployments. Each suggestion is the first step of a deployment and describes all of it. If
/// no step improves the plan, suggests the card to keep, or the commit.
[[nodiscard]] Suggestions advisePlan(const State& view, kit::Seat seat);

[[nodiscard]] inline kit::Text adviceText(const char* source) { return {"papertales", source}; }

} // namespace taletop::papertales
