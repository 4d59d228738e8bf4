// SPDX-License-Identifier: MIT
// Tests TS-1 to TS-11: the components of the game.
#include "core/games/tailstory/table/table.h"
#include "tests/rules/tailstory/table.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

TEST_CASE("TS-1 the game has two to four players") {
    for (int seats = 0; seats <= 8; ++seats) {
        CAPTURE(seats);
        const contract::Options options = contract::standardOptions(Rules::info(), seats);
        CHECK(contract::checkOptions(Rules::info(), options).has_value() == (seats < 2 || seats > 4));
    }
    CHECK(Table::game({"jack", "alan"}).why(C, "end") == "TS-1");
}

TEST_CASE("TS-2 the Event deck has 60 cards") {
    const Table table = Table::fresh(4);
    std::map<Kind, int> ofKind;
    std::map<Type, int> ofType;
    std::map<int, int> ofDesign;
    int points = 0;
    const auto cards = table.state.cards(box);
    REQUIRE(cards.size() == 60);
    for (const kit::Card& card : cards) {
        ++ofKind[kindOf(card.face)];
        ++ofType[typeOf(card.face)];
        ++ofDesign[designOf(card.face)];
        points += kindInfo(kindOf(card.face)).cost;
    }
    for (const auto& [kind, number] : ofKind)
        CHECK(number == 12);
    for (const auto& [type, number] : ofType)
        CHECK(number == 20);
    for (const auto& [design, number] : ofDesign)
        CHECK(number == 4);
    CHECK(ofKind.size() == 5);
    CHECK(ofType.size() == 3);
    CHECK(ofDesign.size() == 15);
    CHECK(points == 60);
}

TEST_CASE("TS-3 all cards of a kind cost the same") {
    const std::array<int, 5> costs{1, 1, 0, 1, 2};
    for (int kind = 0; kind < kindCount; ++kind)
        CHECK(kindInfo(static_cast<Kind>(kind)).cost == costs[static_cast<std::size_t>(kind)]);
    // Checks the costs of moves. The tests of TS-41 and TS-67 check Stopping and Acting cards.
    const std::map<std::string, int> moves{
        {"play E01#1", 1},      {"play E02#1", 1},      {"play E03#1", 1}, {"play E04#1 at 1", 1},
        {"play E05#1 at 1", 1}, {"play E06#1 at 1", 1}, {"play E10#1", 1}, {"play E11#1", 1},
        {"play E12#1", 1},      {"play E13#1", 2}};
    for (const auto& move : moves) {
        const std::string& text = move.first;
        const int cost = move.second;
        CAPTURE(text);
        Table table = Table({"jack", "padthai"}).seat(A, "D9 X2=E01#2,E02#2 V1").seat(B, "D9 H3");
        table.seat(A, "H10=E01#1,E02#1,E03#1,E04#1,E05#1,E06#1,E10#1,E11#1,E12#1,E13#1");
        table.move(A, text);
        CHECK(table.points() == 2 - cost);
        Table poor = Table({"jack", "padthai"}).seat(A, "D9 X2=E01#2,E02#2 V1").seat(B, "D9 H3");
        poor.seat(A, "H10=E01#1,E02#1,E03#1,E04#1,E05#1,E06#1,E10#1,E11#1,E12#1,E13#1").points(cost - 1);
        CHECK(!poor.can(A, text));
    }
}

TEST_CASE("TS-4 the type of a card matters only for the bonus") {
    Table table = Table({"jack", "padthai"}).seat(A, "D9 H1=E02").seat(B, "D9 H1").points(1);
    table.move(A, "play E02#1").passes();
    CHECK(table.numbers(A) == "1 2");
    table.move(A, "number 2");
    CHECK(table.at(A) == "D7 H2 X1 Z0 V0");
    CHECK(table.step() == "action"); // no bonus was offered
    for (int face = 1; face < firstQueue; ++face)
        if (isCharacter(face))
            CHECK(static_cast<int>(characterOf(face).type) == (face - firstCharacter) / 2);
}

TEST_CASE("TS-5 the fifteen designs are those listed in the ledger") {
    struct Row {
        const char* id;
        Kind kind;
        Type type;
        const char* name;
    };
    using enum Kind;
    using enum Type;
    const std::array<Row, 15> rows{{{"E01", Drawing, Canine, "Bones Drawing"},
                                    {"E02", Drawing, Feline, "Tuna Drawing"},
                                    {"E03", Drawing, Rodent, "Acorn Drawing"},
                                    {"E04", Stealing, Canine, "Golden Rethiever"},
                                    {"E05", Stealing, Feline, "Cat Burglar"},
                                    {"E06", Stealing, Rodent, "Cheeky Pockets"},
                                    {"E07", Stopping, Canine, "Pug You Beach!"},
                                    {"E08", Stopping, Feline, "Cat Got Your Turn!"},
                                    {"E09", Stopping, Rodent, "No Nuts For You!"},
                                    {"E10", Recycling, Canine, "Bone Again"},
                                    {"E11", Recycling, Feline, "Re-Purr-Posed"},
                                    {"E12", Recycling, Rodent, "Wheel Be Back"},
                                    {"E13", Acting, Canine, "Howlywood Debut"},
                                    {"E14", Acting, Feline, "Purr-forming Arts"},
                                    {"E15", Acting, Rodent, "Squeak Preview"}}};
    std::set<std::pair<Kind, Type>> pairs;
    for (const Row& row : rows)
        for (const char* copy : {"#1", "#4", "#8"}) {
            CAPTURE(row.id);
            const auto face = faceWithId(std::string(row.id) + copy);
            REQUIRE(face.has_value());
            CHECK(idOf(*face) == std::string(row.id) + copy);
            CHECK(kindOf(*face) == row.kind);
            CHECK(typeOf(*face) == row.type);
            CHECK(std::string_view(nameOf(*face)) == row.name);
            pairs.emplace(kindOf(*face), typeOf(*face));
        }
    CHECK(pairs.size() == 15);
    CHECK(std::string_view(sounds[0]) == "Woof, woof, awooo!");
    CHECK(std::string_view(sounds[1]) == "Mrrow, miaow!");
    CHECK(std::string_view(sounds[2]) == "Squeak, squeak, chk-chk!");
}

namespace {

/// The printed number with this key, or -1 if the card has none.
int number(const scene::CardFacts& facts, std::string_view key) {
    for (const scene::CardFacts::Number& printed : facts.numbers)
        if (key == printed.key)
            return printed.value;
    return -1;
}

} // namespace

TEST_CASE("TS-6 an Event card shows its cost, name, effect and flavour") {
    std::set<std::string> flavours;
    for (int design = 0; design < designCount; ++design) {
        const auto face = eventFace(design, 2);
        const scene::CardFacts facts = Shown::cardFacts(face);
        CHECK(number(facts, "cost") == kindInfo(kindOf(face)).cost);
        CHECK(number(facts, "kind") == design / 3); // E01 to E03 draw, E04 to E06 steal, and so on
        CHECK(number(facts, "type") == design % 3);
        CHECK(number(facts, "picture") == face - 2); // all copies have the picture of the first
        CHECK(kit::english(facts.name) == nameOf(face));
        REQUIRE(facts.lines.size() >= 2);
        CHECK(kit::english(facts.lines[0].text) == kindInfo(kindOf(face)).effectText);
        CHECK(kit::english(facts.lines[1].text) == designs[static_cast<std::size_t>(design)].flavour);
        flavours.insert(kit::english(facts.lines[1].text));
        // TS-68: only Acting cards show a sound.
        bool sounding = false;
        for (const scene::CardFacts::Line& line : facts.lines)
            for (const char* sound : tailstory::sounds)
                sounding = sounding || kit::english(line.text).find(sound) != std::string::npos;
        CHECK(sounding == (kindOf(face) == Kind::Acting));
        CHECK(!Shown::cardArt(face).empty());
    }
    CHECK(flavours.size() == 15);
    CHECK(number(Shown::cardFacts(tokenOf(7)), "kind") == 2); // the token in the chain shows its card
    CHECK(number(Shown::cardFacts(firstCharacter), "kind") == -1);
    CHECK(Shown::cardFacts(firstCharacter).pictures ==
          std::vector<std::string>{"characters/jack-1.svg", "characters/jack-2.svg"});
    CHECK(number(Shown::cardFacts(firstQueue + 2), "queue") == 3);
    // In the chain, actions without a card show their effect, and an ability shows its character's text.
    REQUIRE(Shown::cardFacts(drawDiscardToken).lines.size() == 1);
    CHECK(kit::english(Shown::cardFacts(drawDiscardToken).lines[0].text) == "Draw 1, then discard 1");
    CHECK(Shown::cardFacts(swapToken).lines.size() == 1);
    CHECK(Shown::cardFacts(abilityToken).lines.size() == 1);
}

TEST_CASE("TS-7 both forms have the bonus, and only the altered one has an ability") {
    for (const char* place : {"V0", "V1"}) {
        CAPTURE(place);
        Table table = Table({"jack", "padthai"}).seat(A, "D9 H2=E01,E01").seat(B, "D9 H3").seat(A, place);
        CHECK(table.why(A, "ability at 1") == (place[1] == '1' ? "" : "TS-75"));
        table.act(A, "play E01#1").move(A, "number 1");
        CHECK(table.step() == "bonus");
        table.move(A, "use");
        CHECK(sizeOf(table.state, ZoneKind::Deck, A) == 7);
        table.act(A, "play E01#2").move(A, "number 1");
        CHECK(table.step() == "action"); // the bonus is limited to once per turn in both forms
    }
}

TEST_CASE("TS-8 the six characters are those listed in the ledger") {
    struct Row {
        const char* id;
        Type type;
        const char* normal;
        const char* altered;
        int perGame;
    };
    const std::array<Row, 6> rows{
        {{"jack", Type::Canine, "Jack, the Beagle", "Jack, the Hunter", 0},
         {"alan", Type::Canine, "Alan, the Greyhound", "Alan, the Sprinter", 2},
         {"padthai", Type::Feline, "Padthai, the Siamese", "Padthai, the Chef", 2},
         {"khalid", Type::Feline, "Khalid, the Sphynx", "Khalid, the Pharaoh Cat", 2},
         {"ham_cheese", Type::Rodent, "Ham & Cheese, the Hamsters", "Ham & Cheese, the Adventurers", 0},
         {"rocky", Type::Rodent, "Rocky, the Chinchilla", "Rocky, the Chinzilla", 2}}};
    const Table table = Table::fresh(2);
    CHECK(table.state.size(characterRow) == 6);
    for (const Row& row : rows) {
        CAPTURE(row.id);
        const auto face = faceWithId(row.id);
        REQUIRE(face.has_value());
        CHECK(table.state.indexOf(characterRow, *face) >= 0);
        const Character& character = characterOf(*face);
        CHECK(character.type == row.type);
        CHECK(std::string_view(character.normalName) == row.normal);
        CHECK(std::string_view(character.alteredName) == row.altered);
        CHECK(character.perGame == row.perGame);
    }
}

TEST_CASE("TS-9 the game has two characters of each type") {
    Table table = Table::fresh(2);
    table.chance();
    CHECK(table.legal(B) == Names{"choose jack", "choose alan", "choose padthai", "choose khalid",
                                  "choose ham_cheese", "choose rocky"});
    CHECK(characters.size() == 6);
}

TEST_CASE("TS-10 there are as many queue cards as players") {
    for (int seats = 2; seats <= 4; ++seats) {
        Table table = Table::fresh(seats);
        REQUIRE(table.asked() == "chance");
        CHECK(Rules::pending(table.state).chance ==
              contract::ChanceRequest{static_cast<std::uint8_t>(seats), static_cast<std::uint8_t>(seats)});
        table.chance();
        std::set<int> dealt;
        for (kit::Seat seat = 0; seat < seats; ++seat)
            for (const kit::Card& card : table.state.cards(ZoneKind::Queue, seat))
                dealt.insert(card.face - firstQueue + 1);
        CHECK(static_cast<int>(dealt.size()) == seats);
        CHECK(*dealt.begin() == 1);
        CHECK(*dealt.rbegin() == seats);
    }
}

TEST_CASE("TS-11 each player has the zones listed in the ledger") {
    const Table table = Table::game({"jack", "padthai"});
    std::map<std::string, int> counted;
    const scene::Scene seen = Shown::scene(table.state, A);
    for (const scene::Zone& zone : seen.zones)
        if (zone.owner == B)
            counted[zone.kind] = zone.count;
    CHECK(counted == std::map<std::string, int>{{"queue", 1},
                                                {"character", 1},
                                                {"deck", 10},
                                                {"hand", 5},
                                                {"discard", 0},
                                                {"play", 0},
                                                {"achievements", 0}});
}
