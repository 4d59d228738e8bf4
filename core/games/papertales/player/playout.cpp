// SPDX-License-Identifier: MIT
#include "core/games/papertales/player/playout.h"

#include "core/games/papertales/player/advice.h"
#include "core/games/papertales/player/player.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"

#include <algorithm>
#include <climits>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

/// Picks the card with the highest worth to the seat, and drops the second best if a card must be dropped.
Move quickPick(const State& view, kit::Seat seat, kit::Rng& rng) {
    constexpr int noise = 50; // picks randomly among nearly equal cards
    const auto pack = view.cards(ZoneKind::Pack, seat);
    int best = INT_MIN;
    int second = INT_MIN;
    std::uint8_t first = 0;
    std::uint8_t next = 0;
    for (const kit::Card& card : pack) {
        const int worth = worthOfCard(view, seat, card.face) + rng.below(noise);
        if (worth > best) {
            second = best;
            next = first;
            best = worth;
            first = card.face;
        } else if (worth > second) {
            second = worth;
            next = card.face;
        }
    }
    const bool drops = view.seats() == 2 && pack.size() >= 3; // PT-33
    return {.kind = Kind::Pick, .card = first, .other = drops ? next : std::uint8_t{0}};
}

/// A free spot, if possible in the row where the card is most useful; -1 if there is none.
int freeSpot(const State& view, kit::Seat seat, int face) {
    const bool fights = unitOf(face).strength > 1 || effectOf(face, EffectKind::StrengthPlus) != nullptr;
    const bool fifth = hasFifthSpot(view, seat);
    int found = -1;
    for (int spot = 0; spot < spotCount; ++spot) {
        if ((spot == fifthSpot && !fifth) || !isFree(view, seat, spot))
            continue;
        if (isFront(spot) == fights)
            return spot;
        found = spot;
    }
    return found;
}

/// The undecided card in hand that is worth most, if it is worth more than `least` and costs at most `gold`;
/// face 0 if there is none.
kit::Card bestInHand(const State& view, kit::Seat seat, int gold, int least) {
    kit::Card best{};
    int most = least;
    for (const kit::Card& card : view.cards(ZoneKind::Hand, seat)) {
        if (card.mark != planUndecided || unitOf(card.face).cost > gold)
            continue;
        if (const int worth = worthOfCard(view, seat, card.face); worth > most) {
            best = card;
            most = worth;
        }
    }
    return best;
}

bool keepsOne(const State& view, kit::Seat seat) {
    return std::ranges::any_of(view.cards(ZoneKind::Hand, seat),
                               [](kit::Card card) { return (card.mark & planDestination) == planKeep; });
}

} // namespace

Move quickStep(const State& view, kit::Seat seat) {
    const int gold = view.number(Number::Gold, seat) - costOfPlan(view, seat);
    if (gold < 0) { // another player began the plan, so take back its most expensive card
        const Slot* dearest = nullptr;
        const Plan plan = planOf(view, seat);
        for (const Slot& slot : plan.slots)
            if (slot.kind == Slot::Kind::New &&
                (dearest == nullptr || unitOf(slot.face).cost > unitOf(dearest->face).cost))
                dearest = &slot;
        return {.kind = Kind::Back, .spot = static_cast<std::uint8_t>(dearest - plan.slots.data())};
    }
    const int worthDeploying = -100;
    if (const kit::Card card = bestInHand(view, seat, gold, worthDeploying); card.face != 0)
        if (const int spot = freeSpot(view, seat, card.face); spot >= 0)
            return {.kind = Kind::Deploy, .card = card.face, .spot = static_cast<std::uint8_t>(spot)};
    if (view.number(Number::Turn) < lastTurn && !keepsOne(view, seat))
        if (const kit::Card card = bestInHand(view, seat, INT_MAX, INT_MIN); card.face != 0)
            return {.kind = Kind::Keep, .card = card.face};
    return {.kind = Kind::Commit};
}

Move Player::playout(const State& view, kit::Seat seat, kit::Rng& rng) {
    switch (taskOf(view, seat)) {
    case Task::Pick:
        return quickPick(view, seat, rng);
    case Task::Plan:
        return quickStep(view, seat);
    case Task::Construct:
        return rankConstructions(view, seat, 0, rng).best()[0].move;
    case Task::Target:
    case Task::Alchemy:
        if (targetsLeft(view, seat) == 0)
            return {.kind = Kind::Commit};
        return rankTargets(view, seat).best()[0].move;
    case Task::Heal:
    case Task::Nothing:
        break;
    }
    return rankSaves(view, seat).best()[0].move;
}

} // namespace taletop::papertales
