// SPDX-License-Identifier: MIT
// Hints of every game: what they name can be done and paid, no two of them read the same, they know no more
// than their seat, and what they say is so.
#include "core/bots/hints.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/chronicle.h"

#include "core/contract/registry.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

using namespace taletop;
using namespace taletop::conformance;

namespace {

bool inTheLongRun() { return std::getenv("TALETOP_LONG") != nullptr; }

bots::HintBudget budgetOf(std::uint64_t moves) { return {{moves / 2, {}}, {moves / 2, {}}}; }

/// `visit(worlds, seat)` for a seat that is asked, at a moment of each kind of some games, until it says that
/// it has seen enough.
template <class Visit>
void atMoments(const contract::Game& game, Visit visit) {
    for (std::uint64_t seed = 1;; ++seed) {
        REQUIRE(seed < 100'000);
        CAPTURE(seed);
        kit::Rng rng(seed);
        const Chronicle chronicle = chronicleOf(game, seed);
        for (const auto& [moment, lengths] : chronicle.moments()) {
            const std::size_t length = lengths[rng.below(static_cast<std::uint32_t>(lengths.size()))];
            const Worlds worlds = chronicle.worldsAt(length, rng);
            if (!visit(worlds, worlds.one.pending().seats.first()))
                return;
        }
    }
}

std::string told(const bots::Candidate& candidate) {
    std::string text;
    for (const kit::Text& part : candidate.parts)
        text += kit::english(part) + ", ";
    return text + kit::english(candidate.note);
}

/// Everything that a hint says.
std::string told(const bots::Hint& hint) {
    std::string text = kit::english(hint.why);
    for (const bots::Candidate& candidate : hint.candidates)
        text += '\n' + std::to_string(candidate.place) + ' ' + candidate.move + ": " + told(candidate);
    for (const bots::Ahead& ahead : hint.ahead) {
        text += '\n' + std::to_string(ahead.points.mean) + ' ' + std::to_string(ahead.wins.mean);
        for (const bots::LineAhead& line : ahead.lines)
            text += ' ' + std::to_string(line.points.mean);
    }
    return text;
}

/// The steps are legal one after the other.
void checkSteps(const contract::Game& game, contract::AnyState state, kit::Seat seat,
                const contract::AnyDecision& steps) {
    for (const contract::AnyMove& step : steps) {
        CAPTURE(game.moveText(step));
        REQUIRE(game.pending(state).seats.contains(seat));
        REQUIRE(!game.whyNot(state, seat, step));
        kit::Facts nobody;
        game.apply(state, seat, step, nobody);
    }
}

/// Where the game has prices, is there a decision that can be paid?
bool anyIsPayable(const contract::Game& game, const contract::AnyState& view, kit::Seat seat) {
    return std::ranges::any_of(game.decisions(view, seat), [&](const contract::AnyDecision& steps) {
        return game.decisionText(view, seat, steps).payable;
    });
}

void checkHint(const contract::Game& game, const contract::AnyState& state, kit::Seat seat,
               const bots::Hint& hint) {
    const contract::AnyState view = game.view(state, seat);
    REQUIRE(!hint.candidates.empty());
    CHECK(hint.candidates.size() <= bots::mostCandidates);
    std::set<std::string> texts;
    std::set<std::size_t> places;
    for (const bots::Candidate& candidate : hint.candidates) {
        checkSteps(game, state, seat, candidate.steps);
        CHECK(candidate.move == game.moveText(candidate.steps[0]));
        REQUIRE(!candidate.parts.empty());
        for (const kit::Text& part : candidate.parts)
            CHECK(brokenText(game, part) == "");
        CHECK_MESSAGE(texts.insert(told(candidate)).second, told(candidate));
        CHECK(places.insert(candidate.place).second);
        CHECK(candidate.place < hint.candidates.size());
        if (anyIsPayable(game, view, seat))
            CHECK_MESSAGE(game.decisionText(view, seat, candidate.steps).payable, told(candidate));
    }
    if (!hint.ahead.empty()) {
        CHECK(hint.ahead.size() + 1 == hint.candidates.size());
        for (const bots::Ahead& ahead : hint.ahead)
            CHECK(ahead.worth.mean >= 0);
    }
}

} // namespace

TEST_CASE("hints name two or three moves that can be made and paid, in the order of the table, each once") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = inTheLongRun() ? 2'000 : 120;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            checkHint(*game, worlds.one.state(), seat, bots::hintFor(*game, view, seat, budgetOf(60)));
            return --moments > 0;
        });
    }
}

TEST_CASE("a nudge names no card and no seat, and can be said at once") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = inTheLongRun() ? 5'000 : 300;
        std::set<std::string> nudges;
        bool own = false; // the game has nudges of its own
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const kit::Text nudge = game->nudge(worlds.one.view(seat), seat);
            CHECK(brokenText(*game, nudge) == "");
            CHECK(nudge.arguments[0].kind == kit::TextArgument::Kind::None);
            CHECK(nudge == game->nudge(worlds.one.state(), seat)); // and knows no more than the view
            nudges.insert(nudge.source);
            own = nudge.context == std::string(game->info().id);
            return --moments > 0;
        });
        CHECK(nudges.size() >= (own ? 4 : 1));
    }
}

TEST_CASE("what a seat cannot see changes nothing of a hint, and so it tells nobody who gave what") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int pairs = inTheLongRun() ? 2'000 : 40;
        int different = 0; // pairs that are two worlds indeed
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            if (!std::ranges::equal(worlds.one.view(seat).bytes(), worlds.other.view(seat).bytes()))
                return true;
            different += std::ranges::equal(worlds.one.state().bytes(), worlds.other.state().bytes()) ? 0 : 1;
            // The whole state, not the view: whatever it reads beyond its own view would differ.
            CHECK(told(bots::hintFor(*game, worlds.one.state(), seat, budgetOf(40))) ==
                  told(bots::hintFor(*game, worlds.other.state(), seat, budgetOf(40))));
            return --pairs > 0;
        });
        CHECK(different > 0);
    }
}

TEST_CASE("a hint that is cut short names moves and no numbers") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = 20;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            const auto enough = [] { return true; };
            const bots::Hint hint =
                bots::hintFor(*game, view, seat, {{1'000'000, enough}, {1'000'000, enough}});
            checkHint(*game, worlds.one.state(), seat, hint);
            CHECK(hint.ahead.empty());
            CHECK(hint.decidingLine() == nullptr);
            return --moments > 0;
        });
    }
}

TEST_CASE("a hint's numbers agree with a hundred times the thought, 95 times of 100") {
    // Figures for whoever asks for them: they take many minutes of a processor.
    if (std::getenv("TALETOP_HINTS") == nullptr)
        return;
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        const auto moves = static_cast<std::uint64_t>(4 * game->aim().movesInAMillisecond);
        int positions = 100;
        int agree = 0;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            const bots::Hint hint = bots::hintFor(*game, view, seat, budgetOf(2 * moves));
            if (hint.ahead.empty())
                return true;
            std::vector<contract::AnyDecision> decisions{hint.candidates[0].steps, hint.candidates[1].steps};
            kit::Rng rng(99);
            const bots::Analysis thorough =
                bots::compare(*game, view, seat, decisions, {100 * moves, {}}, rng);
            const bots::Mean first = hint.ahead[0].points;
            const double difference = std::abs(first.mean - thorough.pointsAhead(0, 1).mean);
            // What is told is a whole number, and so half a point is no untruth.
            agree += difference <= 2 * first.error + 0.5 ? 1 : 0;
            return --positions > 0;
        });
        MESSAGE(std::string(game->info().id) << ": " << agree << " of 100 agree");
        CHECK(agree >= 95);
    }
}
