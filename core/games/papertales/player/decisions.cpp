// SPDX-License-Identifier: MIT
// Lists the decisions worth considering: the best deployments, and the best picks.
#include "core/games/papertales/player/advice.h"
#include "core/games/papertales/player/player.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

#include <algorithm>
#include <climits>
#include <functional>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;
using Decision = contract::Decision<Move>;
using DecisionList = std::vector<Decision>;

constexpr std::size_t mostDeployments = 16;
constexpr std::size_t mostPicks = 16;

struct Valued {
    Decision steps;
    int worth = 0;
};

void keepBest(std::vector<Valued>& all, std::size_t most, DecisionList& list) {
    std::ranges::stable_sort(all, std::ranges::greater{}, &Valued::worth);
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
        list.push_back(all[i].steps);
}

/// Finds the affordable deployments and lists the best ones. Each card in hand can go to the Front, to the
/// Back, or to neither. Spots of a row are interchangeable. A plan that the seat has begun is continued.
class Deployments {
public:
    Deployments(const State& view, kit::Seat seat) : m_seat(seat) {
        const Plan plan = planOf(view, seat);
        const auto hand = view.cards(ZoneKind::Hand, seat);
        for (std::size_t i = 0; i < hand.size(); ++i)
            m_order.push_back(i);
        std::ranges::stable_sort(m_order, {}, [&](std::size_t i) { return hand[i].face; });
        tryCards(view, {});
        for (int spot = 0; spot < spotCount; ++spot)
            tryAnotherWay(view, plan, static_cast<std::uint8_t>(spot));
    }

    void list(DecisionList& decisions) { keepBest(m_found, mostDeployments, decisions); }

private:
    /// Finds plans without the card on the spot, and plans with the card in the other row.
    void tryAnotherWay(const State& view, const Plan& plan, std::uint8_t spot) {
        const Slot& slot = plan.slots[spot];
        if (slot.kind == Slot::Kind::Empty)
            return;
        tryAfter(view, {.kind = slot.kind == Slot::Kind::Old ? Kind::Discard : Kind::Back, .spot = spot});
        const int from = isFront(spot) ? firstBack : 0;
        const int end = isFront(spot) ? spotCount : firstBack;
        for (int to = from; to < end; ++to) {
            const bool empty = kit::at(plan.slots, to).kind == Slot::Kind::Empty;
            tryAfter(view, {.kind = Kind::Move, .spot = spot, .to = static_cast<std::uint8_t>(to)});
            if (empty)
                return; // the other free spots of the row are equivalent
        }
    }
    void tryAfter(const State& view, const Move& first) {
        if (Rules::whyNot(view, m_seat, first))
            return;
        State next = view;
        kit::Facts nobody;
        Rules::apply(next, m_seat, first, nobody);
        Decision steps;
        steps.push_back(first);
        tryCards(next, steps);
    }

    /// Adds hand cards to the plan in every possible way, in the order of their faces. Finds each combination
    /// only once, because the first of two equal cards is deployed first, and never further back than the
    /// second.
    void tryCards(const State& plan, const Decision& steps, std::size_t from = 0, Move last = {}) {
        offer(plan, steps);
        const auto hand = plan.cards(ZoneKind::Hand, m_seat);
        const int gold = plan.number(Number::Gold, m_seat) - costOfPlan(plan, m_seat);
        for (std::size_t i = from; i < m_order.size(); ++i) {
            const kit::Card card = hand[m_order[i]];
            // Leaving out a card leaves out the equal cards after it, too.
            const bool again = i > from && card.face == hand[m_order[i - 1]].face;
            // A card that earns Gold may make another one affordable.
            if (card.mark != planUndecided || unitOf(card.face).cost > gold || again)
                continue;
            for (const int row : {0, firstBack}) {
                const int spot = freeSpotOf(plan, row);
                const bool twin = last.kind == Kind::Deploy && last.card == card.face;
                if (spot < 0 || (twin && isFront(spot) && !isFront(last.spot)))
                    continue;
                const Move step{
                    .kind = Kind::Deploy, .card = card.face, .spot = static_cast<std::uint8_t>(spot)};
                State next = plan;
                kit::Facts nobody;
                planDeploy(next, m_seat, step.card, step.spot, nobody);
                Decision longer = steps;
                longer.push_back(step);
                tryCards(next, longer, i + 1, step);
            }
        }
    }
    [[nodiscard]] int freeSpotOf(const State& plan, int row) const {
        const int end = row == 0 ? firstBack : spotCount;
        for (int spot = row; spot < end; ++spot)
            if ((spot != fifthSpot || hasFifthSpot(plan, m_seat)) && isFree(plan, m_seat, spot))
                return spot;
        return -1;
    }

    /// Adds the current deployment to the list, with the best remaining card kept for the next turn (PT-42).
    void offer(const State& plan, Decision steps) {
        if (costOfPlan(plan, m_seat) > plan.number(Number::Gold, m_seat))
            return;
        int most = INT_MIN;
        Move keep;
        for (const kit::Card& card : plan.cards(ZoneKind::Hand, m_seat)) {
            const Move move{.kind = Kind::Keep, .card = card.face};
            if (plan.number(Number::Turn) == lastTurn || Rules::whyNot(plan, m_seat, move))
                continue;
            if (const int worth = worthOfCard(plan, m_seat, card.face); worth > most) {
                most = worth;
                keep = move;
            }
        }
        if (most != INT_MIN)
            steps.push_back(keep);
        steps.push_back({.kind = Kind::Commit});
        m_found.push_back({steps, worthOf(plan, m_seat, forecastOf(plan, m_seat))});
    }

    kit::Seat m_seat;
    std::vector<std::size_t> m_order; ///< places in hand, sorted by face
    std::vector<Valued> m_found;
};

/// Lists the picks with the highest combined worth of the kept and the dropped card.
void listPicks(const State& view, kit::Seat seat, DecisionList& list) {
    std::vector<Valued> all;
    for (const Move& move : contract::legalMoves<Rules>(view, seat)) {
        const int dropped = move.other == 0 ? 0 : worthOfCard(view, seat, move.other);
        all.push_back({{}, 4 * worthOfCard(view, seat, move.card) + dropped});
        all.back().steps.push_back(move);
    }
    keepBest(all, mostPicks, list);
}

} // namespace

void Player::decisions(const State& view, kit::Seat seat, DecisionList& list) {
    if (taskOf(view, seat) == Task::Pick)
        return listPicks(view, seat, list);
    if (taskOf(view, seat) == Task::Plan)
        Deployments(view, seat).list(list);
    if (list.empty()) // another task, or no affordable plan
        for (const Move& move : contract::legalMoves<Rules>(view, seat))
            list.emplace_back().push_back(move);
}

} // namespace taletop::papertales
