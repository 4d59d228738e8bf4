// SPDX-License-Identifier: MIT
// What positions and cards are worth to a casual player. Everything rests on what the seat itself knows.
#pragma once

#include "core/games/papertales/rules/forecast.h"

namespace taletop::papertales {

/// Worth of a forecast in hundredths of a Legend Point.
[[nodiscard]] int worthOf(const State& view, kit::Seat seat, const Forecast& forecast);

/// Worth of a construction in hundredths, its price taken off; the price must be possible.
[[nodiscard]] int worthOfBuilding(const State& state, kit::Seat seat, const Kingdom& kingdom, int building,
                                  int to, int price);

/// Worth of a card in hand or in a pack, in hundredths.
[[nodiscard]] int worthOfCard(const State& view, kit::Seat seat, int face);

/// Its parts: what a Unit's printed strength and one of its effects are worth.
[[nodiscard]] int worthOfStrength(const Unit& unit);
[[nodiscard]] int worthOfEffect(const State& view, kit::Seat seat, const Unit& unit, const Effect& effect);

/// What a Gold is worth now, in hundredths.
[[nodiscard]] int worthOfGold(const State& view);

} // namespace taletop::papertales
