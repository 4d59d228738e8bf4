// SPDX-License-Identifier: MIT
// Draws attention, once for each question, to a table that waits for a person behind other windows.
#pragma once

#include "app/session/match_session.h"

#include <functional>

namespace taletop::app {

class Attention {
public:
    /// `call` must draw attention without a sound and without taking the focus.
    explicit Attention(std::function<void()> call) : m_call(std::move(call)) {}

    /// Checks for a new question. Call it after each change at the table of `session` (nullptr for none), and
    /// when the table's window comes to the front or leaves it. A question that appears in the front window
    /// needs no call.
    void look(MatchSession* session, bool inFront);

private:
    std::function<void()> m_call;
    QString m_known; ///< question that was last seen or called for
};

} // namespace taletop::app
