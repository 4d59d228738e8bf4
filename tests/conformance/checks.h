// SPDX-License-Identifier: MIT
// Checks that every game must pass. Each returns the fault at one moment of one game, or "".
#pragma once

#include "tests/conformance/playout.h"

namespace taletop::conformance {

// ---- legality.cpp

/// A pending seat has from 1 to 256 candidates, without duplicates.
std::string candidatesAreUniqueAndFew(const Moment& moment);
/// The legal moves are the candidates that are not refused, in the same order. There is at least one.
std::string legalMeansNoRefusal(const Moment& moment);
/// A refusal has a sentence and a ledger number.
std::string refusalsExplainThemselves(const Moment& moment);
/// A seat that is not pending is refused every move.
std::string othersAreRefused(const Moment& moment);
/// A move from another seat or moment, or with a damaged text, is either refused or a candidate.
std::string strangeMovesDoNoHarm(const Moment& moment);
/// Casual moves, quick moves and each step of a whole decision are legal. There is advice, and its moves are
/// legal, have reasons and are unique.
std::string botsPlayLegally(const Moment& moment);

// ---- secrecy.cpp

/// A seat's view gives the same answers as the full state: pending seats, candidates, refusals, results and
/// bots' moves.
std::string viewsAnswerLikeStates(const Moment& moment);
/// A sampled world is complete, looks the same to its seat, and gives the same answers.
std::string samplesLookTheSame(const Moment& moment);
/// If cards that are hidden from a seat are exchanged, its view, questions and scene stay the same.
std::string hiddenCardsDoNotMatter(const Moment& moment);
/// For every viewer, the view before and the redacted facts give the view after.
std::string factsRebuildViews(const Moment& moment);
/// A viewer's notes and numbers do not depend on hidden cards.
std::string notesTellNothingHidden(const Moment& moment);

// ---- replay.cpp

/// If entries are parsed from their texts, they give the same states, with and without facts.
std::string textsReplay(const Moment& moment);
/// The order in which seats act at the same time does not matter.
std::string orderOfSeatsIsIrrelevant(const Moment& moment);

// ---- endings.cpp

/// No state breaks an invariant.
std::string invariantsHold(const Moment& moment);
/// The game ends, with at most GameInfo::longestMoves entries.
std::string gamesEndInTime(const Moment& moment);
/// Lines, their sources and totals agree. A finished game has winners, and an unfinished game has none.
std::string scoresAddUp(const Moment& moment);

// ---- words.cpp

/// Info, options, faces and zones have texts and are within the limits of the contract.
std::string infoIsComplete(const Moment& moment);
/// A move has one text of printable characters, which parses back to the move and differs from the texts of
/// all other candidates.
std::string moveTextsAreUnique(const Moment& moment);
/// States and results are JSON objects.
std::string jsonIsAnObject(const Moment& moment);
/// The log's sentences have all their arguments and use the game's context.
std::string logLinesAreWhole(const Moment& moment);
/// A move that reveals cards to everyone, or hides visible cards, has a log line or a story.
std::string seenMovesAreTold(const Moment& moment);
/// The game has a file for each picture and icon of its cards.
std::string picturesAreThere(const Moment& moment);

// ---- stories.cpp

/// A story's beats are in order, its sums add up, and the table has a scene at each beat.
std::string storiesAreWhole(const Moment& moment);
/// Every face has a name in words, and backs reveal nothing.
std::string cardTextsAreWhole(const Moment& moment);

// ---- rulebooks.cpp

/// The rulebook has every rule once, with a title and sentences of a readable length.
std::string rulebookIsWhole(const Moment& moment);
/// The rulebook has all entries that refusals and advice name.
std::string reasonsStandInTheRulebook(const Moment& moment);

// ---- scenes.cpp

/// The choices are exactly the legal moves, and each can be made by exactly one sequence of touches.
std::string choicesAreTheLegalMoves(const Moment& moment);
/// The keyboard focus starts neither at a button nor at a choice with a warning. Letting a play go never has
/// a warning.
std::string nothingIsGivenUpByHabit(const Moment& moment);
/// Scene::step is empty if, and only if, the viewer has no choice.
std::string stepNamesTheDecision(const Moment& moment);
/// Scene::letItGo is the same for every viewer and is a legal move of each asked seat.
std::string reactionWindowsAreOpenToAll(const Moment& moment);
/// Zones show exactly the cards that the viewer may see.
std::string zonesShowTheView(const Moment& moment);
/// There is always a prompt, and all sentences are complete.
std::string sceneHasWords(const Moment& moment);

/// Is every field of two scenes the same, in words and numbers?
bool sameScene(const scene::Scene& a, const scene::Scene& b);
/// Returns a scene as text, to show the difference between two scenes.
std::string describe(const scene::Scene& scene);
/// Returns the fault of a sentence of this game, or "".
std::string brokenText(const contract::Game& game, const kit::Text& text);

} // namespace taletop::conformance
