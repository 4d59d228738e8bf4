// SPDX-License-Identifier: MIT
// The checks bite: stories and card texts of the template game, broken.
#include "tests/conformance/bites.h"

using namespace taletop;
using namespace taletop::ruleset;
using conformance::bites;
using conformance::OtherGame;

namespace {

/// A story of one beat; the broken ones below spoil it.
struct OneBeat : OtherGame {
    using OtherGame::OtherGame;
    [[nodiscard]] virtual scene::Beat beat() const {
        const kit::Text word{"template", "The deck is shuffled."};
        return {.facts = 0,
                .chapter = "any",
                .title = word,
                .text = word,
                .seats = {0},
                .winners = {},
                .sums = {{.seat = 0, .what = "any", .label = word, .total = 3, .parts = {{word, 3, 0}}}}};
    }
    std::vector<scene::Beat> story(std::span<const kit::Fact>) const override { return {beat()}; }
};

struct WrongSum : OneBeat {
    using OneBeat::OneBeat;
    scene::Beat beat() const override {
        scene::Beat told = OneBeat::beat();
        told.sums[0].total = 4;
        return told;
    }
};

struct BeatTooFar : OneBeat {
    using OneBeat::OneBeat;
    scene::Beat beat() const override {
        scene::Beat told = OneBeat::beat();
        told.facts = 1000;
        return told;
    }
};

struct OpenBacks : OtherGame {
    using OtherGame::OtherGame;
    scene::CardText cardText(int) const override { return m_game.cardText(1); }
};

} // namespace

TEST_CASE("story checks bite") {
    using namespace conformance;
    const Game* game = findGame("template");
    REQUIRE(game != nullptr);
    CHECK(firstBreach(OneBeat(*game), storiesAreWhole).empty());
    bites<WrongSum>(storiesAreWhole);
    bites<BeatTooFar>(storiesAreWhole);
    bites<OpenBacks>(cardTextsAreWhole);
}
