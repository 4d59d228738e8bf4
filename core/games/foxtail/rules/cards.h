// SPDX-License-Identifier: MIT
// The cards of Foxtail by face: bits, tips, and the tokens for sealed choices.
#pragma once

#include <array>
#include <cstdint>

namespace taletop::foxtail {

/// The four kinds of charms, one in each corner (FT-5).
enum class Kind : std::uint8_t {
    A, ///< top-left
    B, ///< top-right
    C, ///< bottom-left
    D, ///< bottom-right
};
inline constexpr int kindCount = 4;

/// The numbers of a bit's charms by kind, each 1 to 3 (FT-5, FT-6).
using Charms = std::array<std::uint8_t, kindCount>;

// ---- faces (kit::Card::face)

inline constexpr std::uint8_t firstBit = 1; ///< bits 1 to 40 (FT-4, FT-7)
inline constexpr std::uint8_t lastBit = 40;
inline constexpr std::uint8_t firstTip = 41; ///< four tips; the rules treat them alike (FT-3)
inline constexpr std::uint8_t lastTip = 44;
inline constexpr std::uint8_t drawToken = 45;      ///< "I draw" (FT-16)
inline constexpr std::uint8_t brushToken = 46;     ///< "I brush" (FT-16)
inline constexpr std::uint8_t firstLinkToken = 47; ///< one for each of the four links (FT-28)
inline constexpr std::uint8_t firstVoteToken = 51; ///< one for each seat (FT-62)
inline constexpr std::uint8_t faceCount = 55;

[[nodiscard]] constexpr bool isBit(std::uint8_t face) { return face >= firstBit && face <= lastBit; }
[[nodiscard]] constexpr bool isTip(std::uint8_t face) { return face >= firstTip && face <= lastTip; }

/// The charms of a bit (FT-7); face must be a bit.
[[nodiscard]] const Charms& charmsOf(std::uint8_t face);

} // namespace taletop::foxtail
