// SPDX-License-Identifier: MIT
// What cards and moves are worth to a seat, by what it sees; 100 is a card drawn.
#pragma once

#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

/// A sentence and the entry of the ledger that it rests on: 105 for TS-105.
struct Reason {
    kit::Text text;
    int ledger = 0;
};

/// A move's worth and one sentence why.
struct Valued {
    Move move;
    int value = 0;
    Reason why;
};

/// What a card is worth in the seat's hand or discard pile.
[[nodiscard]] int worthOfCard(const State& view, kit::Seat seat, int face);
/// What it is worth to the seat to take `count` cards off its deck: running out brings an
/// achievement, but only once a turn (TS-106).
[[nodiscard]] int worthOfDraw(const State& view, kit::Seat seat, int count);
/// What the bonus that the card may trigger is worth (TS-94).
[[nodiscard]] int worthOfBonus(const State& view, kit::Seat seat, int face);
/// How near a player is to victory; for choosing whom to aim at.
[[nodiscard]] int threatOf(const State& view, kit::Seat seat);

/// Actions A to D and the end of the turn, by action point spent.
[[nodiscard]] Valued valueOfAction(const State& view, kit::Seat seat, const Move& move);
/// Stopping or letting go.
[[nodiscard]] Valued valueOfResponse(const State& view, kit::Seat seat, const Move& move);
/// Everything else.
[[nodiscard]] Valued valueOfChoice(const State& view, kit::Seat seat, const Move& move);

[[nodiscard]] inline Reason because(int ledger, const char* source) {
    return {{"tailstory", source}, ledger};
}

} // namespace taletop::tailstory
