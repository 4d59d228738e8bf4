// SPDX-License-Identifier: MIT
#include "tests/access/decisions.h"

#include "core/contract/registry.h"
#include "core/games/foxtail/rules/state.h"
#include "core/games/papertales/rules/rules.h"
#include "core/games/storyline/rules/state.h"
#include "core/games/tailstory/rules/state.h"
#include "core/kit/rng.h"
#include "tests/access/pages.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace taletop::app {

namespace {

constexpr Decision decisions[] = {
    {"foxtail", "draw or brush", 3, "draw", 0},
    {"foxtail", "place a bit", 3, "place"},
    {"foxtail", "brush a bit", 3, "brush", 1, "", "brush", Play::Casual, 45}, // charms of 12 pixels
    {"foxtail", "keep a brush", 3, "commit", 0, "", "brush"},
    {"foxtail", "vote", 3, "vote", 0},
    {"foxtail", "place, every seat", 4, "place"},
    {"storyline", "play a card", 3, "play"},
    {"storyline", "play two cards", 4, "play", 3, "banner2"},
    {"storyline", "choose from two", 3, "choose", 2},
    {"storyline", "choose from four", 5, "choose", 4},
    {"storyline", "choose from seven", 8, "choose", 7},
    {"storyline", "choose two pairs", 3, "choose", 4, "banner2"},
    {"storyline", "choose from fourteen", 8, "choose", 14, "banner2"},
    {"storyline", "an effect at The End", 4, "effect", 0},
    {"storyline", "a number to cover", 4, "cover", 0},
    {"papertales", "pick a card", 3, "pick", 2},
    {"papertales", "pick from many", 2, "pick", 6},
    {"papertales", "plan", 3, "plan"},
    {"papertales", "plan among five", 5, "plan"},
    {"papertales", "a target", 3, "target"},
    {"papertales", "a target among five", 5, "target"},
    {"papertales", "alchemy", 5, "alchemy", 1, "", "", Play::Random},
    {"papertales", "build", 3, "construct", 5},
    {"papertales", "build among five", 5, "construct", 5},
    {"papertales", "save a Unit", 3, "save"},
    {"papertales", "save a Unit among five", 5, "save"},
    {"tailstory", "a character", 4, "choose", 2, "", "", Play::Random},
    {"tailstory", "an action", 3, "action"},
    {"tailstory", "an action among four", 4, "action"},
    {"tailstory", "an answer", 3, "respond"},
    {"tailstory", "an answer among four", 4, "respond"},
    {"tailstory", "an answer to what has figures", 3, "respond", 1, "", "draw-discard", Play::Random},
    {"tailstory", "how many to draw", 3, "drawNumber", 0},
    {"tailstory", "how many to steal", 3, "stealNumber", 0},
    {"tailstory", "bury", 3, "bury"},
    {"tailstory", "recycle", 3, "recycle"},
    {"tailstory", "a sound too", 3, "special", 0, "", "", Play::Random},
    {"tailstory", "discard", 3, "discard"},
    {"tailstory", "put back", 3, "putBack", 1, "", "", Play::Random},
    {"tailstory", "keep what was dug", 2, "keepDug", 1, "", "dig", Play::Random},
    {"tailstory", "own cards to swap", 4, "swapOwn", 1, "", "", Play::Random},
    {"tailstory", "their cards to swap", 4, "swapTheirs", 1, "", "", Play::Random},
    {"tailstory", "a bonus", 3, "bonus", 0},
    {"tailstory", "the top of a deck", 4, "messDeck", 0, "", "", Play::Random},
    {"tailstory", "a new deck from the hand", 3, "emergencyDiscard", 1, "", "", Play::Wayward},
    {"tailstory", "an achievement", 3, "achieve"},
    {"tailstory", "down to the limit", 2, "endDiscard"},
};

// These switches have no default, so a new enumerator does not compile until its step is listed.

std::vector<std::string> stepsIn(foxtail::Phase phase) {
    switch (phase) {
    case foxtail::Phase::Choose:
        return {"draw"};
    case foxtail::Phase::Place:
        return {"place", "brush", "commit"};
    case foxtail::Phase::Vote:
        return {"vote"};
    case foxtail::Phase::Deal:
    case foxtail::Phase::Pack:
    case foxtail::Phase::Over:
        break;
    }
    return {};
}

std::vector<std::string> stepsIn(storyline::Phase phase) {
    using storyline::Phase;
    switch (phase) {
    case Phase::Play:
        return {"play"};
    case Phase::Choose:
        return {"choose"};
    case Phase::Effect:
        return {"effect"};
    case Phase::Cover:
        return {"cover"};
    case Phase::ShuffleStories:
    case Phase::ShuffleTokens:
    case Phase::PickDeck:
    case Phase::PickNarrator:
    case Phase::Shuffle:
    case Phase::Return:
    case Phase::Flip:
    case Phase::Over:
        break;
    }
    return {};
}

std::vector<std::string> stepsIn(papertales::Step step) {
    using papertales::Step;
    switch (step) {
    case Step::Draft:
        return {"pick"};
    case Step::Plan:
        return {"plan"};
    case Step::Targets:
        return {"target"};
    case Step::Alchemy:
        return {"alchemy"};
    case Step::Construct:
        return {"construct"};
    case Step::Heal:
        return {"save"};
    case Step::Shuffle:
    case Step::Deal:
    case Step::Refill:
    case Step::Search:
    case Step::Wars:
    case Step::Income:
    case Step::Aging:
    case Step::Over:
        break;
    }
    return {};
}

std::vector<std::string> stepsIn(tailstory::Step step) {
    using tailstory::Step;
    switch (step) {
    case Step::Characters:
        return {"choose"};
    case Step::Play:
        return {"action"};
    case Step::Window:
        return {"respond"};
    case Step::DrawNumber:
        return {"drawNumber"};
    case Step::StealNumber:
        return {"stealNumber"};
    case Step::Bury:
        return {"bury"};
    case Step::Recycle:
        return {"recycle"};
    case Step::Special:
        return {"special"};
    case Step::Discard:
        return {"discard"};
    case Step::PutBack:
        return {"putBack"};
    case Step::KeepDug:
        return {"keepDug"};
    case Step::SwapOwn:
        return {"swapOwn"};
    case Step::SwapTheirs:
        return {"swapTheirs"};
    case Step::Bonus:
        return {"bonus"};
    case Step::MessDeck:
        return {"messDeck"};
    case Step::Emergency:
        return {"emergencyDiscard"};
    case Step::Achieve:
        return {"achieve"};
    case Step::EndDiscard:
        return {"endDiscard"};
    case Step::DrawQueue:
    case Step::Shuffle:
    case Step::StealCards:
    case Step::LoseCard:
    case Step::MixDeck:
    case Step::Renew:
    case Step::Resolve:
    case Step::Over:
        break;
    }
    return {};
}

template <class Step>
std::vector<std::string> stepsTo(Step last) {
    std::vector<std::string> all;
    for (int at = 0; at <= static_cast<int>(last); ++at)
        for (std::string& each : stepsIn(static_cast<Step>(at)))
            all.push_back(std::move(each));
    return all;
}

bool counted(const scene::Scene& scene, std::string_view key) {
    return key.empty() || std::ranges::any_of(scene.counters, [&](const scene::Counter& counter) {
               return counter.key == key && counter.value != 0;
           });
}

match::Match dealt(const Decision& decision, std::uint64_t luck) {
    const contract::Game& game = *contract::findGame(decision.game);
    if (decision.play == Play::Casual)
        return matchOf(game, decision.seats, 0.35); // starts with a match in mid-game
    match::Header header;
    header.options = contract::standardOptions(game.info(), decision.seats);
    header.seed = luck;
    for (int seat = 0; seat < decision.seats; ++seat)
        header.seats.push_back(
            {.name = std::string(1, static_cast<char>('A' + seat)) + "nneliese", .emblem = seat});
    return match::Match(game, header);
}

contract::AnyMove moveOf(const Decision& decision, const match::Match& match, kit::Seat seat, kit::Rng& rng) {
    const contract::Game& game = match.game();
    constexpr std::uint32_t rarely = 3;
    if (decision.play == Play::Casual || (decision.play == Play::Wayward && rng.below(rarely) != 0))
        return game.casualMove(match.view(seat), seat, rng);
    contract::AnyMoves moves;
    game.legalMoves(match.view(seat), seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

std::optional<match::Match> matchBy(const Decision& decision, std::uint64_t luck) {
    constexpr int longest = 3000; // number of moves; random players may never finish a game
    match::Match match = dealt(decision, luck);
    kit::Rng rng(luck);
    for (int move = 0; move < longest && match.pending().kind == contract::Pending::Kind::Seats; ++move) {
        const kit::Seat seat = match.pending().seats.first();
        const scene::Scene scene = match.game().scene(match.view(seat), seat);
        if (kit::sameWords(scene.step, decision.step) && counted(scene, decision.counts))
            return match;
        const auto leading =
            std::ranges::find(scene.choices, std::string(decision.led), &scene::Choice::move);
        const bool led = decision.play == Play::Casual || rng.below(2) == 0;
        if (match.submit(seat, leading != scene.choices.end() && led ? *match.game().parseMove(leading->move)
                                                                     : moveOf(decision, match, seat, rng)))
            break;
    }
    return std::nullopt;
}

} // namespace

std::span<const Decision> everyDecision() { return decisions; }

std::vector<std::string> stepsOf(const std::string& game) {
    if (game == "foxtail")
        return stepsTo(foxtail::Phase::Over);
    if (game == "storyline")
        return stepsTo(storyline::Phase::Over);
    if (game == "papertales")
        return stepsTo(papertales::Step::Over);
    return stepsTo(tailstory::Step::Over);
}

match::Match matchAt(const Decision& decision) {
    constexpr std::uint64_t games = 300;
    static std::map<const Decision*, match::Match> known;
    if (const auto found = known.find(&decision); found != known.end())
        return found->second;
    for (std::uint64_t luck = 0; luck < games; ++luck)
        if (auto match = matchBy(decision, luck))
            return known.emplace(&decision, *match).first->second;
    QTest::qFail(qPrintable(QStringLiteral("the question was not asked: ") + QLatin1String(decision.name)),
                 __FILE__, __LINE__);
    return matchOf(*contract::findGame(decision.game), decision.seats, 0);
}

std::optional<match::Match> matchAt(const Decision& decision, int seats) {
    if (seats == decision.seats)
        return matchAt(decision);
    constexpr std::uint64_t few = 12;
    Decision seated = decision;
    seated.seats = seats;
    for (std::uint64_t luck = 0; luck < few; ++luck)
        if (auto match = matchBy(seated, luck))
            return match;
    return std::nullopt;
}

} // namespace taletop::app
