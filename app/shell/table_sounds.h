// SPDX-License-Identifier: MIT
// The sounds of a table: moving cards, narration, refusals, questions and the end. They accompany only public
// events. While someone sits behind the curtain, only the curtain makes sounds.
#pragma once

#include "app/session/match_session.h"

#include <QObject>

#include <functional>

namespace taletop::app {

class TableSounds : public QObject {
    Q_OBJECT

public:
    /// `play` receives the names of sounds. Some chapters of the narration ("told-wars") have none. The
    /// object becomes a child of the session.
    TableSounds(MatchSession& session, std::function<void(const QString&)> play);

private:
    void say(const QString& sound);
    void turned();
    void told();
    void changed();

    MatchSession& m_session;
    std::function<void(const QString&)> m_play;
    std::size_t m_entries;
    int m_moment = -1;       ///< index of the narrated moment that was last heard
    bool m_moved = false;    ///< has a card moved since the table last settled?
    bool m_thinking = false; ///< has a bot been thinking since a person was last asked?
    bool m_over;
};

} // namespace taletop::app
