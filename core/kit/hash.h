// SPDX-License-Identifier: MIT
// A 64-bit hash that is the same on every platform; journal entries store it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace taletop::kit {

/// Hashes bytes eight at a time (read as little-endian), with a strong final mix.
[[nodiscard]] std::uint64_t hashBytes(std::span<const std::byte> bytes);

} // namespace taletop::kit
