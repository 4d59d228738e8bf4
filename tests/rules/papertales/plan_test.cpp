// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/words/words.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-38 a plan deploys any number of hand cards on empty spots") {
    Play play = Play(3).hand(0, {"Farmer", "Hunter", "Cook", "Sculptor", "Knight"});
    play.deploy(0, {"keep Knight"});
    CHECK(play.units(0) == "F:; B:");
    CHECK(play.cards(ZoneKind::Kept, 0) == Names{"Knight"});
    CHECK(play.state.size(discardPile) == 4);
    Play again = Play(3).hand(0, {"Farmer", "Hunter"}).kingdom(0, "F: Archer[1]").move(0, "deploy Farmer F2");
    CHECK(again.why(0, "deploy Hunter F2") == "PT-13");
    CHECK(again.why(0, "deploy Farmer B1") == "PT-38"); // this card is already used
    CHECK(again.why(0, "deploy Demon B1") == "PT-38");  // this card is not in hand
    CHECK(again.why(0, "deploy Archer B1") == "PT-38"); // this card is in play
    CHECK(again.why(0, "back F1") == "PT-38");          // a Unit in play cannot return to the hand
    again.move(0, "back F2");
    CHECK(again.why(0, "deploy Farmer B1") == "PT-38");
    CHECK(again.why(0, "keep Farmer").empty());
}

TEST_CASE("PT-23 the game does not continue before everyone has committed") {
    Play play = Play(4)
                    .hand(0, {"Knight"})
                    .moves(0, {"deploy Knight F1", "commit"})
                    .moves(1, {"commit"})
                    .moves(2, {"commit"});
    CHECK(play.state.step() == Step::Plan);
    CHECK(play.units(0) == "F:; B:");
    CHECK(play.why(0, "build Town 1") == "PT-23");
    play.move(3, "commit");
    CHECK(play.units(0) == "F: Knight; B:");
    CHECK(play.state.step() == Step::Wars);
}

TEST_CASE("PT-24 choices are final, and sealed until everyone has chosen") {
    Play play = Play(3, Step::Construct).kingdom(0, "F: Woodcutter").kingdom(1, "F: Woodcutter");
    const State before = contract::viewOf<Rules>(play.state, 1);
    play.move(0, "build Town 1");
    State after = contract::viewOf<Rules>(play.state, 1);
    kit::Facts nobody;
    CHECK(after.number(Number::Committed) == 1); // others see only that the seat has committed
    after.setNumber(Number::Committed, 0, nobody);
    CHECK(after == before);
    CHECK(play.why(0, "pass") == "PT-24");
    CHECK(play.buildings(0).empty());
    play.moves(1, {"build Mine 1"}).moves(2, {"pass"});
    CHECK(play.buildings(0) == "Town L1");
    CHECK(play.buildings(1) == "Mine L1");
    CHECK(Play(3).move(0, "commit").why(0, "commit") == "PT-24");
}

TEST_CASE("PT-39 plans are sealed as a whole, and discards come before the reveal") {
    Play play = Play(3).kingdom(0, "F: Knight[1]").hand(0, {"Farmer", "Cook"});
    const State before = contract::viewOf<Rules>(play.state, 1);
    play.moves(0, {"discard F1", "deploy Farmer F2", "keep Cook"});
    CHECK(contract::viewOf<Rules>(play.state, 1) == before);
    CHECK(contract::viewOf<Rules>(play.state, 0) != before);
    play.othersCommit(0).move(0, "commit");
    CHECK(play.cards(discardPile) == Names{"Knight"});
    CHECK(play.units(0) == "F: Farmer; B:");
    // A search that shuffles the discards also finds cards that other plans have discarded.
    Play search = Play(3).kingdom(1, "F: Knight[1]").hand(0, {"Shapeshifter"});
    search.moves(1, {"discard F1", "commit"})
        .moves(2, {"commit"})
        .moves(0, {"deploy Shapeshifter F1", "commit"});
    CHECK(search.state.step() == Step::Search);
    CHECK(search.chanceOnce().units(0) == "F: Knight[1]; B:");
}

TEST_CASE("PT-40 Units in play are discarded for free") {
    Play play = Play(3).kingdom(0, "F: Demon[2]").points(0, 5).deploy(0, {"discard F1"});
    CHECK(play.units(0) == "F:; B:");
    CHECK(play.points(0) == 5);
    CHECK(play.gold(0) == 3);
    Play leviathan = Play(3).kingdom(0, "F: Leviathan[1]");
    CHECK(leviathan.production() == "wood=0 food=2 crystal=0");
    CHECK(leviathan.deploy(0, {"discard F1"}).production() == "wood=0 food=0 crystal=0");
}

TEST_CASE("PT-41 Units in play move for free, and only in a plan") {
    Play play = Play(3).kingdom(0, "F: Hunter[1]; B: Knight[1]").gold(0, 0);
    CHECK(play.production() == "wood=0 food=1 crystal=0");
    play.deploy(0, {"move F1 B1"}); // they swap places
    CHECK(play.units(0) == "F: Knight[1]; B: Hunter[1]");
    CHECK(play.production() == "wood=0 food=0 crystal=0");
    CHECK(play.gold(0) == 0);
    CHECK(play.why(0, "move F1 B1") == "PT-41");
    CHECK(play.why(0, "discard F1") == "PT-41");
    CHECK(Play(3).kingdom(0, "F: Veteran[1]").deploy(0, {"move F1 F2"}).units(0) == "F: Veteran[1]; B:");
    // Each of three Units may be moved once, and swaps places with the Unit on its new spot.
    Play ring = Play(3).kingdom(0, "F: Hunter, Knight; B: Farmer, Cook; Town L2");
    ring.deploy(0, {"move F1 B1", "move F2 B2", "move F2 F3"});
    CHECK(ring.units(0) == "F: Farmer, Cook; B: Hunter, Knight");
    CHECK(Play(3).kingdom(0, "F: Hunter").move(0, "move F1 B1").why(0, "move B1 B2") == "PT-38");
}

TEST_CASE("PT-42 one card may be kept each turn") {
    Play play = Play(3).hand(0, {"Farmer", "Cook", "Knight"}).kingdom(0, "F: Archer[1]");
    CHECK(play.why(0, "keep Archer") == "PT-42");
    play.move(0, "keep Knight");
    CHECK(play.why(0, "keep Cook") == "PT-42");
    play.deploy(0, {});
    CHECK(play.state.size(discardPile) == 2);
    CHECK(play.cards(ZoneKind::Kept, 0) == Names{"Knight"});
    Play seen = play;
    seen.state = contract::viewOf<Rules>(play.state, 1);
    CHECK(seen.cards(ZoneKind::Kept, 0) == Names{""}); // it is public that a card is kept
    CHECK(Play(3).hand(0, {"Farmer", "Cook", "Knight"}).deploy(0, {}).state.size(discardPile) == 3);
    CHECK(Play(3).turn(4).hand(0, {"Knight"}).deploy(0, {"keep Knight"}).cards(ZoneKind::Kept, 0) ==
          Names{"Knight"});
}

TEST_CASE("PT-43 cards that are neither deployed nor kept are discarded unseen") {
    Play play = Play(3).hand(0, {"Farmer", "Cook", "Sculptor", "Miner", "Ogre", "Archer"});
    play.deploy(0, {"deploy Farmer F1", "deploy Cook F2", "keep Sculptor"});
    CHECK(play.state.size(discardPile) == 3);
    CHECK(play.cards(ZoneKind::Hand, 0).empty());
    Play seen = play;
    seen.state = contract::viewOf<Rules>(play.state, 1);
    CHECK(seen.cards(discardPile) == Names(3, ""));
}

TEST_CASE("PT-44 new Units are paid for once") {
    Play play = Play(3).kingdom(0, "B: Knight[1]").hand(0, {"Demon", "Miner"});
    play.deploy(0, {"deploy Demon F1", "deploy Miner F2"});
    CHECK(play.gold(0) == 0);
    CHECK(Play(3).kingdom(0, "F: Demon[1]").gold(0, 5).deploy(0, {"move F1 B1"}).gold(0) == 5);
}

TEST_CASE("PT-45 the Gold that Monkey gives counts for the same plan") {
    const auto after = [](int gold, const Names& hand, const Names& plan) {
        return Play(3).gold(0, gold).hand(0, hand).deploy(0, plan).gold(0);
    };
    CHECK(after(0, {"Monkey", "Knight"}, {"deploy Monkey F1", "deploy Knight F2"}) == 0);
    CHECK(after(0, {"Monkey"}, {"deploy Monkey F1"}) == 1);
    CHECK(after(4, {"Kraken", "Monkey", "Monkey"},
                {"deploy Kraken F1", "deploy Monkey B1", "deploy Monkey B2"}) == 0);
    Play poor =
        Play(3).gold(0, 0).hand(0, {"Monkey", "Demon"}).moves(0, {"deploy Monkey F1", "deploy Demon F2"});
    CHECK(poor.why(0, "commit") == "PT-46");
}

TEST_CASE("PT-46 a plan must be affordable when it is committed") {
    const auto why = [](int gold, const Names& cards) {
        constexpr std::array spots{"F1", "F2", "B1", "B2"};
        Play play = Play(3).gold(0, gold).hand(0, cards);
        for (std::size_t i = 0; i < cards.size(); ++i)
            play.move(0, "deploy " + cards[i] + ' ' + spots[i]);
        const auto refusal = Rules::whyNot(play.state, 0, {.kind = Move::Kind::Commit});
        return refusal ? english(Words::refusalText(*refusal)) : "";
    };
    CHECK(why(3, {"Demon", "Miner"}).empty());
    CHECK(why(3, {"Demon", "Golem"}) == "These Units cost 4 Gold, and you’re 1 short. Take one back.");
    CHECK(why(0, {"Veteran", "Farmer", "Hunter", "Cook"}).empty());
    CHECK(why(2, {"Kraken"}) == "These Units cost 6 Gold, and you’re 4 short. Take one back.");
    Play fixed =
        Play(3).hand(0, {"Demon", "Golem"}).moves(0, {"deploy Demon F1", "deploy Golem F2", "back F2"});
    CHECK(fixed.deploy(0, {}).units(0) == "F: Demon[1]; B:");
}

TEST_CASE("PT-47 revealed Units that cannot be paid for are discarded") {
    kit::Facts nobody;
    Play play = Play(3).gold(0, 2).kingdom(0, "F: new Demon, new Golem; B: new Knight; Town L1");
    payForRevealed(play.state, 0, nobody);
    CHECK(play.units(0) == "F:; B: Knight");
    CHECK(play.gold(0) == 1);
    CHECK(play.cards(discardPile) == Names{"Golem", "Demon"});
    resolveReveal(play.state, nobody);
    CHECK(play.buildings(0) == "Town L1");
}

TEST_CASE("PT-51 a fifth spot that opens in this deployment can be used from the next one") {
    Play play =
        Play(3).kingdom(0, "F: -; Town L1").hand(0, {"Golem", "Farmer", "Cook", "Hunter", "Sculptor"});
    play.moves(0, {"deploy Golem F1", "deploy Farmer F2", "deploy Cook B1", "deploy Hunter B2"});
    CHECK(play.why(0, "deploy Sculptor F3") == "PT-51");
    play.deploy(0, {});
    CHECK(play.buildings(0) == "Town L2");
    play.step(Step::Plan).hand(0, {"Blacksmith"});
    CHECK(play.why(0, "deploy Blacksmith F3").empty());
    CHECK(Play(3).hand(0, {"Golem", "Cook"}).move(0, "deploy Golem F1").why(0, "deploy Cook F3") == "PT-14");
}
