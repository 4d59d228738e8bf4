// SPDX-License-Identifier: MIT
// Tests which moves touches mean, legal or not, and the facts about cards that the table uses.
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/table/table.h"
#include "tests/rules/storyline/table.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;

namespace {

using Pick = scene::Pick;

Pick card(ZoneKind kind, int index, int at) {
    return {.kind = Pick::Kind::Card, .zone = zoneOf(kind, index), .index = at};
}
const Pick sealing{.kind = Pick::Kind::Button, .key = "seal"};

std::string meant(const State& state, kit::Seat seat, const std::vector<Pick>& touched) {
    const auto move = Shown::meant(contract::viewOf<Rules>(state, seat), seat, touched);
    return move ? Files::moveText(*move) : "";
}

int number(int face, std::string_view key) {
    for (const scene::CardFacts::Number& each : Shown::cardFacts(face).numbers)
        if (key == each.key)
            return each.value;
    return -1;
}

} // namespace

TEST_CASE("SL-25 touching a card means playing or choosing it") {
    Table table(3); // page A1 has one banner
    REQUIRE(bannersOf(table.state).size() == 1);
    const std::string id = table.ids(ZoneKind::Hand, 1)[0];
    CHECK(meant(table.state, 1, {card(ZoneKind::Hand, 1, 0)}) == "play " + id);
    CHECK(meant(table.state, 1, {card(ZoneKind::Hand, 1, 1), card(ZoneKind::Hand, 1, 0)}) == "play " + id);
    CHECK(meant(table.state, 1, {sealing}) == "play"); // refused, because nothing is selected
    CHECK(meant(table.state, 1, {card(ZoneKind::Hand, 2, 0)}).empty()); // the card is hidden
    table.playAll();
    const kit::Seat narrator = Rules::pending(table.state).seats.first();
    const std::string offered = table.ids(ZoneKind::Pile, 0)[0];
    CHECK(meant(table.state, narrator, {card(ZoneKind::Pile, 0, 0)}) == "choose " + offered);
    const auto giver = static_cast<kit::Seat>((narrator + 1) % 3);
    CHECK(meant(table.state, giver, {card(ZoneKind::Pile, 0, 0)}) == "play " + offered);
}

TEST_CASE("SL-35 facts about a card include the seat of a marker and the points of a token") {
    CHECK(number(firstMarker, "seat") == 0);
    CHECK(number(firstMarker + 7, "seat") == 7);
    CHECK(number(taletop::storyline::seal, "seat") == -1);
    CHECK(number(static_cast<int>(Token::Three), "points") == 3);
    CHECK(number(static_cast<int>(Token::Hat), "points") == -1);
    CHECK(number(static_cast<int>(Token::Bones), "bones") == 1);
    CHECK(number(1, "category") == 1);
    CHECK(number(100, "category") == 5);
}
