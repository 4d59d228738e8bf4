// SPDX-License-Identifier: MIT
// Tests that the rulebook's examples match their descriptions.
#include "core/games/storyline/files/files.h"
#include "core/games/storyline/player/player.h"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/words/words.h"
#include "tests/rules/example_match.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::storyline;

namespace {

/// An example, played by the person in seat 0.
class Practice {
public:
    explicit Practice(const std::string& entry) : m_match(exampleMatch(entry)) {}

    [[nodiscard]] const State& state() const { return m_match.state().as<State>(); }
    [[nodiscard]] bool over() const { return m_match.over(); }
    /// The number of the entry that forbids the move with these remarks, or 0 if it is legal.
    [[nodiscard]] int refusedBy(const std::string& text, const contract::Remarks& remarks = {}) const {
        const auto move = Files::parseMove(text);
        REQUIRE_MESSAGE(move.has_value(), text);
        if (const auto why = Rules::whyNot(state(), 0, *move))
            return why->ledger;
        const auto tidied = Words::tidyRemarks(*move, remarks);
        const auto* why = std::get_if<kit::Refusal>(&tidied);
        return why == nullptr ? 0 : why->ledger;
    }
    Practice& does(const std::string& text, const contract::Remarks& remarks = {}) {
        const auto move = m_match.game().parseMove(text);
        REQUIRE_MESSAGE(move.has_value(), text);
        REQUIRE_MESSAGE(!m_match.submit(0, *move, remarks).has_value(), text);
        return *this;
    }
    [[nodiscard]] std::vector<std::string> legal() const {
        std::vector<std::string> texts;
        for (const Move& move : contract::legalMoves<Rules>(state(), 0))
            texts.push_back(Files::moveText(move));
        return texts;
    }
    [[nodiscard]] std::vector<std::string> ids(ZoneKind kind, int index = 0) const {
        std::vector<std::string> found;
        for (const kit::Card card : state().cards(kind, index))
            found.emplace_back(idOf(card.face));
        return found;
    }
    /// The id of a card of this category in the person's hand: the first one, or a later one by `which`.
    [[nodiscard]] std::string held(Category category, std::size_t which = 0) const {
        for (const kit::Card card : state().cards(ZoneKind::Hand, 0))
            if (categoryOf(card.face) == category && which-- == 0)
                return std::string(idOf(card.face));
        FAIL("no such card in hand");
        return {};
    }
    /// Covers a token that currently counts this number of points.
    Practice& covers(int points) {
        const auto tokens = state().cards(ZoneKind::Turned, 0);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (numberOn(tokens[i].face) > 0 && pointsOf(tokens[i]) == points)
                return does(std::string("cover ") += std::to_string(i + 1));
        FAIL("no such number");
        return *this;
    }
    [[nodiscard]] int points(kit::Seat seat) const { return pointsOf(state(), seat); }
    [[nodiscard]] std::vector<int> winners() const {
        const auto sheet = Rules::result(state());
        return {sheet.winners.begin(), sheet.winners.end()};
    }
    [[nodiscard]] const match::Match& match() const { return m_match; }

private:
    match::Match m_match;
};

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("SL-21 the example: either Place card may be played, but no other category") {
    Practice practice("SL-21");
    CHECK(narratorOf(practice.state()) == 1);
    for (const Category category :
         {Category::Character, Category::Feature, Category::Object, Category::Action})
        CHECK(practice.refusedBy("play " + practice.held(category)) == 21);
    for (const std::size_t which : {0U, 1U})
        CHECK(practice.refusedBy("play " + practice.held(Category::Place, which)) == 0);
    practice.does("play " + practice.held(Category::Place));
    CHECK(practice.state().phase() == Phase::Choose);
}

TEST_CASE("SL-30 the example: nobody knows who played the three cards until one is chosen") {
    Practice practice("SL-30");
    const Names pile = practice.ids(ZoneKind::Pile);
    CHECK(pile.size() == 3);
    CHECK(practice.legal().size() == 3);
    CHECK(practice.refusedBy("choose " + practice.held(Category::Place)) == 30);
    CHECK(practice.ids(ZoneKind::Authors).empty());
    practice.does("choose " + pile[0]);
    CHECK(practice.ids(ZoneKind::Authors).size() == 1);
    int tokens = 0;
    for (kit::Seat seat = 1; seat < 4; ++seat)
        tokens += tokensOf(practice.state(), seat);
    CHECK(tokens == 1);
}

TEST_CASE("SL-41 the example: an object and an action are played together") {
    const Practice practice("SL-41");
    const std::string object = practice.held(Category::Object);
    CHECK(practice.refusedBy("play " + object) == 41);
    CHECK(practice.refusedBy("play " + object + ' ' + practice.held(Category::Object, 1)) == 41);
    for (const std::size_t which : {0U, 1U})
        CHECK(practice.refusedBy("play " + object + ' ' + practice.held(Category::Action, which)) == 0);
}

TEST_CASE("SL-43 the example: one card is chosen from each pile") {
    Practice practice("SL-43");
    const std::string object = practice.ids(ZoneKind::Pile)[0];
    const std::string action = practice.ids(ZoneKind::Pile, 1)[0];
    CHECK(practice.legal().size() == 9);
    CHECK(practice.refusedBy("choose " + object) == 43);
    const std::size_t before = practice.ids(ZoneKind::Pool).size();
    practice.does("choose " + object + ' ' + action);
    CHECK(practice.ids(ZoneKind::Pool).size() == before - 2);
}

TEST_CASE("SL-45 the example: the character may get a name, but the feature only a detail") {
    Practice practice("SL-45");
    CHECK(bannersOf(practice.state())[0] == Category::Character);
    CHECK(bannersOf(practice.state())[1] == Category::Feature);
    const std::string choice = practice.legal()[0];
    const contract::Remarks words{{"name", "Old Cornelius"}, {"detail2", "It was said to glow."}};
    CHECK(practice.refusedBy(choice, {{"name2", "Old Cornelius"}}) == 45);
    CHECK(practice.refusedBy(choice, words) == 0);
    practice.does(choice, words);
    CHECK(practice.match().remarks().back() == words);
}

TEST_CASE("SL-59 the example: three effects resolve in any order") {
    Practice practice("SL-59");
    CHECK(practice.legal() == Names{"effect grave", "effect bones", "effect hat"});
    practice.does("effect bones");
    CHECK(practice.legal() == Names{"effect grave", "effect hat"});
    practice.does("effect hat");
    CHECK(practice.state().phase() == Phase::Cover); // the last effect resolves without a question
}

TEST_CASE("SL-61 the example: the Grave may cover any number, even that on the Hat, but not the Bones") {
    Practice practice("SL-61");
    const Names tokens = practice.ids(ZoneKind::Turned);
    CHECK(practice.legal().size() == 4);
    const auto bones = std::ranges::find(tokens, "bones") - tokens.begin();
    CHECK(practice.refusedBy(std::string("cover ") += std::to_string(bones + 1)) == 61);
    const int before = practice.points(0);
    practice.covers(2); // the 1 on the Hat
    CHECK(practice.points(0) == before - 2);
}

TEST_CASE("SL-64 the example: the Hat has drawn the Grave, which covers a number") {
    Practice practice("SL-64");
    CHECK(practice.ids(ZoneKind::Turned).back() == "grave");
    const int before = practice.points(0);
    practice.covers(1);
    CHECK(practice.points(0) == before - 1);
}

TEST_CASE("SL-66 the example: resolving the Hat before the Grave gains a point") {
    Practice hatFirst("SL-66");
    CHECK(hatFirst.legal() == Names{"effect grave", "effect hat"});
    CHECK(Player::advise(hatFirst.state(), 0)[0].ledger == 66);
    hatFirst.does("effect hat").covers(2);
    CHECK(hatFirst.points(0) == 3);
    Practice graveFirst("SL-66");
    graveFirst.does("effect grave");
    CHECK(graveFirst.points(0) == 2);
}

TEST_CASE("SL-71 the example: the Rose wins a tie") {
    const auto covering = [](int points) {
        Practice practice("SL-71");
        CHECK(practice.points(0) == 11);
        CHECK(practice.points(1) == 9);
        CHECK(practice.points(2) == 8);
        practice.covers(points);
        CHECK(practice.over());
        return practice.winners();
    };
    CHECK(covering(1) == std::vector{0});
    CHECK(covering(2) == std::vector{2});
}

TEST_CASE("SL-72 the example: more tokens win a tie") {
    const auto covering = [](int points) {
        Practice practice("SL-72");
        CHECK(practice.points(0) == 12);
        CHECK(tokensOf(practice.state(), 0) == 7);
        CHECK(practice.points(1) == 11);
        CHECK(tokensOf(practice.state(), 1) == 5);
        practice.covers(points);
        CHECK(practice.over());
        return practice.winners();
    };
    CHECK(covering(1) == std::vector{0});
    CHECK(covering(2) == std::vector{1});
    CHECK(covering(3) == std::vector{1});
}

TEST_CASE("SL-74 the example: the last token decides, and none is turned over") {
    for (std::size_t which = 0; which < 3; ++which) {
        Practice practice("SL-74");
        CHECK(tokensOf(practice.state(), 1) == 5);
        CHECK(tokensOf(practice.state(), 2) == 6);
        practice.does(practice.legal()[which]);
        CHECK(practice.over());
        CHECK(practice.winners() ==
              (tokensOf(practice.state(), 1) == 6 ? std::vector{1, 2} : std::vector{2}));
        for (kit::Seat seat = 0; seat < 4; ++seat)
            CHECK(practice.ids(ZoneKind::Turned, seat).empty());
    }
}
