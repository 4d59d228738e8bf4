// SPDX-License-Identifier: MIT
// Phase 4: Gold (PT-61, PT-62).
#include "core/games/papertales/rules/turn.h"

namespace taletop::papertales {

void receiveIncome(State& state, kit::Facts& facts) {
    kit::SeatSet everybody;
    for (kit::Seat seat = 0; seat < state.seats(); ++seat) {
        everybody.insert(seat);
        Kingdom kingdom;
        kingdom.production = productionOf(state, seat);
        const int income = incomeOf(state, seat, kingdom.production);
        if (facts.wanted()) {
            tell(facts, Note::IncomePart, seat, basicIncome);
            forEachEffect(state, seat, [&](const Effect& effect, kit::Card card, int spot) {
                if (effect.kind != EffectKind::Income || !holds(effect.when, card, spot, kingdom.production))
                    return;
                if (const int gold = amountOf(effect, card, kingdom); gold != 0)
                    tell(facts, Note::IncomePart, seat, gold, card.face);
            });
        }
        tell(facts, Note::Income, seat, income);
        addGold(state, seat, income, facts);
        state.setNumberOf(Number::Income, seat, income, facts);
    }
    beginStep(state, Step::Construct, everybody, facts);
}

} // namespace taletop::papertales
