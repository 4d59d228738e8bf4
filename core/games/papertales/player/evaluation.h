// SPDX-License-Identifier: MIT
// Estimates the worth of states and cards to a casual player, based only on the seat's knowledge.
#pragma once

#include "core/games/papertales/rules/forecast.h"

namespace taletop::papertales {

/// The worth of a forecast in hundredths of a Legend Point.
[[nodiscard]] int worthOf(const State& view, kit::Seat seat, const Forecast& forecast);

/// The worth of a construction in hundredths, minus its price. The construction must be possible.
[[nodiscard]] int worthOfBuilding(const State& state, kit::Seat seat, const Kingdom& kingdom, int building,
                                  int to, int price);

/// The worth of a card in hand or in a pack, in hundredths.
[[nodiscard]] int worthOfCard(const State& view, kit::Seat seat, int face);

/// The parts of worthOfCard: a Unit's printed strength, and one of its effects.
[[nodiscard]] int worthOfStrength(const Unit& unit);
[[nodiscard]] int worthOfEffect(const State& view, kit::Seat seat, const Unit& unit, const Effect& effect);

/// The current worth of a Gold, in hundredths.
[[nodiscard]] int worthOfGold(const State& view);

} // namespace taletop::papertales
