// SPDX-License-Identifier: MIT
// Cards, zones and who may see what: the vocabulary that all games share.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <utility>

namespace taletop::kit {

/// A zone of the table: its number in the game's own list of zones.
using Zone = std::uint8_t;

/// A card: its face and one public mark (a link, Age tokens, "stopped"). Face 0 is the unknown face, which
/// replaces each face that a viewer may not see.
struct Card {
    std::uint8_t face = 0;
    std::uint8_t mark = 0;

    friend constexpr bool operator==(const Card&, const Card&) = default;
};

inline constexpr std::uint8_t unknownFace = 0;

/// Converts a calculated face or mark; it must fit into 8 bits.
template <std::integral Number>
[[nodiscard]] constexpr std::uint8_t cardNumber(Number number) {
    assert(std::in_range<std::uint8_t>(number));
    return static_cast<std::uint8_t>(number);
}

/// The part of a zone that a viewer sees, from least to most. Each game has one table of these. All views and
/// redacted facts are derived from it, so it alone decides what is secret.
enum class Visibility : std::uint8_t {
    Nothing, ///< not even the number of cards
    Count,   ///< the number of cards, but not the place that a card leaves or takes
    Back,    ///< the number and the places of the cards, face down
    Face,    ///< everything
};

} // namespace taletop::kit
