// SPDX-License-Identifier: MIT
// Cards, zones and who may see what: the vocabulary that all games share.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <utility>

namespace taletop::kit {

/// A zone of the table by its number in the game's own list of zones.
using Zone = std::uint8_t;

/// A card: which face it has and one public mark on it (a link, Age tokens, "stopped").
/// Face 0 is the unknown face: what a viewer holds in place of a face that it may not see.
struct Card {
    std::uint8_t face = 0;
    std::uint8_t mark = 0;

    friend constexpr bool operator==(const Card&, const Card&) = default;
};

inline constexpr std::uint8_t unknownFace = 0;

/// A face or a mark that was calculated; it must lie in 8 bits.
template <std::integral Number>
[[nodiscard]] constexpr std::uint8_t cardNumber(Number number) {
    assert(std::in_range<std::uint8_t>(number));
    return static_cast<std::uint8_t>(number);
}

/// How much of a zone a viewer sees, from least to most. One table of these per game is all
/// that secrecy rests on: views and redacted facts are derived from it.
enum class Visibility : std::uint8_t {
    Nothing, ///< not even how many cards lie there
    Count,   ///< how many, but not which place a card leaves or takes
    Back,    ///< how many and in which places, faces down
    Face,    ///< everything
};

} // namespace taletop::kit
