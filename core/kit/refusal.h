// SPDX-License-Identifier: MIT
// Why a move is not allowed: a reason, the ledger entry that says so, and the numbers in it.
#pragma once

#include <array>
#include <cstdint>

namespace taletop::kit {

/// A refusal as data. `code` is the game's own enumeration, `ledger` the number of the entry
/// (45 for FT-45), `arguments` what the sentence needs. The game turns it into a Text.
struct Refusal {
    std::uint16_t code = 0;
    std::uint16_t ledger = 0;
    std::array<std::int16_t, 2> arguments{};

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

} // namespace taletop::kit
