// SPDX-License-Identifier: MIT
// The seats that must act, and the moves that they could plausibly try.
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/rules/turn.h"
#include "core/kit/at.h"

#include <bitset>

namespace taletop::papertales {

namespace {

using Kind = Move::Kind;

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

/// Remembers the listed faces, because listing one of several equal cards is enough.
class Listed {
public:
    /// Is the face new? Also marks it as listed.
    bool first(std::uint8_t face) {
        const bool before = m_faces[face];
        m_faces.set(face);
        return !before;
    }

private:
    std::bitset<256> m_faces;
};

void pickCandidates(const State& view, kit::Seat seat, MoveList& moves) {
    const auto pack = view.cards(ZoneKind::Pack, seat);
    Listed picks;
    for (std::size_t i = 0; i < pack.size(); ++i) {
        if (!picks.first(pack[i].face))
            continue;
        if (view.seats() > 2 || pack.size() < 3) {
            moves.push_back({.kind = Kind::Pick, .card = pack[i].face});
            continue;
        }
        for (std::size_t j = 0; j < pack.size(); ++j) { // PT-33
            const bool pair = pack[j].face != pack[i].face || j > i;
            bool listed = false;
            for (std::size_t k = 0; k < j; ++k)
                listed = listed || (pack[k].face == pack[j].face && (pack[k].face != pack[i].face || k > i));
            if (pair && !listed)
                moves.push_back({.kind = Kind::Pick, .card = pack[i].face, .other = pack[j].face});
        }
    }
}

void planCandidates(const State& view, kit::Seat seat, MoveList& moves) {
    const Plan plan = planOf(view, seat);
    const auto hand = view.cards(ZoneKind::Hand, seat);
    Listed deployed;
    Listed kept;
    for (const kit::Card& card : hand) {
        const bool undecided = card.mark == planUndecided;
        if (!undecided && card.mark != planBack)
            continue;
        const bool deploys = undecided && deployed.first(card.face);
        const bool keeps = kept.first(card.face);
        for (int spot = 0; spot < spotCount && deploys; ++spot)
            if (kit::at(plan.slots, spot).kind == Slot::Kind::Empty)
                moves.push_back({.kind = Kind::Deploy, .card = card.face, .spot = small(spot)});
        if (keeps)
            moves.push_back({.kind = Kind::Keep, .card = card.face});
    }
    const bool fifth = hasFifthSpot(view, seat); // a closed spot is offered only to cards in hand
    for (int spot = 0; spot < spotCount; ++spot) {
        const Slot& slot = kit::at(plan.slots, spot);
        if (slot.kind == Slot::Kind::Empty)
            continue;
        moves.push_back(
            {.kind = slot.kind == Slot::Kind::Old ? Kind::Discard : Kind::Back, .spot = small(spot)});
        for (int to = 0; to < spotCount && !slot.moved; ++to)
            if (to != spot && (to != fifthSpot || fifth))
                moves.push_back({.kind = Kind::Move, .spot = small(spot), .to = small(to)});
    }
    moves.push_back({.kind = Kind::Commit});
}

void constructCandidates(const State& view, kit::Seat seat, MoveList& moves) {
    for (int building = firstBuilding; building < firstBuilding + buildingCount; ++building) {
        const int level = levelOf(view, seat, building);
        for (int to = 1; to <= 2 && level == 0; ++to)
            moves.push_back({.kind = Kind::Build, .card = small(building), .other = small(to)});
        if (level == 1)
            moves.push_back({.kind = Kind::Upgrade, .card = small(building)});
    }
    moves.push_back({.kind = Kind::Pass});
}

} // namespace

contract::Pending Rules::pending(const State& view) {
    using PendingKind = contract::Pending::Kind;
    switch (view.step()) {
    case Step::Shuffle:
        return contract::Pending::ofShuffle(view.size(drawPile));
    case Step::Refill:
    case Step::Search:
        return contract::Pending::ofShuffle(view.size(discardPile));
    case Step::Deal:
    case Step::Wars:
    case Step::Income:
    case Step::Aging:
        return {.kind = PendingKind::Automatic, .seats = {}};
    case Step::Over:
        return {.kind = PendingKind::Over, .seats = {}};
    default:
        break;
    }
    contract::Pending pending{.kind = PendingKind::Seats, .seats = {}};
    const bool drafting = view.step() == Step::Draft;
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if (drafting && !draftDone(view, seat) ? !view.empty(ZoneKind::Pack, seat)
                                               : !hasCommitted(view, seat))
            pending.seats.insert(seat);
    return pending;
}

void Rules::candidates(const State& view, kit::Seat seat, MoveList& moves) {
    const auto forEachUnit = [&](Kind kind) {
        for (int spot = 0; spot < spotCount; ++spot)
            if (!view.empty(spotZone(seat, spot)))
                moves.push_back({.kind = kind, .spot = small(spot)});
    };
    switch (taskOf(view, seat)) {
    case Task::Nothing:
        return;
    case Task::Pick:
        return pickCandidates(view, seat, moves);
    case Task::Plan:
        return planCandidates(view, seat, moves);
    case Task::Target:
    case Task::Alchemy:
        if (targetsLeft(view, seat) > 0)
            return forEachUnit(Kind::Target);
        moves.push_back({.kind = Kind::Commit});
        return;
    case Task::Construct:
        return constructCandidates(view, seat, moves);
    case Task::Heal:
        forEachUnit(Kind::Save);
        moves.push_back({.kind = Kind::Commit});
        return;
    }
}

} // namespace taletop::papertales
