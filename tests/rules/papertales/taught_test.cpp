// SPDX-License-Identifier: MIT
// Tests that a player who knows only the lesson plays whole games correctly and sensibly. Its rules of thumb
// come from the steps of the lesson in core/games/papertales/words/prose.md:
// - Keep cards that are strong for their Gold, produce, earn Gold or mention Legend Points. Do not keep cards
//   that you can never pay for. If you must drop a card, too, drop the second best, so that the opponent does
//   not get it.
// - Place affordable Units where the forecast next to your Kingdom shows the most strength, and put Units
//   that produce or earn in the Back. The fifth spot appears when it is open. Replace a Unit that will die
//   this turn anyway with a stronger one.
// - Keep the strongest card without a spot. Commit when your Gold pays for everything.
// - Upgrade a Building rather than build one, because upgrades need no land. Build if you have the resources
//   and your Gold pays for the land. Otherwise build nothing.
// The player may also read each card's cost, strength and resources, and whether it needs a target.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/forecast.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/rules.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

using Kind = Move::Kind;

kit::Facts nobody;

int sumOf(int face, EffectKind kind) {
    int sum = 0;
    for (const Effect& effect : unitOf(face).effects())
        sum += effect.kind == kind ? effect.amount : 0;
    return sum;
}
/// The resources and Gold that a Unit produces.
int workOf(int face) { return sumOf(face, EffectKind::Produce) + sumOf(face, EffectKind::Income); }

/// The Legend Points of a Unit's abilities, in any phase.
int pointsOf(int face) {
    return sumOf(face, EffectKind::DeathPoints) + sumOf(face, EffectKind::PointsForWar) +
           sumOf(face, EffectKind::Mourns) + sumOf(face, EffectKind::FinalPoints);
}

/// The value of a Unit apart from its strength.
int useOf(int face) { return 4 * (workOf(face) + pointsOf(face)); }

/// A beginner, whose ideas for moves are tried in order of priority.
class Taught {
public:
    Taught(const State& view, kit::Seat seat) : m_view(view), m_seat(seat) {}

    [[nodiscard]] std::vector<Move> ideas() {
        switch (taskOf(m_view, m_seat)) {
        case Task::Pick:
            pick();
            break;
        case Task::Plan:
            plan();
            break;
        case Task::Construct:
            construct();
            break;
        case Task::Target:
        case Task::Alchemy:
        case Task::Heal:
            for (std::uint8_t spot = 0; spot < spotCount; ++spot)
                if (const kit::Card unit = unitAt(m_view, m_seat, spot); unit.face != 0)
                    add({.kind = taskOf(m_view, m_seat) == Task::Heal ? Kind::Save : Kind::Target,
                         .spot = spot},
                        taskOf(m_view, m_seat) == Task::Heal ? (unit.mark == 1 ? 1 : -1) : 0);
            add({.kind = Kind::Commit}, 0);
            break;
        case Task::Nothing:
            break;
        }
        std::ranges::stable_sort(m_ideas, std::ranges::greater(), &Idea::worth);
        std::vector<Move> moves;
        for (const Idea& idea : m_ideas)
            moves.push_back(idea.move);
        return moves;
    }

private:
    struct Idea {
        Move move;
        int worth;
    };

    void add(Move move, int worth) { m_ideas.push_back({move, worth}); }

    [[nodiscard]] int worthOf(kit::Card card) const {
        const Unit& unit = unitOf(card.face);
        const bool dear = unit.cost > m_view.number(Number::Gold, m_seat) + 2; // including the next income
        return unit.strength + useOf(card.face) - unit.cost - (dear ? 10 : 0);
    }

    void pick() {
        const auto pack = m_view.cards(ZoneKind::Pack, m_seat);
        const bool drops = m_view.seats() == 2 && pack.size() > 1;
        for (std::size_t kept = 0; kept < pack.size(); ++kept) {
            if (!drops)
                add({.kind = Kind::Pick, .card = pack[kept].face}, 100 * worthOf(pack[kept]));
            for (std::size_t other = 0; drops && other < pack.size(); ++other)
                if (other != kept)
                    add({.kind = Kind::Pick, .card = pack[kept].face, .other = pack[other].face},
                        100 * worthOf(pack[kept]) + worthOf(pack[other]));
        }
    }

    void plan() {
        const int gold = m_view.number(Number::Gold, m_seat) - costOfPlan(m_view, m_seat);
        const Plan laid = planOf(m_view, m_seat);
        for (const kit::Card& card : m_view.cards(ZoneKind::Hand, m_seat)) {
            if (card.mark != planUndecided)
                continue;
            const Unit& unit = unitOf(card.face);
            for (std::uint8_t spot = 0; spot < spotCount; ++spot)
                if (unit.cost <= gold && isFront(spot) && laid.slots[spot].kind == Slot::Kind::Old)
                    replace(card.face, spot);
            if (laid.kept < 0)
                add({.kind = Kind::Keep, .card = card.face}, 10 + unit.strength);
            for (std::uint8_t spot = 0; spot < spotCount; ++spot)
                if (unit.cost <= gold && laid.slots[spot].kind == Slot::Kind::Empty && isOpen(spot))
                    deploy(card.face, spot);
        }
        add({.kind = Kind::Commit}, 0);
    }

    [[nodiscard]] bool isOpen(std::uint8_t spot) const {
        return spot != 2 || std::ranges::any_of(m_view.cards(ZoneKind::Buildings, m_seat),
                                                [](kit::Card building) { return building.mark == 2; });
    }

    void deploy(std::uint8_t face, std::uint8_t spot) {
        const Move move{.kind = Kind::Deploy, .card = face, .spot = spot};
        State then = m_view;
        Rules::apply(then, m_seat, move, nobody);
        const int stronger =
            forecastOf(then, m_seat).kingdom.strength - forecastOf(m_view, m_seat).kingdom.strength;
        add(move, isFront(spot) ? 50 + stronger : 30 + useOf(face) + 10 * stronger);
    }

    /// Replaces a Unit that will die this turn anyway.
    void replace(std::uint8_t face, std::uint8_t spot) {
        if (unitAt(m_view, m_seat, spot).mark == 0)
            return;
        State then = m_view;
        const Move away{.kind = Kind::Discard, .spot = spot};
        Rules::apply(then, m_seat, away, nobody);
        Rules::apply(then, m_seat, {.kind = Kind::Deploy, .card = face, .spot = spot}, nobody);
        const int stronger =
            forecastOf(then, m_seat).kingdom.strength - forecastOf(m_view, m_seat).kingdom.strength;
        if (stronger > 0)
            add(away, 40 + stronger);
    }

    void construct() {
        const Production production = productionOf(m_view, m_seat);
        const int land = 2 * buildingsOwned(m_view, m_seat);
        for (int face = firstBuilding; face < firstBuilding + buildingCount; ++face) {
            const int level = levelOf(m_view, m_seat, face);
            if (level == 2)
                continue;
            const Cost& cost = buildingOf(face).levels[static_cast<std::size_t>(level)].cost;
            bool produced = true;
            for (std::size_t i = 0; i < resourceCount; ++i)
                produced = produced && production.amounts[i] >= cost.resources[i];
            const int price = (level == 0 ? land : 0) + (produced ? 0 : cost.gold);
            if ((!produced && cost.gold == 0) || price > m_view.number(Number::Gold, m_seat))
                continue;
            if (level == 1)
                add({.kind = Kind::Upgrade, .card = static_cast<std::uint8_t>(face)}, 20 - price);
            else
                add({.kind = Kind::Build, .card = static_cast<std::uint8_t>(face), .other = 1}, 10 - price);
        }
        add({.kind = Kind::Pass}, -10);
    }

    const State& m_view;
    kit::Seat m_seat;
    std::vector<Idea> m_ideas;
};

struct Played {
    bool won = false;
    int refusals = 0;
};

/// Plays a game with one beginner in this seat and random players in the others.
Played playOne(kit::Seat taught, int seats, std::uint64_t seed) {
    kit::Rng rng(seed);
    State state = Rules::setup({.seats = seats});
    Played played;
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.goesByItself()) {
            goOn(state, rng);
            continue;
        }
        const kit::Seat who = pending.seats.first();
        std::optional<Move> made;
        if (who == taught) {
            const State view = contract::viewOf<Rules>(state, who);
            for (const Move& idea : Taught(view, who).ideas()) {
                if (!Rules::whyNot(view, who, idea)) {
                    made = idea;
                    break;
                }
                ++played.refusals;
            }
            REQUIRE(made.has_value()); // one of the ideas is always legal
        } else {
            const MoveList moves = contract::legalMoves<Rules>(state, who);
            made = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        }
        Rules::apply(state, who, *made, nobody);
    }
    const auto winners = Rules::result(state).winners;
    played.won = std::ranges::count(winners, taught) > 0;
    return played;
}

} // namespace

TEST_CASE("PT-22 a player who knows only the lesson is rarely refused and beats random 90 times in 100") {
    constexpr int games = 100;
    for (int seats = Rules::info().seatsLeast; seats <= Rules::info().seatsMost; ++seats) {
        int won = 0;
        int refused = 0;
        for (int seed = 1; seed <= games; ++seed) {
            const Played played =
                playOne(static_cast<kit::Seat>(seed % seats), seats, static_cast<std::uint64_t>(seed));
            won += played.won ? 1 : 0;
            refused += played.refusals;
        }
        MESSAGE(seats, " seats: won ", won, ", refused ", refused, " times in ", games, " games");
        CHECK(won >= 90 * games / 100);
        CHECK(refused <= 2 * games);
    }
}
