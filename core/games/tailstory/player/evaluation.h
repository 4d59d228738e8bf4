// SPDX-License-Identifier: MIT
// Estimates the worth of cards and moves to a seat, based on its view. Drawing a card is worth 100.
#pragma once

#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

/// A sentence and its ledger entry, such as 105 for TS-105.
struct Reason {
    kit::Text text;
    int ledger = 0;
};

/// A move, its worth, and a sentence with the reason.
struct Valued {
    Move move;
    int value = 0;
    Reason why;
};

/// The worth of a card in the seat's hand or discard pile.
[[nodiscard]] int worthOfCard(const State& view, kit::Seat seat, int face);
/// The worth to the seat of taking `count` cards off its deck. Emptying the deck earns an achievement, but
/// only once a turn (TS-106).
[[nodiscard]] int worthOfDraw(const State& view, kit::Seat seat, int count);
/// The worth of the bonus that the card may trigger (TS-94).
[[nodiscard]] int worthOfBonus(const State& view, kit::Seat seat, int face);
/// Measures how close a player is to victory, for the choice of a target.
[[nodiscard]] int threatOf(const State& view, kit::Seat seat);

/// The worth of actions A to D and of ending the turn, per action point.
[[nodiscard]] Valued valueOfAction(const State& view, kit::Seat seat, const Move& move);
/// The worth of stopping or passing.
[[nodiscard]] Valued valueOfResponse(const State& view, kit::Seat seat, const Move& move);
/// Says whether the card can earn the seat its bonus (TS-94).
[[nodiscard]] Reason typeReason(const State& view, kit::Seat seat, int face);
/// The worth of a move that is neither an action nor a response.
[[nodiscard]] Valued valueOfChoice(const State& view, kit::Seat seat, const Move& move);

[[nodiscard]] inline Reason because(int ledger, const char* source) {
    return {{"tailstory", source}, ledger};
}

} // namespace taletop::tailstory
