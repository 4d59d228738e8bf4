// SPDX-License-Identifier: MIT
// Advice for picks, with reasons.
#include "core/games/papertales/player/advice.h"
#include "core/games/papertales/words/ability_text.h"
#include "core/kit/at.h"

namespace taletop::papertales {

namespace {

const char* resourcePhrase(Resource resource) {
    constexpr std::array phrases{TALETOP_TEXT("papertales", "the wood it produces"),
                                 TALETOP_TEXT("papertales", "the food it produces"),
                                 TALETOP_TEXT("papertales", "the crystals it produces")};
    return kit::at(phrases, resource);
}

const char* deathPhrase(EffectKind kind) {
    switch (kind) {
    case EffectKind::DeathGold:
        return TALETOP_TEXT("papertales", "the Gold from its death");
    case EffectKind::Mourns:
        return TALETOP_TEXT("papertales", "Legend Points for deaths");
    case EffectKind::FinalPoints:
        return TALETOP_TEXT("papertales", "Legend Points at the end of the game");
    case EffectKind::Saves:
        return TALETOP_TEXT("papertales", "saving a Unit from death");
    default:
        return TALETOP_TEXT("papertales", "the Legend Points from its death");
    }
}

/// A phrase that names the benefit of an effect.
const char* phraseOf(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::Produce:
        return resourcePhrase(effect.resource);
    case EffectKind::TokensWhenRevealed:
    case EffectKind::TokensEachTurn:
        return TALETOP_TEXT("papertales", "the Age tokens it gives");
    case EffectKind::RaiseBuildings:
        return TALETOP_TEXT("papertales", "the Buildings it upgrades");
    case EffectKind::Shapeshift:
        return TALETOP_TEXT("papertales", "the Unit it turns into");
    case EffectKind::StrengthBecomes:
    case EffectKind::StrengthPlus:
        return TALETOP_TEXT("papertales", "the strength it can reach");
    case EffectKind::FightsFromBack:
        return TALETOP_TEXT("papertales", "fighting from the Back");
    case EffectKind::PointsForWar:
        return TALETOP_TEXT("papertales", "Legend Points for Wars won");
    case EffectKind::GoldForWar:
        return TALETOP_TEXT("papertales", "Gold for Wars won");
    case EffectKind::Income:
        return TALETOP_TEXT("papertales", "its income");
    case EffectKind::PayForWood:
    case EffectKind::PayForAny:
    case EffectKind::NoLandCost:
        return TALETOP_TEXT("papertales", "cheaper Buildings");
    default:
        return deathPhrase(effect.kind);
    }
}

/// The main reason for a card's worth.
const char* reasonOf(const State& view, kit::Seat seat, int face) {
    const Unit& unit = unitOf(face);
    const char* reason = TALETOP_TEXT("papertales", "its strength");
    int most = unit.strength > 1 ? worthOfStrength(unit) : 0; // nobody keeps a card for a strength of 1
    for (const Effect& effect : unit.effects())
        if (const int worth = worthOfEffect(view, seat, unit, effect); worth > most) {
            most = worth;
            reason = phraseOf(effect);
        }
    return reason;
}

/// PT-32: is the dropped card the one that the others would want most?
bool takesTheBest(const State& view, kit::Seat seat, const Move& move) {
    return std::ranges::none_of(contract::legalMoves<Rules>(view, seat), [&](const Move& other) {
        return other.card == move.card &&
               worthOfCard(view, seat, other.other) > worthOfCard(view, seat, move.other);
    });
}

} // namespace

void Ranking::offer(const Move& move, int worth) {
    for (std::size_t i = 0; i < m_best.size(); ++i) {
        const Move& other = m_best[i].move;
        if (move.kind != Move::Kind::Pick || other.card != move.card)
            continue;
        if (m_best[i].worth >= worth)
            return;
        std::copy(m_best.begin() + i + 1, m_best.end(), m_best.begin() + i);
        m_best.pop_back();
        break;
    }
    std::size_t place = 0;
    while (place < m_best.size() && m_best[place].worth >= worth)
        ++place;
    if (place == contract::maxAdvice)
        return;
    if (m_best.size() == contract::maxAdvice)
        m_best.pop_back();
    m_best.push_back({move, worth});
    std::rotate(m_best.begin() + place, m_best.end() - 1, m_best.end());
}

Reason whyPick(const State& view, kit::Seat seat, const Move& move, bool best) {
    const char* reason = reasonOf(view, seat, move.card);
    const int entry = entryOf(move.card);
    if (move.other == 0 || !takesTheBest(view, seat, move)) {
        kit::Text text =
            adviceText(best ? TALETOP_TEXT("papertales", "%1 helps you, mainly through %2.")
                            : TALETOP_TEXT("papertales", "%1 is useful for %2 and costs %3 Gold."));
        return {text.word(nameOf(move.card)).word(reason).number(unitOf(move.card).cost), entry};
    }
    kit::Text text = adviceText(
        best
            ? TALETOP_TEXT("papertales", "%1 helps you, mainly through %2. %3 would help your opponent most.")
            : TALETOP_TEXT("papertales",
                           "%1 is useful for %2. Of what’s left, %3 would help your opponent most."));
    return {text.word(nameOf(move.card)).word(reason).word(nameOf(move.other)), entry};
}

Suggestions advisePick(const State& view, kit::Seat seat, int noise, kit::Rng& rng) {
    return rankPicks(view, seat, noise, rng).told([&](const Move& move, bool best) {
        return whyPick(view, seat, move, best);
    });
}

} // namespace taletop::papertales
