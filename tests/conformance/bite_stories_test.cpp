// SPDX-License-Identifier: MIT
// Tests that the checks find broken stories and broken card texts in the template game.
#include "tests/conformance/bites.h"

using namespace taletop;
using namespace taletop::contract;
using conformance::bites;
using conformance::OtherGame;

namespace {

/// A game with a story of one beat, which the broken games below damage.
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

/// A game with a rulebook of one chapter, which the broken games below damage.
struct OneRule : OtherGame {
    using OtherGame::OtherGame;
    static constexpr kit::Text word{"template", "The deck"};
    static constexpr kit::Text sentence{"template", "The deck is shuffled."};
    [[nodiscard]] virtual RuleEntry rule() const { return {1, word, sentence, sentence}; }
    [[nodiscard]] Rulebook rulebook() const override {
        m_rules = {rule()};
        m_chapters = {{word, m_rules}};
        return m_chapters;
    }

protected:
    mutable std::vector<RuleEntry> m_rules;
    mutable std::vector<RuleChapter> m_chapters;
};

struct RuleTwice : OneRule {
    using OneRule::OneRule;
    Rulebook rulebook() const override {
        m_rules = {rule(), rule()};
        m_chapters = {{word, m_rules}};
        return m_chapters;
    }
};

struct RuleWithoutText : OneRule {
    using OneRule::OneRule;
    RuleEntry rule() const override { return {1, word, {}}; }
};

struct RuleThatIsNoSentence : OneRule {
    using OneRule::OneRule;
    RuleEntry rule() const override { return {1, word, word}; }
};

struct ForeignRule : OneRule {
    using OneRule::OneRule;
    RuleEntry rule() const override { return {1, {"othergame", "The deck"}, sentence}; }
};

struct EmptyChapter : OneRule {
    using OneRule::OneRule;
    Rulebook rulebook() const override {
        m_chapters = {{word, {}}};
        return m_chapters;
    }
};

/// Gives advice that names a missing entry of the ledger.
struct UnfoundedAdvice : OtherGame {
    using OtherGame::OtherGame;
    AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        auto list = m_game.advise(view, seat);
        list[0].ledger = 99;
        return list;
    }
};

} // namespace

TEST_CASE("checks of rulebooks find the faults of broken games") {
    using namespace conformance;
    const Game* game = findGame("template");
    REQUIRE(game != nullptr);
    CHECK(firstBreach(OneRule(*game), rulebookIsWhole).empty());
    bites<RuleTwice>(rulebookIsWhole);
    bites<RuleWithoutText>(rulebookIsWhole);
    bites<RuleThatIsNoSentence>(rulebookIsWhole);
    bites<ForeignRule>(rulebookIsWhole);
    bites<EmptyChapter>(rulebookIsWhole);
    bites<OneRule>(reasonsStandInTheRulebook);
    bites<UnfoundedAdvice>(reasonsStandInTheRulebook);
}

TEST_CASE("checks of stories find the faults of broken games") {
    using namespace conformance;
    const Game* game = findGame("template");
    REQUIRE(game != nullptr);
    CHECK(firstBreach(OneBeat(*game), storiesAreWhole).empty());
    bites<WrongSum>(storiesAreWhole);
    bites<BeatTooFar>(storiesAreWhole);
    bites<OpenBacks>(cardTextsAreWhole);
}
