// SPDX-License-Identifier: MIT
// Who may see which hand: codes that are shown once at the table, and the keys that phones get for them.
// A value without clock or chance: callers pass both.
#pragma once

#include "core/kit/seat.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::phone {

/// A moment on a clock that only goes forward.
using Moment = std::chrono::milliseconds;

/// How long a code may be used after it was shown.
inline constexpr Moment codeLasts = std::chrono::minutes(2);

class Pairings {
public:
    /// Shows a new code for the hand of this seat; no older code is valid any more.
    void offer(kit::Seat seat, std::string code, Moment now);
    /// Withdraws the code.
    void withdraw() { m_offer.reset(); }
    /// Returns the seat whose code is shown and still valid.
    [[nodiscard]] std::optional<kit::Seat> offered(Moment now) const;

    /// Uses the code, once: its seat's hand belongs to whoever has `key` from now on, and to nobody else.
    /// Returns the seat, or nullopt for a wrong or late code.
    [[nodiscard]] std::optional<kit::Seat> take(std::string_view code, std::string key, Moment now);
    /// Returns the seat whose hand belongs to this key.
    [[nodiscard]] std::optional<kit::Seat> seatOf(std::string_view key) const;
    /// The seats whose hands belong to somebody.
    [[nodiscard]] kit::SeatSet seats() const;
    /// Takes a hand back: its key no longer works.
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
