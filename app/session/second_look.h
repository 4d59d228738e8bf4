// SPDX-License-Identifier: MIT
// Whether a choice loses much: thought out beside the table while somebody thinks, too, from what their
// seat sees, so that nothing waits for it.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/hints.h"

#include <QString>

#include <optional>

namespace taletop::app {

class SecondLook {
public:
    explicit SecondLook(const contract::Game& game) : m_game(&game) {}

    /// Looks at what `seat`, which must be pending, knows, unless it does so already.
    void look(const contract::Known& known, kit::Seat seat);
    void lookAway();
    /// How much the move would lose that the seat is about to make, as a sentence without any card; "" if it
    /// loses little, or nobody knows yet.
    [[nodiscard]] QString lossBy(const contract::AnyMove& move) const;
    [[nodiscard]] bool thinks() const { return m_thread.busy(); }
    /// It has come to its end.
    [[nodiscard]] bool done() const { return m_found.has_value(); }

private:
    const contract::Game* m_game;
    contract::AnyState m_view;
    kit::Seat m_seat = kit::spectator;
    std::optional<bots::Analysis> m_found;
    ThoughtThread m_thread;
};

} // namespace taletop::app
