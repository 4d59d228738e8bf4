// SPDX-License-Identifier: MIT
// Decides whose knowledge the table shows while several people share one screen. One gesture opens and closes
// a hand: pressing the seat's name, portrait, face-down hand or key.
//
//     Public <-- the match continues --> Down         no hand is open; down, somebody is called
//        \                              /
//         +---- a press of a seat ------+
//                      |
//                      v
//                  Clearing ---- a frame has shown the public view ---> Opening      presses do nothing
//                                                                          | half a second
//                                                                          v
//                                                                        Open
//
// Those three states return to Public or Down when any seat is pressed (except in Opening; the next half
// second then opens none), on Esc, when the seat has done what was asked, before a public show, when others
// can respond to a play, and when the window loses focus. A hand stays Open during a show of its owner's own
// doings while nobody else was asked, and while others respond to their play and none of them says stop.
#pragma once

#include "app/session/news.h"
#include "core/table/hot_seat.h"

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Curtain : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(int people READ people NOTIFY changed)
    Q_PROPERTY(bool shared READ shared NOTIFY changed)
    Q_PROPERTY(bool down READ down NOTIFY changed)
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(int seated READ seated NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QStringList news READ news NOTIFY changed)
    Q_PROPERTY(int newsBefore READ newsBefore NOTIFY changed)

public:
    enum class State {
        Public,   ///< no hand is open; the pending seats act in public, or nobody is pending
        Down,     ///< no hand is open; the curtain names the seat called to the table
        Clearing, ///< a seat was pressed, but no frame has shown the public view yet
        Opening,  ///< a hand has just opened: accidental second presses do nothing
        Open,     ///< a hand is open
    };
    Q_ENUM(State)

    /// Both arguments must outlive this.
    Curtain(const match::Match& match, table::HotSeat& hotSeat, QObject* parent = nullptr);

    /// Returns "open" if the acting player's view opens at once, or "curtain" if private cards are shown only
    /// to their owner. With one person at the table there is never a curtain.
    [[nodiscard]] QString mode() const;
    /// Returns false, and changes nothing, while somebody is seated: their hand must not stay open.
    Q_INVOKABLE bool setMode(const QString& mode);
    /// Returns the number of persons at the table, those with a screen of their own included.
    [[nodiscard]] int people() const { return m_hotSeat->people().size(); }
    [[nodiscard]] bool shared() const { return m_hotSeat->shared(); }
    [[nodiscard]] bool down() const { return m_hotSeat->down(); }
    [[nodiscard]] int seat() const { return m_hotSeat->asked(); }    ///< person who must act, or -1
    [[nodiscard]] int seated() const { return m_hotSeat->seated(); } ///< person who lifted the curtain, or -1
    [[nodiscard]] State state() const;
    /// While the curtain is down: lines about everything since the called person last looked, as all may know
    /// it, newest last.
    [[nodiscard]] QStringList news() const { return m_news.lines; }
    [[nodiscard]] int newsBefore() const { return m_news.before; } ///< earlier lines, only in the log

    /// Closes the hand that is open or opening, whoever it belongs to; if none is, opens this seat's hand.
    Q_INVOKABLE void press(int seat);
    /// Is this the seat of a person before this screen?
    Q_INVOKABLE bool isPerson(int seat) const {
        return m_hotSeat->persons().contains(static_cast<kit::Seat>(seat));
    }
    /// Opens the hand of a person, who may be pending or just looking, as soon as the public view has been on
    /// the screen; does nothing while somebody is seated.
    Q_INVOKABLE void sit(int seat);
    Q_INVOKABLE void fall();
    /// Sets the item whose window shows the table. Without one, nothing waits for a frame.
    Q_INVOKABLE void setStage(QQuickItem* stage) { m_stage = stage; }

    // ---- not for QML

    /// May hands be opened only if the table agrees? True for several people with a curtain until the match
    /// is over, as every game has secret moments, if only a vote.
    [[nodiscard]] bool opensByAgreement() const;
    /// Adjusts to other players in the seats of the match.
    void changeSeats();
    /// Adjusts to the people who hold their cards elsewhere (HotSeat::setElsewhere).
    void setElsewhere(kit::SeatSet seats);
    /// Starts again for another match: nobody is seated, and nobody has seen anything.
    void startOver();
    /// Forgets this entry that was taken back, together with any entries after it that are gone.
    void forget(std::size_t entry) { m_looked.forget(entry, m_match->journal().entries.size()); }
    /// Follows a change of the match or of the seated person: calls HotSeat::settle or one of its siblings.
    void settle();
    void settleForAnswers(kit::Seat player, kit::Seat caller);
    void settleForNobody();
    /// Makes the seated person get up for a public show; they sit down again by lifting the curtain.
    void makeWayForShow();
    /// Records that the current viewer has seen everything up to now.
    void noteSeen();

signals:
    void changed();
    void pressed();      ///< somebody pressed a key or a button; emitted from outside
    void sightChanged(); ///< the viewer changed: call settle() and refresh the table
    void unshared();     ///< the only person opened their hand, and from now on reads what is narrated

private:
    void lift(kit::Seat seat);
    void rise();
    void clear();
    void afterSettling(bool sat);
    void frameShown();
    void gatherNews();

    const match::Match* m_match;
    table::HotSeat* m_hotSeat;
    News m_looked;
    QPointer<QQuickItem> m_stage;
    QMetaObject::Connection m_frame; ///< valid until the public view has been shown
    int m_frameSerial = 0;
    QTimer m_habit; ///< single shot: presses are ignored until it ends
    News::Told m_news;
    kit::Seat m_wanted = kit::spectator; ///< sits down once the public view has been shown
};

} // namespace taletop::app
