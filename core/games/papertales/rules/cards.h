// SPDX-License-Identifier: MIT
// The cards of Paper Tales by face: Units, Buildings, and the tokens for sealed choices.
#pragma once

#include "core/games/papertales/rules/effects.h"
#include "core/kit/at.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace taletop::papertales {

// ---- faces (kit::Card::face)

inline constexpr std::uint8_t firstUnit = 1; ///< Units 1 to 42, in alphabetical order
inline constexpr std::uint8_t unitCount = 42;
inline constexpr std::uint8_t lastUnit = 42;
inline constexpr std::uint8_t firstBuilding = 43; ///< Town, Tavern, Mine, Temple, Barracks
inline constexpr std::uint8_t buildingCount = 5;
inline constexpr std::uint8_t firstSpotToken = 48; ///< one for each spot: F1, F2, F3, B1, B2
inline constexpr std::uint8_t faceCount = 53;
inline constexpr int cardCount = 81; ///< Unit cards (PT-2)

[[nodiscard]] constexpr bool isUnit(int face) { return face >= firstUnit && face <= lastUnit; }
[[nodiscard]] constexpr bool isBuilding(int face) {
    return face >= firstBuilding && face < firstBuilding + buildingCount;
}

// ---- printed data of cards

/// The printed data of a Unit card (PT-5).
struct Unit {
    const char* name;
    std::int16_t copies;
    std::int16_t cost; ///< in Gold; -1 means that the owner gets one (PT-45)
    std::int16_t strength;
    bool printsStrength; ///< false for the only Unit without a printed strength
    std::uint8_t effectCount;
    std::array<Effect, 4> effectList;

    [[nodiscard]] constexpr std::span<const Effect> effects() const {
        return {effectList.data(), effectCount};
    }
};

/// The cost of a Building's level (PT-66). `gold` can replace the crystals (PT-69); if it is 0, Gold cannot
/// replace them.
struct Cost {
    std::array<std::int16_t, resourceCount> resources;
    std::int16_t gold;
};

/// One side of a Building card (PT-6).
struct Level {
    std::int16_t points; ///< points at the end of the game
    Cost cost;
    std::uint8_t effectCount;
    std::array<Effect, 2> effectList;

    [[nodiscard]] constexpr std::span<const Effect> effects() const {
        return {effectList.data(), effectCount};
    }
};

struct Building {
    const char* name;
    std::array<Level, 2> levels;
};

/// The tables from cards.json, generated at configure time. The index is the face of a Unit, or the face of a
/// Building minus firstBuilding.
extern const std::array<Unit, unitCount + 1> allUnits;
extern const std::array<Building, buildingCount> allBuildings;

/// The printed data of a Unit's face and of a Building's face.
[[nodiscard]] inline const Unit& unitOf(int face) {
    assert(isUnit(face));
    return kit::at(allUnits, face);
}
[[nodiscard]] inline const Building& buildingOf(int face) {
    assert(isBuilding(face));
    return kit::at(allBuildings, face - firstBuilding);
}

/// The first effect of this kind, or nullptr.
[[nodiscard]] inline const Effect* effectOf(int unitFace, EffectKind kind) {
    for (const Effect& effect : unitOf(unitFace).effects())
        if (effect.kind == kind)
            return &effect;
    return nullptr;
}

/// The face with this English name ("Relic of Wisdom", "Town"); 0 if there is none.
[[nodiscard]] std::uint8_t faceNamed(std::string_view name);

/// English names by face, marked for translation; [0] is "".
[[nodiscard]] std::span<const char* const> names();

} // namespace taletop::papertales
