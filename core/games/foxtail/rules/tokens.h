// SPDX-License-Identifier: MIT
// The meaning of the tokens for sealed choices.
#pragma once

#include "core/games/foxtail/rules/tail.h"
#include "core/kit/seat.h"

namespace taletop::foxtail {

/// The link that a token from Links stands for.
[[nodiscard]] constexpr Link linkOfToken(std::uint8_t face) {
    return static_cast<Link>(face - firstLinkToken + 1);
}
[[nodiscard]] constexpr std::uint8_t tokenOfLink(Link link) {
    return kit::cardNumber(firstLinkToken + markOf(link) - 1);
}
/// The seat that a token from Vote is a vote for.
[[nodiscard]] constexpr kit::Seat seatOfToken(std::uint8_t face) {
    return kit::seatAt(face - firstVoteToken);
}
[[nodiscard]] constexpr std::uint8_t tokenOfSeat(kit::Seat seat) {
    return kit::cardNumber(firstVoteToken + seat);
}
/// The mark of a vote token in a ballot, which names the voter.
[[nodiscard]] constexpr std::uint8_t ballotMark(kit::Seat voter) { return kit::cardNumber(voter + 1); }
[[nodiscard]] constexpr kit::Seat voterOfMark(std::uint8_t mark) { return kit::seatAt(mark - 1); }

} // namespace taletop::foxtail
