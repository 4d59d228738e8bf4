// SPDX-License-Identifier: MIT
// What a match goes on from when its session is made again, in another language: the match, its file, who
// sits, and where somebody looks back. A move that is begun, a hint and what is being told are not kept.
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
    bool hasNews = false;    ///< the one who sits has not put their news away
    std::optional<int> past; ///< Review::position; none: the table shows the present
    int pastViewer = 0;      ///< Review::viewer
    bool judged = false;     ///< LookBack::begin was called
    int judgedSeat = 0;      ///< LookBack::seat
};

/// Takes the match and its file from a session, which is not used any more.
[[nodiscard]] TableState takeState(MatchSession& session);

/// A session of the match, which takes it and its file from `state`.
[[nodiscard]] std::unique_ptr<MatchSession> sessionOf(TableState& state);

/// Who sat sits again, and the past is shown again, once the session has begun. Nobody else has a hand open
/// then, and the screen shows nothing of the match yet.
void restore(MatchSession& session, const TableState& state);

} // namespace taletop::app
