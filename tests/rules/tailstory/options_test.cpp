// SPDX-License-Identifier: MIT
// Tests TS-125 to TS-131: the options, and that no game gets stuck.
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names two{"jack", "padthai"};

std::string refusedOption(std::string_view key, std::string_view value) {
    contract::Options options = contract::standardOptions(Rules::info(), 4);
    return kit::english(contract::setOption(Rules::info(), options, key, value).value_or(kit::Notice()));
}

/// Plays a game in which everyone ends each turn at once. Sets `collected` to the numbers of A's own turns in
/// which A collected an achievement, such as "10 19 27 34".
Table everybodyPasses(int seats, std::string_view options, std::string& collected) {
    const Names all{"jack", "padthai", "ham_cheese", "rocky"};
    Table table = Table::game(Names(all.begin(), all.begin() + seats), options);
    int achievements = 0;
    while (table.asked() != "over") {
        REQUIRE(table.state.number(Number::Turn) <= 500);
        const kit::Seat seat = Rules::pending(table.state).seats.first();
        table.move(seat, table.step() == "action" ? "end" : table.legal(seat).front());
        if (const int now = sizeOf(table.state, ZoneKind::Achievements, A); now > achievements) {
            achievements = now;
            collected += collected.empty() ? "" : " ";
            // The next turn may have begun already.
            const int turn = table.state.number(Number::Turn) - (table.owner() == A ? 0 : 1);
            collected += std::to_string((turn + seats - 1) / seats);
        }
    }
    return table;
}

} // namespace

TEST_CASE("TS-125 if everyone ends their turns at once, the draw steps decide the game") {
    for (int seats = 2; seats <= 4; ++seats) {
        CAPTURE(seats);
        std::string collected;
        const Table table = everybodyPasses(seats, "", collected);
        CHECK(collected == "10 19 27 34");
        CHECK(Rules::result(table.state).winners == std::vector<kit::Seat>{A});
        CHECK(table.state.number(Number::Turn) == 33 * seats + 1);
        CHECK(table.at(A) == "D7 H4 X0 Z0 V4");
    }
}

TEST_CASE("TS-125 without the idle check nobody collects if everyone ends their turns at once") {
    std::string collected;
    const Table table = everybodyPasses(2, "idlecheck=0 turncap=60", collected);
    CHECK(collected.empty());
    CHECK(table.at(A) == "D0 H5 X10 Z0 V0");
    CHECK(table.at(B) == "D0 H5 X10 Z0 V0");
}

TEST_CASE("TS-126 the acting draw limit is 5 or 3") {
    CHECK(refusedOption("acting", "5").empty());
    CHECK(refusedOption("acting", "3").empty());
    for (const char* value : {"4", "0", "6", "", "five"})
        CHECK(!refusedOption("acting", value).empty());
    CHECK(Table::fresh(2).state.number(Number::ActingMost) == 5);
    Table table = Table(two, "acting=3").seat(A, "D10 H1=E13 V1").seat(B, "D9");
    CHECK(table.move(A, "play E13#1").numbers(A) == "1 2 3");
    CHECK(table.why(A, "number 4") == "TS-69");
}

TEST_CASE("TS-127 the same responses have the same result in both modes") {
    CHECK(!refusedOption("responses", "slow").empty());
    const auto played = [](std::string_view mode) {
        Table table = Table({"jack", "rocky", "padthai"}, mode)
                          .seat(A, "D9 H5=E01#1,E07#1")
                          .seat(B, "D9 H5=E09#1")
                          .seat(C, "D9 H5=E08#1");
        table.move(A, "play E01#1").move(B, "pass 1").move(C, "stop E08#1 on 1");
        // The window on S1 asks A first, then B.
        table.move(A, "stop E07#1 on 2").move(B, "stop E09#1 on 3");
        table.move(C, "pass 4").move(A, "pass 4");
        std::string text = table.asked() + table.step();
        for (const kit::Seat seat : {A, B, C})
            text += ' ' + table.at(seat);
        return text;
    };
    CHECK(played("responses=order") == "Bbonus D7 H5 X0 Z2 V0 D9 H4 X0 Z1 V0 D9 H4 X0 Z1 V0");
    CHECK(played("responses=order") == played("responses=fastest"));
    CHECK(played("") == played("responses=order"));
}

TEST_CASE("TS-128 an option adds a deck check before the first action") {
    Table on = Table(two, "entrycheck=1").seat(A, "D1 H5 X9").seat(B, "D9");
    on.begin(A);
    CHECK(on.step() == "achieve");
    on.move(A, on.legal(A).front());
    CHECK(on.at(A) == "D9 H5 X0 Z0 V1");
    CHECK(on.step() == "action");
    CHECK(on.points() == 2);
    // The check includes the decks of all players.
    Table others = Table(two, "entrycheck=1").seat(A, "D5 H2").seat(B, "D0 H2 X4");
    CHECK(others.begin(A).asked() == "B");
    // TS-114: without this option, a turn without an action has its only deck check at the end.
    Table off = Table(two).seat(A, "D1 H5 X9").seat(B, "D9");
    CHECK(off.begin(A).at(A) == "D0 H6 X9 Z0 V0");
    CHECK(off.step() == "action");
}

TEST_CASE("TS-129 an option removes the deck check of a turn without an action") {
    const Table start = Table(two).seat(A, "D0 H6 X9").seat(B, "D9");
    Table on = start;
    on.move(A, "end").move(A, on.legal(A).front());
    CHECK(on.at(A) == "D9 H5 X0 Z0 V1");
    Table off = Table(two, "idlecheck=0").seat(A, "D0 H6 X9").seat(B, "D9");
    off.end(A);
    CHECK(off.at(A) == "D0 H5 X10 Z0 V0");
    // If B then acts, the deck check of that action includes A's deck.
    off.act(B, "draw-discard").move(B, off.legal(B).front());
    CHECK(off.asked() == "A");
    CHECK(off.move(A, off.legal(A).front()).at(A) == "D10 H4 X0 Z0 V1");
}

TEST_CASE("TS-130 options set the number of copies of each Event card, and too few cards are refused") {
    const auto refused = [](int seats, int copies, int ofFirst) {
        contract::Options options = contract::standardOptions(Rules::info(), seats);
        for (int design = 0; design < designCount; ++design) {
            std::string key = design < 9 ? "E0" : "E";
            key += std::to_string(design + 1);
            REQUIRE(!contract::setOption(Rules::info(), options, key,
                                         std::to_string(design == 0 ? ofFirst : copies)));
        }
        return contract::checkOptions(Rules::info(), options).has_value();
    };
    CHECK(!refused(4, 4, 4)); // 60 >= 60
    CHECK(refused(4, 4, 3));  // 59
    CHECK(refused(4, 3, 3));  // 45 < 60
    CHECK(!refused(3, 3, 3)); // 45 >= 45
    CHECK(refused(3, 3, 2));
    CHECK(!refused(2, 2, 2));
    CHECK(!refused(2, 4, 0)); // designs without copies are allowed
    CHECK(!refusedOption("E01", "-1").empty());
    CHECK(!refusedOption("E16", "4").empty());
    const Table table = Table::game(two, "E01=0 E07=8 E15=1");
    std::array<int, designCount> seen{};
    for (const kit::Zone zone : {box, zoneOf(ZoneKind::Deck, A), zoneOf(ZoneKind::Hand, A),
                                 zoneOf(ZoneKind::Deck, B), zoneOf(ZoneKind::Hand, B)})
        for (const kit::Card& card : table.state.cards(zone))
            ++seen[static_cast<std::size_t>(designOf(card.face))];
    CHECK(seen == std::array<int, designCount>{0, 4, 4, 4, 4, 4, 8, 4, 4, 4, 4, 4, 4, 4, 1});
    CHECK(Rules::brokenInvariant(table.state).empty());
}

TEST_CASE("TS-131 a limit on turns ends the game without a winner") {
    std::string collected;
    const Table table = everybodyPasses(2, "idlecheck=0 turncap=200", collected);
    CHECK(table.state.number(Number::Turn) == 200);
    CHECK(Rules::result(table.state).undecided);
    CHECK(Rules::result(table.state).winners.empty());
    CHECK(Table::fresh(2).state.number(Number::TurnCap) == 0); // there is no limit by default
    Table one = Table::game(two, "turncap=1");
    CHECK(one.end(A).asked() == "over");
}
