// SPDX-License-Identifier: MIT
// Tests the reasons for refusals from the construction phase on, and that every reason has a sentence.
#include "tests/rules/papertales/kingdoms.h"

#include "core/games/papertales/files/files.h"
#include "core/games/papertales/rules/turn.h"
#include "core/games/papertales/words/words.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::papertales;
using namespace taletop::papertales::testing;

namespace {

using Code = RefusalCode;

Play builder(std::string_view kingdom, int gold = 0) {
    return Play(3, Step::Construct).kingdom(0, kingdom).gold(0, gold);
}

Play healer(std::string_view kingdom) { return Play(3, Step::Heal).kingdom(0, kingdom).only(0); }

} // namespace

TEST_CASE("PT-66 constructions are refused with their reasons") {
    CHECK(codeOf(builder("Town L1"), 0, "build Town 1") == Code::AlreadyBuilt);
    CHECK(codeOf(builder(""), 0, "build Town 3") == Code::NoSuchLevel);
    CHECK(codeOf(builder(""), 0, "build Town 0") == Code::NoSuchLevel);
    CHECK(codeOf(builder(""), 0, "build Barracks 1") == Code::MissingToBuild);
    CHECK(codeOf(builder("F: Farmer"), 0, "build Tavern 2") == Code::MissingDirect);
    CHECK(codeOf(builder("F: Farmer; Tavern L1"), 0, "upgrade Tavern") == Code::MissingToUpgrade);
    CHECK(codeOf(builder(""), 0, "build Town 1") == Code::OwnProduction);
    CHECK(codeOf(builder("F: Woodcutter, Woodcutter"), 0, "build Town 2") == Code::OwnForBoth);
    CHECK(codeOf(builder("F: Wood Merchant", 9), 0, "build Tavern 1") == Code::WoodOnly);
    CHECK(codeOf(builder("F: Miner; Temple L1", 2), 0, "upgrade Temple") == Code::NoMixing);
    CHECK(codeOf(builder("", 1), 0, "build Temple 1") == Code::TooDearToBuild);
    CHECK(codeOf(builder("Temple L1", 1), 0, "upgrade Temple") == Code::TooDearToUpgrade);
    CHECK(codeOf(builder(""), 0, "upgrade Mine") == Code::NotInPlay);
    CHECK(codeOf(builder("Mine L2"), 0, "upgrade Mine") == Code::HighestLevel);
    CHECK(codeOf(builder("F: Woodcutter").move(0, "build Town 1"), 0, "build Mine 1") == Code::OneAction);
    CHECK(codeOf(builder("").move(0, "pass"), 0, "pass") == Code::AlreadyCommitted);
}

TEST_CASE("PT-75 a refused attempt to save a Unit gives its reason") {
    const Play play = healer("F: Mystical Healer, Knight[1]; B: Farmer[2], Relic of Wisdom[1]");
    CHECK(codeOf(play, 0, "save F1") == Code::NoToken);
    CHECK(codeOf(play, 0, "save B1") == Code::TooManyTokens);
    CHECK(codeOf(play, 0, "save B2") == Code::WouldNotDie);
    CHECK(codeOf(play, 0, "save F3") == Code::NotYourUnit);
    CHECK(codeOf(play, 0, "save F2") == static_cast<Code>(refusals.size()));
    CHECK(codeOf(healer("F: Mystical Healer, Salamander[1]; B: Knight[1]"), 0, "save F2") ==
          Code::WouldNotDie);
    Play two = healer("F: Mystical Healer, Mystical Healer; B: Knight[1], Farmer[1]").move(0, "save B1");
    CHECK(codeOf(two, 0, "save B1") == Code::SavedAlready);
    Play one = healer("F: Mystical Healer, Knight[1]; B: Farmer[1]");
    kit::Facts nobody;
    one.state.add(zoneOf(ZoneKind::Choice, 0), {firstSpotToken + 1, 0}, nobody);
    CHECK(codeOf(one, 0, "save B1") == Code::NoSaveLeft);
    CHECK(codeOf(Play(3, Step::Heal).kingdom(0, "F: Knight[1]").only(1), 0, "save F1") ==
          Code::NothingToSave);
}

TEST_CASE("PT-24 every reason for a refusal has a sentence and an entry") {
    for (std::uint16_t code = 0; code < refusals.size(); ++code) {
        const kit::Refusal why = refusal(static_cast<Code>(code), 1, 1);
        const std::string words = english(Words::refusalText(why));
        CAPTURE(words);
        CHECK(words.size() > 10);
        CHECK(words.find('%') == std::string::npos);
        CHECK(why.ledger >= 1);
        CHECK(why.ledger <= 124);
    }
}
