// SPDX-License-Identifier: MIT
// What is heard at any table: cards that travel, what is told, refusals, questions, the end. Everything that
// sounds is seen by all; while somebody sits behind the curtain nothing sounds but the curtain itself.
#pragma once

#include "app/session/match_session.h"

#include <QObject>

#include <functional>

namespace taletop::app {

class TableSounds : public QObject {
    Q_OBJECT

public:
    /// `play` gets the names of sounds; of some chapters of a telling ("told-wars") there is none. Goes with
    /// the session, as its child.
    TableSounds(MatchSession& session, std::function<void(const QString&)> play);

private:
    void say(const QString& sound);
    void turned();
    void told();
    void changed();

    MatchSession& m_session;
    std::function<void(const QString&)> m_play;
    std::size_t m_entries;
    int m_moment = -1;       ///< of the telling, the one that was heard
    bool m_moved = false;    ///< a card did, since the table settled last
    bool m_thinking = false; ///< a bot did, since a person was asked last
    bool m_over;
};

} // namespace taletop::app
