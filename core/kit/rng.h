// SPDX-License-Identifier: MIT
// Randomness that is the same on every platform: our own generator, bounded draw and shuffle. Golden tests
// freeze all three; the standard library's distributions differ between platforms.
#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

namespace taletop::kit {

/// The splitmix64 generator. A value: copy it to fork a stream.
class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) : m_state(seed) {}

    /// Stream number `ordinal` of this seed, which is independent of the others.
    [[nodiscard]] static constexpr Rng forOrdinal(std::uint64_t seed, std::uint64_t ordinal) {
        Rng mixer(seed ^ (ordinal + 1) * 0xD1342543DE82EF95ULL);
        return Rng(mixer.next() ^ seed);
    }

    /// The next 64 random bits.
    constexpr std::uint64_t next() {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// A uniform number from 0 to bound - 1, without bias; bound must be at least 1 and fit into 32 bits.
    template <std::integral Bound>
    constexpr Bound below(Bound bound) {
        assert(bound > 0 && std::in_range<std::uint32_t>(bound));
        return static_cast<Bound>(drawBelow(static_cast<std::uint32_t>(bound)));
    }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

private:
    constexpr std::uint64_t drawBelow(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32U) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return product >> 32U;
    }

    std::uint64_t m_state;
};

/// Fisher-Yates from the front: afterwards the first `count` items are a uniform ordered draw from all of
/// them; if `count` is items.size(), all items are shuffled.
template <class T>
constexpr void drawToFront(std::span<T> items, std::size_t count, Rng& rng) {
    assert(count <= items.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t j = i + rng.below(items.size() - i);
        std::swap(items[i], items[j]);
    }
}

template <class Items>
constexpr void shuffle(Items&& items, Rng& rng) {
    drawToFront(std::span(std::data(items), std::size(items)), std::size(items), rng);
}

} // namespace taletop::kit
