// SPDX-License-Identifier: MIT
// Tests of reviews: which decisions are judged, what they cost, and what luck is worth, with numbers
// calculated by hand. Only the seat's view counts.
#include "core/contract/registry.h"
#include "core/games/_template/files/files.h"
#include "core/games/_template/rules/rules.h"
#include "core/match/played.h"
#include "tests/conformance/chronicle.h"
#include "tests/match/blunders.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

using namespace taletop;
using namespace taletop::tests;

namespace {

namespace tiny = taletop::templategame;

bool inTheLongRun() { return std::getenv("TALETOP_LONG") != nullptr; }

const contract::Game& templateGame() { return *contract::findGame("template"); }

contract::AnyMove moveOf(const char* text) { return templateGame().parseMove(text).value(); }

/// Returns the last of two rounds, for two players without answers, with these hands. All other cards are
/// open.
tiny::State lastRound(const std::vector<int>& own, const std::vector<int>& other, tiny::Phase phase,
                      const std::vector<int>& discarded = {}) {
    kit::Facts nobody;
    tiny::State state = tiny::Rules::setup({.seats = 2, .values = {2, 0}});
    while (!state.empty(tiny::ZoneKind::Discard))
        state.remove(tiny::zoneOf(tiny::ZoneKind::Discard), 0, nobody);
    while (!state.empty(tiny::ZoneKind::Deck))
        state.remove(tiny::zoneOf(tiny::ZoneKind::Deck), 0, nobody);
    const auto has = [](const std::vector<int>& faces, int face) {
        return std::ranges::count(faces, face) > 0;
    };
    for (int face = 1; face <= tiny::cardCount; ++face) {
        const kit::Zone zone = has(own, face)     ? tiny::zoneOf(tiny::ZoneKind::Hand, 0)
                               : has(other, face) ? tiny::zoneOf(tiny::ZoneKind::Hand, 1)
                               : has(discarded, face)
                                   ? tiny::zoneOf(tiny::ZoneKind::Discard)
                                   : tiny::zoneOf(tiny::ZoneKind::Won, face % 2 == 0 ? 0 : 1);
        state.add(zone, {.face = static_cast<std::uint8_t>(face)}, nobody);
    }
    state.setNumber(tiny::Number::Round, phase == tiny::Phase::Lay ? 2 : 1, nobody);
    state.setNumber(tiny::Number::Leader, -1, nobody);
    state.setPhase(phase, nobody);
    return state;
}

/// Adds an entry that leads to the state `after`.
void add(bots::PlayedGame& played, kit::Seat who, const contract::AnyMove& move, const tiny::State& after) {
    played.entries.push_back({who, move, {}, played.end});
    played.end = contract::AnyState::of(after);
}

/// Deals the two discarded cards. Seat 0 gets the first of them, or the second if `second` is true.
bots::PlayedGame dealtLast(const tiny::State& before, bool second) {
    bots::PlayedGame played{{}, contract::AnyState::of(before)};
    tiny::State after = before;
    kit::Facts nobody;
    contract::ChanceOutcome order; // the last card of the deck is drawn first
    order.push_back(second ? 0 : 1);
    order.push_back(second ? 1 : 0);
    tiny::Rules::applyChance(after, order, nobody);
    add(played, kit::chanceSeat, {}, after);
    return played;
}

std::string told(const bots::LookBack& found) {
    std::string text = std::to_string(found.moves);
    for (const bots::TurningPoint& point : found.points) {
        text += '\n' + std::to_string(point.entry) + ' ' + point.played.move + " for " + point.best.move;
        text += ' ' + std::to_string(point.loss.worth.mean) + ' ' + std::to_string(point.loss.worth.error);
    }
    if (found.luck)
        text +=
            "\nluck " + std::to_string(found.luck->entry) + ' ' + std::to_string(found.luck->gain.worth.mean);
    return text;
}

} // namespace

TEST_CASE("playing the lower of two cards against a known card between them loses a round") {
    const contract::Game& game = templateGame();
    // Only the 10 is not open, so it must be in the other hand. The 20 would win three points, and the 5
    // could then be stored.
    tiny::State state = lastRound({5, 20}, {10}, tiny::Phase::Lay);
    REQUIRE(tiny::Rules::brokenInvariant(state) == "");
    kit::Facts nobody;
    bots::PlayedGame played{{}, contract::AnyState::of(state)};
    tiny::Rules::apply(state, 0, *tiny::Files::parseMove("lay 5"), nobody);
    add(played, 0, moveOf("lay 5"), state);
    tiny::Rules::apply(state, 1, *tiny::Files::parseMove("lay 10"), nobody);
    add(played, 1, moveOf("lay 10"), state);
    REQUIRE(game.pending(played.end).kind == contract::Pending::Kind::Over);

    const bots::LookBack found = bots::lookBack(game, played, 0, {20'000, {}});
    REQUIRE(found.points.size() == 1);
    const bots::TurningPoint& point = found.points[0];
    CHECK(point.entry == 0);
    CHECK(point.played.move == "lay 5");
    CHECK(point.best.move == "lay 20");
    REQUIRE(point.loss.lines.size() == 2);
    CHECK(point.loss.lines[0].points.mean == doctest::Approx(3));
    CHECK(point.loss.lines[1].points.mean == doctest::Approx(1));
    CHECK(point.loss.points.mean == doctest::Approx(4));
    CHECK(point.loss.points.error < 0.01); // the loss was the same in many worlds
    CHECK_FALSE(found.luck);
    // The other player had a single card, so there is no choice to judge.
    CHECK(bots::decisionsTaken(game, played, 1).empty());
    CHECK(bots::lookBack(game, played, 1, {20'000, {}}).points.empty());
}

TEST_CASE("the best move is not a turning point") {
    tiny::State state = lastRound({5, 20}, {10}, tiny::Phase::Lay);
    kit::Facts nobody;
    bots::PlayedGame played{{}, contract::AnyState::of(state)};
    tiny::Rules::apply(state, 0, *tiny::Files::parseMove("lay 20"), nobody);
    add(played, 0, moveOf("lay 20"), state);
    CHECK(bots::decisionsTaken(templateGame(), played, 0).size() == 1);
    CHECK(bots::lookBack(templateGame(), played, 0, {20'000, {}}).points.empty());
}

TEST_CASE("of two blunders in one round, only the greater is a turning point") {
    // The 20 would have led at once, and both other cards could then be stored. After the 12, the 17 could
    // still have beaten the 15 and won the round.
    const contract::Game& game = templateGame();
    tiny::State state = lastRound({12, 17, 20}, {15}, tiny::Phase::Lay);
    kit::Facts nobody;
    state.setNumber(tiny::Number::Answers, 1, nobody);
    REQUIRE(tiny::Rules::brokenInvariant(state) == "");
    bots::PlayedGame played{{}, contract::AnyState::of(state)};
    const auto play = [&](kit::Seat seat, const char* move) {
        tiny::Rules::apply(state, seat, *tiny::Files::parseMove(move), nobody);
        add(played, seat, moveOf(move), state);
    };
    play(0, "lay 12");
    play(1, "lay 15");
    play(0, "pass");
    REQUIRE(game.pending(played.end).kind == contract::Pending::Kind::Over);
    REQUIRE(bots::decisionsTaken(game, played, 0).size() == 2);

    const bots::LookBack found = bots::lookBack(game, played, 0, {20'000, {}});
    REQUIRE(found.points.size() == 1);
    CHECK(found.points[0].played.move == "pass");
}

TEST_CASE("drawing a winning instead of a losing card is luck worth half a round") {
    const contract::Game& game = templateGame();
    // Seat 0 draws either the 1 or the 24, and seat 1 draws the other card. The seat that gets the 24 wins
    // the round and its three points, whatever is played, so the mean of both outcomes is 1.5.
    const tiny::State before = lastRound({10, 11, 12}, {}, tiny::Phase::Refill, {1, 24});
    REQUIRE(tiny::Rules::brokenInvariant(before) == "");
    for (const bool second : {false, true}) {
        const bots::PlayedGame played = dealtLast(before, second);
        const auto hand = played.end.as<tiny::State>().cards(tiny::ZoneKind::Hand, 1);
        REQUIRE(hand.size() == 1);
        REQUIRE(hand[0].face == (second ? 1 : 24));
        for (const kit::Seat seat : {kit::Seat{0}, kit::Seat{1}}) {
            CHECK(bots::isLuck(game, played, 0, seat));
            const bots::Ahead luck = bots::luckOf(game, played, 0, seat, {20'000, {}});
            const double rounds = second == (seat == 0) ? 1.5 : -1.5;
            CHECK(std::abs(luck.lines[0].points.mean - rounds) <= 4 * luck.lines[0].points.error);
            CHECK(luck.lines[0].points.error < 0.1);
            const bots::LookBack found = bots::lookBack(game, played, seat, {200'000, {}});
            CHECK(found.luck.has_value() == (rounds > 0));
            if (!found.luck)
                continue;
            CHECK(found.luck->entry == 1);
            // The reported number comes from other worlds than those that found the lucky moment.
            const bots::Budget share{200'000 * 4 / 100, {}};
            const double told = found.luck->gain.worth.mean;
            CHECK(told == bots::luckOf(game, played, 0, seat, share, bots::Look::Second).worth.mean);
            CHECK(told != bots::luckOf(game, played, 0, seat, share, bots::Look::First).worth.mean);
        }
    }
}

TEST_CASE("decisions cover each of a seat's moves once, and each decision had a choice") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const bots::PlayedGame played = match::playedGame(playedCasually(*game, 3));
        REQUIRE(game->pending(played.end).kind == contract::Pending::Kind::Over);
        const auto taken = bots::decisionsTaken(*game, played, 0);
        CHECK(taken.size() > 3);
        std::size_t next = 0;
        for (const bots::TakenDecision& each : taken) {
            CHECK(each.entry >= next);
            next = each.last + 1;
            std::size_t step = 0;
            for (std::size_t entry = each.entry; entry <= each.last; ++entry)
                if (played.entries[entry].who == 0)
                    CHECK(game->sameMove(played.entries[entry].move, each.steps[step++]));
            CHECK(step == each.steps.size());
            CHECK(each.choices.size() > 0);
        }
    }
}

TEST_CASE("looking back at a seat's play does not depend on what the seat could not see") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        int pairs = inTheLongRun() ? 20 : 6;
        int thorough = inTheLongRun() ? 2 : 0; // this many get the usual amount of thought
        int different = 0;
        for (std::uint64_t seed = 1; pairs > 0; ++seed) {
            REQUIRE(seed < 10'000);
            kit::Rng rng(seed);
            const conformance::Chronicle chronicle = conformance::chronicleOf(*game, seed);
            const auto& lengths = std::prev(chronicle.moments().end())->second;
            const conformance::Worlds worlds = chronicle.worldsAt(lengths.back(), rng);
            const bots::PlayedGame one = match::playedGame(worlds.one);
            const bots::PlayedGame other = match::playedGame(worlds.other);
            REQUIRE(one.entries.size() == other.entries.size());
            for (kit::Seat seat = 0; seat < worlds.one.header().options.seats; ++seat) {
                const auto alike = [&](const contract::AnyState& a, const contract::AnyState& b) {
                    return std::ranges::equal(game->view(a, seat).bytes(), game->view(b, seat).bytes());
                };
                bool same = alike(one.end, other.end);
                for (std::size_t entry = 0; same && entry < one.entries.size(); ++entry)
                    same = alike(one.entries[entry].before, other.entries[entry].before);
                if (!same)
                    continue;
                --pairs;
                different += std::ranges::equal(one.end.bytes(), other.end.bytes()) ? 0 : 1;
                const bots::Budget budget =
                    thorough-- > 0 ? bots::usualLookBackBudget(*game, 1) : bots::Budget{20'000, {}};
                CHECK(told(bots::lookBack(*game, one, seat, budget)) ==
                      told(bots::lookBack(*game, other, seat, budget)));
            }
        }
        CHECK(different > 0);
    }
}

TEST_CASE("a look back that is cut short finds nothing and ends promptly") {
    const contract::Game& game = templateGame();
    const bots::PlayedGame played = match::playedGame(playedCasually(game, 3));
    int asked = 0;
    const bots::LookBack found = bots::lookBack(game, played, 0, {100'000, [&] { return ++asked > 300; }});
    CHECK_FALSE(found.finished);
    CHECK(found.points.empty());
    CHECK_FALSE(found.luck);
    CHECK(asked < 500); // the look back ends soon
}

TEST_CASE("a look back whose budget is too small for its decisions finds nothing and spends nothing") {
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const bots::PlayedGame played = match::playedGame(playedCasually(*game, 3));
        const bots::LookBack found = bots::lookBack(*game, played, 0, {1, {}});
        CHECK(found.finished);
        CHECK(found.points.empty());
        CHECK_FALSE(found.luck);
        CHECK(found.moves == 0);
    }
}

TEST_CASE("a look back that is no longer wanted stops at once, even while it is being prepared") {
    const auto yes = [] { return true; };
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const match::Match match = playedCasually(*game, 3);
        CHECK(match::playedGame(match, yes).entries.empty());
        const bots::PlayedGame played = match::playedGame(match);
        CHECK(bots::decisionsTaken(*game, played, 0, yes).empty());
        // If a look back is stopped in the middle, it returns its findings so far.
        int asked = 0;
        const auto soon = [&] { return ++asked > 3; };
        CHECK(bots::decisionsTaken(*game, played, 0, soon).size() <= 3);
        CHECK(asked == 4);
        asked = 0;
        CHECK_FALSE(bots::lookBack(*game, played, 0, {1'000'000, soon}).finished);
        CHECK(asked < 20);
    }
}

TEST_CASE("a planted blunder is found as a turning point 95 times in 100") {
    const char* wanted = std::getenv("TALETOP_BLUNDERS");
    // In a test build, the long run takes some minutes. So few games prove no rate, so all their blunders
    // must be found.
    const int games = wanted != nullptr ? std::atoi(wanted) : inTheLongRun() ? 3 : 1;
    for (const contract::Game* game : contract::games()) {
        CAPTURE(game->info().id);
        const auto budget = bots::usualLookBackBudget(*game, inTheLongRun() || wanted != nullptr ? 1 : 4);
        int planted = 0;
        int found = 0;
        for (std::uint64_t seed = 1; planted < games; ++seed) {
            REQUIRE(seed < 4'000);
            const auto blunder = blundered(*game, seed, 0.1);
            if (!blunder)
                continue;
            ++planted;
            const auto seen = bots::lookBack(*game, match::playedGame(blunder->match), 0, budget);
            const bool told = std::ranges::count(seen.points, blunder->entry, &bots::TurningPoint::entry) > 0;
            for (const bots::TurningPoint& point : seen.points) // the better decision has another name
                CHECK(!bots::calledAlike(point.played, point.best));
            found += told ? 1 : 0;
            if (!told)
                MESSAGE("missed: seed " << seed << ", entry " << blunder->entry << ", loss "
                                        << blunder->loss);
        }
        MESSAGE(std::string(game->info().id) << ": " << found << " of " << planted);
        CHECK(100 * found >= 95 * planted);
    }
}
