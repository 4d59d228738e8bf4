// SPDX-License-Identifier: MIT
// The parts of whyNot. Each checks a move of its kind in the right step, by a seat that is asked.
#pragma once

#include "core/games/tailstory/rules/rules.h"

namespace taletop::tailstory {

using WhyNot = std::optional<kit::Refusal>;

[[nodiscard]] inline WhyNot refused(RefusalCode code, int first = 0, int second = 0) {
    return refusal(code, first, second);
}

/// Actions A to D (why_not_action.cpp).
[[nodiscard]] WhyNot whyNotAction(const State& view, kit::Seat seat, const Move& move);
/// Stop and pass, for any seat and at any time (why_not_response.cpp).
[[nodiscard]] WhyNot whyNotResponse(const State& view, kit::Seat seat, const Move& move);
/// Numbers, picks, the end of picks, and bonuses (why_not_pick.cpp).
[[nodiscard]] WhyNot whyNotNumber(const State& view, const Move& move);
[[nodiscard]] WhyNot whyNotPick(const State& view, kit::Seat seat, const Move& move);
[[nodiscard]] WhyNot whyNotDone(const State& view, kit::Seat seat);
[[nodiscard]] WhyNot whyNotBonus(const State& view, kit::Seat seat, const Move& move);

} // namespace taletop::tailstory
