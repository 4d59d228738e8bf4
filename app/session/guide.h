// SPDX-License-Identifier: MIT
// The interface by which a session knows the guide who leads somebody through a match.
#pragma once

#include "core/contract/game.h"

#include <QString>

#include <optional>

namespace taletop::app {

class Guide {
public:
    Guide() = default;
    Guide(const Guide&) = delete;
    Guide& operator=(const Guide&) = delete;
    virtual ~Guide() = default;

    /// Returns why this legal move must wait, as a sentence for the player, or "" if it may be made now.
    [[nodiscard]] virtual QString putsOff(const contract::AnyMove& move) const = 0;
    /// Returns the rule that applies, or "".
    [[nodiscard]] virtual QString entry() const = 0;
    /// Returns the move that a bot must make at this seat, or nullopt if it may choose.
    [[nodiscard]] virtual std::optional<contract::AnyMove> moveOf(kit::Seat seat) const = 0;
    /// Is there something to read before bots move?
    [[nodiscard]] virtual bool holds() const = 0;
};

} // namespace taletop::app
