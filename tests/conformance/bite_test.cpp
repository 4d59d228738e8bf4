// SPDX-License-Identifier: MIT
// Tests that the checks find every fault: each breaks the template game in one place and expects a failure.
#include "tests/conformance/bites.h"

#include <doctest/doctest.h>

using namespace taletop;
using namespace taletop::contract;
using conformance::bites;
using conformance::deck;
using conformance::OtherGame;
using conformance::topOfDeck;

namespace {

// Indices and values of the template game's public numbers.
constexpr std::size_t phase = 0;
constexpr int laying = 1;
constexpr std::size_t round = 4;
constexpr std::size_t leader = 5;

struct TwiceTheSame : OtherGame {
    using OtherGame::OtherGame;
    void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        m_game.candidates(state, seat, moves);
        if (!moves.empty())
            moves.push_back(moves[0]);
    }
};

struct OneMissing : OtherGame {
    using OtherGame::OtherGame;
    void legalMoves(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        m_game.legalMoves(state, seat, moves);
        if (moves.size() > 1)
            moves.pop_back();
    }
};

struct WordlessRefusals : OtherGame {
    using OtherGame::OtherGame;
    kit::Text refusalText(const kit::Refusal&) const override { return {}; }
};

struct UnfoundedRefusals : OtherGame {
    using OtherGame::OtherGame;
    std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                       const AnyMove& move) const override {
        auto refusal = m_game.whyNot(state, seat, move);
        if (refusal)
            refusal->ledger = 0;
        return refusal;
    }
};

struct EverybodyMay : OtherGame {
    using OtherGame::OtherGame;
    std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                       const AnyMove& move) const override {
        return pending(state).seats.contains(seat) ? m_game.whyNot(state, seat, move) : std::nullopt;
    }
};

struct LaxParser : OtherGame {
    using OtherGame::OtherGame;
    std::optional<AnyMove> parseMove(std::string_view text) const override {
        const auto move = m_game.parseMove(text);
        return move ? move
                    : m_game.parseMove(text.substr(0, text.size() - std::min<std::size_t>(1, text.size())));
    }
};

struct SecretMoves : OtherGame {
    using OtherGame::OtherGame;
    void candidates(const AnyState& state, kit::Seat seat, AnyMoves& moves) const override {
        m_game.candidates(state, seat, moves);
        if (moves.size() > 1)
            moves.pop_back();
    }
};

struct ClairvoyantPending : OtherGame {
    using OtherGame::OtherGame;
    Pending pending(const AnyState& state) const override {
        Pending pending = m_game.pending(state);
        if (topOfDeck(m_game, state) == 3 && pending.seats.size() > 1)
            pending.seats.erase(pending.seats.first());
        return pending;
    }
};

struct ClairvoyantRefusals : OtherGame {
    using OtherGame::OtherGame;
    std::optional<kit::Refusal> whyNot(const AnyState& state, kit::Seat seat,
                                       const AnyMove& move) const override {
        auto refusal = m_game.whyNot(state, seat, move);
        if (refusal)
            refusal->arguments[0] = static_cast<std::int16_t>(topOfDeck(m_game, state));
        return refusal;
    }
};

struct TellingScene : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        scene.detail = kit::Text{"template", "%1"}.number(topOfDeck(m_game, view));
        return scene;
    }
};

struct OpenDeck : OtherGame {
    using OtherGame::OtherGame;
    AnyState view(const AnyState& state, kit::Seat) const override { return state; }
};

struct LazySamples : OtherGame {
    using OtherGame::OtherGame;
    AnyState sample(const Known& known, kit::Seat, kit::Rng&) const override { return known.view; }
};

struct CarelessSamples : OtherGame {
    using OtherGame::OtherGame;
    AnyState sample(const Known& known, kit::Seat seat, kit::Rng& rng) const override {
        AnyState sample = m_game.sample(known, seat, rng);
        const auto cards = m_game.table(sample).cards;
        std::swap(cards.front(), cards.back());
        return sample;
    }
};

struct SilentMoves : OtherGame {
    using OtherGame::OtherGame;
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts&) const override {
        kit::Facts nobody;
        m_game.apply(state, seat, move, nobody);
    }
};

struct TellingNotes : OtherGame {
    using OtherGame::OtherGame;
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        m_game.apply(state, seat, move, facts);
        facts.note(0, seat, {static_cast<std::int16_t>(topOfDeck(m_game, state))});
    }
};

struct HearsFacts : OtherGame {
    using OtherGame::OtherGame;
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        m_game.apply(state, seat, move, facts);
        if (!facts.wanted())
            m_game.table(state).scalars[round] = 0;
    }
};

struct FirstComeFirstServed : OtherGame {
    using OtherGame::OtherGame;
    void apply(AnyState& state, kit::Seat seat, const AnyMove& move, kit::Facts& facts) const override {
        m_game.apply(state, seat, move, facts);
        if (const auto scalars = m_game.table(state).scalars; scalars[phase] == laying)
            scalars[leader] = seat;
    }
};

struct ForgetsMoves : OtherGame {
    using OtherGame::OtherGame;
    std::string moveText(const AnyMove& move) const override {
        return m_game.moveText(move).starts_with("lay") ? "lay" : m_game.moveText(move);
    }
};

struct BreaksInRoundTwo : OtherGame {
    using OtherGame::OtherGame;
    std::string brokenInvariant(const AnyState& state) const override {
        AnyState copy = state;
        return m_game.table(copy).scalars[round] == 2 ? "round two" : "";
    }
};

struct PromisesTooMuch : OtherGame {
    GameInfo m_info;
    explicit PromisesTooMuch(const Game& game) : OtherGame(game), m_info(game.info()) {
        m_info.longestMoves = 9;
    }
    const GameInfo& info() const override { return m_info; }
};

struct NamelessCard : OtherGame {
    GameInfo m_info;
    explicit NamelessCard(const Game& game) : OtherGame(game), m_info(game.info()) {
        m_info.faceNames = m_info.faceNames.first(24);
    }
    const GameInfo& info() const override { return m_info; }
};

struct WrongTotals : OtherGame {
    using OtherGame::OtherGame;
    Result result(const AnyState& view) const override {
        Result result = m_game.result(view);
        ++result.totals[0];
        return result;
    }
};

struct EarnedTwice : OtherGame {
    using OtherGame::OtherGame;
    Result result(const AnyState& view) const override {
        Result result = m_game.result(view);
        if (auto& earned = result.lines[0].earned; !earned.empty())
            earned.push_back(earned[0]);
        return result;
    }
};

struct NobodyWins : OtherGame {
    using OtherGame::OtherGame;
    Result result(const AnyState& view) const override {
        Result result = m_game.result(view);
        result.winners.clear();
        return result;
    }
};

struct ListForState : OtherGame {
    using OtherGame::OtherGame;
    nlohmann::ordered_json stateJson(const AnyState& state) const override {
        return nlohmann::ordered_json::array({m_game.stateJson(state)});
    }
};

struct HalfALine : OtherGame {
    using OtherGame::OtherGame;
    kit::Text factText(const kit::Fact&) const override { return {"template", "%1 takes a card."}; }
};

/// Turns cards up without a log line or a story.
struct WordlessMoves : OtherGame {
    using OtherGame::OtherGame;
    kit::Text factText(const kit::Fact&) const override { return {}; }
};

struct NoSuchPicture : OtherGame {
    using OtherGame::OtherGame;
    std::vector<scene::ArtLayer> cardArt(int face) const override {
        auto layers = m_game.cardArt(face);
        layers.back().file = face == 7 ? "seven.svg" : layers.back().file;
        return layers;
    }
};

struct NoSuchIcon : OtherGame {
    using OtherGame::OtherGame;
    scene::CardFacts cardFacts(int face) const override {
        auto facts = m_game.cardFacts(face);
        facts.lines.push_back({.text = facts.name, .icon = "star"});
        return facts;
    }
};

struct HiddenChoice : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        if (scene.choices.size() > 1)
            scene.choices.pop_back();
        return scene;
    }
};

struct AmbiguousTouch : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        for (scene::Choice& choice : scene.choices)
            if (choice.gesture.size() == 1 && choice.gesture[0].kind == scene::Pick::Kind::Button)
                choice.gesture = {scene.choices[0].gesture[0]};
        return scene;
    }
};

struct NothingToTouch : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        for (scene::Choice& choice : scene.choices)
            choice.gesture[0].index += 20;
        return scene;
    }
};

/// Offers letItGo only to seats with a choice, and adds a warning to that choice.
struct TellsWhoCanStop : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        static std::string letItGo; // outlives the scene, as a literal would
        scene::Scene scene = m_game.scene(view, viewer);
        if (scene.choices.empty())
            return scene;
        scene::Choice& choice = scene.choices.front();
        choice.warning = choice.label;
        choice.gesture = {{.kind = scene::Pick::Kind::Button, .key = "pass"}};
        letItGo = choice.move;
        scene.letItGo = letItGo.c_str();
        return scene;
    }
};

struct StepWithoutChoice : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        scene.step = "any";
        return scene;
    }
};

struct MissingBack : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        scene.zones[0].count = 0;
        return scene;
    }
};

struct NoPrompt : OtherGame {
    using OtherGame::OtherGame;
    scene::Scene scene(const AnyState& view, kit::Seat viewer) const override {
        scene::Scene scene = m_game.scene(view, viewer);
        scene.prompt = {};
        return scene;
    }
};

} // namespace

TEST_CASE("checks of legality find the faults of broken games") {
    using namespace conformance;
    bites<TwiceTheSame>(candidatesAreUniqueAndFew);
    bites<OneMissing>(legalMeansNoRefusal);
    bites<WordlessRefusals>(refusalsExplainThemselves);
    bites<UnfoundedRefusals>(refusalsExplainThemselves);
    bites<EverybodyMay>(othersAreRefused);
    bites<LaxParser>(strangeMovesDoNoHarm);
    bites<SecretMoves>(strangeMovesDoNoHarm);
}

TEST_CASE("checks of secrecy find the faults of broken games") {
    using namespace conformance;
    bites<ClairvoyantPending>(viewsAnswerLikeStates);
    bites<ClairvoyantPending>(hiddenCardsDoNotMatter);
    bites<ClairvoyantRefusals>(samplesLookTheSame);
    bites<TellingScene>(viewsAnswerLikeStates);
    bites<TellingScene>(samplesLookTheSame);
    bites<TellingScene>(hiddenCardsDoNotMatter);
    bites<OpenDeck>(hiddenCardsDoNotMatter);
    bites<LazySamples>(samplesLookTheSame);
    bites<CarelessSamples>(samplesLookTheSame);
    bites<SilentMoves>(factsRebuildViews);
    bites<TellingNotes>(notesTellNothingHidden);
}

TEST_CASE("checks of replays find the faults of broken games") {
    using namespace conformance;
    bites<HearsFacts>(textsReplay);
    bites<ForgetsMoves>(textsReplay);
    bites<FirstComeFirstServed>(orderOfSeatsIsIrrelevant);
}

TEST_CASE("checks of endings find the faults of broken games") {
    using namespace conformance;
    bites<BreaksInRoundTwo>(invariantsHold);
    bites<PromisesTooMuch>(gamesEndInTime);
    bites<WrongTotals>(scoresAddUp);
    bites<EarnedTwice>(scoresAddUp);
    bites<NobodyWins>(scoresAddUp);
}

TEST_CASE("checks of words find the faults of broken games") {
    using namespace conformance;
    bites<NamelessCard>(infoIsComplete);
    bites<ForgetsMoves>(moveTextsAreUnique);
    bites<ListForState>(jsonIsAnObject);
    bites<HalfALine>(logLinesAreWhole);
    bites<WordlessMoves>(seenMovesAreTold);
    bites<NoSuchPicture>(picturesAreThere);
    bites<NoSuchIcon>(picturesAreThere);
}

TEST_CASE("checks of scenes find the faults of broken games") {
    using namespace conformance;
    bites<HiddenChoice>(choicesAreTheLegalMoves);
    bites<AmbiguousTouch>(choicesAreTheLegalMoves);
    bites<NothingToTouch>(choicesAreTheLegalMoves);
    bites<TellsWhoCanStop>(nothingIsGivenUpByHabit);
    bites<StepWithoutChoice>(stepNamesTheDecision);
    bites<MissingBack>(zonesShowTheView);
    bites<NoPrompt>(sceneHasWords);
}
