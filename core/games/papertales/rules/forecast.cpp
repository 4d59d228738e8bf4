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

bool isOpen(const Forecast& forecast, kit::Seat seat) {
    const State& after = forecast.after;
    const Step step = after.step();
    if (!canPlan(after, seat) && (step < Step::Search || step > Step::Alchemy))
        return false;
    bool open = false;
    forEachEffect(after, seat, [&](const Effect& effect, kit::Card card, int spot) {
        const bool revealed = spot >= 0 && isRevealed(after, seat, spot);
        open = open || (effect.kind == EffectKind::Shapeshift && revealed && step <= Step::Search) ||
               (effect.kind == EffectKind::TokensWhenRevealed && revealed && step <= Step::Targets) ||
               (effect.kind == EffectKind::TokensEachTurn && amountOf(effect, card, forecast.kingdom) > 0);
    });
    return open;
}

} // namespace taletop::papertales
