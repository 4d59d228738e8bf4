// SPDX-License-Identifier: MIT
// Tests that the rulebook's practice positions match their captions.
#include "tests/rules/tailstory/table.h"

#include "core/games/tailstory/rules/turn.h"
#include "tests/rules/example_match.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::tailstory;
using namespace taletop::tailstory::testing;

namespace {

constexpr kit::Seat you = 0;
constexpr kit::Seat fred = 1;
constexpr kit::Seat denis = 2;

/// An example, played by the person and by casual players in the other seats.
class Practice {
public:
    explicit Practice(const std::string& id) : m_match(exampleMatch(id)) {
        CHECK(m_match.header().seats[0].kind == "human");
        CHECK(m_match.pending().seats.contains(you));
    }

    /// Makes your move, then the moves of the others until you are asked again.
    Practice& move(std::string_view text) {
        const auto parsed = m_match.game().parseMove(text);
        REQUIRE_MESSAGE(parsed.has_value(), text);
        const auto refusal = m_match.submit(you, *parsed);
        REQUIRE_MESSAGE(!refusal.has_value(), text);
        kit::Rng rng(1);
        while (!m_match.over() && !m_match.pending().seats.contains(you)) {
            const kit::Seat seat = m_match.pending().seats.first();
            const auto answer = m_match.game().casualMove(m_match.view(seat), seat, rng);
            m_answers += m_match.game().moveText(answer) + '\n';
            REQUIRE(!m_match.submit(seat, answer).has_value());
        }
        return *this;
    }
    void takeBack() {
        REQUIRE(m_match.canTakeBack(you));
        m_match.takeBack(you);
    }

    [[nodiscard]] Table table() const {
        Table table = Table::fresh(state().seats());
        table.state = state();
        return table;
    }
    [[nodiscard]] std::string why(std::string_view text) const { return table().why(you, text); }
    [[nodiscard]] std::string at(kit::Seat seat) const { return table().at(seat); }
    [[nodiscard]] std::string step() const { return table().step(); }
    [[nodiscard]] const State& state() const { return m_match.state().as<State>(); }
    [[nodiscard]] int get(Number number, kit::Seat seat = 0) const { return state().number(number, seat); }
    /// Has another player made this move so far?
    [[nodiscard]] bool answered(std::string_view text) const {
        return m_answers.find(text) != std::string::npos;
    }

private:
    match::Match m_match;
    std::string m_answers;
};

} // namespace

TEST_CASE("TS-49 example: the first stop can be stopped") {
    Practice game("TS-49");
    CHECK(game.at(you) == "D9 H5 X0 Z1 V0");
    game.move("stop E07#1 on 2");
    CHECK(game.at(fred) == "D9 H5 X0 Z1 V0"); // one more card in hand, which is the bribe
    CHECK(game.step() == "drawNumber");
    game.move("number 2").move("use");
    CHECK(game.at(you) == "D6 H7 X2 Z0 V0");

    Practice letGo("TS-49");
    letGo.move("pass 2");
    CHECK(letGo.at(you) == "D8 H6 X1 Z0 V0");
    CHECK(letGo.at(fred) == "D10 H4 X1 Z0 V0");
}

TEST_CASE("TS-62 example: stealing one card and burying two makes the next deck smaller") {
    Practice game("TS-62");
    CHECK(game.table().total(you) == 15);
    CHECK(game.table().total(fred) == 15);
    game.move("play E05#1 at 1").move("number 1");
    CHECK(game.step() == "bury");
    game.move("pick E11#1").move("pick E04#1");
    CHECK(game.step() == "action");
    CHECK(game.table().total(you) == 14);
    CHECK(game.table().total(fred) == 16);
}

TEST_CASE("TS-67 example: the player can act with a card of their type, and Denis joins in") {
    Practice game("TS-67");
    CHECK(game.table().altered(you));
    CHECK(game.why("play E14#1") == "TS-67");
    CHECK(typeAt(game.state(), denis) == Type::Canine);
    game.move("play E13#1");
    CHECK_FALSE(game.answered("pass"));
    CHECK(game.table().numbers(you) == "1 2 3 4");
    const int deck = sizeOf(game.state(), ZoneKind::Deck, denis);
    game.move("number 3");
    CHECK(game.answered("number ")); // Denis has joined in
    CHECK(sizeOf(game.state(), ZoneKind::Deck, denis) < deck);
}

TEST_CASE("TS-72 example: a character in Normal form can join in") {
    Practice game("TS-72");
    CHECK_FALSE(game.table().altered(you));
    CHECK(game.table().altered(fred));
    CHECK(game.step() == "special");
    CHECK(game.table().numbers(you) == "0 1 2");
    CHECK(game.at(you) == "D8 H5 X2 Z0 V0");
    game.move("number 2");
    CHECK(sizeOf(game.state(), ZoneKind::Deck, you) <= 6);
    CHECK(game.get(Number::BonusUsed, you) == 0);
    CHECK_FALSE(game.step() == "bonus");
}

TEST_CASE("TS-85 example: Khalid may use a Drawing card but no Acting card") {
    Practice game("TS-85");
    CHECK(game.get(Number::Points) == 0);
    CHECK(game.why("ability E13#1") == "TS-85");
    CHECK(game.at(you) == "D7 H5 X2 Z0 V1");
    game.move("ability E02#1").move("number 2");
    CHECK(game.at(you) == "D5 H7 X2 Z0 V1");
    CHECK(game.table().cards(ZoneKind::Discard, you).find("E02#1") != std::string::npos);
    CHECK(game.step() == "action"); // TS-77: the ability gives no bonus
}

TEST_CASE("TS-88 example: a dug card is kept, unless it has left the pile") {
    Practice game("TS-88");
    CHECK(game.why("ability").empty());
    game.move("ability");
    CHECK(game.table().cards(ZoneKind::Hand, you).find("E06#2") != std::string::npos);
    game.takeBack();
    CHECK(game.table().cards(ZoneKind::Hand, you).find("E06#2") == std::string::npos);
    game.move("swap at 1").move("pick E06#2").move("done").move("pick E12#2");
    CHECK(game.table().cards(ZoneKind::Discard, fred).find("E06#2") != std::string::npos);
    CHECK(game.step() == "action");
    CHECK(game.why("ability") == "TS-88");
}

TEST_CASE("TS-94 example: only a card of the player's type gives a bonus in another player's turn") {
    Practice feline("TS-94");
    CHECK(feline.table().owner() == fred);
    feline.move("stop E08#1 on 1");
    CHECK(feline.step() == "bonus");
    CHECK(feline.table().owner() == fred);
    feline.move("pick E10#2");
    CHECK(feline.get(Number::BonusUsed, you) == 1);

    Practice canine("TS-94");
    canine.move("stop E07#1 on 1");
    CHECK_FALSE(canine.step() == "bonus");
    CHECK(canine.get(Number::BonusUsed, you) == 0);
}

TEST_CASE("TS-95 example: two matching cards give two digs") {
    Practice game("TS-95");
    game.move("stop E09#1 on 2").move("number 2");
    CHECK(game.step() == "bonus");
    game.move("use");
    CHECK(game.step() == "bonus");
    game.move("use");
    CHECK(game.step() == "action");
    CHECK(game.at(you) == "D5 H6 X4 Z0 V0");
}

TEST_CASE("TS-101 example: a card is put on an empty deck") {
    for (const bool put : {true, false}) {
        Practice game("TS-101");
        CHECK(sizeOf(game.state(), ZoneKind::Deck, fred) == 0);
        game.move("stop E08#1 on 1");
        CHECK(game.step() == "bonus");
        game.move("pick E01#1");
        CHECK(game.step() == "messDeck");
        game.move(put ? "number 1" : "number 0");
        CHECK(sizeOf(game.state(), ZoneKind::Achievements, fred) == (put ? 0 : 1));
    }
}

TEST_CASE("TS-103 example: a bribe leads to an achievement in another player's turn") {
    Practice game("TS-103");
    CHECK(sizeOf(game.state(), ZoneKind::Deck, fred) == 1);
    game.move("stop E07#1 on 2").move("number 1");
    CHECK(game.table().owner() == you);
    CHECK(sizeOf(game.state(), ZoneKind::Achievements, fred) == 1);
    CHECK(sizeOf(game.state(), ZoneKind::Deck, fred) == 9);

    Practice letGo("TS-103");
    letGo.move("pass 2");
    CHECK(sizeOf(letGo.state(), ZoneKind::Achievements, fred) == 0);
}

TEST_CASE("TS-104 example: the new deck does not contain the card that was just played") {
    Practice game("TS-104");
    CHECK(game.at(you) == "D1 H6 X8 Z0 V0");
    game.move("play E02#2");
    CHECK(game.step() == "achieve");
    CHECK(game.at(you) == "D8 H6 X0 Z1 V0");
    game.move("pick E05#1");
    CHECK(game.at(you) == "D8 H5 X1 Z0 V1");
    CHECK(game.table().altered(you));
}

TEST_CASE("TS-113 example: a free swap leads to the deck check") {
    Practice game("TS-113");
    CHECK(game.at(you) == "D0 H6 X9 Z0 V0");
    game.move("swap at 1").move("pick E03#1").move("done").move("pick E05#3");
    CHECK(game.step() == "achieve");
    game.move("pick E02#1");
    CHECK(game.at(you) == "D9 H5 X0 Z0 V1");
    CHECK(game.get(Number::Points) == 2);
}
