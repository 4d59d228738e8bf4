// SPDX-License-Identifier: MIT
// Copies of a match for reviews and for practice.
#pragma once

#include "core/bots/look_back.h"
#include "core/match/match.h"

#include <functional>

namespace taletop::match {

/// Everything played so far; stops early once `enough` returns true.
[[nodiscard]] bots::PlayedGame playedGame(const Match& match, const std::function<bool()>& enough = {});

/// A practice match that continues from this one after `entries` entries. A person plays only `seat`; the
/// default bot plays the others and sees only their views.
[[nodiscard]] Match practiceFrom(const Match& match, std::size_t entries, kit::Seat seat);

} // namespace taletop::match
