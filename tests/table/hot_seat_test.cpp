// SPDX-License-Identifier: MIT
#include "tests/table/people.h"

using namespace taletop;
using namespace taletop::tests;

TEST_CASE("a person alone with bots sees their hand, and there is no curtain") {
    People people(templateGame(), 3, 1);
    CHECK_FALSE(people.hotSeat.shared());
    CHECK_FALSE(people.hotSeat.inUse());
    CHECK(people.hotSeat.viewer() == 0);
    CHECK(people.hotSeat.actor() == 0);
    CHECK(people.hotSeat.publicEyes() == 0);
    CHECK_FALSE(people.hotSeat.maySit(people.match, 0));
}

TEST_CASE("with several people, one is called, and no hand is shown before somebody sits down") {
    People people(templateGame(), 3, 3);
    CHECK(people.hotSeat.down());
    CHECK(people.hotSeat.asked() == 0);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    CHECK(people.hotSeat.actor() == kit::spectator);
    CHECK(people.hotSeat.focus() == 0);
    people.sit(1); // anyone may look at their own hand
    CHECK(people.hotSeat.viewer() == 1);
    CHECK(people.hotSeat.asked() == 0);
    CHECK_FALSE(people.hotSeat.maySit(people.match, 0));
}

TEST_CASE("a person who has sealed a choice gets up, and the next one is called") {
    People people(templateGame(), 3, 3);
    people.sit(0);
    people.playFirst(0);
    CHECK(people.hotSeat.seated() == kit::spectator);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    CHECK(people.hotSeat.down());
    CHECK(people.hotSeat.asked() == 1);
}

TEST_CASE("a person who is only looking stays seated while others seal their choices") {
    People people(templateGame(), 3, 2);
    people.playFirst(0);
    people.sit(0); // this person has already sealed a choice
    people.playFirst(2);
    CHECK(people.hotSeat.seated() == 0);
}

TEST_CASE("with open hands the view changes to the acting seat at once") {
    People people(templateGame(), 3, 3);
    people.hotSeat.setMode(table::HotSeat::Mode::Open);
    people.hotSeat.settle(people.match);
    CHECK_FALSE(people.hotSeat.down());
    CHECK(people.hotSeat.viewer() == 0);
    people.playFirst(0);
    CHECK(people.hotSeat.viewer() == 1);
}

TEST_CASE("while a play awaits answers only a person who says stop is called, and the player stays seated") {
    People people(templateGame(), 3, 3);
    people.sit(0);
    people.hotSeat.settleForAnswers(people.match, 0, kit::spectator);
    CHECK(people.hotSeat.answering());
    CHECK(people.hotSeat.awaitsAnswers());
    CHECK(people.hotSeat.seated() == 0);
    CHECK(people.hotSeat.asked() == kit::spectator);
    people.hotSeat.settleForAnswers(people.match, 0, 2);
    CHECK(people.hotSeat.seated() == kit::spectator);
    CHECK(people.hotSeat.asked() == 2);
    people.hotSeat.settle(people.match);
    CHECK_FALSE(people.hotSeat.answering());
}

TEST_CASE("a seated person who did not make the play gets up when it awaits answers") {
    People people(templateGame(), 3, 3);
    people.sit(1);
    people.hotSeat.settleForAnswers(people.match, 0, kit::spectator);
    CHECK(people.hotSeat.seated() == kit::spectator);
}

TEST_CASE("when people leave, the hand of the last one stays closed until they open it") {
    People people(templateGame(), 3, 2);
    people.sit(0);
    auto seats = people.match.header().seats;
    seats[1].kind = "random";
    people.match.changeSeats(seats);
    people.hotSeat.changeSeats(people.match);
    people.goThroughJournal();
    CHECK(people.hotSeat.peopleHere().size() == 1);
    CHECK(people.hotSeat.shared());
    CHECK(people.hotSeat.viewer() == kit::spectator);
    REQUIRE(people.hotSeat.maySit(people.match, 0));
    CHECK_FALSE(people.hotSeat.sit(people.match, 0)); // from now on, nothing needs to be hidden
    CHECK_FALSE(people.hotSeat.shared());
    people.hotSeat.settle(people.match);
    CHECK(people.hotSeat.viewer() == 0);
}

TEST_CASE("when only bots play, the table shows the watched seat") {
    People people(templateGame(), 3, 0);
    people.hotSeat.watch(2);
    people.hotSeat.settle(people.match);
    CHECK(people.hotSeat.viewer() == 2);
    CHECK(people.hotSeat.publicEyes() == 2);
}

namespace {

kit::SeatSet setOf(std::initializer_list<kit::Seat> seats) {
    kit::SeatSet set;
    for (const kit::Seat seat : seats)
        set.insert(seat);
    return set;
}

} // namespace

TEST_CASE("people who hold their cards elsewhere are neither called to the screen nor shown there") {
    People people(templateGame(), 3, 3);
    people.sit(0);
    people.hotSeat.setElsewhere(people.match, setOf({0, 2}));
    people.goThroughJournal();
    CHECK(people.hotSeat.seated() == kit::spectator); // the open hand was closed
    CHECK(people.hotSeat.peopleHere() == setOf({1}));
    CHECK(people.hotSeat.allPeople() == setOf({0, 1, 2}));
    CHECK(people.hotSeat.shared());
    CHECK(people.hotSeat.inUse());
    CHECK(people.hotSeat.asked() == 1); // the others choose at the same time
    CHECK_FALSE(people.hotSeat.maySit(people.match, 0));
    people.sit(1);
    people.playFirst(1);
    CHECK_FALSE(people.hotSeat.down());
    CHECK(people.hotSeat.asked() == kit::spectator);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    CHECK(people.hotSeat.awaitedElsewhere(people.match) == 0);
    CHECK(people.hotSeat.focus() == 0);
    CHECK(people.view().question.kind == table::Question::Kind::Await);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        CHECK_FALSE(isOpen(people.view().scene, "hand", seat));
}

TEST_CASE("when all people have their cards elsewhere, the screen shows only the public table") {
    People people(templateGame(), 3, 3);
    people.hotSeat.setElsewhere(people.match, setOf({0, 1, 2}));
    people.goThroughJournal();
    CHECK(people.hotSeat.publicEyes() == kit::spectator);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    people.hotSeat.setMode(table::HotSeat::Mode::Open);
    people.hotSeat.settle(people.match);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    for (kit::Seat seat = 0; seat < 3; ++seat)
        CHECK_FALSE(isOpen(people.view().scene, "hand", seat));
}

TEST_CASE("the only person's hand stays closed when it comes back to the screen") {
    People people(templateGame(), 3, 1);
    people.hotSeat.setElsewhere(people.match, setOf({0, 1})); // a bot cannot hold cards elsewhere
    people.goThroughJournal();
    CHECK(people.hotSeat.elsewhere() == setOf({0}));
    CHECK(people.hotSeat.viewer() == kit::spectator);
    people.hotSeat.setElsewhere(people.match, {});
    people.goThroughJournal();
    CHECK(people.hotSeat.shared());
    CHECK(people.hotSeat.viewer() == kit::spectator);
    CHECK(people.hotSeat.maySit(people.match, 0));
    CHECK_FALSE(people.hotSeat.sit(people.match, 0)); // nobody else is at the screen
    people.hotSeat.settle(people.match);
    CHECK(people.hotSeat.viewer() == 0);
}

TEST_CASE("when a bot takes over a seat, its cards are no longer elsewhere") {
    People people(templateGame(), 3, 3);
    people.hotSeat.setElsewhere(people.match, setOf({0, 2}));
    auto seats = people.match.header().seats;
    seats[2].kind = "random";
    people.match.changeSeats(seats);
    people.hotSeat.changeSeats(people.match);
    people.goThroughJournal();
    CHECK(people.hotSeat.elsewhere() == setOf({0}));
    CHECK(people.hotSeat.shared());
}

TEST_CASE("a seat's own screen shows its hand and choices, and no other hand") {
    People people(templateGame(), 3, 3);
    const scene::Scene own = table::ownScene(people.match, 1);
    CHECK(isOpen(own, "hand", 1));
    CHECK_FALSE(isOpen(own, "hand", 0));
    CHECK_FALSE(own.choices.empty());
    people.playFirst(1);
    CHECK(table::ownScene(people.match, 1).choices.empty());
}
