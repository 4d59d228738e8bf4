// SPDX-License-Identifier: MIT
#include "core/kit/hash.h"

#include <algorithm>

namespace taletop::kit {

namespace {

std::uint64_t littleEndianWord(std::span<const std::byte> bytes) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        word |= std::to_integer<std::uint64_t>(bytes[i]) << (8U * i);
    return word;
}

std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

} // namespace

std::uint64_t hashBytes(std::span<const std::byte> bytes) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ULL ^ bytes.size();
    while (!bytes.empty()) {
        const std::size_t length = std::min<std::size_t>(8, bytes.size());
        hash = mix(hash ^ littleEndianWord(bytes.first(length))) + 0x9E3779B97F4A7C15ULL;
        bytes = bytes.subspan(length);
    }
    return mix(hash);
}

} // namespace taletop::kit
