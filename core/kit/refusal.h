// SPDX-License-Identifier: MIT
// The reason why a move is not allowed, with its ledger entry and the numbers for its sentence.
#pragma once

#include "core/kit/argument.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace taletop::kit {

/// A refusal as data. `code` is the game's own enumerator, `ledger` the number of the entry (45 for FT-45),
/// `arguments` fill in the sentence. The game turns it into a Text.
struct Refusal {
    std::uint16_t code = 0;
    std::uint16_t ledger = 0;
    std::array<std::int16_t, 2> arguments{};

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Builds a game's catalogue of refusals from rows with a `code`, the `ledger` entry it rests on and its
/// sentence, in any order; the result is sorted by code. A missing or repeated code does not compile.
template <class Row, std::size_t Size>
[[nodiscard]] consteval std::array<Row, Size> catalogue(const Row (&rows)[Size]) {
    std::array<Row, Size> ordered{};
    std::array<bool, Size> filled{};
    for (const Row& row : rows) {
        const auto code = static_cast<std::size_t>(row.code);
        if (code >= Size || filled[code])
            throw std::logic_error("a code has no row, or two");
        ordered[code] = row;
        filled[code] = true;
    }
    return ordered;
}

/// Makes a refusal with the ledger entry of its row.
template <class Row, std::size_t Size>
[[nodiscard]] constexpr Refusal refuse(const std::array<Row, Size>& rows, decltype(Row::code) code,
                                       Argument first = {}, Argument second = {}) {
    return {static_cast<std::uint16_t>(code), at(rows, code).ledger, {first, second}};
}

} // namespace taletop::kit
