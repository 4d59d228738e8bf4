// SPDX-License-Identifier: MIT
// The moves of a seat. Every choice stays sealed until everyone has chosen (PT-24).
#pragma once

#include <cstdint>

namespace taletop::papertales {

/// A move. The kinds from Deploy to Keep, Target, Save and Commit are small steps of one decision. The others
/// are whole decisions, and so is a target or save without an alternative.
struct Move {
    enum class Kind : std::uint8_t {
        Pick,    ///< takes `card` from the pack; with two players also drops `other` (PT-30, PT-33)
        Deploy,  ///< plans `card` from the hand for `spot` (PT-38)
        Move,    ///< moves the plan's Unit on `spot` to `to`; if a Unit is there, they swap (PT-41)
        Discard, ///< plans to discard the Unit in play on `spot` (PT-40)
        Back,    ///< returns the hand card planned for `spot` to the hand
        Keep,    ///< plans to keep `card` for the next turn (PT-42)
        Commit,  ///< ends a plan, a choice of several targets, or the saves
        Target,  ///< gives Age tokens to the Unit on `spot` (PT-97, PT-111)
        Build,   ///< builds `card` at level `other` (PT-64)
        Upgrade, ///< upgrades `card` (PT-68)
        Pass,    ///< builds nothing (PT-63)
        Save,    ///< saves the Unit on `spot` (PT-75)
    };
    Kind kind = Kind::Commit;
    std::uint8_t card = 0;  ///< a face
    std::uint8_t other = 0; ///< a face, or a level 0 to 9
    std::uint8_t spot = 0;  ///< 0 to 4; higher values are spots that the board does not have
    std::uint8_t to = 0;

    friend bool operator==(const Move&, const Move&) = default;
};

/// Spots with a name: F1, F2, F3, B1, B2, and B3 and F4, which do not exist (PT-14).
inline constexpr int namedSpotCount = 7;

} // namespace taletop::papertales
