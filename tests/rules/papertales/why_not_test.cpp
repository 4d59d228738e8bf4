// SPDX-License-Identifier: MIT
// Tests the reasons for refusals up to the choice of targets.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/turn.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

using Code = RefusalCode;

} // namespace

TEST_CASE("PT-22 moves at the wrong time are refused with their reasons") {
    CHECK(codeOf(Play(3), 3, "commit") == Code::NoSuchSeat);
    CHECK(codeOf(Play(3), -1, "commit") == Code::NoSuchSeat);
    CHECK(codeOf(Play(3, Step::Over), 0, "pass") == Code::GameOver);
    CHECK(codeOf(Play(3), 0, "pass") == Code::NotNow);
    CHECK(codeOf(Play(3, Step::Wars), 0, "build Town 1") == Code::NotNow);
    CHECK(codeOf(Play(3, Step::Construct), 0, "pick Knight") == Code::NotNow);
    CHECK(codeOf(Play(3, Step::Construct), 0, "target F1") == Code::NotNow);
    CHECK(codeOf(Play(3).move(0, "commit"), 0, "commit") == Code::AlreadyCommitted);
    CHECK(codeOf(Play(3).move(0, "commit"), 0, "pass") == Code::OthersNotDone);
    CHECK(codeOf(Play(3, Step::Wars).kingdom(0, "F: Knight"), 0, "move F1 B1") == Code::OnlyWhilePlanning);
    CHECK(codeOf(Play(3, Step::Construct).kingdom(0, "F: Knight"), 0, "discard F1") ==
          Code::OnlyWhilePlanning);
}

TEST_CASE("PT-30 PT-33 picks are refused with their reasons") {
    Play three = Play(3, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Cook"});
    CHECK(codeOf(three, 0, "pick Demon") == Code::NotInPack);
    CHECK(codeOf(three, 0, "commit") == Code::KeepExactlyOne);
    CHECK(codeOf(three, 0, "pick Knight drop Cook") == Code::NothingDiscarded);
    CHECK(codeOf(three, 1, "pick Knight") == Code::AlreadyCommitted); // this seat has no pack
    Play two = Play(2, Step::Draft).zone(ZoneKind::Pack, 0, {"Knight", "Cook", "Miner"});
    CHECK(codeOf(two, 0, "pick Knight") == Code::DropOneToo);
    CHECK(codeOf(two, 0, "pick Knight drop Demon") == Code::NotInPack);
    CHECK(codeOf(two, 0, "pick Knight drop Knight") == Code::DropAnother);
    CHECK(codeOf(Play(2, Step::Draft).zone(ZoneKind::Pack, 0, {"Cook"}), 0, "pick Cook drop Cook") ==
          Code::NothingToDrop);
}

TEST_CASE("PT-38 steps of a plan are refused with their reasons") {
    Play play = Play(3).kingdom(0, "F: Archer[1]; Town L1").hand(0, {"Farmer", "Golem", "Cook"});
    CHECK(codeOf(play, 0, "deploy Demon F2") == Code::NotInHand);
    CHECK(codeOf(play, 0, "keep Demon") == Code::NotInHand);
    CHECK(codeOf(play, 0, "deploy Archer F2") == Code::NotBackToHand);
    CHECK(codeOf(play, 0, "back F1") == Code::NotBackToHand);
    CHECK(codeOf(play, 0, "keep Archer") == Code::HandCardsOnly);
    CHECK(codeOf(play, 0, "deploy Farmer F1") == Code::SpotTaken);
    CHECK(codeOf(play, 0, "deploy Farmer F3") == Code::FifthSpotClosed);
    CHECK(codeOf(play, 0, "move F1 F3") == Code::FifthSpotClosed);
    CHECK(codeOf(play, 0, "deploy Farmer B3") == Code::NoSuchSpot);
    CHECK(codeOf(play, 0, "move F1 F4") == Code::NoSuchSpot);
    CHECK(codeOf(play, 0, "discard F2") == Code::NothingThere);
    CHECK(codeOf(play, 0, "move B3 F2") == Code::NothingThere);
    CHECK(codeOf(play, 0, "move F1 F1") == Code::SpotTaken);
    play.moves(0, {"deploy Golem F2", "keep Cook", "move F1 B1"});
    CHECK(codeOf(play, 0, "deploy Golem B2") == Code::UsedTwice);
    CHECK(codeOf(play, 0, "discard F2") == Code::NotInPlayYet);
    CHECK(codeOf(play, 0, "move B1 B2") == Code::MovedAlready);
    CHECK(codeOf(play, 0, "deploy Farmer F3") == Code::FifthSpotNextTurn);
    CHECK(codeOf(play, 0, "keep Farmer") == Code::OneKeptOnly);
    CHECK(codeOf(play.gold(0, 1), 0, "commit") == Code::TooDear);
}

TEST_CASE("PT-20 PT-97 PT-111 targets are refused with their reasons") {
    Play play = Play(3, Step::Targets).kingdom(0, "F: new Time Master, Knight[1]").only(0);
    CHECK(codeOf(play, 0, "target B1") == Code::NotYourUnit);
    CHECK(codeOf(play, 0, "target B3") == Code::NotYourUnit);
    CHECK(codeOf(play, 0, "commit") == Code::TokensCompulsory);
    CHECK(codeOf(play, 0, "pass") == Code::NoMayAbility);
    Play two = Play(3, Step::Targets).kingdom(0, "F: new Time Master, new Time Master").only(0);
    CHECK(codeOf(two.move(0, "target F1"), 0, "commit") == Code::TokensCompulsory);
    CHECK(codeOf(two.move(0, "target F1"), 0, "target F2") == Code::TargetsChosen);
    CHECK(codeOf(two, 0, "commit") == static_cast<Code>(refusals.size()));
    Play alchemy = Play(3, Step::Alchemy).kingdom(0, "F: Master Alchemist, Farmer").only(0);
    CHECK(codeOf(alchemy, 0, "commit") == Code::AlchemyCompulsory);
    CHECK(codeOf(alchemy, 0, "pass") == Code::NoMayAbility);
    CHECK(codeOf(Play(3).kingdom(0, "F: Time Master[1]"), 0, "target F1") == Code::OnceWhenRevealed);
    kit::Facts nobody;
    play.state.setNumber(Number::Drawn, 1, nobody);
    CHECK(codeOf(play, 0, "move F1 B1") == Code::DrawnUnitStays);
    CHECK(codeOf(play, 0, "move F2 B1") == Code::OnlyWhilePlanning);
}

TEST_CASE("PT-10 a view contains no hidden faces") {
    Play play =
        Play(3).pile({"Knight"}).discards({"Cook"}).hand(1, {"Demon"}).zone(ZoneKind::Kept, 1, {"Ogre"});
    const State view = contract::viewOf<Rules>(play.state, 0);
    for (const kit::Zone zone : {drawPile, discardPile, zoneOf(ZoneKind::Hand, 1), zoneOf(ZoneKind::Kept, 1)})
        CHECK(view.cards(zone)[0].face == kit::unknownFace);
}
