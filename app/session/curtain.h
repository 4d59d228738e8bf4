// SPDX-License-Identifier: MIT
// Decides whose knowledge the table shows while several people share one screen. One gesture opens and closes
// a hand: pressing the seat's name, portrait, face-down hand or key.
//
//     Public <-- the match continues --> Down         no hand is open; Down calls somebody
//        \                              /
//         +---- a press of a seat ------+
//                      |
//                      v
//                  Clearing ---- a frame has shown the public view ---> Opening      presses do nothing
//                                                                          | half a second
//                                                                          v
//                                                                        Open
//
// Clearing, Opening and Open return to Public or Down on Esc, when the seat has done what was asked, before
// public events are shown, when others can respond to a play, and when the window loses focus. Pressing any
// seat does the same in Clearing and Open, and then no hand opens for half a second. A hand stays Open while
// its owner's own actions are shown and nobody else was asked, and while others respond to its owner's play
// and none of them says stop.
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
        Public,   ///< no hand is open; the pending seats act in public, or no seat is pending
        Down,     ///< no hand is open; the curtain names the seat called to the table
        Clearing, ///< a seat was pressed, but no frame has shown the public view yet
        Opening,  ///< a hand has just opened: accidental second presses do nothing
        Open,     ///< a hand is open
    };
    Q_ENUM(State)

    /// Both arguments must outlive this.
    Curtain(const match::Match& match, table::HotSeat& hotSeat, QObject* parent = nullptr);

    /// Returns "open" if the acting player's hand opens at once, or "curtain" if people open their own hands.
    /// With one person at the table there is never a curtain.
    [[nodiscard]] QString mode() const;
    /// Sets the mode. Returns false and changes nothing while someone is seated, because their hand must not
    /// stay open.
    Q_INVOKABLE bool setMode(const QString& mode);
    /// Returns the number of people at the table, including those with a screen of their own.
    [[nodiscard]] int people() const { return m_hotSeat->allPeople().size(); }
    [[nodiscard]] bool shared() const { return m_hotSeat->shared(); }
    [[nodiscard]] bool down() const { return m_hotSeat->down(); }
    [[nodiscard]] int seat() const { return m_hotSeat->asked(); }    ///< seat that must act, or -1
    [[nodiscard]] int seated() const { return m_hotSeat->seated(); } ///< seat whose hand is open, or -1
    [[nodiscard]] State state() const;
    /// While the curtain is down, returns the public events since the called person last looked, newest last.
    [[nodiscard]] QStringList news() const { return m_news.lines; }
    [[nodiscard]] int newsBefore() const { return m_news.before; } ///< number of older lines, only in the log

    /// Closes the hand that is open or opening, no matter whose it is. If none is, opens this seat's hand.
    Q_INVOKABLE void press(int seat);
    /// Does a person at this screen have this seat?
    Q_INVOKABLE bool isPerson(int seat) const {
        return m_hotSeat->peopleHere().contains(static_cast<kit::Seat>(seat));
    }
    /// Opens a person's hand, pending or not, as soon as the public view has been on the screen. Does nothing
    /// while someone is seated.
    Q_INVOKABLE void sit(int seat);
    Q_INVOKABLE void fall();
    /// Sets the item whose window shows the table. Without one, a hand opens without waiting for a frame.
    Q_INVOKABLE void setStage(QQuickItem* stage) { m_stage = stage; }

    // ---- for C++ only

    /// Does playing with open hands need the table's consent? This holds for several people with a curtain
    /// until the match is over, because every game has secret moments, even if only in a vote.
    [[nodiscard]] bool opensByAgreement() const;
    /// Adjusts to new players in the seats of the match.
    void changeSeats();
    /// Adjusts to people whose cards are elsewhere (HotSeat::setElsewhere).
    void setElsewhere(kit::SeatSet seats);
    /// Starts again for another match. Nobody is seated, and nobody has seen anything yet.
    void startOver();
    /// Forgets this entry, which was taken back, and any later entries that no longer exist.
    void forget(std::size_t entry) { m_looked.forget(entry, m_match->journal().entries.size()); }
    /// Follows a change of the match or of the seated person: calls HotSeat::settle or one of its siblings.
    void settle();
    void settleForAnswers(kit::Seat player, kit::Seat caller);
    void settleForNobody();
    /// Closes the seated person's hand before public events are narrated. The person opens it again by
    /// lifting the curtain.
    void makeWayForShow();
    /// Records that the current viewer has now seen everything.
    void noteSeen();

signals:
    void changed();
    void pressed();      ///< a key or button was pressed; emitted by other classes
    void sightChanged(); ///< the viewer changed: call settle() and refresh the table
    void unshared();     ///< the only person opened their hand, so narration is for them from now on

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
    QMetaObject::Connection m_frame; ///< connected until a frame has shown the public view
    int m_frameSerial = 0;
    QTimer m_habit; ///< single shot; presses are ignored while it runs
    News::Told m_news;
    kit::Seat m_wanted = kit::spectator; ///< seat that will sit down once the public view has been shown
};

} // namespace taletop::app
