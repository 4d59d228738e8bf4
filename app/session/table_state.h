// SPDX-License-Identifier: MIT
// The state that survives when a session is created again in another language: the match, its file, the
// seated person and the review position. A move in progress, a hint and the narration are lost.
#pragma once

#include "app/session/match_session.h"

#include <memory>
#include <optional>

namespace taletop::app {

struct TableState {
    match::Match match;
    SaveFile saveFile;
    kit::Notice readOnly;    ///< SessionTable::readOnly
    QString privacy;         ///< Curtain::mode
    int seated = -1;         ///< Curtain::seated
    std::optional<int> past; ///< Review::position; nullopt while the table shows the present
    int pastViewer = 0;      ///< Review::viewer
    bool judged = false;     ///< was LookBack::begin called?
    int judgedSeat = 0;      ///< LookBack::seat
};

/// Takes the match and its file from a session, which must not be used afterwards.
[[nodiscard]] TableState takeState(MatchSession& session);

/// Creates a session that takes the match and its file from `state`.
[[nodiscard]] std::unique_ptr<MatchSession> sessionOf(TableState& state);

/// Seats the same person again and reopens the review. Call it once the session has begun, while no other
/// hand is open and the screen does not show the match yet.
void restore(MatchSession& session, const TableState& state);

} // namespace taletop::app
