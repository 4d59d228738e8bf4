// SPDX-License-Identifier: MIT
// What is checked of every game. Each check says what is wrong at one moment of one game.
#pragma once

#include "tests/conformance/playout.h"

namespace taletop::conformance {

// ---- legality.cpp

/// A pending seat has 1 to 256 candidates, none twice.
std::string candidatesAreUniqueAndFew(const Moment& moment);
/// The legal moves are the candidates without a refusal, in the same order, and there is one.
std::string legalMeansNoRefusal(const Moment& moment);
/// A refusal has a sentence and a number of the ledger.
std::string refusalsExplainThemselves(const Moment& moment);
/// Who is not pending is refused everything.
std::string othersAreRefused(const Moment& moment);
/// Moves of other seats and other times, and damaged move texts, are refused or are candidates.
std::string strangeMovesDoNoHarm(const Moment& moment);
/// Casual and quick moves are legal; so is all advice, of which there is some, none twice, and each says
/// why; and so are all whole decisions, step by step.
std::string botsPlayLegally(const Moment& moment);

// ---- secrecy.cpp

/// A seat's view answers like the full state: pending, candidates, refusals, result, bots.
std::string viewsAnswerLikeStates(const Moment& moment);
/// A sample is whole, looks the same to the seat, and answers the same.
std::string samplesLookTheSame(const Moment& moment);
/// What is hidden from a seat may be exchanged without its view, questions or scene changing.
std::string hiddenCardsDoNotMatter(const Moment& moment);
/// View before and redacted facts give the view after, for every viewer.
std::string factsRebuildViews(const Moment& moment);
/// Notes and numbers told to a viewer do not depend on what he cannot see.
std::string notesTellNothingHidden(const Moment& moment);

// ---- replay.cpp

/// Entries read back from their texts give the same states, with and without facts.
std::string textsReplay(const Moment& moment);
/// Of seats that are pending together it does not matter who acts first.
std::string orderOfSeatsIsIrrelevant(const Moment& moment);

// ---- endings.cpp

/// No invariant is ever broken.
std::string invariantsHold(const Moment& moment);
/// The game ends, with at most GameInfo::longestMoves entries.
std::string gamesEndInTime(const Moment& moment);
/// Lines, what earned them and totals agree; a game that is over has winners, another has none.
std::string scoresAddUp(const Moment& moment);

// ---- words.cpp

/// Info, options, faces and zones are within what the contract allows and have words.
std::string infoIsComplete(const Moment& moment);
/// A move has one text of printable characters that reads back; no other candidate has it.
std::string moveTextsAreUnique(const Moment& moment);
/// States and results are JSON objects.
std::string jsonIsAnObject(const Moment& moment);
/// The log's sentences have all their arguments and belong to the game.
std::string logLinesAreWhole(const Moment& moment);
/// Of a move by which cards turn up for everybody, or go out of sight, the log has a line or a story tells.
std::string seenMovesAreTold(const Moment& moment);
/// Pictures and icons of cards name files of the game.
std::string picturesAreThere(const Moment& moment);

// ---- stories.cpp

/// A story's beats come in order, its sums add up, and the table at each beat has a scene.
std::string storiesAreWhole(const Moment& moment);
/// Every face has a name in words; backs tell nothing.
std::string cardTextsAreWhole(const Moment& moment);

// ---- rulebooks.cpp

/// Every rule stands in the rulebook once, with a title and sentences of a readable length.
std::string rulebookIsWhole(const Moment& moment);
/// What refusals and advice rest on can be read up.
std::string reasonsStandInTheRulebook(const Moment& moment);

// ---- scenes.cpp

/// Choices are exactly the legal moves, and every one can be made by touch and by nothing else.
std::string choicesAreTheLegalMoves(const Moment& moment);
/// The keyboard begins at no button and at nothing that gives something up, and letting a play go is
/// never called a loss.
std::string nothingIsGivenUpByHabit(const Moment& moment);
/// Scene::step is empty for those, and only for those, who have nothing to choose.
std::string stepNamesTheDecision(const Moment& moment);
/// Scene::letItGo is the same for every viewer, and a legal move of all who are asked.
std::string reactionWindowsAreOpenToAll(const Moment& moment);
/// Zones show what the viewer sees of them, no more and no less.
std::string zonesShowTheView(const Moment& moment);
/// There is always a prompt, and all sentences are whole.
std::string sceneHasWords(const Moment& moment);

/// Is every field of two scenes the same, in words and numbers?
bool sameScene(const scene::Scene& a, const scene::Scene& b);
/// A scene as text, to show in what two scenes differ.
std::string describe(const scene::Scene& scene);
/// What is wrong with a sentence of this game; empty: nothing.
std::string brokenText(const contract::Game& game, const kit::Text& text);

} // namespace taletop::conformance
