// SPDX-License-Identifier: MIT
#include "core/games/papertales/rules/forecast.h"

#include "core/games/papertales/rules/plan.h"
#include "core/games/papertales/rules/turn.h"

namespace taletop::papertales {

Forecast forecastOf(const State& view, kit::Seat seat) {
    kit::Facts nobody;
    Forecast forecast{.after = view, .gold = view.number(Number::Gold, seat), .kingdom = {}};
    if (canPlan(view, seat)) {
        forecast.gold -= planOf(view, seat).cost;
        for (kit::Seat other = 0; other < view.seats(); ++other)
            forecast.after.setNumberOf(Number::Revealed, other, 0, nobody);
        layPlan(forecast.after, seat, nobody);
        resolveTokens(forecast.after, nobody);
    }
    forecast.kingdom = kingdomOf(forecast.after, seat);
    const kit::Seat seats = view.seats();
    const auto against = [&](kit::Seat other) {
        return warsWon(forecast.kingdom.strength, kingdomOf(view, other).strength, seats);
    };
    forecast.wars = against(leftOf(seat, seats)) + (seats > 2 ? against(rightOf(seat, seats)) : 0);
    return forecast;
}

} // namespace taletop::papertales
