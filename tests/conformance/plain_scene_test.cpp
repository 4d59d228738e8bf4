// SPDX-License-Identifier: MIT
// Tests that the default scene, which is made from the other parts of a game, meets all requirements of a
// scene.
#include "core/contract/game_of.h"
#include "core/games/_template/files/files.h"
#include "core/games/_template/player/player.h"
#include "core/games/_template/table/table.h"
#include "core/games/_template/words/words.h"
#include "tests/conformance/checks.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::conformance;
using namespace taletop::templategame;

namespace {

/// The template game's words without names for zones.
struct FewWords {
    static kit::Text refusalText(const kit::Refusal& refusal) { return Words::refusalText(refusal); }
    static kit::Text factText(const kit::Fact& fact) { return Words::factText(fact); }
    static scene::CardText cardText(int face) { return Words::cardText(face); }
    static std::vector<scene::Beat> story(std::span<const kit::Fact> seen) { return Words::story(seen); }
    static contract::Rulebook rulebook() { return Words::rulebook(); }
    static kit::Text moveTitle(const Move& move) { return Words::moveTitle(move); }
};

/// A table that only maps touches to moves.
struct MeantTable {
    static std::optional<Move> meant(const State& view, kit::Seat seat,
                                     std::span<const scene::Pick> touched) {
        return Shown::meant(view, seat, touched);
    }
};

const contract::GameOf<Rules, FewWords, Files, Player> bare;
const contract::GameOf<Rules, Words, Files, Player, MeantTable> touched;

/// Returns a game of three after the moves of a round, in which seat 0 must store a card.
State atStoring() {
    State state = Rules::setup({.seats = 3, .values = {4, 1}});
    kit::Facts nobody;
    contract::ChanceOutcome deal; // the deck, bottom card first, from whose end each seat gets four cards
    for (const int face :
         {24, 16, 15, 14, 13, 10, 9, 8, 7, 6, 23, 22, 21, 19, 18, 12, 5, 4, 17, 11, 3, 2, 1, 20})
        deal.push_back(static_cast<std::uint8_t>(face - 1));
    Rules::applyChance(state, deal, nobody);
    const std::pair<kit::Seat, const char*> moves[] = {
        {0, "lay 20"}, {1, "lay 11"}, {2, "lay 12"}, {1, "pass"}, {2, "pass"}};
    for (const auto& [seat, text] : moves)
        Rules::apply(state, seat, Files::parseMove(text).value(), nobody);
    REQUIRE(state.phase() == Phase::Store);
    return state;
}

scene::Scene sceneAt(const contract::Game& game, const State& state, kit::Seat viewer) {
    return game.scene(contract::AnyState::of(state), viewer);
}

const scene::Choice& choiceOf(const scene::Scene& scene, const std::string& move) {
    const auto found = std::ranges::find(scene.choices, move, &scene::Choice::move);
    REQUIRE(found != scene.choices.end());
    return *found;
}

std::string titleOf(const scene::Scene& scene, const std::string& kind) {
    for (const scene::Zone& zone : scene.zones)
        if (zone.kind == kind)
            return english(zone.title);
    return "no such zone";
}

} // namespace

TEST_CASE("the plain scene passes the checks of scenes") {
    const Check checks[] = {
        choicesAreTheLegalMoves,     nothingIsGivenUpByHabit, stepNamesTheDecision,   zonesShowTheView,
        reactionWindowsAreOpenToAll, sceneHasWords,           hiddenCardsDoNotMatter, storiesAreWhole};
    for (const contract::Game* game : std::initializer_list<const contract::Game*>{&bare, &touched})
        for (const Check check : checks)
            CHECK(firstBreach(*game, check, {.every = 3, .brief = true}) == "");
}

TEST_CASE("the plain scene of a full state equals that of the view, and spectators see no hand") {
    const State state = atStoring();
    for (kit::Seat viewer = kit::spectator; viewer < state.seats(); ++viewer)
        CHECK(sameScene(sceneAt(bare, state, viewer),
                        sceneAt(bare, contract::viewOf<Rules>(state, viewer), viewer)));
    const scene::Scene open = sceneAt(bare, state, kit::spectator);
    for (const scene::Zone& zone : open.zones)
        if (zones.kindOf(zone.zone) == ZoneKind::Hand)
            CHECK(zone.cards.empty());
    CHECK(open.choices.empty());
}

TEST_CASE("each legal move has a button with the title of the move") {
    const scene::Scene scene = sceneAt(bare, atStoring(), 0);
    REQUIRE(scene.choices.size() == 3);
    for (const int face : {1, 2, 3}) {
        const std::string move = "store " + std::to_string(face);
        const scene::Choice& choice = choiceOf(scene, move);
        CHECK(english(choice.label) == "Store the " + std::to_string(face));
        REQUIRE(choice.gesture.size() == 1);
        CHECK(choice.gesture.front().kind == scene::Pick::Kind::Button);
        CHECK(std::ranges::count(scene.choices, choice.gesture, &scene::Choice::gesture) == 1);
    }
}

TEST_CASE("each button has a key with its number") {
    CHECK(contract::buttonKey(0) == std::string("button-0"));
    CHECK(contract::buttonKey(10) == std::string("button-10"));
    CHECK(contract::buttonKey(contract::maxCandidates - 1) == std::string("button-255"));
}

TEST_CASE("touching a card makes the move that the card represents") {
    const State state = atStoring();
    const scene::Scene scene = sceneAt(touched, state, 0);
    const kit::Zone hand = zoneOf(ZoneKind::Hand, 0);
    for (const int face : {1, 2, 3})
        CHECK(choiceOf(scene, "store " + std::to_string(face)).gesture ==
              std::vector<scene::Pick>{
                  {.kind = scene::Pick::Kind::Card, .zone = hand, .index = state.indexOf(hand, face)}});
}

TEST_CASE("zones have the titles in the game's words, or else their names in the rules") {
    const State state = atStoring();
    CHECK(titleOf(sceneAt(bare, state, 0), "discard") == "discard");
    CHECK(titleOf(sceneAt(touched, state, 0), "discard") == "Discard pile");
}

TEST_CASE("the plain prompt says whose turn it is") {
    const auto said = [](contract::Pending pending, kit::Seat viewer) {
        return english(contract::whoseTurn(pending, viewer));
    };
    using Kind = contract::Pending::Kind;
    contract::Pending seats{.kind = Kind::Seats, .seats = {}};
    seats.seats.insert(1);
    CHECK(said(seats, 1) == "It’s your turn.");
    CHECK(said(seats, 0) == "Waiting for seat 2.");
    CHECK(said(seats, kit::spectator) == "Waiting for seat 2.");
    seats.seats.insert(2);
    CHECK(said(seats, 0) == "Waiting for 2 players.");
    CHECK(said({.kind = Kind::Chance, .seats = {}, .chance = {24, 24}}, 0) ==
          "The cards are being shuffled.");
    CHECK(said({.kind = Kind::Chance, .seats = {}, .chance = {2, 1}}, 0) == "It’s up to chance.");
    CHECK(said({.kind = Kind::Automatic, .seats = {}}, 0) == "The game continues.");
    CHECK(said({.kind = Kind::Over, .seats = {}}, 0) == "The game is over.");
}

TEST_CASE("the plain scene shows scores and the lines of the score sheet") {
    const scene::Scene scene = sceneAt(bare, atStoring(), 1);
    REQUIRE(scene.counters.size() == 3);
    CHECK(scene.counters[0].value == 3); // the round
    CHECK(english(scene.counters[0].text) == "3 points");
    CHECK(english(scene.counters[1].text) == "0 points");
    REQUIRE(scene.pad.size() == 6);
    CHECK(english(scene.pad[0].label) == "Rounds won");
    CHECK(scene.pad[0].points == 3);
}

TEST_CASE("a total below zero is shown as a number") {
    scene::Scene scene;
    contract::addScores({.lines = {}, .totals = {-1, -12, 1}, .winners = {}}, scene);
    CHECK(english(scene.counters[0].text) == "Points: -1");
    CHECK(english(scene.counters[1].text) == "Points: -12");
    CHECK(english(scene.counters[2].text) == "1 point");
}

TEST_CASE("cards of a pile lie on top of each other, and other cards side by side") {
    for (const contract::Game* game : std::initializer_list<const contract::Game*>{&bare, &touched}) {
        const scene::Scene scene = sceneAt(*game, atStoring(), 0);
        const auto cardsOf = [&](ZoneKind kind) {
            return std::ranges::find(scene.zones, zoneOf(kind), &scene::Zone::zone)->cards;
        };
        const auto discard = cardsOf(ZoneKind::Discard);
        REQUIRE(discard.size() == 2);
        CHECK(discard[0].pose.x == discard[1].pose.x);
        CHECK(discard[0].pose.layer < discard[1].pose.layer);
        const auto hand = cardsOf(ZoneKind::Hand);
        CHECK(hand[0].pose.x < hand[1].pose.x);
    }
}

TEST_CASE("more than ten cards overlap and take as much room as ten") {
    CHECK(contract::poseInRow(0, 1, 63).x == 0);
    CHECK(contract::poseInRow(9, 10, 63).x == 9 * 66);
    CHECK(contract::poseInRow(23, 24, 63).x == doctest::Approx(9 * 66));
    CHECK(contract::poseInRow(1, 24, 63).x < 66);
    CHECK(contract::poseInRow(1, 24, 63).layer == 1);
}
