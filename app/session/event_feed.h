// SPDX-License-Identifier: MIT
// Narrates automatic events on the table moment by moment, showing only what everybody may know.
#pragma once

#include "app/session/hints.h"
#include "app/session/match_log.h"
#include "app/session/session_table.h"
#include "app/session/undo.h"

#include <QObject>

namespace taletop::app {

class EventFeed : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    EventFeed(SessionTable& table, Hints& hints, Undo& undo, MatchLog& log);

    /// Narrates these steps, starting from the state `before`. Asks nobody for anything in the meantime.
    void begin(const std::vector<table::StoryStep>& steps, const contract::AnyState& before);
    /// Narrates the face-up cards, so that people can read them before a bot chooses from them. Returns false
    /// if there is nothing to read.
    bool letRead();
    /// Allows the same texts to be read again at the current position.
    void readAgain() { m_readAt = 0; }

signals:
    void begun();
    void stepTold(const taletop::table::Playback& playback); ///< the table must show the step's facts
    void finishWanted();                                     ///< moving cards must arrive at once

private:
    void tell(const table::StoryStep& step);

    SessionTable* m_table;
    Hints* m_hints;
    Undo* m_undo;
    MatchLog* m_log;
    contract::AnyState m_told; ///< public view after the steps narrated so far
    std::size_t m_readAt = 0;  ///< number of entries when face-up cards were last narrated
};

} // namespace taletop::app
