// SPDX-License-Identifier: MIT
// Elements by a number that is counted like the rules count: a seat, a spot, a face, a kind.
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <type_traits>

namespace taletop::kit {

/// `things[index]` for an index that is no std::size_t, an enumeration's among them; it must be one of them.
template <class Things, class Index>
requires std::integral<Index> || std::is_enum_v<Index>
[[nodiscard]] constexpr decltype(auto) at(Things&& things, Index index) {
    const auto place = static_cast<std::size_t>(index);
    assert(place < std::size(things));
    return things[place];
}

} // namespace taletop::kit
