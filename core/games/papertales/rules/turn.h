// SPDX-License-Identifier: MIT
// The six phases of a turn (PT-22), each carried out for all seats together (PT-23).
#pragma once

#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/moves.h"
#include "core/games/papertales/rules/notes.h"

namespace taletop::papertales {

// ---- shared by the phases

/// Has every seat chosen (PT-24)?
[[nodiscard]] bool allCommitted(const State& state);
void setCommitted(State& state, kit::Seat seat, kit::Facts& facts);
/// Begins a step in which the seats of `asked` choose; the others have nothing to choose.
void beginStep(State& state, Step step, kit::SeatSet asked, kit::Facts& facts);
void beginStep(State& state, Step step, kit::Facts& facts); ///< nobody is asked
void addGold(State& state, kit::Seat seat, int gold, kit::Facts& facts);
/// PT-27: a score stops at 0.
void addPoints(State& state, kit::Seat seat, int points, kit::Facts& facts);
/// Moves the Unit on a spot to the discard pile; its tokens are gone (PT-17).
void discardUnit(State& state, kit::Seat seat, int spot, kit::Facts& facts);
/// PT-35: the discard pile, put in the order of its faces and then shuffled, is the pile.
void refillPile(State& state, std::span<const std::uint8_t> order, kit::Facts& facts);

// ---- phase 1

void beginTurn(State& state, int turn, kit::Facts& facts);
/// Deals packs up to their size; waits for chance when the pile runs out (PT-35).
void dealPacks(State& state, kit::Facts& facts);
void pickCard(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);

// ---- phase 2

/// All plans are laid open and paid (PT-39 to PT-47), then the abilities follow.
void openPlans(State& state, kit::Facts& facts);
/// What openPlans does before the payment, for one seat: what its plan would make of its Kingdom.
void layPlan(State& state, kit::Seat seat, kit::Facts& facts);
/// PT-47: unpayable Units leave; then the seat pays for the Units revealed this turn (PT-44).
void payForRevealed(State& state, kit::Seat seat, kit::Facts& facts);
/// Step (a) of PT-49 and all that follows it without a question; waits for chance if need be.
void resolveReveal(State& state, kit::Facts& facts);
/// Steps (b) to (d) of PT-49: tokens of reveal abilities and risen Buildings.
void resolveTokens(State& state, kit::Facts& facts);
/// How many Units of the seat ask for a target in this step, Targets or Alchemy.
[[nodiscard]] int choosersOf(const State& state, kit::Seat seat, Step step);
/// How many targets the seat has still to choose in this step.
[[nodiscard]] int targetsLeft(const State& state, kit::Seat seat);
/// The Unit that gives tokens to the next target of its seat, and how many.
struct Asker {
    int spot = -1; ///< none: no target is to be chosen
    int tokens = 0;
};
[[nodiscard]] Asker askerOfTarget(const State& state, kit::Seat seat);
/// The spot of the Unit that saves others (PT-75), -1: none.
[[nodiscard]] int healerOf(const State& state, kit::Seat seat);
/// The chosen targets get their tokens, and phase 2 goes on.
void openTargets(State& state, kit::Facts& facts);

// ---- phases 3 and 4

void fightWars(State& state, kit::Facts& facts);
void receiveIncome(State& state, kit::Facts& facts);

// ---- phase 5

/// All constructions are carried out together (PT-63).
void openConstructions(State& state, kit::Facts& facts);

// ---- phase 6

/// PT-73: does the Unit die now, unless it is saved?
[[nodiscard]] bool wouldDie(kit::Card unit);
/// PT-75: how many Units the seat may save.
[[nodiscard]] int savesOf(const State& state, kit::Seat seat);
/// PT-75: would it die, and may it be saved?
[[nodiscard]] bool canBeSaved(const State& state, kit::Seat seat, kit::Card unit);
/// How many Units of the seat can be saved.
[[nodiscard]] int savableUnits(const State& state, kit::Seat seat);
/// Asks the seats that may save a Unit, if there is one (PT-72).
void beginAging(State& state, kit::Facts& facts);
/// Deaths, their abilities, the discard, the tokens of the survivors, the end of the turn (PT-72).
void age(State& state, kit::Facts& facts);

} // namespace taletop::papertales
