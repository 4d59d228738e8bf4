// SPDX-License-Identifier: MIT
// A match in the form that reviews of it need.
#pragma once

#include "core/bots/look_back.h"
#include "core/match/match.h"

#include <functional>

namespace taletop::match {

/// Everything played so far; stops early once `enough` returns true.
[[nodiscard]] bots::PlayedGame playedGame(const Match& match, const std::function<bool()>& enough = {});

/// A practice match that continues from this one after `entries` entries. Only `seat` is a person; all others
/// are the default bot, which sees no more than its seat's cards.
[[nodiscard]] Match practiceFrom(const Match& match, std::size_t entries, kit::Seat seat);

} // namespace taletop::match
