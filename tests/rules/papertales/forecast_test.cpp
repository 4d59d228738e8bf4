// SPDX-License-Identifier: MIT
// Tests over whole games that every forecast comes true unless it is marked as open because a choice or a
// draw may still change it. Hints must contain the same numbers as the forecast.
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/player/player.h"
#include "core/games/papertales/rules/forecast.h"
#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/table/table.h"
#include "tests/rules/papertales/kingdoms.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <map>
#include <optional>
#include <set>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

bool isLong() { return std::getenv("TALETOP_LONG") != nullptr; }

std::optional<int> counterOf(const scene::Scene& scene, std::string_view key, kit::Seat seat) {
    for (const scene::Counter& counter : scene.counters)
        if (counter.key == key && counter.seat == seat)
            return counter.value;
    return std::nullopt;
}

std::set<int> deathsIn(const scene::Scene& scene, kit::Seat seat) {
    std::set<int> spots;
    int spot = 0;
    for (const char* key :
         {"forecastDiesF1", "forecastDiesF2", "forecastDiesF3", "forecastDiesB1", "forecastDiesB2"}) {
        if (counterOf(scene, key, seat))
            spots.insert(spot);
        ++spot;
    }
    return spots;
}

scene::Scene sceneFor(const State& state, kit::Seat seat) {
    return Shown::scene(contract::viewOf<Rules>(state, seat), seat);
}

/// A game in progress. Odd seeds use the casual player's moves, and even seeds use random legal moves.
class Game {
public:
    explicit Game(std::uint64_t seed)
        : m_state(Rules::setup(contract::standardOptions(Rules::info(), 2 + static_cast<int>(seed % 4)))),
          m_seed(seed), m_rng(seed) {}

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool over() const { return due().kind == contract::Pending::Kind::Over; }

    /// Makes one move, or carries out one automatic step or chance entry.
    void step() {
        if (due().goesByItself())
            return goOnOnce();
        const kit::SeatSet seats = due().seats;
        auto seat = static_cast<kit::Seat>(m_rng.below(static_cast<std::uint32_t>(m_state.seats())));
        while (!seats.contains(seat))
            seat = leftOf(seat, m_state.seats());
        const auto moves = contract::legalMoves<Rules>(m_state, seat);
        const Move any = moves[m_rng.below(moves.size())];
        kit::Facts nobody;
        Rules::apply(
            m_state, seat,
            m_seed % 2 == 0 ? any : Player::casualMove(contract::viewOf<Rules>(m_state, seat), seat, m_rng),
            nobody);
    }

private:
    [[nodiscard]] contract::Pending due() const { return Rules::pending(m_state); }
    void goOnOnce() {
        kit::Facts nobody;
        const contract::Pending pending = due();
        if (pending.kind == contract::Pending::Kind::Chance)
            Rules::applyChance(m_state, contract::drawOutcome(pending.chance, m_rng), nobody);
        else
            Rules::proceed(m_state, nobody);
    }

    State m_state;
    std::uint64_t m_seed;
    kit::Rng m_rng;
};

/// The numbers and deaths that the forecast promises each seat in a turn.
struct Promises {
    std::map<kit::Seat, int> gold;     ///< the Gold left after paying
    std::map<kit::Seat, int> strength; ///< the strength in the Wars
    std::map<kit::Seat, int> income;
    std::map<kit::Seat, std::set<int>> deaths;
};

/// Records the forecasts in the seat's scene that are not marked as open.
void takeDown(Promises& promises, const State& state, kit::Seat seat) {
    const scene::Scene scene = sceneFor(state, seat);
    const bool settled =
        (state.step() == Step::Plan && hasCommitted(state, seat)) || state.step() > Step::Plan;
    if (!settled || counterOf(scene, "forecastOpen", seat))
        return;
    if (const auto gold = counterOf(scene, "forecastGold", seat))
        promises.gold[seat] = *gold;
    if (const auto strength = counterOf(scene, "forecastStrength", seat))
        promises.strength[seat] = *strength;
    if (const auto income = counterOf(scene, "forecastIncome", seat))
        promises.income[seat] = *income;
    // Deaths that a Healer may prevent are unknown until the saves are chosen (PT-75).
    if (state.step() < Step::Aging && (healerOf(state, seat) < 0 || state.step() == Step::Plan))
        promises.deaths[seat] = deathsIn(scene, seat);
}

bool savesSomebody(const State& state, kit::Seat seat) { return healerOf(state, seat) >= 0; }

} // namespace

TEST_CASE("PT-24 PT-52 PT-61 PT-73 a forecast without open numbers comes true") {
    const int wanted = isLong() ? 1'000 : 60; // the number of promises of each kind
    std::map<std::string, int> kept;
    for (std::uint64_t seed = 1; kept["deaths"] < wanted || kept["strength"] < wanted; ++seed) {
        CAPTURE(seed);
        Promises promises;
        for (Game game(seed); !game.over();) {
            const State before = game.state();
            for (kit::Seat seat = 0; seat < before.seats(); ++seat)
                takeDown(promises, before, seat);
            game.step();
            const State& after = game.state();
            for (kit::Seat seat = 0; seat < before.seats(); ++seat) {
                CAPTURE(seat);
                if (before.step() == Step::Plan && after.step() != Step::Plan &&
                    promises.gold.contains(seat)) {
                    CHECK(after.number(Number::Gold, seat) == promises.gold[seat]);
                    ++kept["gold"];
                }
                if (before.step() == Step::Wars && promises.strength.contains(seat)) {
                    CHECK(after.number(Number::Strength, seat) == promises.strength[seat]);
                    ++kept["strength"];
                }
                if (before.step() == Step::Income && promises.income.contains(seat)) {
                    CHECK(after.number(Number::Income, seat) == promises.income[seat]);
                    ++kept["income"];
                }
                if (before.step() == Step::Aging && promises.deaths.contains(seat) &&
                    !savesSomebody(before, seat)) {
                    const auto dies = [&](int spot) { return promises.deaths[seat].contains(spot); };
                    for (int spot = 0; spot < spotCount; ++spot)
                        CHECK(dies(spot) == wouldDie(unitAt(before, seat, spot)));
                    ++kept["deaths"];
                }
            }
            if (before.number(Number::Turn) != after.number(Number::Turn))
                promises = {};
        }
    }
    for (const auto& [what, times] : kept)
        MESSAGE(what << ": " << times);
}

TEST_CASE("PT-75 the forecast no longer lists a saved Unit among the deaths") {
    Play play = Play(3, Step::Heal)
                    .kingdom(0, "F: Mystical Healer, Knight[1], Hunter[1]")
                    .kingdom(1, "F: Mystical Healer, Knight[1]"); // so that seat 0 waits for seat 1
    CHECK(deathsIn(sceneFor(play.state, 0), 0) == std::set<int>{1, 2});
    play.move(0, "save F2");
    CHECK(deathsIn(sceneFor(play.state, 0), 0) == std::set<int>{2});
}

TEST_CASE("PT-97 PT-109 PT-111 the forecast says whether abilities may still change it") {
    const auto open = [](const Play& play) {
        return counterOf(sceneFor(play.state, 0), "forecastOpen", 0).has_value();
    };
    CHECK(!open(Play(3).kingdom(0, "F: Knight[1]").hand(0, {"Farmer"}).moves(0, {"deploy Farmer F2"})));
    CHECK(open(
        Play(3).kingdom(0, "F: Knight[1]").hand(0, {"Time Master"}).moves(0, {"deploy Time Master F2"})));
    CHECK(!open(Play(3).kingdom(0, "F: Knight[1]").hand(0, {"Time Master"})));
    CHECK(open(Play(3).hand(0, {"Shapeshifter"}).moves(0, {"deploy Shapeshifter F2"})));
    CHECK(open(Play(3).kingdom(0, "F: Master Alchemist[1], Farmer[1]")));
    CHECK(!open(Play(3).kingdom(0, "F: Master Alchemist[1], Knight[1]"))); // without food it gives no tokens
    CHECK(!open(Play(3, Step::Wars).kingdom(0, "F: Master Alchemist[1], Farmer[1]")));
}

TEST_CASE("PT-65 PT-69 a choice to build states its actual price and the Gold that is left") {
    const int wanted = isLong() ? 1'000 : 60;
    int positions = 0;
    int land = 0; // prices that include land
    for (std::uint64_t seed = 1; positions < wanted; ++seed) {
        CAPTURE(seed);
        for (Game game(seed); !game.over(); game.step()) {
            const State& state = game.state();
            const kit::SeatSet asked = Rules::pending(state).seats;
            if (state.step() != Step::Construct || asked.empty())
                continue;
            const kit::Seat seat = asked.first();
            const scene::Scene scene = sceneFor(state, seat);
            ++positions;
            for (const Move& move : contract::legalMoves<Rules>(state, seat)) {
                if (move.kind == Move::Kind::Pass)
                    continue;
                State built = state;
                kit::Facts nobody;
                Rules::apply(built, seat, move, nobody);
                for (kit::Seat other = 0; other < state.seats(); ++other)
                    if (other != seat && Rules::pending(built).seats.contains(other) &&
                        built.step() == Step::Construct)
                        Rules::apply(built, other, {.kind = Move::Kind::Pass}, nobody);
                REQUIRE(built.step() != Step::Construct);
                const auto choice =
                    std::ranges::find(scene.choices, Files::moveText(move), &scene::Choice::move);
                REQUIRE(choice != scene.choices.end());
                const int left = built.number(Number::Gold, seat);
                CHECK(choice->consequence.arguments[0].value == state.number(Number::Gold, seat) - left);
                CHECK(choice->consequence.arguments[1].value == left);
                const bool first = levelOf(state, seat, move.card) == 0;
                land += first && buildingsOwned(state, seat) > 0 ? 1 : 0;
                const contract::Reason why = Player::reasonFor(state, seat, std::array{move}, false);
                CHECK(why.why.arguments[2].value == state.number(Number::Gold, seat) - left);
            }
        }
    }
    CHECK(land > 0);
}

TEST_CASE("PT-38 PT-111 a hint states the same strength, income and survivors as the forecast") {
    const int wanted = isLong() ? 1'000 : 60;
    int positions = 0;
    for (std::uint64_t seed = 1; positions < wanted; ++seed) {
        CAPTURE(seed);
        for (Game game(seed); !game.over() && positions < wanted; game.step()) {
            const State& state = game.state();
            const kit::SeatSet asked = Rules::pending(state).seats;
            if (state.step() != Step::Plan || asked.empty())
                continue;
            const kit::Seat seat = asked.first();
            ++positions;
            std::vector<contract::Decision<Move>> decisions;
            Player::decisions(contract::viewOf<Rules>(state, seat), seat, decisions);
            for (const auto& steps : decisions) {
                if (steps[steps.size() - 1].kind != Move::Kind::Commit)
                    continue; // the decision takes back a step of an unaffordable plan
                State plan = state;
                kit::Facts nobody;
                for (std::size_t step = 0; step + 1 < steps.size(); ++step)
                    Rules::apply(plan, seat, steps[step], nobody);
                const scene::Scene scene = sceneFor(plan, seat);
                const kit::Text why =
                    Player::reasonFor(state, seat, std::span(steps.begin(), steps.end()), false).why;
                std::vector<int> numbers;
                for (const kit::TextArgument& argument : why.arguments)
                    if (argument.kind == kit::TextArgument::Kind::Number)
                        numbers.push_back(argument.value);
                int standing = 0;
                for (const char* key : {"forecastStrengthF1", "forecastStrengthF2", "forecastStrengthF3",
                                        "forecastStrengthB1", "forecastStrengthB2"})
                    standing += counterOf(scene, key, seat) ? 1 : 0;
                REQUIRE(numbers.size() == 2);
                CHECK(numbers[0] == counterOf(scene, "forecastStrength", seat));
                CHECK(numbers[1] == counterOf(scene, "forecastIncome", seat));
                CHECK(why.count == standing - static_cast<int>(deathsIn(scene, seat).size()));
            }
        }
    }
}
