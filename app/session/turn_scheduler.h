// SPDX-License-Identifier: MIT
// When a match goes on by itself, what holds it, and for whom it waits.
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
    /// All must outlive this. The match is held at first.
    TurnScheduler(SessionTable& table, const Undo& undo, EventFeed& feed);

    /// Something lies over the table: a sheet of its page.
    Q_INVOKABLE void setCovered(bool covered);
    /// Lets what moves arrive at once, and a waiting bot move.
    Q_INVOKABLE void finishAnimations();
    /// Everything at once up to the next question to a person, or the next moment that waits to be read.
    /// Where only bots play, and where somebody is asked already, no more than what moves.
    Q_INVOKABLE void skipToTurn();

    // ---- not for QML

    /// What may run runs, and nothing else: moments that are told, and bots.
    void goOn();
    /// Lets nobody's bot move until it is released.
    void hold(bool held);
    /// Something lies over the table: a dialog or an open menu.
    void setBehind(bool behind);
    void setSpeed(int speed); ///< 0 instant, 1 quick, 2 normal, 3 leisurely
    /// Whether moves are made for a person who has no other choice; not while others may answer a play too.
    void setForcedSteps(bool taken);
    /// From now on somebody leads through the match.
    void setGuide(const Guide* guide);
    /// table::Question::id; "" where the answer is given by itself.
    [[nodiscard]] QString question() const;

signals:
    void finishWanted();                                                          ///< as EventFeed's
    void forced(taletop::kit::Seat seat, const taletop::contract::AnyMove& move); ///< is made for the person

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
    bool m_skipping = false; ///< to the next question
    bool m_takesForced = false;
};

} // namespace taletop::app
