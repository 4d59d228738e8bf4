// SPDX-License-Identifier: MIT
// Suggests the next step of a plan, and whole deployments.
#include "core/games/papertales/player/advice.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>
#include <climits>
#include <functional>
#include <vector>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

constexpr Move commitMove{.kind = Kind::Commit};
constexpr int longestCompletion = 12; ///< in steps; plans are shorter

constexpr int planEntry = 38;
constexpr int keepEntry = 42;
constexpr int paymentEntry = 46;

void applyStep(State& state, kit::Seat seat, const Move& move) {
    kit::Facts nobody;
    if (move.kind != Kind::Commit)
        Rules::apply(state, seat, move, nobody);
}

/// The worth of the Kingdom if `move` is the next step of the plan.
int worthAfter(const State& view, kit::Seat seat, const Move& move) {
    State trial = view;
    applyStep(trial, seat, move);
    return worthOf(trial, seat, forecastOf(trial, seat));
}

/// Spots of a row are interchangeable, so only the first free one is worth considering.
bool isWorthAThought(const State& view, kit::Seat seat, const Move& move) {
    const auto& slots = planOf(view, seat).slots;
    if (move.kind == Kind::Move)
        return isFront(move.spot) != isFront(move.to);
    if (move.kind != Kind::Deploy)
        return move.kind != Kind::Keep;
    for (int spot = isFront(move.spot) ? 0 : firstBack; spot < move.spot; ++spot)
        if (kit::at(slots, spot).kind == Slot::Kind::Empty && (spot != fifthSpot || hasFifthSpot(view, seat)))
            return false;
    return true;
}

struct Best {
    Move move = commitMove;
    int worth = INT_MIN;

    void offer(const Move& other, int otherWorth) {
        if (otherWorth > worth) {
            move = other;
            worth = otherWorth;
        }
    }
};

/// Returns the best step that does not deploy the card `without` (0: the best of all steps). A step that only
/// makes room is judged by the best step after it.
Best bestStep(const State& view, kit::Seat seat, bool lookFurther, int without = 0) {
    Best best;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        if (!isWorthAThought(view, seat, move) || (move.kind == Kind::Deploy && move.card == without))
            continue;
        best.offer(move, worthAfter(view, seat, move));
        if (!lookFurther || move.kind == Kind::Commit || move.kind == Kind::Deploy)
            continue;
        State trial = view;
        applyStep(trial, seat, move);
        best.offer(move, bestStep(trial, seat, false).worth);
    }
    return best;
}

/// The remaining cards that are most worth keeping, if one may be kept.
Ranking cardsToKeep(const State& view, kit::Seat seat) {
    Ranking ranking;
    if (view.number(Number::Turn) < lastTurn)
        for (const Move& move : contract::legalMoves<Rules>(view, seat))
            if (move.kind == Kind::Keep)
                ranking.offer(move, worthOfCard(view, seat, move.card));
    return ranking;
}

bool isPayable(const State& view, kit::Seat seat) {
    return planOf(view, seat).cost <= view.number(Number::Gold, seat);
}

/// A plan and the steps that lead to it.
struct Deployment {
    State plan;
    kit::FixedVector<Move, longestCompletion + 1> steps;
    int worth = 0;
    int without = 0; ///< a Unit left out on purpose; 0: none
};

/// The plan after `first` and every further step that improves it.
Deployment completed(const State& view, kit::Seat seat, const Move& first, int without) {
    Deployment whole{.plan = view, .steps = {}, .without = without};
    for (Move step = first; step.kind != Kind::Commit && whole.steps.size() <= longestCompletion;) {
        applyStep(whole.plan, seat, step);
        whole.steps.push_back(step);
        whole.worth = worthAfter(whole.plan, seat, commitMove);
        const Best best = bestStep(whole.plan, seat, false, without);
        step = best.worth > whole.worth ? best.move : commitMove;
    }
    return whole;
}

/// The Units, sorted within each row because the spots of a row are interchangeable.
std::array<int, spotCount> rowsOf(const State& plan, kit::Seat seat) {
    std::array<int, spotCount> units{};
    const Plan laid = planOf(plan, seat);
    for (int spot = 0; spot < spotCount; ++spot)
        kit::at(units, spot) = kit::at(laid.slots, spot).face;
    std::sort(units.begin(), units.begin() + firstBack);
    std::sort(units.begin() + firstBack, units.end());
    return units;
}

/// A description of the plan's deployment and its result.
kit::Text tellPlan(const State& plan, kit::Seat seat) {
    constexpr std::array sentences{
        TALETOP_PLURAL("papertales", "No new Units: strength %1, income %2, %n Unit(s) left standing."),
        TALETOP_PLURAL("papertales", "%1: strength %2, income %3, %n Unit(s) left standing."),
        TALETOP_PLURAL("papertales", "%1 and %2: strength %3, income %4, %n Unit(s) left standing."),
        TALETOP_PLURAL("papertales", "%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing."),
        TALETOP_PLURAL("papertales", "%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing."),
        TALETOP_PLURAL("papertales",
                       "%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.")};
    std::array<const char*, spotCount> names{};
    std::size_t count = 0;
    for (const Slot& slot : planOf(plan, seat).slots)
        if (slot.kind == Slot::Kind::New)
            names[count++] = nameOf(slot.face);
    kit::Text text = adviceText(sentences[count]);
    for (std::size_t i = 0; i < count; ++i)
        text.word(names[i]);
    const Forecast forecast = forecastOf(plan, seat);
    int living = 0;
    for (int spot = 0; spot < spotCount; ++spot) {
        const kit::Card unit = unitAt(forecast.after, seat, spot);
        living += unit.face != 0 && !wouldDie(unit) ? 1 : 0;
    }
    return text.number(forecast.kingdom.strength).number(forecast.kingdom.income).plural(living);
}

/// Suggested deployments, the best first, each with a different first step.
class SuggestedDeployments {
public:
    SuggestedDeployments(const State& view, kit::Seat seat)
        : m_view(view), m_seat(seat),
          m_now(isPayable(view, seat) ? worthAfter(view, seat, commitMove) : INT_MIN) {
        const Deployment best = completed(view, seat, bestStep(view, seat, true).move, 0);
        if (!add(best))
            return;
        addOthers(best);
        std::ranges::stable_sort(m_list, std::ranges::greater{}, &Deployment::worth);
    }

    [[nodiscard]] Suggestions told() const {
        Suggestions list;
        for (const Deployment& each : m_list)
            list.push_back({each.steps[0], tellPlan(each.plan, m_seat), planEntry});
        return list;
    }

private:
    /// Adds deployments that leave out one Unit of the best deployment.
    void addOthers(const Deployment& best) {
        std::vector<Deployment> others;
        for (const Slot& slot : planOf(best.plan, m_seat).slots)
            if (slot.kind == Slot::Kind::New)
                others.push_back(
                    completed(m_view, m_seat, bestStep(m_view, m_seat, true, slot.face).move, slot.face));
        std::ranges::stable_sort(others, std::ranges::greater{}, &Deployment::worth);
        for (const Deployment& other : others)
            if (m_list.size() < contract::maxAdvice && !add(other))
                addFromAnotherStep(other);
    }

    /// Adds the same deployment in another order, with a first step that begins no other suggestion.
    void addFromAnotherStep(const Deployment& whole) {
        for (const Move& step : whole.steps)
            if (!beginsOne(step) && !Rules::whyNot(m_view, m_seat, step) &&
                add(completed(m_view, m_seat, step, whole.without)))
                return;
    }

    [[nodiscard]] bool beginsOne(const Move& step) const {
        return std::ranges::any_of(m_list, [&](const Deployment& each) { return each.steps[0] == step; });
    }

    /// Adds a deployment. Returns false if the deployment is empty, no better than an immediate commit,
    /// unaffordable, a duplicate, or begins like another one.
    bool add(const Deployment& whole) {
        if (whole.steps.empty() || whole.worth <= m_now || !isPayable(whole.plan, m_seat) ||
            beginsOne(whole.steps[0]))
            return false;
        const auto rows = rowsOf(whole.plan, m_seat);
        if (std::ranges::any_of(m_list,
                                [&](const Deployment& each) { return rowsOf(each.plan, m_seat) == rows; }))
            return false;
        m_list.push_back(whole);
        return true;
    }

    const State& m_view;
    kit::Seat m_seat;
    int m_now; ///< the worth of an immediate commit
    std::vector<Deployment> m_list;
};

/// Suggests a step that makes an unaffordable plan cheaper.
Suggestion wayOut(const Move& move) {
    if (move.kind == Kind::Back)
        return {move, adviceText(TALETOP_TEXT("papertales", "That Gold is better spent elsewhere.")),
                paymentEntry};
    return {move,
            adviceText(TALETOP_TEXT("papertales", "It brings your plan closer to what you can afford.")),
            paymentEntry};
}

} // namespace

Move casualStep(const State& view, kit::Seat seat) {
    const Best best = bestStep(view, seat, true);
    const bool better = best.move.kind != Kind::Commit && best.worth > worthAfter(view, seat, commitMove);
    if (better || !isPayable(view, seat))
        return best.move;
    const Ranking keeps = cardsToKeep(view, seat);
    return keeps.best().empty() ? commitMove : keeps.best()[0].move;
}

Reason whyPlan(const State& view, kit::Seat seat, std::span<const Move> steps) {
    State plan = view;
    for (const Move& step : steps)
        applyStep(plan, seat, step);
    if (!isPayable(plan, seat))
        return {wayOut(steps[0]).why, paymentEntry};
    return {tellPlan(plan, seat), planEntry};
}

Suggestions advisePlan(const State& view, kit::Seat seat) {
    Suggestions list = SuggestedDeployments(view, seat).told();
    if (!list.empty())
        return list;
    if (!isPayable(view, seat)) {
        list.push_back(wayOut(casualStep(view, seat)));
        return list;
    }
    list = cardsToKeep(view, seat).told([](const Move& move, bool best) {
        kit::Text why = adviceText(
            best ? TALETOP_TEXT("papertales", "%1 is the best card left to keep for the next turn.")
                 : TALETOP_TEXT("papertales", "%1 may be useful next turn, for %2 Gold."));
        return Reason{why.word(nameOf(move.card)).number(unitOf(move.card).cost), keepEntry};
    });
    if (list.empty())
        list.push_back({commitMove,
                        adviceText(TALETOP_TEXT("papertales", "No other step makes this plan better.")),
                        planEntry});
    return list;
}

} // namespace taletop::papertales
