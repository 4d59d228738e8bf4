// SPDX-License-Identifier: MIT
// Runs every check on every registered game. A new game needs no line here.
#include "tests/conformance/checks.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

using namespace taletop::conformance;

TEST_CASE("candidates are unique and few") { conforms(candidatesAreUniqueAndFew); }
TEST_CASE("legal means no refusal") { conforms(legalMeansNoRefusal); }
TEST_CASE("refusals explain themselves") { conforms(refusalsExplainThemselves); }
TEST_CASE("others are refused") { conforms(othersAreRefused); }
TEST_CASE("strange moves do no harm") { conforms(strangeMovesDoNoHarm); }
TEST_CASE("bots play legally") { conforms(botsPlayLegally); }
TEST_CASE("views answer like states") { conforms(viewsAnswerLikeStates); }
TEST_CASE("samples look the same") { conforms(samplesLookTheSame); }
TEST_CASE("hidden cards do not matter") { conforms(hiddenCardsDoNotMatter); }
TEST_CASE("facts rebuild views") { conforms(factsRebuildViews); }
TEST_CASE("notes tell nothing hidden") { conforms(notesTellNothingHidden); }
TEST_CASE("texts replay") { conforms(textsReplay); }
TEST_CASE("order of seats is irrelevant") { conforms(orderOfSeatsIsIrrelevant); }
TEST_CASE("invariants hold") { conforms(invariantsHold, 1); }
TEST_CASE("games end in time") { conforms(gamesEndInTime); }
TEST_CASE("scores add up") { conforms(scoresAddUp); }
TEST_CASE("info is complete") { conforms(infoIsComplete); }
TEST_CASE("move texts are unique") { conforms(moveTextsAreUnique); }
TEST_CASE("json is an object") { conforms(jsonIsAnObject); }
TEST_CASE("log lines are whole") { conforms(logLinesAreWhole); }
TEST_CASE("seen moves are told") { conforms(seenMovesAreTold); }
TEST_CASE("pictures are there") { conforms(picturesAreThere); }
TEST_CASE("stories are whole") { conforms(storiesAreWhole); }
TEST_CASE("card texts are whole") { conforms(cardTextsAreWhole); }
TEST_CASE("the rulebook is whole") { conforms(rulebookIsWhole); }
TEST_CASE("reasons stand in the rulebook") { conforms(reasonsStandInTheRulebook); }
TEST_CASE("choices are the legal moves") { conforms(choicesAreTheLegalMoves); }
TEST_CASE("nothing is given up by habit") { conforms(nothingIsGivenUpByHabit); }
TEST_CASE("step names the decision") { conforms(stepNamesTheDecision); }
TEST_CASE("windows for reactions are open to all") { conforms(reactionWindowsAreOpenToAll); }
TEST_CASE("zones show the view") { conforms(zonesShowTheView); }
TEST_CASE("scene has words") { conforms(sceneHasWords); }

TEST_CASE("no game offers more than sixty-four moves as a rule") {
    for (const auto* game : gamesTried()) {
        std::size_t most = 0;
        for (const auto& options : settings(game->info()))
            for (const auto& state : play(*game, options, 1).states)
                for (const auto seat : pendingSeats(*game, state))
                    most = std::max(most, candidatesOf(*game, state, seat).size());
        CHECK(most <= taletop::contract::maxCandidates);
        WARN_MESSAGE(most <= 64, std::string(game->info().id) << " has up to " << most << " candidates");
    }
}
