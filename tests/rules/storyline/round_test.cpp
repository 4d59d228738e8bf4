// SPDX-License-Identifier: MIT
// Tests the rounds: SL-18 to SL-44.
#include "core/games/storyline/files/files.h"
#include "tests/rules/storyline/table.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <set>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;
using enum Category;

namespace {

std::vector<std::size_t> tokenCounts(const Table& table) {
    std::vector<std::size_t> counts;
    for (kit::Seat seat = 0; seat < table.state.seats(); ++seat)
        counts.push_back(table.size(ZoneKind::Tokens, seat));
    return counts;
}

/// A table in round 4 of deck A (object and action), with seat 3 as Narrator.
Table doubleRound() {
    Table table(4);
    table.untilRound(4);
    return table;
}

} // namespace

TEST_CASE("SL-18 fourteen of the fifteen rounds have a choice") {
    Table table(4);
    int choices = 0;
    while (table.state.round() < pageCount) {
        table.playAll();
        table.move(narratorOf(table.state), table.legal(narratorOf(table.state))[0]).chances();
        ++choices;
    }
    CHECK(choices == 14);
    CHECK(table.size(ZoneKind::Tale) == 18);
    CHECK(table.refusedBy(0, "play pl01") == 53);
    CHECK(table.refusedBy(2, "choose pl01") == 53);
}

TEST_CASE("SL-19 no step of a round can be taken before the previous step") {
    Table table(4);
    CHECK(table.refusedBy(0, "choose pl01") == 27);
    table.play({"pl01", "pl02", "pl03"});
    CHECK(table.refusedBy(0, "choose pl01") == 19); // the pile is being shuffled
    table.chances();
    CHECK(table.refusedBy(1, "play pl01") == 19);
    table.move(0, "choose pl01");
    CHECK(table.refusedBy(0, "choose pl02") == 19); // the Narrator chooses only once
}

TEST_CASE("SL-20 each round opens with the next page") {
    Table table(3);
    for (int round = 1; round <= 14; ++round) {
        table.untilRound(round);
        CHECK(table.size(ZoneKind::NarratorDeck) == static_cast<std::size_t>(15 - round));
        CHECK(pageNumber(table.state.cards(ZoneKind::Pages).back().face) == round);
    }
    table.untilTheEnd();
    CHECK(table.size(ZoneKind::NarratorDeck) == 0);
}

TEST_CASE("SL-21 the banner gives the category of the cards to play") {
    Table table(4);
    CHECK(bannersOf(table.state)[0] == Place);
    table.hold(1, "ch01");
    CHECK(table.refusedBy(1, "play ch01") == 21);
}

TEST_CASE("SL-22 everyone except the Narrator draws one card") {
    const Table table(4, 0, 2);
    CHECK(table.left(Place) == 13);
    for (const int seat : {2, 3, 0})
        CHECK(table.size(ZoneKind::Hand, seat) == 6);
    CHECK(table.size(ZoneKind::Hand, 1) == 5);
}

TEST_CASE("SL-23 the Narrator neither draws nor plays a card") {
    for (const int seats : {3, 8}) {
        Table table(seats, 0, 2);
        CHECK_FALSE(table.pends(1));
        table.hold(1, "pl05");
        CHECK(table.refusedBy(1, "play pl05") == 23);
        table.playAll();
        CHECK(table.size(ZoneKind::Pile) == static_cast<std::size_t>(seats - 1));
    }
}

TEST_CASE("SL-24 if a deck runs short, players who hold a card play it and others are skipped") {
    // Builds a table on page 7 of deck A with only one object left in the deck.
    const auto shortTable = [](bool seat2HoldsOne) {
        State state;
        kit::Facts nobody;
        state.setNumber(Number::Seats, 3, nobody);
        state.setNumber(Number::First, 0, nobody);
        state.setNumber(Number::Round, 6, nobody); // seat 0 is the Narrator of round 7
        state.setNumber(Number::Resolving, -1, nobody);
        const auto put = [&](kit::Zone zone, int face) {
            state.add(zone, {.face = static_cast<std::uint8_t>(face)}, nobody);
        };
        for (int number = 15; number >= 7; --number)
            put(zoneOf(ZoneKind::NarratorDeck), pageFace(0, number));
        for (int number = 1; number <= 6; ++number)
            put(zoneOf(ZoneKind::Pages), pageFace(0, number));
        put(deckZone(Object), firstOf(Object));
        put(zoneOf(ZoneKind::Hand, 1), firstOf(Object) + 1);
        if (seat2HoldsOne)
            put(zoneOf(ZoneKind::Hand, 2), firstOf(Object) + 2);
        put(zoneOf(ZoneKind::Pile), firstOf(Character)); // the card to return before the round begins
        state.setPhase(Phase::Return, nobody);
        Rules::applyChance(state, contract::parseChance("draw 0").value(), nobody);
        return state;
    };
    const auto candidates = [](const State& state, kit::Seat seat) {
        return contract::legalMoves<Rules>(state, seat).size();
    };
    State both = shortTable(true);
    CHECK(candidates(both, 1) == 2);
    CHECK(candidates(both, 2) == 1);
    CHECK(both.empty(deckZone(Object)));
    State one = shortTable(false);
    CHECK(Rules::pending(one).seats.size() == 1);
    CHECK(Rules::whyNot(one, 2, *Files::parseMove("play ob01"))->ledger == 24);
    kit::Facts nobody;
    Rules::apply(one, 1, contract::legalMoves<Rules>(one, 1)[0], nobody);
    Rules::applyChance(one, contract::parseChance("draw 0").value(), nobody);
    CHECK(contract::legalMoves<Rules>(one, 0).size() == 1);
    Rules::apply(one, 0, contract::legalMoves<Rules>(one, 0)[0], nobody);
    CHECK(one.round() == 8); // the round ended at once, because there was no card to return
}

TEST_CASE("SL-25 everyone except the Narrator must play exactly one card of the category") {
    Table table(4);
    table.hold(2, "pl03");
    const Names legal = table.legal(2);
    REQUIRE(legal.size() == 2);
    CHECK(std::ranges::find(legal, "play pl03") != legal.end());
    const std::string other = legal[legal[0] == "play pl03" ? 1 : 0];
    CHECK(table.refusedBy(2, "play") == 25);
    CHECK(table.refusedBy(2, "play pl03 " + other.substr(5)) == 25);
    CHECK(table.refusedBy(2, "play pl20") == (other == "play pl20" ? 0 : 25));
    table.move(2, other);
    const auto hand = table.ids(ZoneKind::Hand, 2);
    CHECK(std::ranges::count_if(hand, [](const std::string& id) { return id.starts_with("pl"); }) == 1);
    CHECK(std::ranges::find(hand, "pl03") != hand.end());
}

TEST_CASE("SL-26 cards are played in any order, and plays are final") {
    Table one(4);
    Table other(4);
    for (Table* table : {&one, &other})
        table->hold(1, "pl01").hold(2, "pl02").hold(3, "pl03");
    one.move(1, "play pl01");
    CHECK(one.refusedBy(1, "play pl01") == 26);
    one.move(2, "play pl02").move(3, "play pl03");
    other.move(3, "play pl03").move(1, "play pl01").move(2, "play pl02");
    CHECK(one.state == other.state);
}

TEST_CASE("SL-27 no card is revealed until everyone has played") {
    Table table(5);
    table.play({"pl01", "pl02", "pl03"});
    for (kit::Seat viewer = kit::spectator; viewer < 5; ++viewer) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        for (kit::Seat seat = 1; seat <= 3; ++seat) {
            const auto sealed = view.cards(ZoneKind::Sealed, seat);
            REQUIRE(sealed.size() == 1);
            CHECK((sealed[0].face != kit::unknownFace) == (seat == viewer));
            CHECK(view.size(ZoneKind::Seal, seat) == 1);
        }
        CHECK(view.empty(ZoneKind::Pile));
    }
}

TEST_CASE("SL-28 the order of the pile depends only on the cards and on chance") {
    Table one(5);
    Table other(5);
    one.play({"pl01", "pl02", "pl03", "pl04"});
    other.play({"pl04", "pl01", "pl02", "pl03"});
    one.chance();
    other.chance();
    CHECK(one.ids(ZoneKind::Pile) == other.ids(ZoneKind::Pile));
    std::set<Names> orders;
    for (std::uint64_t seed = 1; seed < 40; ++seed)
        orders.insert(
            Table(5, 0, 1, false, seed).play({"pl01", "pl02", "pl03", "pl04"}).chance().ids(ZoneKind::Pile));
    CHECK(orders.size() > 10);
}

TEST_CASE("SL-29 everyone sees the revealed cards") {
    Table table(6);
    table.playAll();
    for (kit::Seat viewer = kit::spectator; viewer < 6; ++viewer) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        CHECK(std::ranges::equal(view.cards(ZoneKind::Pile), table.state.cards(ZoneKind::Pile)));
    }
}

TEST_CASE("SL-30 the Narrator chooses one of the revealed cards, freely") {
    Table table(4);
    table.play({"pl01", "pl02", "pl03"}).chances();
    CHECK(table.legal(0).size() == 3);
    CHECK(table.refusedBy(0, "choose") == 30);
    table.hold(0, "pl09");
    CHECK(table.refusedBy(0, "choose pl09") == 30);
    CHECK(table.refusedBy(1, "choose pl01") == 30);
}

TEST_CASE("SL-31 the chosen card stays beside its page until the end") {
    Table table(4);
    table.play({"pl01", "pl07", "pl03"}).chances().move(0, "choose pl07").chances();
    CHECK(table.ids(ZoneKind::Tale) == Names{"pl07"});
    CHECK(table.state.cards(ZoneKind::Tale)[0].mark == 1);
    table.untilTheEnd();
    CHECK(table.ids(ZoneKind::Tale)[0] == "pl07");
}

TEST_CASE("SL-32 the contributor gains a token") {
    Table table(4);
    table.play({"pl01", "pl02", "pl03"}).chances().move(0, "choose pl02");
    CHECK(table.size(ZoneKind::Pool) == 20);
    CHECK(tokenCounts(table) == std::vector<std::size_t>{0, 0, 1, 0});
    CHECK(table.ids(ZoneKind::Authors) == Names{"seat3"});
}

TEST_CASE("SL-33 nobody sees a token's face before the end, but everyone sees the number of tokens") {
    Table table(4);
    table.untilRound(9);
    for (kit::Seat viewer = kit::spectator; viewer < 4; ++viewer) {
        const State view = contract::viewOf<Rules>(table.state, viewer);
        for (kit::Seat seat = 0; seat < 4; ++seat) {
            CHECK(tokensOf(view, seat) == tokensOf(table.state, seat));
            for (const kit::Card token : view.cards(ZoneKind::Tokens, seat))
                CHECK(token.face == kit::unknownFace);
        }
    }
    CHECK(table.refusedBy(1, "effect bones") == 33);
}

TEST_CASE("SL-35 only the contributor of the chosen card is revealed") {
    Table table(5);
    table.play({"pl01", "pl02", "pl03", "pl04"}).chances().move(0, "choose pl03");
    for (kit::Seat viewer = kit::spectator; viewer < 5; ++viewer) {
        State view = contract::viewOf<Rules>(table.state, viewer);
        CHECK(view.cards(ZoneKind::Authors)[0].face == firstMarker + 3);
        for (kit::Seat seat = 0; seat < 5; ++seat)
            CHECK(view.empty(ZoneKind::Slip, seat));
    }
    CHECK(Files::stateJson(table.state)["submitted"].empty());
    table.untilTheEnd();
    CHECK(table.size(ZoneKind::Authors) == table.size(ZoneKind::Tale));
}

TEST_CASE("SL-36 the unchosen cards go under their deck, shuffled") {
    Table table(8);
    const Names before = table.ids(ZoneKind::StoryDeck, static_cast<int>(Place));
    CHECK(before.size() == 5);
    table.playAll();
    const Names pile = table.ids(ZoneKind::Pile);
    table.move(0, table.legal(0)[0]).chances();
    const Names after = table.ids(ZoneKind::StoryDeck, static_cast<int>(Place));
    REQUIRE(after.size() == 11);
    CHECK(Names(after.end() - 5, after.end()) == before); // the top card is last
    const std::set<std::string> returned(after.begin(), after.begin() + 6);
    for (const std::string& id : pile)
        CHECK(returned.contains(id) == (id != table.ids(ZoneKind::Tale)[0]));
    std::set<Names> orders;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        Table again(4, 0, 1, false, seed);
        again.play({"pl01", "pl02", "pl03"}).chances().move(0, "choose pl02").chances();
        const Names deck = again.ids(ZoneKind::StoryDeck, static_cast<int>(Place));
        orders.insert({deck[0], deck[1]});
    }
    CHECK(orders == std::set<Names>{{"pl01", "pl03"}, {"pl03", "pl01"}});
}

TEST_CASE("SL-37 between rounds every hand holds one card of each category") {
    Table table(4);
    for (int round = 2; round <= 14; ++round) {
        table.untilRound(round);
        const std::size_t extra = bannersOf(table.state).size();
        for (kit::Seat seat = 0; seat < 4; ++seat)
            CHECK(table.size(ZoneKind::Hand, seat) == 5 + (seat == narratorOf(table.state) ? 0 : extra));
        table.playAll();
        for (kit::Seat seat = 0; seat < 4; ++seat)
            CHECK(table.size(ZoneKind::Hand, seat) == 5);
    }
}

TEST_CASE("SL-38 the narrator deck passes to the left") {
    Table table(4, 0, 3);
    std::vector<int> narrators;
    for (int round = 1; round <= 6; ++round)
        narrators.push_back(narratorOf(table.untilRound(round).state));
    CHECK(narrators == std::vector{2, 3, 0, 1, 2, 3});
    CHECK(narratorOf(table.untilRound(15).state) == 0);
}

TEST_CASE("SL-39 a player who has played can do nothing else in that round") {
    Table table(4);
    table.move(1, table.legal(1)[0]);
    CHECK(table.legal(1).empty());
    for (const char* text : {"pass", "draw", "discard pl01", "show pl01", "exchange pl01 pl02"})
        CHECK_FALSE(Files::parseMove(text).has_value());
}

TEST_CASE("SL-41 with a double banner one move plays a card of each category") {
    Table table = doubleRound();
    CHECK(table.left(Object) == 13);
    CHECK(table.left(Action) == 13);
    CHECK(table.legal(0).size() == 4);
    table.hold(0, "ob05").hold(0, "ac07");
    const auto objects = [&] {
        Names found;
        for (const std::string& id : table.ids(ZoneKind::Hand, 0))
            if (id.starts_with("ob"))
                found.push_back(id);
        return found;
    }();
    REQUIRE(objects.size() == 2);
    CHECK(table.refusedBy(0, "play " + objects[0] + ' ' + objects[1]) == 41);
    CHECK(table.refusedBy(0, "play ob05") == 41);
    CHECK(table.refusedBy(0, "play ac07 ob05") == 41);
    CHECK(table.refusedBy(0, "play ob05 ac07") == 0);
}

TEST_CASE("SL-42 with a double banner there are two piles, and each is shuffled on its own") {
    Table table(5);
    table.untilRound(4).playAll();
    CHECK(table.size(ZoneKind::Pile, 0) == 4);
    CHECK(table.size(ZoneKind::Pile, 1) == 4);
    for (const std::string& id : table.ids(ZoneKind::Pile, 0))
        CHECK(id.starts_with("ob"));
    for (const std::string& id : table.ids(ZoneKind::Pile, 1))
        CHECK(id.starts_with("ac"));
    const std::string object = table.ids(ZoneKind::Pile, 0)[0];
    const std::string action = table.ids(ZoneKind::Pile, 1)[0];
    CHECK(table.refusedBy(3, "choose " + action + ' ' + object) == 42);
    std::set<bool> together; // in each shuffle, do the first cards of both piles come from the same seat?
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        Table again(5, 0, 1, false, seed);
        again.untilRound(4).play({"ob01 ac01", "ob02 ac02", "ob03 ac03", "ob04 ac04"}).chances();
        together.insert(again.ids(ZoneKind::Pile, 0)[0].substr(2) ==
                        again.ids(ZoneKind::Pile, 1)[0].substr(2));
    }
    CHECK(together.size() == 2);
}

TEST_CASE("SL-43 the Narrator chooses a card for each banner before tokens are handed out") {
    Table table = doubleRound();
    table.play({"ob01 ac01", "ob02 ac02", "ob03 ac03"}).chances(); // seats 0, 1, 2
    CHECK(table.legal(3).size() == 9);
    CHECK(table.refusedBy(3, "choose ob01") == 43);
    CHECK(table.size(ZoneKind::Pool) == 18);
    Table twice = table;
    const auto before = tokenCounts(table);
    table.move(3, "choose ob03 ac01");
    CHECK(table.size(ZoneKind::Pool) == 16);
    CHECK(tokenCounts(table)[2] == before[2] + 1);
    CHECK(tokenCounts(table)[0] == before[0] + 1);
    twice.move(3, "choose ob03 ac03");
    CHECK(tokenCounts(twice)[2] == before[2] + 2);
}

TEST_CASE("SL-44 after a double round each pile goes under its own deck") {
    Table table = doubleRound();
    table.playAll().move(3, table.legal(3)[4]).chances();
    CHECK(table.left(Object) == 15);
    CHECK(table.left(Action) == 15);
    CHECK(table.size(ZoneKind::Tale) == 5);
    CHECK(table.state.cards(ZoneKind::Tale)[3].mark == 4);
    CHECK(table.state.cards(ZoneKind::Tale)[4].mark == 4);
    CHECK(narratorOf(table.state) == 0);
}
