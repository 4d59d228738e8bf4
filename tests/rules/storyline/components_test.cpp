// SPDX-License-Identifier: MIT
// Tests components and set-up: SL-01 to SL-09, SL-11 to SL-17.
#include "tests/rules/storyline/table.h"

#include <doctest/doctest.h>

#include <numeric>
#include <set>

using namespace taletop;
using namespace taletop::storyline;
using namespace taletop::storyline::testing;
using enum Category;

namespace {

const Names sequenceA{"place",          "character", "feature",           "object action", "character",
                      "place",          "object",    "character feature", "action",        "place",
                      "object feature", "character", "place object",      "action",        ""};
const Names sequenceB{"object",       "feature",   "place action",   "character", "object",
                      "place",        "character", "feature action", "character", "action",
                      "place object", "feature",   "object action",  "feature",   ""};

std::string bannersOfPage(int deck, int number) {
    std::string names;
    for (const Category category : pageOf(pageFace(deck, number)).banners())
        names.append(names.empty() ? "" : " ").append(idOf(category));
    return names;
}

int bannersOfCategory(int deck, Category category) {
    int count = 0;
    for (int number = 1; number <= pageCount; ++number)
        for (const Category each : pageOf(pageFace(deck, number)).banners())
            count += each == category ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("SL-01 the game has three to eight players") {
    const auto& info = game().info();
    for (int seats = 1; seats <= 10; ++seats)
        CHECK(contract::checkOptions(info, contract::standardOptions(info, seats)).has_value() ==
              (seats < 3 || seats > 8));
}

TEST_CASE("SL-02 points decide the game, not the number of tokens") {
    const Ending end(Seats{{}, {"1"}, {"rose"}});
    CHECK(end.points(0) == 0);
    CHECK(end.winners() == std::vector{1});
}

TEST_CASE("SL-03 there are two narrator decks of fifteen cards, numbered and in order") {
    std::set<std::string_view> names;
    for (int deck = 0; deck < deckCount; ++deck)
        for (int number = 1; number <= pageCount; ++number) {
            CHECK(pageNumber(pageFace(deck, number)) == number);
            names.insert(idOf(pageFace(deck, number)));
        }
    CHECK(names.size() == 30);
    Table table(4, 1);
    table.untilTheEnd();
    CHECK(table.ids(ZoneKind::Pages) == Names{"B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10",
                                              "B11", "B12", "B13", "B14", "B15"});
}

TEST_CASE("SL-04 there are a hundred different story cards, twenty of each category") {
    std::array<int, categoryCount> count{};
    std::set<std::string_view> names;
    for (int face = firstStory; face < firstToken; ++face) {
        ++count[static_cast<std::size_t>(categoryOf(face))];
        names.insert(idOf(face));
    }
    CHECK(names.size() == 100);
    CHECK(std::ranges::all_of(count, [](int each) { return each == 20; }));
    CHECK(categoryOf(faceWithId("ch01")) == Character);
    CHECK(categoryOf(faceWithId("ac20")) == Action);
}

TEST_CASE("SL-05 there are twenty-one tokens, seventeen of them with a number") {
    const Table table(3);
    std::vector<int> numbers;
    int special = 0;
    const State start = Table::before(3);
    for (const kit::Card token : start.cards(ZoneKind::Pool))
        numberOn(token.face) > 0 ? numbers.push_back(numberOn(token.face)) : void(++special);
    CHECK(numbers.size() == 17);
    CHECK(special == 4);
    CHECK(std::accumulate(numbers.begin(), numbers.end(), 0) == 31);
    CHECK(std::ranges::count(numbers, 1) == 7);
    CHECK(std::ranges::count(numbers, 2) == 6);
    CHECK(std::ranges::count(numbers, 3) == 4);
}

TEST_CASE("SL-06 a narrator card has one or two banners of different categories, and The End has none") {
    for (int deck = 0; deck < deckCount; ++deck)
        for (int number = 1; number <= pageCount; ++number) {
            const auto banners = pageOf(pageFace(deck, number)).banners();
            CHECK(banners.empty() == (number == pageCount));
            CHECK(banners.size() <= 2);
            CHECK((banners.size() < 2 || banners[0] != banners[1]));
        }
}

TEST_CASE("SL-07 the banners of both decks are those listed in the ledger") {
    for (int number = 1; number <= pageCount; ++number) {
        CHECK(bannersOfPage(0, number) == sequenceA[static_cast<std::size_t>(number - 1)]);
        CHECK(bannersOfPage(1, number) == sequenceB[static_cast<std::size_t>(number - 1)]);
    }
    const auto counts = [](int deck) {
        return std::vector{bannersOfCategory(deck, Character), bannersOfCategory(deck, Place),
                           bannersOfCategory(deck, Feature), bannersOfCategory(deck, Object),
                           bannersOfCategory(deck, Action)};
    };
    CHECK(counts(0) == std::vector{4, 4, 3, 4, 3});
    CHECK(counts(1) == std::vector{3, 3, 4, 4, 4});
}

TEST_CASE("SL-08 eighteen or nineteen tokens are handed out, and at least two are left") {
    for (const int deck : {0, 1}) {
        Table table(5, deck);
        table.untilTheEnd();
        std::size_t owned = 0;
        for (kit::Seat seat = 0; seat < 5; ++seat)
            owned += static_cast<std::size_t>(tokensOf(table.state, seat));
        CHECK(owned >= 18);
        CHECK(owned <= 19);
        CHECK(owned + table.size(ZoneKind::Pool) == 21);
    }
}

TEST_CASE("SL-09 there are enough story cards for every number of players") {
    const std::vector most{16, 14, 12, 10, 8, 6};
    for (int seats = 3; seats <= 8; ++seats)
        CHECK(mostOfCategory(seats) == most[static_cast<std::size_t>(seats - 3)]);
    Table table(8);
    CHECK(table.left(Place) == 5);
    table.untilRound(2);
    CHECK(table.left(Place) == 11);
    table.untilRound(6);
    CHECK(table.left(Place) == 4);
    table.untilRound(15);
    CHECK(table.left(Character) == 8);
    CHECK(table.left(Place) == 8);
    CHECK(table.left(Feature) == 9);
    CHECK(table.left(Object) == 8);
    CHECK(table.left(Action) == 9);
    CHECK(table.size(ZoneKind::Tale) == 18);
}

TEST_CASE("SL-11 left is the next seat clockwise") {
    CHECK(leftOf(4, 5) == 0);
    CHECK(leftOf(0, 5) == 1);
}

TEST_CASE("SL-12 every category is shuffled on its own") {
    const Table table(4);
    for (int i = 0; i < categoryCount; ++i)
        for (const kit::Card card : table.state.cards(ZoneKind::StoryDeck, i))
            CHECK(categoryOf(card.face) == static_cast<Category>(i));
    CHECK(Table(4, 0, 1, false, 2).ids(ZoneKind::StoryDeck, 1) != table.ids(ZoneKind::StoryDeck, 1));
}

TEST_CASE("SL-13 everyone, including the first Narrator, is dealt one card of each category") {
    for (int seats = 3; seats <= 8; ++seats) {
        State state = Table::before(seats);
        kit::Facts nobody;
        kit::Rng rng(7);
        for (int i = 0; i < 5; ++i)
            Rules::applyChance(state, contract::drawOutcome(Rules::pending(state).chance, rng), nobody);
        for (kit::Seat seat = 0; seat < seats; ++seat) {
            const auto hand = state.cards(ZoneKind::Hand, seat);
            REQUIRE(hand.size() == 5);
            for (std::size_t i = 0; i < 5; ++i)
                CHECK(categoryOf(hand[i].face) == static_cast<Category>(i));
        }
        CHECK(state.size(deckZone(Object)) == static_cast<std::size_t>(20 - seats));
    }
}

TEST_CASE("SL-14 at first all tokens are in the pool") {
    const Table table(6);
    CHECK(table.size(ZoneKind::Pool) == 21);
    for (kit::Seat seat = 0; seat < 6; ++seat)
        CHECK(tokensOf(table.state, seat) == 0);
}

TEST_CASE("SL-15 one narrator deck is chosen or drawn, and the other is out of the game") {
    const State b = Table::before(3, 1);
    CHECK(b.size(ZoneKind::NarratorDeck) == 15);
    CHECK(Table(3, 1).ids(ZoneKind::Pages) == Names{"B1"});
    CHECK(Table(3, 0).ids(ZoneKind::Pages) == Names{"A1"});
    std::set<std::string> drawn;
    for (std::uint64_t seed = 1; seed < 30; ++seed)
        drawn.insert(Table(3, 2, 1, false, seed).ids(ZoneKind::Pages)[0]);
    CHECK(drawn == std::set<std::string>{"A1", "B1"});
}

TEST_CASE("SL-16 the first Narrator is named or drawn from all seats") {
    CHECK(narratorOf(Table(4, 0, 3).state) == 2);
    std::set<int> drawn;
    for (std::uint64_t seed = 1; seed < 60; ++seed)
        drawn.insert(narratorOf(Table(4, 0, 0, false, seed).state));
    CHECK(drawn == std::set{0, 1, 2, 3});
    CHECK(narratorOf(Table(4, 0, 0, false, 9).state) == narratorOf(Table(4, 0, 0, false, 9).state));
    const auto& info = game().info();
    auto options = contract::standardOptions(info, 4);
    options.values[1] = 4;
    CHECK_FALSE(contract::checkOptions(info, options).has_value());
    options.values[1] = 5;
    CHECK(kit::english(contract::checkOptions(info, options).value()).find("SL-16") != std::string::npos);
}

TEST_CASE("SL-17 chance entries come in the order given in the ledger") {
    State state = Table::before(4, 2, 0);
    kit::Facts nobody;
    kit::Rng rng(3);
    std::vector<int> asked;
    while (Rules::pending(state).kind == contract::Pending::Kind::Chance) {
        const auto request = Rules::pending(state).chance;
        asked.push_back(request.from * 100 + request.drawn);
        Rules::applyChance(state, contract::drawOutcome(request, rng), nobody);
    }
    CHECK(asked == std::vector{2020, 2020, 2020, 2020, 2020, 2121, 201, 401});
    CHECK(Table(5, 2, 0, false, 11).state == Table(5, 2, 0, false, 11).state);
}
