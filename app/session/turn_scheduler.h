// SPDX-License-Identifier: MIT
// Decides when a match continues by itself, and when it pauses or waits for a person.
#pragma once

#include "app/session/event_feed.h"
#include "app/session/session_table.h"
#include "app/session/undo.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class TurnScheduler : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has it")

public:
    /// All arguments must outlive this. The match is held at first.
    TurnScheduler(SessionTable& table, const Undo& undo, EventFeed& feed);

    /// Sets whether a sheet of the page covers the table.
    Q_INVOKABLE void setCovered(bool covered);
    /// Ends moving animations and bot pauses at once.
    Q_INVOKABLE void finishAnimations();
    /// Skips to the next question to a person, or to the next moment that must be read. If only bots play, or
    /// a person must already act, only ends the animations.
    Q_INVOKABLE void skipToTurn();

    // ---- for C++ only

    /// Continues everything that may run: the narration and the bots.
    void goOn();
    /// Keeps all bots from moving until they are released.
    void hold(bool held);
    /// Sets whether a dialog or an open menu covers the table.
    void setBehind(bool behind);
    void setSpeed(int speed); ///< 0 instant, 1 quick, 2 normal, 3 leisurely
    /// Sets whether forced moves are made for a person. They never are while others may also respond to a
    /// play.
    void setForcedSteps(bool taken);
    /// Sets the guide that leads a player through the match.
    void setGuide(const Guide* guide);
    /// Returns table::Question::id, or "" if the question is answered automatically or on another screen.
    [[nodiscard]] QString question() const;

signals:
    void finishWanted();                                                          ///< as in EventFeed
    void forced(taletop::kit::Seat seat, const taletop::contract::AnyMove& move); ///< asks to make this move

private:
    [[nodiscard]] bool standsStill() const;
    [[nodiscard]] bool isForced() const;
    void takeForcedStep();
    [[nodiscard]] int pauseOf(kit::Seat bot) const;
    void setSkipping(bool skipping);

    SessionTable* m_table;
    const Undo* m_undo;
    EventFeed* m_feed;
    bool m_held = true;
    bool m_covered = false;
    bool m_behind = false;
    bool m_skipping = false; ///< is everything skipped up to the next question?
    bool m_takesForced = false;
};

} // namespace taletop::app
