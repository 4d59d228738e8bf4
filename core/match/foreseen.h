// SPDX-License-Identifier: MIT
// What chance brought in a journal, for a match that is to meet the same (Match::foresee).
#pragma once

#include "core/contract/chance.h"
#include "core/match/journal.h"

#include <vector>

namespace taletop::match {

/// One outcome for each entry of chance; what went by itself keeps its number.
[[nodiscard]] std::vector<contract::ChanceOutcome> outcomesOf(const Journal& journal);

} // namespace taletop::match
