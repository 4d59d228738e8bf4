// SPDX-License-Identifier: MIT
// Access to elements by the index types that rules use, such as seats, spots, faces and kinds.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <ranges>
#include <type_traits>

namespace taletop::kit {

/// Types that can serve as an index.
template <class Index>
concept PlaceNumber = std::integral<Index> || std::is_enum_v<Index>;

/// `things[index]` for an index that is not a std::size_t, such as an enumerator; it must be in range.
template <class Things, PlaceNumber Index>
[[nodiscard]] constexpr decltype(auto) at(Things&& things, Index index) {
    assert(static_cast<std::size_t>(index) < std::size(things));
    return things[static_cast<std::size_t>(index)];
}

/// The index of the first element that equals `value`, or whose `part` does; nullopt if there is none.
template <std::ranges::range Things, class Value, class Part = std::identity>
[[nodiscard]] constexpr std::optional<std::size_t> placeOf(const Things& things, const Value& value,
                                                           Part part = {}) {
    std::size_t place = 0;
    for (const auto& thing : things) {
        if (std::invoke(part, thing) == value)
            return place;
        ++place;
    }
    return std::nullopt;
}

/// The enumerator whose name is `word`; `names` has one word for each enumerator, in order.
template <class Value, class Names, class Word>
requires std::is_enum_v<Value>
[[nodiscard]] constexpr std::optional<Value> valueNamed(const Names& names, const Word& word) {
    const auto place = placeOf(names, word);
    return place ? std::optional(static_cast<Value>(*place)) : std::nullopt;
}

/// The bit for a seat, a spot or an enumerator in a bit set.
template <PlaceNumber Index>
[[nodiscard]] constexpr unsigned bitOf(Index index) {
    const auto place = static_cast<std::uint8_t>(index); // the assertion also catches negative indices
    assert(place < 32);
    return 1U << place;
}

} // namespace taletop::kit
