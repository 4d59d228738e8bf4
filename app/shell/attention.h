// SPDX-License-Identifier: MIT
// Draws attention to a table that waits for a person behind other windows: once for each question.
#pragma once

#include "app/session/match_session.h"

#include <functional>

namespace taletop::app {

class Attention {
public:
    /// `call` draws attention without a sound and without taking the focus.
    explicit Attention(std::function<void()> call) : m_call(std::move(call)) {}

    /// Checks for a new question. Call it after each change at the table of `session` (nullptr for none), and
    /// when its window comes to the front or leaves it. A question asked in plain sight needs no call.
    void look(MatchSession* session, bool inFront);

private:
    std::function<void()> m_call;
    QString m_known; ///< the last question seen or called for
};

} // namespace taletop::app
