// SPDX-License-Identifier: MIT
// Tests SL-34 and SL-40: nobody knows who played which card. Until the choice, two games that differ only in
// this look exactly the same to everyone else.
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/player/player.h"
#include "core/games/storyline/table/table.h"
#include "core/games/storyline/words/words.h"
#include "tests/rules/storyline/table.h"

#include "core/kit/view.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;

namespace {

std::string sceneText(const scene::Scene& scene) {
    std::string text = kit::english(scene.prompt) + '/' + kit::english(scene.detail) + '/' + scene.step;
    for (const scene::Zone& zone : scene.zones) {
        text.append(1, '\n').append(zone.kind) +=
            std::to_string(zone.owner) + ':' + std::to_string(zone.count);
        for (const scene::Card& card : zone.cards)
            text += ' ' + std::to_string(card.face) + ',' + std::to_string(card.mark) + ',' +
                    std::to_string(card.pose.x) + ',' + std::to_string(card.pose.angle) + ',' +
                    kit::english(card.name);
    }
    for (const scene::Counter& counter : scene.counters)
        text.append(1, '\n').append(counter.key) +=
            std::to_string(counter.seat) + '=' + std::to_string(counter.value) + kit::english(counter.text);
    for (const scene::Choice& choice : scene.choices) {
        text += '\n' + choice.move + kit::english(choice.label) + kit::english(choice.consequence);
        for (const scene::Pick& pick : choice.gesture)
            text += ' ' + std::to_string(pick.zone) + '.' + std::to_string(pick.index);
    }
    return text;
}

std::vector<kit::Visibility> zonesOf(kit::Seat viewer) {
    const auto sees = contract::visibilityFor<Rules>(viewer);
    return {sees.begin(), sees.end()};
}

/// A game that records its facts, so that the test can compare what seats get to see.
struct Watched {
    State state;
    std::vector<kit::Fact> facts{};

    template <class Step>
    void step(Step step) {
        kit::Facts sink(facts);
        step(state, sink);
    }
    void play(kit::Seat seat, const std::string& text) {
        const auto move = Files::parseMove(text);
        REQUIRE_FALSE(Rules::whyNot(state, seat, *move).has_value());
        step([&](State& now, kit::Facts& sink) { Rules::apply(now, seat, *move, sink); });
    }
    void chance(const contract::ChanceOutcome& outcome) {
        step([&](State& now, kit::Facts& sink) { Rules::applyChance(now, outcome, sink); });
    }
    /// Everything that the game shows to the seat, as text: facts, pending seats, scene, JSON and a bot's
    /// move.
    [[nodiscard]] std::string toldTo(kit::Seat viewer) const {
        std::string text;
        const auto zones = zonesOf(viewer);
        for (const kit::Fact& fact : facts)
            if (const auto seen = kit::redact(fact, zones))
                text += std::to_string(static_cast<int>(seen->kind)) + ' ' + std::to_string(seen->from) +
                        ' ' + std::to_string(seen->fromIndex) + ' ' + std::to_string(seen->to) + ' ' +
                        std::to_string(seen->toIndex) + ' ' + std::to_string(seen->card.face) + ' ' +
                        std::to_string(seen->key) + ' ' + std::to_string(seen->value) + ' ' +
                        kit::english(Words::factText(*seen)) + '\n';
        const State view = contract::viewOf<Rules>(state, viewer);
        const auto pending = Rules::pending(view);
        text += std::to_string(static_cast<int>(pending.kind)) + std::to_string(pending.chance.from);
        for (kit::Seat seat = 0; seat < state.seats(); ++seat)
            text += pending.seats.contains(seat) ? 'x' : '.';
        text += sceneText(Shown::scene(view, viewer)) + Files::stateJson(view).dump() +
                Files::resultJson(view).dump();
        if (pending.seats.contains(viewer)) {
            kit::Rng rng(4);
            text += Files::moveText(Player::casualMove(view, viewer, rng));
        }
        return text;
    }
};

/// Compares the same round in two games. In the second, seats `a` and `b` have swapped their cards.
void compare(int seats, int round, std::uint64_t seed, kit::Seat a, kit::Seat b) {
    Table table(seats, static_cast<int>(seed % 2), 1, false, seed);
    table.untilRound(round);
    Watched one{table.state};
    Watched other{table.state};
    // In the other game the two seats have swapped hands.
    const kit::TableRef ref = other.state.ref();
    const auto handA = ref.zone(zoneOf(ZoneKind::Hand, a));
    const auto handB = ref.zone(zoneOf(ZoneKind::Hand, b));
    std::swap_ranges(handA.begin(), handA.end(), handB.begin());
    const kit::Seat narrator = narratorOf(table.state);
    kit::Rng rng(seed);
    std::vector<kit::Seat> order;
    for (kit::Seat seat = 0; seat < seats; ++seat)
        if (seat != narrator)
            order.push_back(seat);
    kit::shuffle(std::span(order), rng);
    for (const kit::Seat seat : order) {
        // The same seats act in the same order, but with swapped cards.
        one.play(seat, Files::moveText(contract::legalMoves<Rules>(one.state, seat)[0]));
        other.play(seat, Files::moveText(contract::legalMoves<Rules>(other.state, seat)[0]));
    }
    while (Rules::pending(one.state).kind == contract::Pending::Kind::Chance) {
        const auto outcome = contract::drawOutcome(Rules::pending(one.state).chance, rng);
        one.chance(outcome);
        other.chance(outcome);
    }
    REQUIRE(one.state.phase() == Phase::Choose);
    CHECK_FALSE(one.state == other.state);
    for (kit::Seat viewer = kit::spectator; viewer < seats; ++viewer) {
        if (viewer == a || viewer == b)
            continue;
        CHECK(contract::viewOf<Rules>(one.state, viewer) == contract::viewOf<Rules>(other.state, viewer));
        CHECK(one.toldTo(viewer) == other.toldTo(viewer));
    }
}

} // namespace

TEST_CASE("SL-34 two games that differ only in who played which card look the same to all others") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const int seats : {3, 5, 8})
            for (const int round : {1, 4, 8}) {
                const auto narrator = static_cast<kit::Seat>((round - 1) % seats);
                const kit::Seat a = leftOf(narrator, seats);
                compare(seats, round, seed, a, leftOf(a, seats));
            }
}

TEST_CASE("SL-34 a seat sees which card of the pile is its own, but nothing about the other cards") {
    Table table(4);
    table.play({"pl01", "pl02", "pl03"}).chances();
    for (kit::Seat viewer = kit::spectator; viewer < 4; ++viewer) {
        const auto scene = Shown::scene(table.state, viewer);
        int own = 0;
        for (const scene::Zone& zone : scene.zones)
            if (std::string_view(zone.kind).starts_with("pile"))
                for (const scene::Card& card : zone.cards)
                    own += card.mark;
        CHECK(own == (viewer > 0 ? 1 : 0));
        const State view = contract::viewOf<Rules>(table.state, viewer);
        for (kit::Seat seat = 0; seat < 4; ++seat)
            for (const kit::Card slip : view.cards(ZoneKind::Slip, seat))
                CHECK((slip.face != kit::unknownFace) == (seat == viewer));
    }
}

TEST_CASE("SL-40 a bot's choice as Narrator does not depend on who played which card") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Table one(5, 0, 1, false, seed);
        Table other = one;
        one.play({"pl01", "pl02", "pl03", "pl04"}).chances();
        other.play({"pl03", "pl04", "pl02", "pl01"}).chances();
        REQUIRE(one.ids(ZoneKind::Pile) == other.ids(ZoneKind::Pile));
        kit::Rng first(seed);
        kit::Rng second(seed);
        CHECK(Player::casualMove(one.state, 0, first) == Player::casualMove(other.state, 0, second));
    }
    const Table table(4);
    CHECK(table.refusedBy(7, "play pl01") == 1); // there is no seat 7
}
