// SPDX-License-Identifier: MIT
// The chance outcomes of a journal, for a match that should get the same ones (Match::foresee).
#pragma once

#include "core/contract/chance.h"
#include "core/match/journal.h"

#include <vector>

namespace taletop::match {

/// One outcome for each entry of chance; automatic steps count too.
[[nodiscard]] std::vector<contract::ChanceOutcome> outcomesOf(const Journal& journal);

} // namespace taletop::match
