// SPDX-License-Identifier: MIT
#include "tests/table/people.h"

using namespace taletop;
using namespace taletop::tests;

TEST_CASE("whoever is alone has their hand before them, and no curtain") {
    People people(templateGame(), 3, 1);
    CHECK_FALSE(people.hotSeat.shared());
    CHECK_FALSE(people.hotSeat.inUse());
    CHECK(people.hotSeat.viewer() == 0);
    CHECK(people.hotSeat.actor() == 0);
    CHECK(people.hotSeat.publicEyes() == 0);
    CHECK_FALSE(people.hotSeat.maySit(people.match, 0));
}

TEST_CASE("of several people one is called, and nobody's hand is seen before they sit") {
    People people(templateGame(), 3, 3);
    CHECK(people.hotSeat.down());
    CHECK(people.hotSeat.asked() == 0);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    CHECK(people.hotSeat.actor() == kit::spectator);
    CHECK(people.hotSeat.focus() == 0);
    people.sit(1); // anyone may look
    CHECK(people.hotSeat.viewer() == 1);
    CHECK(people.hotSeat.asked() == 0);
    CHECK_FALSE(people.hotSeat.maySit(people.match, 0));
}

TEST_CASE("who has sealed what was asked of them rises, and the next is called") {
    People people(templateGame(), 3, 3);
    people.sit(0);
    people.playFirst(0);
    CHECK(people.hotSeat.seated() == kit::spectator);
    CHECK(people.hotSeat.viewer() == kit::spectator);
    CHECK(people.hotSeat.down());
    CHECK(people.hotSeat.asked() == 1);
}

TEST_CASE("who only looks sits on while others seal something") {
    People people(templateGame(), 3, 2);
    people.playFirst(0);
    people.sit(0); // has sealed already
    people.playFirst(2);
    CHECK(people.hotSeat.seated() == 0);
}

TEST_CASE("with open hands whoever acts has their view at once") {
    People people(templateGame(), 3, 3);
    people.hotSeat.setMode(table::HotSeat::Mode::Open);
    people.hotSeat.settle(people.match);
    CHECK_FALSE(people.hotSeat.down());
    CHECK(people.hotSeat.viewer() == 0);
    people.playFirst(0);
    CHECK(people.hotSeat.viewer() == 1);
}

TEST_CASE("while a play is answered nobody is called but who says stop, and who played sits on") {
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

TEST_CASE("of somebody else who sits there only the answers are heard") {
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
    CHECK(people.hotSeat.persons().size() == 1);
    CHECK(people.hotSeat.shared());
    CHECK(people.hotSeat.viewer() == kit::spectator);
    REQUIRE(people.hotSeat.maySit(people.match, 0));
    CHECK_FALSE(people.hotSeat.sit(people.match, 0)); // from now on nothing needs hiding
    CHECK_FALSE(people.hotSeat.shared());
    people.hotSeat.settle(people.match);
    CHECK(people.hotSeat.viewer() == 0);
}

TEST_CASE("where only bots play the watched seat is shown") {
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

TEST_CASE("who holds their cards elsewhere is neither called to the screen nor shown there") {
    People people(templateGame(), 3, 3);
    people.sit(0);
    people.hotSeat.setElsewhere(people.match, setOf({0, 2}));
    people.goThroughJournal();
    CHECK(people.hotSeat.seated() == kit::spectator); // the open hand has closed
    CHECK(people.hotSeat.persons() == setOf({1}));
    CHECK(people.hotSeat.people() == setOf({0, 1, 2}));
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

TEST_CASE("with everybody's cards elsewhere the screen is the public table") {
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
    CHECK_FALSE(people.hotSeat.sit(people.match, 0)); // nobody else is there any more
    people.hotSeat.settle(people.match);
    CHECK(people.hotSeat.viewer() == 0);
}

TEST_CASE("a bot that takes over a seat takes its cards back from elsewhere") {
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

TEST_CASE("a screen of one's own shows one's hand and choices, and nobody else's") {
    People people(templateGame(), 3, 3);
    const scene::Scene own = table::ownScene(people.match, 1);
    CHECK(isOpen(own, "hand", 1));
    CHECK_FALSE(isOpen(own, "hand", 0));
    CHECK_FALSE(own.choices.empty());
    people.playFirst(1);
    CHECK(table::ownScene(people.match, 1).choices.empty());
}
