// SPDX-License-Identifier: MIT
// Records who may see which hand, with the code that the table shows and the keys that phones get for codes.
// Has no clock and no random numbers of its own; callers pass both.
#pragma once

#include "core/kit/seat.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::phone {

/// A time on a clock that never goes back.
using Moment = std::chrono::milliseconds;

/// The time for which a code is valid after it was shown.
inline constexpr Moment codeLasts = std::chrono::minutes(2);

class Pairings {
public:
    /// Shows a new code for the hand of this seat. Older codes are no longer valid.
    void offer(kit::Seat seat, std::string code, Moment now);
    /// Withdraws the code.
    void withdraw() { m_offer.reset(); }
    /// Returns the seat whose code is shown and still valid, or nullopt.
    [[nodiscard]] std::optional<kit::Seat> offered(Moment now) const;

    /// Uses the code, which works only once. From now on its seat's hand belongs to the holder of `key`
    /// alone. Returns the seat, or nullopt for a wrong or late code.
    [[nodiscard]] std::optional<kit::Seat> take(std::string_view code, std::string key, Moment now);
    /// Returns the seat whose hand belongs to this key, or nullopt.
    [[nodiscard]] std::optional<kit::Seat> seatOf(std::string_view key) const;
    /// Returns the seats whose hands belong to a key.
    [[nodiscard]] kit::SeatSet seats() const;
    /// Takes a hand back, so that its key no longer works.
    void end(kit::Seat seat) { m_keys.erase(seat); }

private:
    struct Offer {
        kit::Seat seat;
        std::string code;
        Moment until;
    };
    std::optional<Offer> m_offer;
    std::map<kit::Seat, std::string> m_keys;
};

} // namespace taletop::phone
