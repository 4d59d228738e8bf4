// SPDX-License-Identifier: MIT
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

TEST_CASE("PT-48 reveal abilities happen only once") {
    Play play = Play(3).kingdom(0, "F: Veteran[2], Time Master[1]").deploy(0, {"move F1 B1"});
    CHECK(play.units(0) == "F: Time Master[1]; B: Veteran[2]");
    CHECK(play.state.step() == Step::Wars);
    CHECK(play.step(Step::Construct).why(0, "target B1") == "PT-48");
}

TEST_CASE("PT-49 abilities of one player resolve in a fixed order") {
    CHECK(revealed("F: new Golem, new Kraken; Town L1, Mine L2", {}, 10).points(0) == 4);
    CHECK(revealed("F: new Golem, new Kraken; Town L1, Mine L2").buildings(0) == "Town L2, Mine L2");
    CHECK(revealed("F: new Necromancer, new Veteran; B: new Kraken, Knight[1]").units(0) ==
          "F: Necromancer[1], Veteran[3]; B: Kraken[1], Knight[3]");
    Play play =
        revealed("F: new Leviathan, new Time Master; B: new Master Alchemist, new Farmer", {"target F1"});
    CHECK(play.units(0) == "F: Leviathan[2], Time Master; B: Master Alchemist, Farmer");
    CHECK(play.state.step() == Step::Alchemy);
    CHECK(play.move(0, "target B2").units(0) ==
          "F: Leviathan[2], Time Master; B: Master Alchemist, Farmer[3]");
}

TEST_CASE("PT-49 targets become public together") {
    Play play = Play(3).hand(0, {"Time Master", "Knight"}).hand(1, {"Time Master", "Cook"});
    play.moves(0, {"deploy Time Master F1", "deploy Knight F2", "commit"});
    play.moves(1, {"deploy Time Master F1", "deploy Cook F2", "commit"})
        .move(2, "commit")
        .move(0, "target F2");
    CHECK(play.units(0) == "F: Time Master, Knight; B:");
    CHECK(contract::viewOf<Rules>(play.state, 1).size(ZoneKind::Choice, 0) == 0);
    CHECK(play.why(0, "target F1") == "PT-24");
    play.move(1, "target F1");
    CHECK(play.units(0) == "F: Time Master, Knight[2]; B:");
    CHECK(play.units(1) == "F: Time Master[2], Cook; B:");
}

TEST_CASE("PT-24 others cannot see how many targets a seat has chosen") {
    Play play = Play(3).kingdom(0, "F: new Time Master, new Time Master, Knight; Town L2");
    kit::Facts nobody;
    resolveReveal(play.state, nobody);
    const State before = contract::viewOf<Rules>(play.state, 1);
    play.moves(0, {"target F1", "target F3"});
    CHECK(contract::viewOf<Rules>(play.state, 1) == before);
    CHECK(play.move(0, "commit").units(0) == "F: Time Master[2], Time Master, Knight[2]; B:");
}

TEST_CASE("PT-24 others cannot see how many Units a seat has saved") {
    Play play = Play(3, Step::Heal)
                    .kingdom(0, "F: Mystical Healer, Mystical Healer, Knight[1]; B: Miner[1]; Town L2")
                    .only(0);
    const State before = contract::viewOf<Rules>(play.state, 1);
    play.moves(0, {"save F3", "save B1"});
    CHECK(contract::viewOf<Rules>(play.state, 1) == before);
    CHECK(play.move(0, "commit").units(0) ==
          "F: Mystical Healer[1], Mystical Healer[1], Knight[2]; B: Miner[2]");
}

TEST_CASE("PT-50 “your Units” are all Units in the Kingdom, new and old") {
    CHECK(revealed("F: new Necromancer, new Knight; B: Farmer[1]").units(0) ==
          "F: Necromancer, Knight[1]; B: Farmer[2]");
    CHECK(revealed("F: new Time Master").units(0) ==
          "F: Time Master[2]; B:"); // there is only one target, so nobody is asked
}
