// SPDX-License-Identifier: MIT
// The six phases of a turn (PT-22), each carried out for all seats together (PT-23).
#pragma once

#include "core/games/papertales/rules/kingdom.h"
#include "core/games/papertales/rules/moves.h"
#include "core/games/papertales/rules/notes.h"

namespace taletop::papertales {

// ---- shared by several phases

/// Has every seat chosen (PT-24)?
[[nodiscard]] bool allCommitted(const State& state);
void setCommitted(State& state, kit::Seat seat, kit::Facts& facts);
/// Starts a step in which the seats of `asked` choose; the others have nothing to choose.
void beginStep(State& state, Step step, kit::SeatSet asked, kit::Facts& facts);
void beginStep(State& state, Step step, kit::Facts& facts); ///< nobody is asked
void addGold(State& state, kit::Seat seat, int gold, kit::Facts& facts);
/// PT-27: a score never falls below 0.
void addPoints(State& state, kit::Seat seat, int points, kit::Facts& facts);
/// Moves the Unit on a spot to the discard pile, without its tokens (PT-17).
void discardUnit(State& state, kit::Seat seat, int spot, kit::Facts& facts);
/// PT-35: makes a new draw pile from the discard pile, sorted by face and then shuffled.
void refillPile(State& state, std::span<const std::uint8_t> order, kit::Facts& facts);

// ---- phase 1

void beginTurn(State& state, int turn, kit::Facts& facts);
/// Fills packs up to their size. Waits for chance if the pile runs out (PT-35).
void dealPacks(State& state, kit::Facts& facts);
void pickCard(State& state, kit::Seat seat, const Move& move, kit::Facts& facts);

// ---- phase 2

/// Opens and pays for all plans (PT-39 to PT-47), and continues with the abilities.
void openPlans(State& state, kit::Facts& facts);
/// Applies one seat's plan to its Kingdom, as openPlans does before the payment.
void layPlan(State& state, kit::Seat seat, kit::Facts& facts);
/// PT-47: removes unaffordable Units, and then pays for the Units revealed this turn (PT-44).
void payForRevealed(State& state, kit::Seat seat, kit::Facts& facts);
/// Carries out step (a) of PT-49 and everything after it up to the next question. Waits for chance if
/// necessary.
void resolveReveal(State& state, kit::Facts& facts);
/// Steps (b) to (d) of PT-49: tokens of reveal abilities and upgraded Buildings.
void resolveTokens(State& state, kit::Facts& facts);
/// The number of the seat's Units that ask for a target in this step (Targets or Alchemy).
[[nodiscard]] int choosersOf(const State& state, kit::Seat seat, Step step);
/// The number of targets that the seat must still choose in this step.
[[nodiscard]] int targetsLeft(const State& state, kit::Seat seat);
/// The Unit that gives tokens to the next target of its seat, and their number.
struct Asker {
    int spot = -1; ///< -1 if no target is needed
    int tokens = 0;
};
[[nodiscard]] Asker askerOfTarget(const State& state, kit::Seat seat);
/// The spot of the Unit that saves others (PT-75), or -1.
[[nodiscard]] int healerOf(const State& state, kit::Seat seat);
/// Gives the chosen targets their tokens and continues phase 2.
void openTargets(State& state, kit::Facts& facts);

// ---- phases 3 and 4

void fightWars(State& state, kit::Facts& facts);
void receiveIncome(State& state, kit::Facts& facts);

// ---- phase 5

/// Carries out all constructions together (PT-63).
void openConstructions(State& state, kit::Facts& facts);

// ---- phase 6

/// PT-73: will the Unit die now unless it is saved?
[[nodiscard]] bool wouldDie(kit::Card unit);
/// PT-75: the number of Units that the seat may save.
[[nodiscard]] int savesOf(const State& state, kit::Seat seat);
/// PT-75: will the Unit die, and may it be saved?
[[nodiscard]] bool canBeSaved(const State& state, kit::Seat seat, kit::Card unit);
/// The number of the seat's Units that can be saved.
[[nodiscard]] int savableUnits(const State& state, kit::Seat seat);
/// Asks the seats that may save a Unit, if there are any (PT-72).
void beginAging(State& state, kit::Facts& facts);
/// Carries out deaths, their abilities, the discard, the survivors' tokens and the end of the turn (PT-72).
void age(State& state, kit::Facts& facts);

} // namespace taletop::papertales
