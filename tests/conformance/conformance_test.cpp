// SPDX-License-Identifier: MIT
// Runs every check on every registered game. A new game needs no change here.
#include "tests/conformance/checks.h"
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

using namespace taletop::conformance;

TEST_CASE("candidates are unique and not too many") { conforms(candidatesAreUniqueAndFew); }
TEST_CASE("the legal moves are exactly the candidates that are not refused") {
    conforms(legalMeansNoRefusal);
}
TEST_CASE("every refusal has a sentence and a ledger entry") { conforms(refusalsExplainThemselves); }
TEST_CASE("seats that are not asked are refused every move") { conforms(othersAreRefused); }
TEST_CASE("moves of other moments and damaged move texts do no harm") { conforms(strangeMovesDoNoHarm); }
TEST_CASE("bots and advice make only legal moves") { conforms(botsPlayLegally); }
TEST_CASE("views answer every question of their seat like the full state") {
    conforms(viewsAnswerLikeStates);
}
TEST_CASE("samples look the same to their seat and give the same answers") { conforms(samplesLookTheSame); }
TEST_CASE("hidden cards change neither the view of a seat nor its choices nor its scene") {
    conforms(hiddenCardsDoNotMatter);
}
TEST_CASE("the view before and the redacted facts give every viewer the view after") {
    conforms(factsRebuildViews);
}
TEST_CASE("notes and numbers do not depend on hidden cards") { conforms(notesTellNothingHidden); }
TEST_CASE("a game replayed from its texts has the same states") { conforms(textsReplay); }
TEST_CASE("the order in which seats act at the same time does not matter") {
    conforms(orderOfSeatsIsIrrelevant);
}
TEST_CASE("no state breaks an invariant") { conforms(invariantsHold, 1); }
TEST_CASE("games end within the announced number of entries") { conforms(gamesEndInTime); }
TEST_CASE("score lines and totals agree, and only finished games have winners") { conforms(scoresAddUp); }
TEST_CASE("options, faces and zones have texts and are within the limits of the contract") {
    conforms(infoIsComplete);
}
TEST_CASE("each move has one text, which parses back and is unique") { conforms(moveTextsAreUnique); }
TEST_CASE("states and results are JSON objects") { conforms(jsonIsAnObject); }
TEST_CASE("lines of the log are complete sentences of the game") { conforms(logLinesAreWhole); }
TEST_CASE("every move that reveals or hides cards has a line in the log or a story") {
    conforms(seenMovesAreTold);
}
TEST_CASE("all pictures and icons of cards exist") { conforms(picturesAreThere); }
TEST_CASE("stories are in order, have correct sums, and have scenes") { conforms(storiesAreWhole); }
TEST_CASE("every face has a name, and backs reveal nothing") { conforms(cardTextsAreWhole); }
TEST_CASE("the rulebook has every rule once, with a title and readable sentences") {
    conforms(rulebookIsWhole);
}
TEST_CASE("the rulebook has every entry that a refusal or advice names") {
    conforms(reasonsStandInTheRulebook);
}
TEST_CASE("choices are exactly the legal moves, and touches make each in exactly one way") {
    conforms(choicesAreTheLegalMoves);
}
TEST_CASE("the keyboard starts neither at a button nor at a warning, and letting a play go has no warning") {
    conforms(nothingIsGivenUpByHabit);
}
TEST_CASE("a scene names a step exactly for viewers with a choice") { conforms(stepNamesTheDecision); }
TEST_CASE("everyone who is asked to react may let the play go") { conforms(reactionWindowsAreOpenToAll); }
TEST_CASE("zones show exactly what the viewer sees of them") { conforms(zonesShowTheView); }
TEST_CASE("a scene always has a prompt, and its sentences are complete") { conforms(sceneHasWords); }

TEST_CASE("no game exceeds the limit of candidates, and more than 64 cause a warning") {
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
