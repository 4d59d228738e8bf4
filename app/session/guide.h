// SPDX-License-Identifier: MIT
// Who leads somebody through a match, as the session knows it.
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

    /// What whoever is about to make this legal move is told instead; none: it may be made.
    [[nodiscard]] virtual QString putsOff(const contract::AnyMove& move) const = 0;
    /// The rule that speaks of it, or "".
    [[nodiscard]] virtual QString entry() const = 0;
    /// What a bot does at this seat; nothing: what it likes.
    [[nodiscard]] virtual std::optional<contract::AnyMove> moveOf(kit::Seat seat) const = 0;
    /// Something is said that is to be read before bots move.
    [[nodiscard]] virtual bool holds() const = 0;
};

} // namespace taletop::app
