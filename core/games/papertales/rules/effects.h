// SPDX-License-Identifier: MIT
// The abilities of cards, as data: kinds of effects with their numbers. The rules branch on these and never
// on a card's name.
#pragma once

#include <cstdint>

namespace taletop::papertales {

enum class Resource : std::uint8_t { Wood, Food, Crystal };
inline constexpr int resourceCount = 3;

enum class EffectKind : std::uint8_t {
    Produce,            ///< `amount` of `resource` (PT-15, PT-78, PT-114, PT-116)
    TokenOnItself,      ///< phase 2, when revealed: `amount` Age tokens on itself (PT-82, PT-87, PT-112)
    TokenOnOthers,      ///< phase 2, when revealed: `amount` on each other own Unit (PT-101)
    TokensWhenRevealed, ///< phase 2, when revealed: `amount` on one own Unit, chosen (PT-111)
    TokensEachTurn,     ///< phase 2, every turn: `amount` for each `per` on one own Unit, chosen
    RaiseBuildings,     ///< phase 2, when revealed: own level 1 Buildings become level 2
    LoseForBuildings,   ///< phase 2, when revealed: `amount` points lost for each level 2 Building
    Shapeshift,         ///< phase 2, when revealed: the first Unit drawn of cost `limit` or less
                        ///< takes its spot with `amount` Age tokens
    StrengthBecomes,    ///< phase 3: `amount` instead of the printed strength (PT-83, PT-84, PT-88, PT-89)
    StrengthPlus,       ///< phase 3: `amount` more for each `per` (PT-96, PT-98, PT-110)
    KingdomStrength,    ///< phase 3: the Kingdom's strength grows by `amount` for each `per`
    FightsFromBack,     ///< phase 3 (PT-80)
    CannotFight,        ///< phase 3 (PT-95)
    PointsForWar,       ///< phase 3: `amount` points for each `per`, for each War won (PT-85)
    GoldForWar,         ///< phase 3: `amount` Gold for each War won
    Points,             ///< phase 3: `amount` points for each `per`, whatever the Wars
    Income,             ///< phase 4: `amount` Gold for each `per` (PT-81, PT-86, PT-104, PT-115)
    PayForWood,         ///< phase 5: `amount` Gold replaces a wood
    PayForAny,          ///< phase 5: `amount` Gold replaces any resource
    NoLandCost,         ///< phase 5
    Saves,              ///< phase 6: `limit` own Units that fit `when` may be kept from dying
    NeverDies,          ///< phase 6
    DiesFromTokens,     ///< phase 6: dies only with `limit` Age tokens or more
    DeathPoints,        ///< phase 6: `amount` points when it dies (PT-87, PT-108)
    DeathGold,          ///< phase 6: `amount` Gold for each `per` when it dies (PT-99)
    Mourns,             ///< phase 6: `amount` points for each `per` on each own Unit that dies (PT-103)
    FinalPoints,        ///< end of the game: `amount` points for each `per`
};

/// The factor of an amount.
enum class Per : std::uint8_t {
    Once,
    Token,        ///< each Age token on the card
    KingdomToken, ///< each Age token in the Kingdom
    Wood,         ///< each wood of the Kingdom, and so on
    Food,
    Crystal,
    Income,     ///< each Gold of this turn's income
    StrongUnit, ///< each own Unit of strength `limit` or more
};

/// The condition of an effect.
enum class When : std::uint8_t {
    Always,
    Front,    ///< the card stands in the Front
    Aged,     ///< it has at least one Age token
    OneToken, ///< it has exactly one
    Food,     ///< the Kingdom has at least one food
    Crystal,
};

/// An effect of a card.
struct Effect {
    EffectKind kind = EffectKind::Produce;
    Per per = Per::Once;
    When when = When::Always;
    Resource resource = Resource::Wood;
    std::int16_t amount = 0;
    std::int16_t limit = 0;

    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// The phase of the turn an effect belongs to (PT-4): 2 to 6, 7 for the end of the game, 0 for production,
/// which is always active.
[[nodiscard]] constexpr int phaseOf(EffectKind kind) {
    if (kind == EffectKind::Produce)
        return 0;
    if (kind <= EffectKind::Shapeshift)
        return 2;
    if (kind <= EffectKind::Points)
        return 3;
    if (kind == EffectKind::Income)
        return 4;
    if (kind <= EffectKind::NoLandCost)
        return 5;
    return kind == EffectKind::FinalPoints ? 7 : 6;
}

/// Does it happen once, when its Unit is revealed (PT-48)?
[[nodiscard]] constexpr bool whenRevealed(EffectKind kind) {
    return phaseOf(kind) == 2 && kind != EffectKind::TokensEachTurn;
}

/// Does it change its Unit's strength: the asterisk (PT-5)?
[[nodiscard]] constexpr bool changesStrength(EffectKind kind) {
    return kind == EffectKind::StrengthBecomes || kind == EffectKind::StrengthPlus;
}

} // namespace taletop::papertales
