// SPDX-License-Identifier: MIT
// Tests The End: SL-53 to SL-76, with the numbers in the ledger.
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/table/table.h"
#include "core/games/storyline/words/words.h"
#include "tests/rules/storyline/table.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;

namespace {

/// The lines of the log about special tokens.
std::vector<std::string> toldOf(const Ending& end) {
    std::vector<std::string> lines;
    for (const kit::Fact& fact : end.facts())
        if (fact.kind == kit::Fact::Kind::Note && fact.key >= static_cast<int>(Note::Covers) &&
            fact.key <= static_cast<int>(Note::HatIdle))
            lines.push_back(kit::english(Words::factText(fact)));
    return lines;
}

/// The points of seat 0 with these tokens, which must leave nothing to decide.
int pointsWith(const Names& tokens, const Names& pool = {}, bool skullUp = true) {
    const Ending end(Seats{tokens, {}, {}}, pool, skullUp);
    REQUIRE(end.over());
    return end.points(0);
}

std::vector<int> winnersOf(const std::vector<Names>& tokens, const Names& pool = {}) {
    const Ending end(tokens, pool);
    REQUIRE(end.over());
    return end.winners();
}

using Winners = std::vector<int>;

} // namespace

TEST_CASE("SL-53 The End finishes the game at once") {
    Table table(5);
    table.untilRound(14);
    CHECK(table.size(ZoneKind::NarratorDeck) == 1);
    table.playAll();
    table.move(narratorOf(table.state), table.legal(narratorOf(table.state))[0]).chances();
    CHECK(table.size(ZoneKind::NarratorDeck) == 0);
    for (kit::Seat seat = 0; seat < 5; ++seat) {
        CHECK(table.size(ZoneKind::Hand, seat) == 5);
        CHECK(table.refusedBy(seat, "play pl01") == 53);
    }
}

TEST_CASE("SL-54 SL-55 turns as Narrator differ by at most one, and the right seat reads The End") {
    const std::vector last{2, 2, 4, 2, 0, 6};
    for (int seats = 3; seats <= 8; ++seats) {
        Table table(seats);
        std::vector<int> turns(static_cast<std::size_t>(seats));
        for (int round = 1; round <= 15; ++round)
            ++turns[static_cast<std::size_t>(narratorOf(table.untilRound(round).state))];
        CHECK(narratorOf(table.state) == last[static_cast<std::size_t>(seats - 3)]);
        CHECK(std::ranges::is_sorted(turns, std::greater{}));
        CHECK(turns.front() - turns.back() <= 1);
    }
}

TEST_CASE("SL-56 all tokens are flipped at The End") {
    Table table(4);
    table.untilRound(15);
    for (kit::Seat seat = 0; seat < 4; ++seat)
        CHECK(table.size(ZoneKind::Tokens, seat) == 0);
    table.untilTheEnd();
    const State view = contract::viewOf<Rules>(table.state, kit::spectator);
    std::size_t open = 0;
    for (kit::Seat seat = 0; seat < 4; ++seat)
        for (const kit::Card token : view.cards(ZoneKind::Turned, seat))
            open += token.face != kit::unknownFace ? 1U : 0U;
    CHECK(open + view.size(ZoneKind::Pool) == 21);
}

TEST_CASE("SL-57 a number is worth as many points as it shows") {
    CHECK(pointsWith({"1", "2", "3", "3"}) == 9);
    CHECK(pointsWith({}) == 0);
}

TEST_CASE("SL-58 effects resolve clockwise from the last Narrator") {
    const Ending end(Seats{{}, {"hat"}, {}, {"bones"}}, {"1"}, true, 2);
    std::vector<int> order;
    for (const kit::Fact& fact : end.facts())
        if (fact.kind == kit::Fact::Kind::Note &&
            (fact.key == static_cast<int>(Note::Flipped) || fact.key == static_cast<int>(Note::HatDoubles)))
            order.push_back(fact.seat);
    CHECK(order == std::vector{3, 1});
    const Ending waiting(Seats{{"hat", "bones"}, {"grave", "bones"}, {}}, {"1"}, true, 1);
    CHECK(waiting.legal(1).size() == 2);
    CHECK(waiting.refusedBy(0, "effect hat") == 58);
}

TEST_CASE("SL-59 the owner chooses the order, but is not asked about a single effect") {
    Ending end(Seats{{"grave", "bones", "hat", "1"}, {}, {}}, {"2"});
    CHECK(end.legal(0) == Names{"effect grave", "effect bones", "effect hat"});
    CHECK(end.refusedBy(0, "effect 1") == 59);
    end.move(0, "effect bones");
    CHECK(end.refusedBy(0, "effect bones") == 59);
    CHECK(end.legal(0).size() == 2);
    end.move(0, "effect grave");
    CHECK(end.over());
    CHECK(pointsWith({"rose", "bones"}) == 3);
    const Ending two(Seats{{"grave", "bones", "1"}, {}, {}});
    CHECK(two.refusedBy(0, "effect hat") == 59);
}

TEST_CASE("SL-59 SL-61 the log explains effects that resolve automatically") {
    using Lines = std::vector<std::string>;
    CHECK(toldOf(Ending(Seats{{"grave", "2"}, {}, {}})) ==
          Lines{"seat 1 has only one number for the Grave. The 2 is now worth nothing."});
    CHECK(toldOf(Ending(Seats{{"grave"}, {}, {}})) ==
          Lines{"seat 1 has no number for the Grave, so it does nothing."});
    CHECK(toldOf(Ending(Seats{{"hat"}, {}, {}}, {"2"})) ==
          Lines{"seat 1 has only the Hat left to resolve, so it is lifted: a 2, which counts as 4."});
    CHECK(toldOf(Ending(Seats{{"hat"}, {}, {}}, {"bones"})) ==
          Lines{"seat 1 has only the Hat left to resolve, so it is lifted: The Bones.",
                "seat 1 has only the Bones left to resolve, so they are flipped: 3 points."});
    Ending chosen(Seats{{"grave", "bones", "hat", "1", "2"}, {}, {}}, {"3"});
    chosen.move(0, "effect bones").move(0, "effect hat").move(0, "cover 4");
    CHECK(toldOf(chosen) == Lines{"seat 1 flips the Bones: 3 points.",
                                  "seat 1 lifts the Hat and finds a 3, which counts as 6.",
                                  "seat 1 lays the Grave on a 1, which is now worth nothing."});
}

TEST_CASE("SL-60 the Grave covers one of the owner's numbers") {
    Ending end(Seats{{"grave", "1", "3"}, {"3"}, {}});
    CHECK(end.legal(0) == Names{"cover 2", "cover 3"});
    CHECK(end.refusedBy(0, "cover 4") == 60);
    CHECK(end.refusedBy(0, "cover 0") == 61);
    CHECK(end.refusedBy(1, "cover 1") == 58);
    Ending low = end;
    CHECK(low.move(0, "cover 2").points(0) == 3);
    CHECK(end.move(0, "cover 3").points(0) == 1);
    CHECK(Ending(Seats{{"grave", "bones", "2", "1"}, {}, {}}).refusedBy(0, "cover 3") == 60);
}

TEST_CASE("SL-61 the Grave may cover any number of its owner, and covers a single one automatically") {
    Ending bones(Seats{{"grave", "bones"}, {}, {}});
    CHECK(bones.move(0, "effect bones").over());
    CHECK(bones.points(0) == 3);
    Ending early(Seats{{"grave", "hat"}, {}, {}}, {"3"});
    CHECK(early.move(0, "effect grave").over());
    CHECK(early.points(0) == 6);
    Ending twins(Seats{{"grave", "2", "2"}, {}, {}});
    CHECK(twins.legal(0).size() == 2);
    CHECK(twins.move(0, "cover 2").points(0) == 2);
    const Ending end(Seats{{"rose", "grave", "1", "3"}, {}, {}});
    CHECK(end.refusedBy(0, "cover 1") == 61);
    CHECK(end.refusedBy(0, "cover 2") == 61);
    CHECK(pointsWith({"grave", "1"}) == 0); // a single target is taken automatically
}

TEST_CASE("SL-61 covering more than the least number has a warning") {
    const auto givenUp = [](const Ending& end, std::string_view move) {
        for (const scene::Choice& choice : Shown::scene(end.state, 0).choices)
            if (choice.move == move)
                return kit::english(choice.warning);
        return std::string("?");
    };
    const Ending end(Seats{{"grave", "1", "3"}, {}, {}});
    CHECK(givenUp(end, "cover 2").empty());
    CHECK(givenUp(end, "cover 3") == "It costs you 3 points. Another number would cost 1.");
    const Ending twins(Seats{{"grave", "2", "2"}, {}, {}});
    CHECK(givenUp(twins, "cover 2").empty());
    CHECK(givenUp(twins, "cover 3").empty());
    // SL-63: the number on the Hat counts twice, so a 1 there is worth as much as a 2.
    Ending hat(Seats{{"grave", "hat", "2", "3"}, {}, {}}, {"1"});
    hat.move(0, "effect hat");
    CHECK(givenUp(hat, "cover 3").empty());
    CHECK(givenUp(hat, "cover 4") == "It costs you 3 points. Another number would cost 2.");
    CHECK(givenUp(hat, "cover 5").empty());
}

TEST_CASE("SL-62 the Bones are worth 3 or nothing, by chance") {
    CHECK(pointsWith({"bones", "2"}, {}, true) == 5);
    CHECK(pointsWith({"bones", "2"}, {}, false) == 2);
}

TEST_CASE("SL-63 the Hat doubles the number that it draws") {
    CHECK(pointsWith({"hat", "2"}, {"3", "1"}) == 8);
    const Ending end(Seats{{"hat", "2"}, {}, {}}, {"3", "1"});
    CHECK(end.state.size(ZoneKind::Pool) == 1);
    CHECK(pointsWith({"hat"}, {"1"}) == 2);
    CHECK(pointsWith({"hat"}, {"2"}) == 4);
}

TEST_CASE("SL-64 a special token from the Hat works like any other token") {
    Ending grave(Seats{{"hat", "1", "3"}, {}, {}}, {"grave"});
    CHECK(grave.move(0, "cover 2").points(0) == 3);
    CHECK(pointsWith({"hat"}, {"bones"}) == 3);
    CHECK(winnersOf({{"hat", "2"}, {"3"}, {"3"}}, {"rose"}) == Winners{0});
}

TEST_CASE("SL-65 the Hat has no effect if the pool is empty") { CHECK(pointsWith({"hat", "3"}) == 3); }

TEST_CASE("SL-66 the order of Grave and Hat matters") {
    const auto graveFirst = [](const Names& numbers, const char* brought) {
        Names tokens{"grave", "hat"};
        tokens.insert(tokens.end(), numbers.begin(), numbers.end());
        Ending end(Seats{tokens, {}, {}}, {brought});
        return end.move(0, "effect grave").points(0);
    };
    const auto hatFirst = [](const Names& numbers, const char* brought, const char* cover) {
        Names tokens{"grave", "hat"};
        tokens.insert(tokens.end(), numbers.begin(), numbers.end());
        Ending end(Seats{tokens, {}, {}}, {brought});
        end.move(0, "effect hat");
        return (end.over() ? end : end.move(0, cover)).points(0);
    };
    CHECK(graveFirst({"3"}, "1") == 2);
    CHECK(hatFirst({"3"}, "1", "cover 4") == 3);
    CHECK(graveFirst({}, "2") == 4);
    CHECK(hatFirst({}, "2", "") == 0);
    CHECK(graveFirst({"1"}, "3") == 6);
    CHECK(hatFirst({"1"}, "3", "cover 3") == 6);
    CHECK(hatFirst({"1"}, "3", "cover 4") == 1);
    for (const char* cover : {"cover 3", "cover 4"})
        CHECK(hatFirst({"2"}, "1", cover) == 2);
    CHECK(graveFirst({"2"}, "1") == 2);
    Ending bones(Seats{{"grave", "hat", "1", "3"}, {}, {}}, {"bones"});
    bones.move(0, "effect hat").move(0, "effect grave").move(0, "cover 3");
    CHECK(bones.points(0) == 6);
}

TEST_CASE("SL-67 the Rose has no points and no effect of its own") {
    CHECK(pointsWith({"rose", "2"}) == 2);
    CHECK(Ending(Seats{{"rose", "bones", "hat"}, {}, {}}, {"1"}).refusedBy(0, "effect rose") == 67);
}

TEST_CASE("SL-68 tokens left in the pool count for nobody and stay face down") {
    const Ending end(Seats{{"3"}, {"3"}, {"1"}}, {"rose", "3", "1"});
    CHECK(end.winners() == Winners{0, 1});
    for (kit::Seat viewer = kit::spectator; viewer < 3; ++viewer) {
        const State view = contract::viewOf<Rules>(end.state, viewer);
        for (const kit::Card token : view.cards(ZoneKind::Pool))
            CHECK(token.face == kit::unknownFace);
    }
}

TEST_CASE("SL-69 a score adds up numbers and effects") {
    Ending end(Seats{{"hat", "grave", "1", "3", "3", "bones", "rose"}, {}, {}}, {"2"}, false);
    end.move(0, "effect hat").move(0, "effect bones").move(0, "cover 3");
    CHECK(end.points(0) == 10);
}

TEST_CASE("SL-70 the most points win") {
    CHECK(winnersOf({{"3", "3", "3"}, {"3", "3", "1", "rose"}, {"3", "2", "2"}}) == Winners{0});
}

TEST_CASE("SL-71 a tie for first place goes to the Rose") {
    CHECK(winnersOf({{"3", "3", "2"}, {"3", "3", "2"}, {"3", "rose"}}) == Winners{2});
    CHECK(winnersOf({{"3", "3", "2", "rose"}, {"3", "3", "2"}, {"3"}}) == Winners{0});
    CHECK(winnersOf({{"3", "3", "3"}, {"3", "3", "1", "rose"}, {"3", "3", "1"}}) == Winners{0});
    CHECK(winnersOf({{"3", "2"}, {"3", "2"}, {"3", "2"}, {"3", "2", "rose"}}) == Winners{3});
}

TEST_CASE("SL-72 a tie without the Rose goes to the most tokens") {
    const Ending richest(
        {{"3", "1", "1", "1"}, {"2", "1", "1", "1", "1"}, {"1", "1", "1", "1", "1", "bones"}}, {}, false);
    CHECK(richest.winners() == Winners{1}); // seat 2 has more tokens, but is not tied
    Ending buried(Seats{{"3", "3", "1", "grave"}, {"3", "2", "1"}, {}});
    CHECK(buried.move(0, "cover 3").winners() == Winners{0});
    CHECK(winnersOf({{"hat", "3", "1"}, {"3", "2", "1"}, {}}, {"1"}) == Winners{0});
    CHECK(winnersOf({{"3", "1", "1", "1"}, {"2", "1", "1", "1", "1"}, {"3", "2"}}) == Winners{1});
}

TEST_CASE("SL-73 an equal tie is shared") {
    CHECK(winnersOf({{"3", "1", "1", "1", "1"}, {"2", "2", "1", "1", "1"}, {"3", "1", "1", "1", "1"}}) ==
          Winners{0, 1, 2});
    CHECK(winnersOf({{"3", "1", "1", "1", "1"}, {"2", "2", "1", "1", "1"}, {"3", "2", "1", "1"}}) ==
          Winners{0, 1});
    CHECK(winnersOf({{"3", "1", "1", "1", "1"}, {"3", "2", "1", "1"}, {"3", "2", "1", "1"}}) == Winners{0});
}

TEST_CASE("SL-74 in the family variant the most tokens win, and nothing is flipped") {
    const Ending end(Seats{{"1", "1"}, {"1", "1", "1"}, {"3", "3"}}, {"2"}, true, 0, true);
    CHECK(end.over());
    CHECK(end.winners() == Winners{1});
    CHECK(end.points(1) == 3);
    Table table(4, 0, 1, true);
    table.untilTheEnd();
    for (kit::Seat seat = 0; seat < 4; ++seat)
        CHECK(table.size(ZoneKind::Turned, seat) == 0);
}

TEST_CASE("SL-75 in the family variant ties are shared, and tokens have no effect and are never shown") {
    const Ending end(Seats{{"1", "1"}, {"1", "rose"}, {"hat"}}, {"2"}, true, 0, true);
    CHECK(end.winners() == Winners{0, 1});
    CHECK(end.refusedBy(2, "effect hat") == 75);
    CHECK(end.refusedBy(1, "cover 1") == 75);
    for (kit::Seat viewer = kit::spectator; viewer < 3; ++viewer) {
        const State view = contract::viewOf<Rules>(end.state, viewer);
        for (kit::Seat seat = 0; seat < 3; ++seat)
            for (const kit::Card token : view.cards(ZoneKind::Tokens, seat))
                CHECK(token.face == kit::unknownFace);
    }
    CHECK(Files::resultJson(end.state).dump().find("rose") == std::string::npos);
}

TEST_CASE("SL-76 no option asks for a player's age") {
    for (const contract::OptionInfo& option : game().info().options)
        CHECK(std::string_view(option.key) != "age");
    CHECK(kit::english(game().info().credits).find("for ages 8 and up") != std::string::npos);
}
