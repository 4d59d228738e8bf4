// SPDX-License-Identifier: MIT
// Tests TS-26 to TS-36, TS-113, TS-114, TS-120 to TS-122: the steps of a turn.
#include "core/games/tailstory/table/table.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

const Names four{"jack", "padthai", "ham_cheese", "alan"};

} // namespace

TEST_CASE("TS-26 each action is followed by the bonus step and the deck check") {
    // Both actions are followed by a bonus step and a deck check, but only some of these ask a player.
    Table table = Table({"ham_cheese", "padthai"}).seat(A, "D2 H6=E03,E03,E09 X4").seat(B, "D9");
    table.move(A, "play E03#1").move(A, "number 1");
    CHECK(table.step() == "bonus"); // step 3 follows step 2
    table.move(A, "use");
    CHECK(table.step() == "achieve"); // step 4 follows step 3
    table.move(A, "pick E09#1");
    CHECK(table.step() == "action"); // step 2 follows again
    table.move(A, "play E03#2").move(A, "number 1");
    CHECK(table.step() == "bonus");
    table.move(A, "use");
    CHECK(table.step() == "action");
    table.move(A, "end"); // step 5 asks for no discard, because the hand is within its limit
    CHECK(table.owner() == B);
}

TEST_CASE("TS-26 the scene never names a wrong step of the turn in the middle of a move") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H2=E03").seat(B, "D9 H2");
    CHECK(table.counter("turnStep") == 2);
    kit::Facts nobody;
    table.state.setNumber(Number::Step, static_cast<int>(Step::Resolve), nobody);
    CHECK(table.counter("turnStep") == 0);
    table.state.setNumber(Number::Step, static_cast<int>(Step::Play), nobody);
    table.moveOnly(A, "play E03#1");
    table.state.setNumber(Number::Step, static_cast<int>(Step::Resolve), nobody);
    CHECK(table.counter("turnStep") == 2);
}

TEST_CASE("TS-27 a turn clears counters, marks and the lock, then sets the points and draws a card") {
    Table table =
        Table({"alan", "jack", "padthai"}).seat(A, "D9 H2=E01 V1").seat(B, "D9 H2=E01 V1").seat(C, "D9 H2");
    table.act(A, "ability").act(A, "play E01#1").move(A, "number 1").move(A, "use").end(A);
    CHECK(table.counter("sprint") == -1000);
    CHECK(table.counter("abilityLeft", A) == 1);
    CHECK(table.counter("bonusLeft", A) == 1);
    CHECK(table.counter("abilityGameLeft", A) == 1);
    // Rocky's mark applies from the start of the turn.
    Table beam = Table({"rocky", "jack"}).seat(A, "D9 H2 V1").seat(B, "D9 H2");
    beam.act(A, "ability at 1").end(A);
    CHECK(beam.points() == 1);
    CHECK(beam.at(B) == "D8 H3 X0 Z0 V0");
}

TEST_CASE("TS-28 a turn has two action points, or at least one, and unused points are lost") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H2").seat(B, "D9 H2");
    table.end(A).end(B);
    CHECK(table.owner() == A);
    CHECK(table.points() == 2);
    Table first = Table({"jack", "padthai"}).seat(A, "D9 H2").seat(B, "D9 H2").turn(0, B);
    kit::Facts nobody;
    first.state.setNumberOf(Number::RockyMark, A, 1, nobody);
    CHECK(first.begin(A).points() == 1); // two reasons for one point less still leave one point
    CHECK(first.end(A).end(B).points() == 2);
}

TEST_CASE("TS-29 every turn, including the first, begins with drawing one card") {
    const Table table = Table::game(four);
    CHECK(table.at(A) == "D9 H6 X0 Z0 V0");
    Table later = Table(four).seat(A, "D9 H2").seat(B, "D10 H5").seat(C, "D9 H1").seat(D, "D9 H1");
    CHECK(later.end(A).at(B) == "D9 H6 X0 Z0 V0");
    CHECK(later.at(C) == "D9 H1 X0 Z0 V0");
}

TEST_CASE("TS-30 the draw step asks nobody and checks no deck") {
    Table last = Table(four).seat(A, "D1 H5=E07 X9").seat(B, "D9 H3=E07").seat(C, "D9").seat(D, "D9");
    last.begin(A);
    CHECK(last.at(A) == "D0 H6 X9 Z0 V0");
    CHECK(last.asked() == "A");
    CHECK(last.step() == "action");
    CHECK(last.why(B, "stop E07#2 on 1") == "TS-40");
    Table none = Table(four).seat(A, "D0 H3").seat(B, "D9 H3").seat(C, "D9").seat(D, "D9");
    CHECK(none.begin(A).at(A) == "D0 H3 X0 Z0 V0");
    CHECK(none.step() == "action");
}

TEST_CASE("TS-31 only the turn owner can take the actions of the play step") {
    Table table = Table(four).seat(A, "D9 H2=E01,E02").seat(B, "D9 H3=E01").seat(C, "D9 H1").seat(D, "D9 H1");
    table.points(0);
    CHECK(table.legal(A) == Names{"end"});
    CHECK(table.why(A, "draw-discard") == "TS-31");
    for (const char* text : {"play E01#2", "draw-discard", "ability at 2", "swap at 0", "end"})
        CHECK(table.why(B, text) == "TS-31");
    table.points(2);
    CHECK(table.legal(A) == Names{"play E01#1", "play E02#1", "draw-discard", "end"});
}

TEST_CASE("TS-32 a turn has at most two actions that cost points, an ability and a swap") {
    Table table = Table({"alan", "padthai"}).seat(A, "D9 H4=E03,E06 X3 V1").seat(B, "D9 H3 X3");
    table.act(A, "play E03#1").move(A, "number 1").act(A, "draw-discard").move(A, "pick E06#1");
    table.act(A, "ability").move(A, "swap at 1"); // Alan's ability prevents windows
    table.move(A, table.legal(A).front()).move(A, "done").move(A, table.legal(A).front());
    CHECK(table.step() == "action");
    CHECK(table.legal(A) == Names{"end"});
    CHECK(table.why(A, "swap at 1") == "TS-91");
    CHECK(table.why(A, "ability") == "TS-76");
    CHECK(table.why(A, "draw-discard") == "TS-31");
}

TEST_CASE("TS-33 the price is paid when the action is announced") {
    Table table = Table(four).seat(A, "D9 H2=E01 X1").seat(B, "D9 H3=E07 X1").seat(C, "D9").seat(D, "D9");
    table.move(A, "play E01#1");
    CHECK(table.step() == "respond");
    CHECK(table.points() == 1);
    CHECK(table.counter("points", A) == 1);
    table.move(B, "stop E07#1 on 1").passes();
    CHECK(table.points() == 1);
    table.move(A, "swap at 1");
    CHECK(table.counter("swapLeft", A) == 0); // the swap counts as used while the window is open
    Table ability = Table({"alan", "padthai"}).seat(A, "D9 V1").seat(B, "D9 H3");
    ability.move(A, "ability");
    CHECK(ability.counter("abilityGameLeft", A) == 1);
    CHECK(ability.counter("abilityLeft", A) == 0);
}

TEST_CASE("TS-34 actions are announced with their targets but without numbers") {
    Table table = Table(four).seat(A, "D9 H4=E04,E07").seat(B, "D0 H1=E07#2").seat(C, "D9").seat(D, "D9");
    CHECK(table.why(A, "play E04#1") == "TS-34");
    CHECK(table.why(A, "play E04#1 at 1,2") == "TS-34");
    table.move(A, "play E04#1 at 1");
    CHECK(table.counter("target", B) == 1);
    table.move(B, "stop E07#2 on 1").move(A, "stop E07#1 on 2");
    // B cannot draw a bribe and has no card in hand, so A is not asked and steals nothing.
    CHECK(table.step() != "stealNumber");
    CHECK(table.at(B).substr(0, 5) == "D0 H0");
    CHECK(table.at(A).substr(0, 5) == "D9 H2");
    Table named = Table(four).seat(A, "D9 H4=E01,E07").seat(B, "D9 H1").seat(C, "D9").seat(D, "D9");
    CHECK(named.why(A, "play E01#1 at 1") == "TS-34"); // a Drawing card has no target
}

TEST_CASE("TS-35 an action that could affect no card is refused, unless it draws") {
    Table table = Table(four).seat(A, "D9 H2=E04,E01").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    CHECK(table.why(A, "play E04#1 at 1") == "TS-58");
    CHECK(table.can(A, "play E01#1"));
    Table empty = Table(four).seat(A, "D0 H2=E01 X2").seat(B, "D9").seat(C, "D9").seat(D, "D9").points(1);
    CHECK(empty.can(A, "play E01#1"));
    CHECK(empty.move(A, "play E01#1").at(A) == "D2 H0 X1 Z0 V1"); // draws 0, renews and collects
    CHECK(Table({"padthai", "jack"}).seat(A, "D0 H1 X1 V1").seat(B, "D9").can(A, "ability"));
}

TEST_CASE("TS-36 a turn may end with points left, and nobody can respond to its end") {
    Table table = Table(four).seat(A, "D9 H2").seat(B, "D9 H3=E07").seat(C, "D9").seat(D, "D9");
    table.move(A, "end");
    CHECK(table.owner() == B);
    CHECK(table.step() == "action");
    Table busy = Table(four).seat(A, "D9 H2=E01").seat(B, "D9 H3=E07").seat(C, "D9").seat(D, "D9");
    busy.move(A, "play E01#1");
    CHECK(!busy.can(A, "end"));
    busy.passes();
    CHECK(busy.step() == "drawNumber");
    CHECK(busy.why(A, "end") == "TS-36");
}

TEST_CASE("TS-113 the play step may begin with an empty deck") {
    Table table = Table(four).seat(A, "D0 H6 X9").seat(B, "D9 X1").seat(C, "D9").seat(D, "D9");
    table.move(A, "swap at 1").move(A, table.legal(A).front()); // B's only card is taken without a question
    CHECK(table.step() == "achieve");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D9 H5 X0 Z0 V1");
    CHECK(table.points() == 2);
    CHECK(table.step() == "action");
}

TEST_CASE("TS-114 a turn without an action still has one deck check") {
    Table table = Table(four).seat(A, "D0 H6 X9").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    table.move(A, "end");
    CHECK(table.step() == "achieve");
    table.move(A, table.legal(A).front());
    CHECK(table.at(A) == "D9 H5 X0 Z0 V1");
    CHECK(table.owner() == B); // the turn passes without a return to the play step or a discard
    // After an action the turn ends without a deck check. In the draw step B draws the last card.
    Table acted = Table(four).seat(A, "D2 H6 X9").seat(B, "D1 H1 X5").seat(C, "D9").seat(D, "D9");
    acted.act(A, "draw-discard").move(A, acted.legal(A).front()).end(A);
    CHECK(acted.at(B) == "D0 H2 X5 Z0 V0");
    acted.move(B, "end");
    CHECK(acted.step() == "achieve"); // B's own turn had no action
    // A stopped action is still an action, so there is no deck check at the end of the turn.
    Table stopped = Table(four).seat(A, "D0 H3=E03").seat(B, "D9 H2=E07").seat(C, "D9").seat(D, "D9");
    stopped.move(A, "play E03#1").move(B, "stop E07#1 on 1").passes();
    CHECK(stopped.at(A) == "D0 H2 X1 Z0 V0");
    CHECK(stopped.move(A, "end").at(A) == "D0 H2 X1 Z0 V0");
    CHECK(stopped.owner() == B);
}

TEST_CASE("TS-120 the turn owner discards down to the limit") {
    Table table = Table(four).seat(A, "D9 H7=E01,E02 X2").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    table.move(A, "end");
    CHECK(table.step() == "endDiscard");
    CHECK(table.why(A, "end") == "TS-36");
    CHECK(table.why(A, "done") == "TS-120");
    table.move(A, "pick E01#1");
    CHECK(table.why(A, "pick E01#1") == "TS-120"); // the card has been picked already
    CHECK(table.owner() == A);
    table.move(A, "pick E02#1");
    CHECK(table.at(A) == "D9 H5 X4 Z0 V0");
    CHECK(table.owner() == B);
    Table few = Table(four).seat(A, "D9 H3").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    CHECK(few.move(A, "end").at(A) == "D9 H3 X0 Z0 V0");
    Table third = Table(four).seat(A, "D9 H5 V3").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    CHECK(third.end(A).at(A) == "D9 H4 X1 Z0 V3");
    // No deck check follows the discards at the end of a turn.
    Table empty = Table(four).seat(A, "D1 H6 X0").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    empty.move(A, "draw-discard").move(A, empty.legal(A).front()); // the empty deck is renewed
    CHECK(empty.step() == "achieve");
    Table idle = Table(four, "idlecheck=0").seat(A, "D0 H6 X9").seat(B, "D9").seat(C, "D9").seat(D, "D9");
    CHECK(idle.end(A).at(A) == "D0 H5 X10 Z0 V0");
}

TEST_CASE("TS-121 only the turn owner discards") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H3").seat(B, "D9 H7");
    table.end(A);
    CHECK(table.at(B) == "D8 H8 X0 Z0 V0");
    table.end(B);
    CHECK(table.at(B) == "D8 H5 X3 Z0 V0");
}

TEST_CASE("TS-122 the turn passes to the next queue number") {
    Table table = Table({"jack", "padthai", "rocky"}).seat(A, "D9 H3").seat(B, "D9 H3").seat(C, "D9 H3");
    CHECK(table.end(A).owner() == B);
    CHECK(table.end(B).owner() == C);
    CHECK(table.end(C).owner() == A);
    CHECK(table.counter("turn") == 8);
}

namespace {

/// The warning of this choice, or "?" if the move is not offered.
std::string givenUp(const Table& table, kit::Seat seat, std::string_view move) {
    for (const scene::Choice& choice : Shown::scene(table.state, seat).choices)
        if (choice.move == move)
            return english(choice.warning);
    return "?";
}

} // namespace

TEST_CASE("TS-36 ending the turn has a warning while action points are left") {
    Table table = Table({"jack", "rocky"}).seat(A, "D9 H2").seat(B, "D9 H2");
    CHECK(givenUp(table, A, "end") == "2 action points will be lost.");
    table.points(1);
    CHECK(givenUp(table, A, "end") == "1 action point will be lost.");
    table.points(0);
    CHECK(givenUp(table, A, "end").empty());
    CHECK(givenUp(table.points(2), A, "draw-discard").empty());
}

TEST_CASE("TS-46 a pass never has a warning, whatever cards are in hand") {
    for (const char* hand : {"D9 H2=E07,E08", "D9 H2"}) {
        Table table = Table({"jack", "padthai"}).seat(A, "D9 H2=E01 X1").seat(B, hand);
        table.move(A, "play E01#1");
        CHECK(givenUp(table, B, "pass 1").empty());
    }
}

TEST_CASE("TS-97 declining a bonus has a warning") {
    Table table = Table({"jack", "rocky"}).seat(A, "D9 H2 X2").seat(B, "D9 H5=E09 X2");
    table.move(A, "draw-discard").move(B, "stop E09#1 on 1").passes();
    REQUIRE(table.step() == "bonus");
    CHECK(givenUp(table, B, "decline") == "You’ll lose the bonus. You can’t use it later.");
    CHECK(givenUp(table, B, "use").empty());
}

TEST_CASE("TS-65 recycling only one card has a warning if there are more") {
    Table table = Table({"jack", "rocky"}).seat(A, "D9 H2=E10 X3=E01,E02,E03").seat(B, "D9 H2");
    table.move(A, "play E10#1").passes();
    REQUIRE(table.step() == "recycle");
    const Names first = table.legal(A);
    REQUIRE(first.size() == 3);
    table.moveOnly(A, first[0]);
    CHECK(givenUp(table, A, "done") == "You could take one more card.");
    for (const std::string& move : table.legal(A))
        if (move != "done")
            CHECK(givenUp(table, A, move).empty());
}
