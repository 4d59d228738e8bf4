// SPDX-License-Identifier: MIT
// The abilities of cards as data. The rules branch on kinds of effects, never on a card's name.
#pragma once

#include <cstdint>

namespace taletop::papertales {

enum class Resource : std::uint8_t { Wood, Food, Crystal };
inline constexpr int resourceCount = 3;

enum class EffectKind : std::uint8_t {
    Produce,            ///< produces `amount` of `resource` (PT-15, PT-78, PT-114, PT-116)
    TokenOnItself,      ///< when revealed in phase 2, gets `amount` Age tokens (PT-82, PT-87, PT-112)
    TokenOnOthers,      ///< when revealed, gives each of its owner's other Units `amount` tokens (PT-101)
    TokensWhenRevealed, ///< when revealed, gives `amount` tokens to a Unit that its owner chooses (PT-111)
    TokensEachTurn,     ///< in every phase 2, gives `amount` tokens for each `per` to a Unit of choice
    RaiseBuildings,     ///< when revealed, raises its owner's level 1 Buildings to level 2
    LoseForBuildings,   ///< when revealed, costs `amount` points for each level 2 Building
    Shapeshift,         ///< when revealed, is replaced by the first Unit drawn that costs `limit` or less,
                        ///< with `amount` Age tokens
    StrengthBecomes,    ///< phase 3: has strength `amount`, not the printed one (PT-83, PT-84, PT-88, PT-89)
    StrengthPlus,       ///< phase 3: is stronger by `amount` for each `per` (PT-96, PT-98, PT-110)
    KingdomStrength,    ///< phase 3: makes the Kingdom stronger by `amount` for each `per`
    FightsFromBack,     ///< phase 3: also fights in the Back row (PT-80)
    CannotFight,        ///< phase 3: adds no strength (PT-95)
    PointsForWar,       ///< phase 3: each War won scores `amount` points for each `per` (PT-85)
    GoldForWar,         ///< phase 3: earns `amount` Gold for each War won
    Points,             ///< phase 3: scores `amount` points for each `per`, even without a War won
    Income,             ///< phase 4: earns `amount` Gold for each `per` (PT-81, PT-86, PT-104, PT-115)
    PayForWood,         ///< phase 5: lets its owner pay `amount` Gold for a missing wood
    PayForAny,          ///< phase 5: lets its owner pay `amount` Gold for any missing resource
    NoLandCost,         ///< phase 5: its owner pays no Land cost
    Saves,              ///< phase 6: can save `limit` of its owner's Units that fit `when`
    NeverDies,          ///< phase 6: stays in play
    DiesFromTokens,     ///< phase 6: dies only if it has at least `limit` Age tokens
    DeathPoints,        ///< phase 6: scores `amount` points when it dies (PT-87, PT-108)
    DeathGold,          ///< phase 6: earns `amount` Gold for each `per` when it dies (PT-99)
    Mourns,             ///< phase 6: each Unit of its owner that dies scores `amount` for each `per` (PT-103)
    FinalPoints,        ///< end of the game: scores `amount` points for each `per`
};

/// The things that multiply an effect's amount.
enum class Per : std::uint8_t {
    Once,
    Token,        ///< each Age token on the card
    KingdomToken, ///< each Age token in the Kingdom
    Wood,         ///< each wood of the Kingdom; Food and Crystal count in the same way
    Food,
    Crystal,
    Income,     ///< each Gold of this turn's income
    StrongUnit, ///< each own Unit of strength `limit` or more
};

/// The condition under which an effect works.
enum class When : std::uint8_t {
    Always,
    Front,    ///< the card is in the Front
    Aged,     ///< the card has at least one Age token
    OneToken, ///< the card has exactly one Age token
    Food,     ///< the Kingdom has at least one food
    Crystal,
};

/// An effect of a card. The kind determines which of the other fields matter.
struct Effect {
    EffectKind kind = EffectKind::Produce;
    Per per = Per::Once;
    When when = When::Always;
    Resource resource = Resource::Wood;
    std::int16_t amount = 0;
    std::int16_t limit = 0;

    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// The phase in which an effect works (PT-4): 2 to 6, 7 for the end of the game, or 0 for production, which
/// is always active.
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

/// Does the effect happen only once, when its Unit is revealed (PT-48)?
[[nodiscard]] constexpr bool whenRevealed(EffectKind kind) {
    return phaseOf(kind) == 2 && kind != EffectKind::TokensEachTurn;
}

/// Does the effect change its Unit's strength? Cards with such effects have an asterisk (PT-5).
[[nodiscard]] constexpr bool changesStrength(EffectKind kind) {
    return kind == EffectKind::StrengthBecomes || kind == EffectKind::StrengthPlus;
}

} // namespace taletop::papertales
