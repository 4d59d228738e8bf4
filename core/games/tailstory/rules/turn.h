// SPDX-License-Identifier: MIT
// The course of a turn (TS-26). Each function continues until it must ask a seat or chance.
#pragma once

#include "core/games/tailstory/rules/moves.h"
#include "core/games/tailstory/rules/notes.h"
#include "core/games/tailstory/rules/reading.h"

namespace taletop::tailstory {

// ---- shared

/// Sets the step and the seat that decides or that is affected by chance.
void ask(State& state, Step step, kit::Seat seat, kit::Facts& facts);
/// Draws up to `count` cards (TS-13), and records a note with their number if `told`.
void drawCards(State& state, kit::Seat seat, int count, kit::Facts& facts, bool told = true);
/// Moves a hand card to one's own discard pile.
void discardCard(State& state, kit::Seat seat, std::size_t index, kit::Facts& facts);
/// Discards all picked cards of the hand.
void discardPicked(State& state, kit::Seat seat, kit::Facts& facts);
/// TS-120, TS-109: the number of cards above the hand limit; at least 0.
[[nodiscard]] int overLimit(const State& state, kit::Seat seat);

// ---- turn.cpp: steps 1 and 5

/// Starts a turn (TS-27 to TS-29, TS-128).
void beginTurn(State& state, kit::Seat owner, kit::Facts& facts);
/// Ends the actions of a turn (TS-36, TS-114).
void endTurn(State& state, kit::Facts& facts);
/// Asks for discards down to the hand limit (TS-120).
void beginEndDiscard(State& state, kit::Facts& facts);
/// Passes the turn on or ends the game (TS-122, TS-131).
void passTurn(State& state, kit::Facts& facts);

// ---- chain.cpp: step 2

/// Pays for the action and adds it to the chain. Then opens the window or resolves the action (TS-33, TS-34).
void announce(State& state, const Move& move, kit::Facts& facts);
/// May the seat answer the newest item (TS-39, TS-46, TS-47)?
[[nodiscard]] bool mayRespond(const State& state, kit::Seat seat);
/// The seats asked in the window (TS-44, TS-45); if empty, the chain closes.
[[nodiscard]] kit::SeatSet responders(const State& state);
void openWindow(State& state, kit::Facts& facts);
void stopItem(State& state, kit::Seat seat, std::uint8_t face, kit::Facts& facts);
void passOn(State& state, kit::Seat seat, kit::Facts& facts);
/// Is the action an Acting card (TS-70)?
[[nodiscard]] bool isActing(const State& state);

// ---- action.cpp, effects.cpp: resolving the action

/// The effects of the action, or of the borrowed card if there is one (TS-84).
[[nodiscard]] std::span<const Effect> effectsOf(const State& state);
/// The effect being carried out.
[[nodiscard]] Effect effectNow(const State& state);
/// Carries out the effects from EffectAt on.
void runEffects(State& state, kit::Facts& facts);
/// The target of an action with a single target.
[[nodiscard]] kit::Seat targetOf(const State& state);
/// May this discard be recycled (TS-65)?
[[nodiscard]] constexpr bool canBeRecycled(int face) {
    return kindOf(face) != Kind::Stopping && kindOf(face) != Kind::Recycling;
}
[[nodiscard]] int recyclable(const State& state, kit::Seat seat);
/// TS-91: the largest number of cards that can be swapped with `other`.
[[nodiscard]] int mostSwapped(const State& state, kit::Seat seat, kit::Seat other);

/// The bounds of the number that the current step asks for.
struct Bounds {
    int least = 0;
    int most = 0;
};
[[nodiscard]] Bounds numberBounds(const State& state);

/// Apply the answer to a step of an action. Then the step ends or asks again.
void takeNumber(State& state, Step step, int count, kit::Facts& facts);
void takePick(State& state, Step step, std::uint8_t face, kit::Facts& facts);
void endPicks(State& state, Step step, kit::Facts& facts);

/// Apply the outcome of chance in an action: cards of a hand, or the order of a deck.
void stealCards(State& state, std::span<const std::uint8_t> places, kit::Facts& facts);
void loseCard(State& state, std::size_t place, kit::Facts& facts);
void mixDeck(State& state, std::span<const std::uint8_t> order, kit::Facts& facts);

// ---- bonus.cpp: step 3

/// May the seat use its bonus if it has a trigger (TS-96, TS-99, TS-101, TS-102)?
[[nodiscard]] bool canUseBonus(const State& state, kit::Seat seat);
void beginBonus(State& state, kit::Facts& facts);
void useBonus(State& state, kit::Seat seat, kit::Facts& facts);
void declineBonus(State& state, kit::Seat seat, kit::Facts& facts);
/// TS-100: the two parts of Mess.
void messCard(State& state, kit::Seat seat, std::uint8_t face, kit::Facts& facts);
void messDeck(State& state, kit::Seat seat, int count, kit::Facts& facts);

// ---- deck_check.cpp: step 4

enum class CheckThen : std::uint8_t { Play, End };

/// Checks the decks (TS-103), and continues with the play step (TS-112) or the end of the turn (TS-114).
void beginDeckCheck(State& state, CheckThen then, kit::Facts& facts);
/// TS-109: discards the picked cards, which become the deck.
void emergencyDiscard(State& state, kit::Seat seat, kit::Facts& facts);
void renewed(State& state, std::span<const std::uint8_t> order, kit::Facts& facts);
void achieve(State& state, kit::Seat seat, std::size_t index, kit::Facts& facts);

// ---- setup.cpp

void takeQueueCards(State& state, std::span<const std::uint8_t> places, kit::Facts& facts);
void chooseCharacter(State& state, kit::Seat seat, std::uint8_t face, kit::Facts& facts);
void deal(State& state, std::span<const std::uint8_t> order, kit::Facts& facts);

} // namespace taletop::tailstory
