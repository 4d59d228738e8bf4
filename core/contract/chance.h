// SPDX-License-Identifier: MIT
// Randomness as a seat: the game asks for an outcome, somebody supplies it, the journal keeps it.
#pragma once

#include "core/kit/fixed_vector.h"
#include "core/kit/rng.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::contract {

/// What chance is asked for: `drawn` different numbers out of 0 to `from` - 1, in order.
/// A shuffle draws them all, a flip draws one of two.
struct ChanceRequest {
    std::uint8_t from = 0;  ///< 1 to 200
    std::uint8_t drawn = 0; ///< 1 to `from`

    friend bool operator==(const ChanceRequest&, const ChanceRequest&) = default;
};

/// The numbers drawn.
using ChanceOutcome = kit::FixedVector<std::uint8_t, 200>;

/// A uniform outcome.
[[nodiscard]] ChanceOutcome drawOutcome(ChanceRequest request, kit::Rng& rng);

/// Does the outcome answer the request (right length, in range, no number twice)?
[[nodiscard]] bool fits(const ChanceOutcome& outcome, ChanceRequest request);

/// "draw 3 0 2", as it stands in journals; parsing refuses anything else.
[[nodiscard]] std::string chanceText(const ChanceOutcome& outcome);
[[nodiscard]] std::optional<ChanceOutcome> parseChance(std::string_view text);

/// What stands in journals for a step that goes by itself, as an entry of chance: the one outcome that one
/// number out of one has. Saves and recorded games have held it since before such a step had a kind of its
/// own.
inline constexpr std::string_view automaticText = "draw 0";

} // namespace taletop::contract
