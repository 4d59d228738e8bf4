// SPDX-License-Identifier: MIT
// How the table shows what happened by itself: moment by moment, and only what everybody may know of it.
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
    /// All must outlive this.
    EventFeed(SessionTable& table, Hints& hints, Undo& undo, MatchLog& log);

    /// Tells what came of the state `before`. Nobody is asked for anything meanwhile.
    void begin(const std::vector<table::StoryStep>& steps, const contract::AnyState& before);
    /// Before a bot chooses by what lies open, people read that. False: there is nothing to read.
    bool letRead();
    /// What has been read is read again where the table stands.
    void readAgain() { m_readAt = 0; }

signals:
    void begun();
    void stepTold(const taletop::table::Playback& playback); ///< facts come true: the table shows it
    void finishWanted();                                     ///< moving cards must arrive at once

private:
    void tell(const table::StoryStep& step);

    SessionTable* m_table;
    Hints* m_hints;
    Undo* m_undo;
    MatchLog* m_log;
    contract::AnyState m_told; ///< what everybody sees so far
    std::size_t m_readAt = 0;  ///< entries at which what lies open was told
};

} // namespace taletop::app
