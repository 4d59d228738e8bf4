// SPDX-License-Identifier: MIT
// The interface through which a guide leads a player through a session's match.
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

    /// Returns why this legal move must wait, as a sentence for the player, or "" if it can be made now.
    [[nodiscard]] virtual QString putsOff(const contract::AnyMove& move) const = 0;
    /// Returns the rule that applies, or "".
    [[nodiscard]] virtual QString entry() const = 0;
    /// Returns the move that a bot must make at this seat, or nullopt if the bot may choose.
    [[nodiscard]] virtual std::optional<contract::AnyMove> moveOf(kit::Seat seat) const = 0;
    /// Must bots wait because there is something to read?
    [[nodiscard]] virtual bool holds() const = 0;
};

} // namespace taletop::app
