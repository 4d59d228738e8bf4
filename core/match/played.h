// SPDX-License-Identifier: MIT
// A match as whoever looks back at it wants it.
#pragma once

#include "core/bots/look_back.h"
#include "core/match/match.h"

#include <functional>

namespace taletop::match {

/// All that has been played so far; up to where it is `enough`, if somebody says so.
[[nodiscard]] bots::PlayedGame playedGame(const Match& match, const std::function<bool()>& enough = {});

/// A match for practice that stands where this one stood after so many entries, and in which nobody but
/// `seat` is a person: all others are the standard bot, and see no more of anybody's cards than it does.
[[nodiscard]] Match practiceFrom(const Match& match, std::size_t entries, kit::Seat seat);

} // namespace taletop::match
