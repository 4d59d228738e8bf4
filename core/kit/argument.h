// SPDX-License-Identifier: MIT
// A number in a refusal or in a note of the log.
#pragma once

#include "core/kit/at.h"

#include <cassert>
#include <cstdint>
#include <utility>

namespace taletop::kit {

/// An amount, a face, a seat or an enumerator, as facts and refusals keep it. It must fit into 16 bits.
class Argument {
public:
    constexpr Argument() = default;
    template <PlaceNumber Value>
    constexpr Argument(Value value) : m_value(static_cast<std::int16_t>(value)) {
        if constexpr (std::integral<Value>)
            assert(std::in_range<std::int16_t>(value));
    }
    constexpr operator std::int16_t() const { return m_value; }

private:
    std::int16_t m_value = 0;
};

} // namespace taletop::kit
