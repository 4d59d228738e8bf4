// SPDX-License-Identifier: MIT
// Tests how a casual player values positions and cards, and how it chooses among nearly equal moves.
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/player/evaluation.h"
#include "core/games/papertales/player/player.h"
#include "tests/rules/papertales/kingdoms.h"

#include <doctest/doctest.h>

#include <map>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

int worth(const Play& play, kit::Seat seat = 0) {
    const State view = contract::viewOf<Rules>(play.state, seat);
    return worthOf(view, seat, forecastOf(view, seat));
}

std::string casual(const Play& play, std::uint64_t seed = 1) {
    kit::Rng rng(seed);
    return Files::moveText(Player::casualMove(contract::viewOf<Rules>(play.state, 0), 0, rng));
}

/// Counts how often a casual player makes each choice, over this many seeds.
std::map<std::string, int> chosen(const Play& play, int generators) {
    std::map<std::string, int> times;
    for (int seed = 0; seed < generators; ++seed)
        ++times[casual(play, static_cast<std::uint64_t>(seed))];
    return times;
}

/// The first Building of each seat in a game of four casual players.
std::vector<std::string> openings(std::uint64_t seed) {
    constexpr kit::Seat seats = 4;
    kit::Facts nobody;
    kit::Rng rng(seed);
    std::vector<std::string> first(seats);
    State state = Rules::setup({.seats = seats});
    for (auto pending = Rules::pending(state); pending.kind != contract::Pending::Kind::Over;
         pending = Rules::pending(state)) {
        if (pending.goesByItself()) {
            goOn(state, rng);
            continue;
        }
        const kit::Seat seat = pending.seats.first();
        const Move move = Player::casualMove(contract::viewOf<Rules>(state, seat), seat, rng);
        std::string& opening = first[static_cast<std::size_t>(seat)];
        if (move.kind == Move::Kind::Build && opening.empty())
            opening = Files::moveText(move);
        Rules::apply(state, seat, move, nobody);
    }
    return first;
}

} // namespace

TEST_CASE("PT-38 on the last turn the casual player still deploys Units, even without a War to win") {
    // The rivals have strength 12 and 17. Three Gold pay for Salamander (2) and Giant Snake (1), with 4
    // strength each, and Cerberus is free. No War can be won, but 8 strength still have a value.
    Play play = Play(3)
                    .turn(4)
                    .hand(0, {"Sculptor", "Cerberus", "Farmer", "Peddler", "Salamander", "Giant Snake"})
                    .kingdom(0, "Tavern L2")
                    .gold(0, 3)
                    .kingdom(1, "F: Knight[1], Knight[1], Knight[1]; B: Farmer[1]; Mine L2")
                    .kingdom(2, "F: Kraken[1], Commander[1], Commander[1]; B: Farmer[1]; Mine L2");
    for (std::string move = casual(play); move != "commit"; move = casual(play))
        play.move(0, move);
    CHECK(forecastOf(play.state, 0).kingdom.strength >= 8);
}

TEST_CASE("PT-55 more strength has a higher value even if a War is almost certainly won or lost") {
    for (const int seats : {2, 3, 5})
        for (const int turn : {1, 2, 3, 4})
            for (const std::string_view rivals : {"F: Kraken, Commander, Knight; Tavern L2", "F: Farmer"}) {
                const auto with = [&](int tokens) {
                    Play play = Play(seats).turn(turn).kingdom(0, "F: Militiaman[" + std::to_string(tokens) +
                                                                      "]"); // one strength for each token
                    for (kit::Seat rival = 1; rival < seats; ++rival)
                        play.kingdom(rival, rivals);
                    return worth(play);
                };
                for (int tokens = 1; tokens < 40; ++tokens) {
                    CAPTURE(tokens);
                    REQUIRE(with(tokens + 1) > with(tokens));
                }
            }
}

TEST_CASE("PT-103 the value of Palm Reader counts a point for each token on a Unit that dies") {
    const auto with = [](std::string_view kingdom) { return worth(Play(3).turn(4).kingdom(0, kingdom)); };
    // Two more tokens on the dying Knight are worth two points with Palm Reader, and nothing without it.
    CHECK(with("F: Knight[3]; B: Palm Reader") - with("F: Knight[1]; B: Palm Reader") == 200);
    CHECK(with("F: Knight[3]; B: Farmer") == with("F: Knight[1]; B: Farmer"));
}

TEST_CASE("PT-66 the first source of a resource has a higher value than the second") {
    const Play none = Play(3, Step::Draft);
    const Play inHand = Play(3, Step::Draft).hand(0, {"Peddler"});
    const Play inPlay = Play(3, Step::Draft).kingdom(0, "B: Peddler");
    const int woodcutter = faceNamed("Woodcutter");
    CHECK(worthOfCard(none.state, 0, woodcutter) > worthOfCard(inHand.state, 0, woodcutter));
    CHECK(worthOfCard(inHand.state, 0, woodcutter) == worthOfCard(inPlay.state, 0, woodcutter));
    CHECK(worthOfCard(none.state, 0, faceNamed("Knight")) ==
          worthOfCard(inHand.state, 0, faceNamed("Knight")));
}

TEST_CASE("PT-63 the casual player chooses at random among Buildings of nearly the same value") {
    const auto kingdom = [](int turn) {
        return Play(3, Step::Construct).turn(turn).kingdom(0, "F: Woodcutter, Miner; B: Farmer").gold(0, 2);
    };
    const auto times = chosen(kingdom(1), 200);
    for (const auto& [move, count] : times)
        MESSAGE(move << ": " << count);
    CHECK(times.size() >= 2);
    CHECK(times.count("pass") == 0);
    CHECK(casual(kingdom(1), 7) == casual(kingdom(1), 7));
    // On the last turn the outcome is known, so nothing is left to chance.
    CHECK(chosen(kingdom(4), 50).size() == 1);
}

TEST_CASE("casual players vary their openings, and no opening occurs in most of 160 Kingdoms") {
    std::map<std::string, int> times;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        for (const std::string& opening : openings(seed))
            ++times[opening];
    for (const auto& [opening, count] : times)
        MESSAGE(opening << ": " << count);
    for (const auto& [opening, count] : times)
        CHECK(count <= 80);
}
