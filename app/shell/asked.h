// SPDX-License-Identifier: MIT
// What is asked at a table, to know the question that a press was made for from the one after it.
#pragma once

#include "app/session/match_session.h"

#include <QStringList>

namespace taletop::app {

struct Asked {
    const MatchSession* session = nullptr;
    QString step;
    int actor = -1;
    int due = -1;          ///< whom the curtain names
    int seated = -1;       ///< behind it
    int page = -1;         ///< what waits to be read; -1: nothing does
    std::size_t moves = 0; ///< that the actor has made
    QStringList offered = {};
    QString vote;       ///< what the table is asked
    bool again = false; ///< somebody is asked whether they mean it

    /// At the table of `session`; nullptr: there is none.
    [[nodiscard]] static Asked at(MatchSession* session);
    friend bool operator==(const Asked&, const Asked&) = default;
};

} // namespace taletop::app
