// SPDX-License-Identifier: MIT
// The chance outcomes of a journal, for a match that should repeat them (Match::foresee).
#pragma once

#include "core/contract/chance.h"
#include "core/match/journal.h"

#include <vector>

namespace taletop::match {

/// One outcome for each chance entry and each automatic step, in order.
[[nodiscard]] std::vector<contract::ChanceOutcome> outcomesOf(const Journal& journal);

} // namespace taletop::match
