// SPDX-License-Identifier: MIT
// Calls the person to a table that waits for them behind other windows: once for each question.
#pragma once

#include "app/session/match_session.h"

#include <functional>

namespace taletop::app {

class Attention {
public:
    /// `call` makes itself noticed, without a sound and without taking the focus.
    explicit Attention(std::function<void()> call) : m_call(std::move(call)) {}

    /// Something has changed at the table of `session` (nullptr: there is none), or whether its
    /// window is in front: what is asked while it is seen needs no call.
    void look(MatchSession* session, bool inFront);

private:
    std::function<void()> m_call;
    QString m_known; ///< the question that has been seen, or called for
};

} // namespace taletop::app
