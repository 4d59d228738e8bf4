// SPDX-License-Identifier: MIT
// Checks for every game. Each returns the fault at one moment of one game.
#pragma once

#include "tests/conformance/playout.h"

namespace taletop::conformance {

// ---- legality.cpp

/// A pending seat has 1 to 256 candidates, without duplicates.
std::string candidatesAreUniqueAndFew(const Moment& moment);
/// The legal moves are the candidates that are not refused, in the same order, and there is at least one.
std::string legalMeansNoRefusal(const Moment& moment);
/// A refusal has a sentence and a ledger number.
std::string refusalsExplainThemselves(const Moment& moment);
/// A seat that is not pending is refused everything.
std::string othersAreRefused(const Moment& moment);
/// Moves of other seats and moments, and damaged move texts, are refused or are candidates.
std::string strangeMovesDoNoHarm(const Moment& moment);
/// Casual and quick moves are legal, and so is each step of a whole decision. There is advice, which is
/// legal, has reasons and no duplicates.
std::string botsPlayLegally(const Moment& moment);

// ---- secrecy.cpp

/// A seat's view gives the same answers as the full state: pending, candidates, refusals, result, bots.
std::string viewsAnswerLikeStates(const Moment& moment);
/// A sample is complete, looks the same to the seat, and gives the same answers.
std::string samplesLookTheSame(const Moment& moment);
/// Exchanging cards that are hidden from a seat changes neither its view nor its questions nor its scene.
std::string hiddenCardsDoNotMatter(const Moment& moment);
/// The view before and the redacted facts give the view after, for every viewer.
std::string factsRebuildViews(const Moment& moment);
/// Notes and numbers for a viewer do not depend on hidden cards.
std::string notesTellNothingHidden(const Moment& moment);

// ---- replay.cpp

/// Entries read back from their texts give the same states, with and without facts.
std::string textsReplay(const Moment& moment);
/// The order in which simultaneously pending seats act does not matter.
std::string orderOfSeatsIsIrrelevant(const Moment& moment);

// ---- endings.cpp

/// No invariant is ever broken.
std::string invariantsHold(const Moment& moment);
/// The game ends, with at most GameInfo::longestMoves entries.
std::string gamesEndInTime(const Moment& moment);
/// Lines, their sources and totals agree; a finished game has winners, an unfinished one has none.
std::string scoresAddUp(const Moment& moment);

// ---- words.cpp

/// Info, options, faces and zones are within the limits of the contract and have texts.
std::string infoIsComplete(const Moment& moment);
/// A move has one text of printable characters that parses back, and no other candidate has the same.
std::string moveTextsAreUnique(const Moment& moment);
/// States and results are JSON objects.
std::string jsonIsAnObject(const Moment& moment);
/// The log's sentences have all their arguments and the game's context.
std::string logLinesAreWhole(const Moment& moment);
/// A move that reveals cards to everyone, or hides visible ones, has a log line or a story.
std::string seenMovesAreTold(const Moment& moment);
/// Pictures and icons of cards are files of the game.
std::string picturesAreThere(const Moment& moment);

// ---- stories.cpp

/// A story's beats come in order, its sums add up, and the table at each beat has a scene.
std::string storiesAreWhole(const Moment& moment);
/// Every face has a name in words; backs reveal nothing.
std::string cardTextsAreWhole(const Moment& moment);

// ---- rulebooks.cpp

/// Every rule is in the rulebook once, with a title and sentences of a readable length.
std::string rulebookIsWhole(const Moment& moment);
/// The rulebook has the entries of refusals and advice.
std::string reasonsStandInTheRulebook(const Moment& moment);

// ---- scenes.cpp

/// Choices are exactly the legal moves, and touches make each of them in exactly one way.
std::string choicesAreTheLegalMoves(const Moment& moment);
/// The keyboard starts neither at a button nor at a choice with a warning, and letting a play go never has a
/// warning.
std::string nothingIsGivenUpByHabit(const Moment& moment);
/// Scene::step is empty exactly for viewers without a choice.
std::string stepNamesTheDecision(const Moment& moment);
/// Scene::letItGo is the same for every viewer, and a legal move of everyone who is asked.
std::string reactionWindowsAreOpenToAll(const Moment& moment);
/// Zones show exactly what the viewer sees of them.
std::string zonesShowTheView(const Moment& moment);
/// There is always a prompt, and all sentences are complete.
std::string sceneHasWords(const Moment& moment);

/// Is every field of two scenes the same, in words and numbers?
bool sameScene(const scene::Scene& a, const scene::Scene& b);
/// A scene as text, to show the difference between two scenes.
std::string describe(const scene::Scene& scene);
/// The fault of a sentence of this game; empty if there is none.
std::string brokenText(const contract::Game& game, const kit::Text& text);

} // namespace taletop::conformance
