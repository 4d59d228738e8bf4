// SPDX-License-Identifier: MIT
// The sizes of a game's type-erased values.
#pragma once

#include <cstddef>

namespace taletop::contract {

inline constexpr std::size_t maxStateSize = 4096; ///< bytes
inline constexpr std::size_t maxMoveSize = 16;

/// The bytes of a game's value; see any_value.h.
template <std::size_t Capacity>
class AnyValue;

using AnyState = AnyValue<maxStateSize>;
using AnyMove = AnyValue<maxMoveSize>;

} // namespace taletop::contract
