// SPDX-License-Identifier: MIT
// Tests of hints in every game: their decisions are legal and affordable, no two read the same, they use only
// the seat's knowledge, and their numbers are right.
#include "core/bots/hints.h"
#include "tests/conformance/checks.h"
#include "tests/conformance/chronicle.h"

#include "core/contract/registry.h"
#include "tests/conformance/games_tried.h"
#include "tests/conformance/playout.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <set>

using namespace taletop;
using namespace taletop::conformance;

namespace {

/// The number of positions per game in which numbers are checked. Each costs half a second of CPU time.
int positionsAsked() {
    const char* wanted = std::getenv("TALETOP_HINTS");
    return wanted != nullptr ? std::atoi(wanted) : inTheLongRun() ? 8 : 2;
}

/// The factor of extra thought that checks a hint's numbers. Under sanitizers, which slow down every step,
/// less thought is enough to run the same code.
std::uint64_t timesLonger() { return std::getenv("TALETOP_SANITIZED") != nullptr ? 2 : 100; }

bots::HintBudget budgetOf(std::uint64_t moves) { return {{moves / 2, {}}, {moves / 4, {}}, {moves / 4, {}}}; }

/// Calls `visit(worlds, seat)` for the first asked seat at each kind of moment, game after game, until
/// `visit` returns false.
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

/// Returns all texts and numbers of a hint.
std::string told(const bots::Hint& hint) {
    std::string text;
    for (const bots::Candidate& candidate : hint.candidates)
        text += '\n' + std::to_string(candidate.place) + ' ' + candidate.move + ": " + told(candidate) + ' ' +
                kit::english(candidate.why);
    for (const bots::Ahead& ahead : hint.ahead) {
        text += '\n' + std::to_string(ahead.points.mean) + ' ' + std::to_string(ahead.wins.mean);
        for (const bots::LineAhead& line : ahead.lines)
            text += ' ' + std::to_string(line.points.mean);
    }
    return text;
}

/// Checks that each step is legal after the steps before it.
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

/// Can the seat pay for any of its decisions? In a game without prices, each decision is payable.
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
    }
}

/// Returns the visible faces that a choice touches.
std::vector<int> facesTouched(const scene::Scene& scene, const scene::Choice& choice) {
    std::vector<int> faces;
    for (const scene::Pick& pick : choice.gesture) {
        const auto zone = std::ranges::find(scene.zones, pick.zone, &scene::Zone::zone);
        const auto place = static_cast<std::size_t>(pick.index);
        if (pick.kind == scene::Pick::Kind::Card && zone != scene.zones.end() && place < zone->cards.size() &&
            zone->cards[place].face != 0)
            faces.push_back(zone->cards[place].face);
    }
    return faces;
}

bool namesSeat(const bots::Candidate& candidate, int seat) {
    return std::ranges::any_of(candidate.parts, [&](const kit::Text& part) {
        return std::ranges::any_of(part.arguments, [&](const kit::TextArgument& argument) {
            return argument.kind == kit::TextArgument::Kind::SeatName && argument.value == seat;
        });
    });
}

/// Returns the part of its first step that a candidate fails to name, or "". It must name the target and, if
/// there are several cards to choose from, the card.
std::string leftOut(const contract::Game& game, const contract::AnyState& view, kit::Seat seat,
                    const bots::Candidate& candidate) {
    const scene::Scene scene = game.scene(view, seat);
    const auto choice = std::ranges::find(scene.choices, candidate.move, &scene::Choice::move);
    if (choice == scene.choices.end())
        return "'" + candidate.move + "' is no choice of the table";
    const std::vector<int> faces = facesTouched(scene, *choice);
    const bool several = std::ranges::any_of(
        scene.choices, [&](const scene::Choice& other) { return facesTouched(scene, other) != faces; });
    const std::string said = told(candidate);
    const auto says = [&said](std::string name) { // "The 7" becomes "the 7" within a sentence
        const bool begins = said.find(name) != std::string::npos;
        name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
        return begins || said.find(name) != std::string::npos;
    };
    for (const int face : faces)
        if (const std::string name = kit::english(game.cardText(face).name); several && !says(name))
            return "'" + said + "' does not name the card " + name;
    for (const scene::Pick& pick : choice->gesture)
        if (pick.kind == scene::Pick::Kind::Seat && !namesSeat(candidate, pick.index))
            return "'" + said + "' does not name whom it is aimed at";
    return {};
}

} // namespace

TEST_CASE("a candidate names the card to touch if there are several, and its target seat") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = inTheLongRun() ? 2'000 : 200;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            for (const contract::AnyDecision& steps : game->decisions(view, seat))
                CHECK(leftOut(*game, view, seat, bots::candidateFor(*game, view, seat, steps)) == "");
            return --moments > 0;
        });
    }
}

TEST_CASE("hints name a few different moves that are legal and affordable") {
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

TEST_CASE("a nudge is a complete sentence that depends on the view and names no card and no seat") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = inTheLongRun() ? 5'000 : 300;
        std::set<std::string> nudges;
        bool own = false; // does the game have its own nudges?
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const kit::Text nudge = game->nudge(worlds.one.view(seat), seat);
            CHECK(brokenText(*game, nudge) == "");
            CHECK(nudge.arguments[0].kind == kit::TextArgument::Kind::None);
            CHECK(nudge == game->nudge(worlds.one.state(), seat)); // the full state adds nothing
            nudges.insert(nudge.source);
            own = nudge.context == std::string(game->info().id);
            return --moments > 0;
        });
        CHECK(nudges.size() >= (own ? 4 : 1));
    }
}

TEST_CASE("a hint does not depend on what its seat cannot see") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int pairs = inTheLongRun() ? 2'000 : 40;
        int different = 0; // number of pairs that differ
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            if (!std::ranges::equal(worlds.one.view(seat).bytes(), worlds.other.view(seat).bytes()))
                return true;
            different += std::ranges::equal(worlds.one.state().bytes(), worlds.other.state().bytes()) ? 0 : 1;
            // Passes the full state instead of the view. If the hint read anything beyond the view, the two
            // texts would differ.
            CHECK(told(bots::hintFor(*game, worlds.one.state(), seat, budgetOf(40))) ==
                  told(bots::hintFor(*game, worlds.other.state(), seat, budgetOf(40))));
            return --pairs > 0;
        });
        CHECK(different > 0);
    }
}

TEST_CASE("a hint that is cut short names moves but no numbers") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = 20;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            const bots::Hint hint =
                bots::hintFor(*game, view, seat, bots::usualHintBudget(*game, [] { return 1.0; }));
            checkHint(*game, worlds.one.state(), seat, hint);
            CHECK(hint.ahead.empty());
            CHECK(hint.decidingLine() == nullptr);
            return --moments > 0;
        });
    }
}

TEST_CASE("a hint that is cut short begins with what a casual player would do") {
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = 20;
        int compared = 0;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            kit::Rng rng(contract::stateHash(view));
            const contract::AnyMove casual = game->casualMove(view, seat, rng);
            const auto decisions = game->decisions(view, seat);
            if (std::ranges::none_of(decisions, [&](const contract::AnyDecision& steps) {
                    return game->sameMove(steps[0], casual);
                }))
                return --moments > 0;
            const bots::Hint hint =
                bots::hintFor(*game, view, seat, bots::usualHintBudget(*game, [] { return 1.0; }));
            compared += game->sameMove(hint.candidates[0].steps[0], casual) ? 1 : 0;
            return --moments > 0;
        });
        CHECK(compared > 10); // the others cannot be paid for yet
    }
}

TEST_CASE("a hint on a slow machine has numbers, too") {
    constexpr int slow = 1'000; // games that fit into the available time
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        int moments = 20;
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            int asked = 0;
            const auto passed = [&asked] { return static_cast<double>(asked++) / slow; };
            const bots::Hint hint = bots::hintFor(*game, view, seat, bots::usualHintBudget(*game, passed));
            CHECK(hint.ahead.size() + 1 == hint.candidates.size());
            return --moments > 0;
        });
    }
}

TEST_CASE("a hint's numbers agree with those of a hundred times as much thought, 95 times in 100") {
    const int positions = positionsAsked();
    for (const contract::Game* game : gamesTried()) {
        CAPTURE(game->info().id);
        const auto moves = static_cast<std::uint64_t>(4 * game->aim().movesInAMillisecond);
        int asked = 0;
        int agree = 0;
        int told = 0;  // number of positions with a number
        int right = 0; // number of them with the right sign
        atMoments(*game, [&](const Worlds& worlds, kit::Seat seat) {
            const contract::AnyState view = worlds.one.view(seat);
            const bots::Hint hint = bots::hintFor(*game, view, seat, budgetOf(2 * moves));
            if (hint.ahead.empty())
                return true;
            const std::vector<contract::AnyDecision> decisions{hint.candidates[0].steps,
                                                               hint.candidates[1].steps};
            kit::Rng rng(99);
            const bots::Analysis thorough =
                bots::compare(*game, view, seat, decisions, {timesLonger() * moves, {}}, rng);
            const bots::Mean first = hint.ahead[0].points;
            const bots::Mean later = thorough.pointsAhead(0, 1);
            const double error = std::hypot(first.error, later.error);
            agree += std::abs(first.mean - later.mean) <= 2 * error + 1e-9 ? 1 : 0;
            if (bots::toldNumber(first) != 0) {
                ++told;
                right += first.mean * later.mean > 0 ? 1 : 0;
            }
            return ++asked < positions;
        });
        MESSAGE(std::string(game->info().id) << ": " << agree << " of " << asked << " agree; of " << told
                                             << " that are told " << right << " have the right sign");
        // Allows three standard deviations of such a count, so that chance alone hardly ever fails the test.
        const double chance = 3 * std::sqrt(0.95 * 0.05 * asked);
        CHECK(agree + chance >= 0.95 * asked);
    }
}
