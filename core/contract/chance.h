// SPDX-License-Identifier: MIT
// Randomness, treated like a seat: the game requests an outcome, the caller supplies it, and the journal
// keeps it.
#pragma once

#include "core/kit/fixed_vector.h"
#include "core/kit/rng.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::contract {

/// A request for `drawn` different numbers from 0 to `from` - 1, in order. A shuffle draws all of them, a
/// coin flip one of two.
struct ChanceRequest {
    std::uint8_t from = 0;  ///< from 1 to 200
    std::uint8_t drawn = 0; ///< from 1 to `from`

    friend bool operator==(const ChanceRequest&, const ChanceRequest&) = default;
};

/// The numbers drawn.
using ChanceOutcome = kit::FixedVector<std::uint8_t, 200>;

/// Draws a uniform outcome.
[[nodiscard]] ChanceOutcome drawOutcome(ChanceRequest request, kit::Rng& rng);

/// Does the outcome answer the request (right length, in range, no number twice)?
[[nodiscard]] bool fits(const ChanceOutcome& outcome, ChanceRequest request);

/// The text of an outcome in journals, such as "draw 3 0 2". parseChance refuses any other form.
[[nodiscard]] std::string chanceText(const ChanceOutcome& outcome);
[[nodiscard]] std::optional<ChanceOutcome> parseChance(std::string_view text);

/// The journal's text for an automatic step. Older saves drew one number out of one instead of such a step,
/// and this is the text of that draw.
inline constexpr std::string_view automaticText = "draw 0";

} // namespace taletop::contract
