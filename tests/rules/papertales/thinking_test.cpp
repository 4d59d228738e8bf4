// SPDX-License-Identifier: MIT
// Tests the analysis of positions whose best decision follows from the ledger, and of whole deployments.
#include "core/bots/hints.h"
#include "core/contract/registry.h"
#include "core/games/papertales/files/files.h"
#include "core/games/papertales/player/player.h"
#include "core/match/match.h"
#include "tests/rules/papertales/kingdoms.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

using Decisions = std::vector<contract::Decision<Move>>;

Names textsOf(const Decisions& decisions) {
    Names texts;
    for (const auto& steps : decisions) {
        texts.emplace_back();
        for (const Move& step : steps)
            texts.back() += (texts.back().empty() ? "" : ", ") + Files::moveText(step);
    }
    std::ranges::sort(texts);
    return texts;
}

Names decisionsOf(const Play& play) {
    Decisions decisions;
    Player::decisions(play.state, 0, decisions);
    return textsOf(decisions);
}

} // namespace

TEST_CASE("PT-64 at the end of the game the analysis prefers the Building that scores most") {
    // In the last construction of a game for two, 5 Gold pay for Temple at level 2 (PT-66: 2 and 3 Gold, and
    // no land for the first Building), which is worth 3 Legend Points. Level 1 is worth 1, and passing 0.
    // There is no other way to score.
    Play play = Play::game(2);
    play.turn(4).step(Step::Construct).gold(0, 5).only(0);
    kit::Rng rng(1);
    const bots::Analysis analysis =
        bots::analyse(*contract::findGame("papertales"), contract::AnyState::of(play.state), 0,
                      {.moves = 200, .enough = {}}, rng);
    std::size_t buildings = 0;
    while (std::string_view(analysis.lines[buildings].key) != "buildings")
        ++buildings;
    REQUIRE(analysis.arms.size() == 3);
    std::map<std::string, std::size_t> arms;
    for (std::size_t arm = 0; arm < 3; ++arm)
        arms[Files::moveText(analysis.arms[arm].steps[0].as<Move>())] = arm;
    const std::size_t two = arms.at("build Temple 2");
    CHECK(analysis.best() == two);
    CHECK(analysis.pointsOf(two, buildings).mean == 3);
    CHECK(analysis.pointsOf(arms.at("build Temple 1"), buildings).mean == 1);
    CHECK(analysis.pointsOf(arms.at("pass"), buildings).mean == 0);
    CHECK(analysis.pointsAhead(two, arms.at("pass"), buildings).mean == 3);
    CHECK(analysis.pointsAhead(two, arms.at("pass"), buildings).error == 0);
}

TEST_CASE("PT-30 a hint picks a card that is affordable, if there is one") {
    const contract::Game& game = *contract::findGame("papertales");
    int packs = 0;
    for (std::uint64_t seed = 1; packs < 3; ++seed) {
        REQUIRE(seed < 1'000);
        match::Header header;
        header.options = contract::standardOptions(game.info(), 3);
        header.seed = seed;
        const match::Match match(game, header);
        const contract::AnyState view = match.view(0);
        if (game.whyNot(view, 0, *game.parseMove("pick Kraken"))) // costs 6 Gold, but everyone starts with 3
            continue;
        ++packs;
        const bots::Hint hint = bots::hintFor(game, view, 0, {{400, {}}, {200, {}}, {200, {}}});
        REQUIRE(hint.candidates.size() == 3);
        for (const bots::Candidate& candidate : hint.candidates)
            CHECK(candidate.move != "pick Kraken");
    }
}

TEST_CASE("PT-46 the names of decisions contain their cards, rows and price") {
    const contract::Game& game = *contract::findGame("papertales");
    const auto called = [&](const Play& play, const std::vector<std::string>& moves) {
        contract::AnyDecision steps;
        for (const std::string& move : moves)
            steps.push_back(*game.parseMove(move));
        const contract::DecisionText text = game.decisionText(contract::AnyState::of(play.state), 0, steps);
        std::string words;
        for (const kit::Text& part : text.parts)
            words += kit::english(part) + ", ";
        return words + kit::english(text.note) + (text.payable ? "" : "!");
    };
    Play draft = Play(3, Step::Draft).gold(0, 3).zone(ZoneKind::Pack, 0, {"Cook", "Kraken", "Knight"});
    CHECK(called(draft, {"pick Kraken"}) == "keep Kraken, costs 6 Gold!");
    CHECK(called(draft, {"pick Knight"}) == "keep Knight, costs 1 Gold");
    CHECK(called(draft, {"pick Cook"}) == "keep Cook, costs nothing");
    Play plan = Play(3).turn(1).gold(0, 1).kingdom(0, "B: Archer[1]").hand(0, {"Farmer", "Knight", "Kraken"});
    CHECK(called(plan, {"deploy Farmer B2", "deploy Knight F1", "discard B1", "keep Kraken", "commit"}) ==
          "Front: Knight, Back: Farmer, discard Archer, keep Kraken, costs 1 Gold");
    CHECK(called(plan, {"commit"}) == "commit the plan as it stands, costs nothing");
    CHECK(called(Play(3).gold(0, 0).hand(0, {"Knight"}), {"deploy Knight F1", "commit"}) ==
          "Front: Knight, costs 1 Gold!");
}

TEST_CASE("PT-38 decisions are the different affordable deployments") {
    // On the last turn no card is kept. A single card may stay in the hand or go to either row.
    Play one(2);
    one.turn(4).hand(0, {"Farmer"});
    CHECK(decisionsOf(one) == Names{"commit", "deploy Farmer B1, commit", "deploy Farmer F1, commit"});
    // Of two equal cards, the Front and the Back may get none, one or both: six decisions.
    Play twins(2);
    twins.turn(4).hand(0, {"Farmer", "Farmer"});
    CHECK(decisionsOf(twins).size() == 6);
    // A Unit in play may leave, change rows, or stay.
    Play old(2);
    old.turn(4).kingdom(0, "F: Farmer");
    CHECK(decisionsOf(old) == Names{"commit", "discard F1, commit", "move F1 B1, commit"});
}

TEST_CASE("PT-42 a decision continues a plan in progress and keeps the best remaining card") {
    Play play(2);
    play.turn(1).hand(0, {"Farmer"});
    CHECK(decisionsOf(play) ==
          Names{"deploy Farmer B1, commit", "deploy Farmer F1, commit", "keep Farmer, commit"});
    play.move(0, "deploy Farmer F1");
    for (const std::string& text : decisionsOf(play))
        CHECK(text.find("deploy Farmer") == std::string::npos);
}

TEST_CASE("PT-46 a decision takes back a Unit that is not affordable") {
    Play poor(2);
    poor.turn(4).gold(0, 0).hand(0, {"Dragon"}).move(0, "deploy Dragon F1");
    CHECK(decisionsOf(poor) == Names{"back F1, commit"});
    kit::Rng rng(1);
    CHECK(Files::moveText(Player::playout(poor.state, 0, rng)) == "back F1");
}
