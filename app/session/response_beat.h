// SPDX-License-Identifier: MIT
// The moment after a play in which others may answer it (scene::Scene::letItGo). It opens, lasts
// and ends the same whatever anybody holds: by public facts and by what people press. Whoever plays
// alone with bots is asked without any clock: nobody else waits.
#pragma once

#include "core/match/match.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class ResponseBeat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(int remaining READ remaining NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList fine READ fine NOTIFY changed)
    Q_PROPERTY(QVariantList stopping READ stopping NOTIFY changed)
    Q_PROPERTY(QVariantList mayHold READ mayHold NOTIFY changed)
    Q_PROPERTY(int holder READ holder NOTIFY changed)

public:
    /// `match` must outlive this; `persons` play at this screen.
    ResponseBeat(const match::Match& match, kit::SeatSet persons, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    /// Does the clock run? Not while somebody holds on or answers, nor without a clock.
    [[nodiscard]] bool running() const { return m_clock.isActive(); }
    [[nodiscard]] int length() const { return m_length; } ///< milliseconds, 0: no clock
    /// Milliseconds that were left at the last change; whoever shows them counts on.
    [[nodiscard]] int remaining() const;
    [[nodiscard]] QVariantList seats() const { return listOf(m_asked); } ///< persons who may answer
    [[nodiscard]] QVariantList fine() const { return listOf(m_fine); }
    [[nodiscard]] QVariantList stopping() const { return listOf(m_stopping); }
    /// Who has not held on yet to this play; nobody while somebody answers.
    [[nodiscard]] QVariantList mayHold() const;

    /// Who holds on now and may let the clock go on; -1: nobody.
    [[nodiscard]] int holder() const { return m_holder; }

    /// Freezes the clock for 20 seconds at most, also after somebody else has; once a seat for each play, and
    /// not while somebody answers. Whoever holds on lets the clock go on by this, by letting the play go and
    /// by answering it; of what somebody else does a hold is none the shorter.
    Q_INVOKABLE void holdOn(int seat);
    /// The seat lets it pass; when all have said so the moment is over.
    Q_INVOKABLE void fineByMe(int seat);
    /// The seat answers, or looks whether it will: it is called as soon as it may act.
    Q_INVOKABLE void stop(int seat);

    // ---- not for QML

    /// For the next plays, and for one whose clock is held; 0: no clock, as always with one person.
    void setLength(int milliseconds);
    /// Stops the clocks until it is released; they go on where they stood. It starts held.
    void hold(bool held);
    /// The match has changed.
    void settle();
    /// Who sits behind the curtain has changed; kit::spectator: nobody.
    void seated(kit::Seat seat);
    /// Another match lies on the table.
    void startOver() { close(); }
    /// The seat does not come to the table after all.
    void leave(kit::Seat seat);
    /// When a bot answers, in milliseconds from now: at random, by nothing that it holds.
    [[nodiscard]] int pauseOf(kit::Seat bot) const;
    /// The move that lets the play pass; "" if nothing is to answer.
    [[nodiscard]] std::string letItGo() const;

signals:
    void changed();
    void called(taletop::kit::Seat seat);   ///< shall sit down and answer now
    void letsPass(taletop::kit::Seat seat); ///< its time is over: makes the move letItGo()

private:
    [[nodiscard]] static QVariantList listOf(kit::SeatSet set);
    [[nodiscard]] kit::SeatSet pending() const;
    void open(kit::Seat player);
    void close();
    void end();
    [[nodiscard]] bool passes() const;
    void keepTime();
    void letGo();
    void passNext();
    void endIfAllFine();

    const match::Match* m_match;
    kit::SeatSet m_persons;
    kit::SeatSet m_asked;
    kit::SeatSet m_fine;
    kit::SeatSet m_stopping;
    kit::SeatSet m_held;   ///< have held on to this play
    kit::SeatSet m_passed; ///< have let it pass by a move: nothing more is to be said
    QTimer m_clock;        ///< single shot: the end
    QTimer m_pass;         ///< single shot, 0: the next one lets it pass
    QTimer m_holding;      ///< single shot: holding on is over
    kit::Seat m_caller = kit::spectator;
    kit::Seat m_holder = kit::spectator; ///< holds on now
    std::size_t m_play = 0;              ///< entries up to the play that is answered
    std::size_t m_known = 0;             ///< entries when it was settled last
    int m_nextLength;
    int m_length;
    int m_left = 0;       ///< of the time, when the clock stands
    int m_leftToHold = 0; ///< likewise, of holding on
    bool m_active = false;
    bool m_ended = false;
    bool m_sat = false; ///< the caller has sat down
    bool m_onHold = true;
};

} // namespace taletop::app
