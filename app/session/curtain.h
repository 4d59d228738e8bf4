// SPDX-License-Identifier: MIT
// Whose knowledge the table shows while several people share one screen. One gesture opens a hand and
// closes it: a press of the seat's name, portrait, face-down hand or key.
//
//     Public <--- the match goes on ---> Down         no hand is open; down, somebody is called
//        \                              /
//         +---- a press of a seat ------+
//                      |
//                      v
//                  Clearing ---- a frame has shown the public view ---> Opening      presses do nothing
//                                                                          | half a second
//                                                                          v
//                                                                        Open
//
//     From these three back to Public or Down: by a press of any seat (not while Opening; another half a
//     second opens none then), by Esc, when what was asked is done, before a public show, when a play can be
//     answered, when the window is left. It stays Open over a show of what its owner alone has done while
//     nobody else was asked, and while others answer their play and none of them says stop.
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
    QML_NAMED_ELEMENT(HandOver)
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
        Public,   ///< no hand is open; who is asked acts before all eyes, or nobody is asked
        Down,     ///< no hand is open; the curtain names who is called to the table
        Clearing, ///< a seat was pressed, but the screen has not shown the public view yet
        Opening,  ///< a hand has just opened: presses of habit do nothing
        Open,     ///< a hand is open
    };
    Q_ENUM(State)

    /// Both must outlive this.
    Curtain(const match::Match& match, table::HotSeat& hotSeat, QObject* parent = nullptr);

    /// "open": whoever acts has their view at once; "curtain": what is for one's eyes only is shown
    /// to that one only. With one person at the table there is never a curtain.
    [[nodiscard]] QString mode() const;
    /// False, and nothing changes, while somebody sits: what is open must not stay open.
    Q_INVOKABLE bool setMode(const QString& mode);
    [[nodiscard]] int people() const { return m_hotSeat->persons().size(); }
    [[nodiscard]] bool shared() const { return m_hotSeat->shared(); }
    [[nodiscard]] bool down() const { return m_hotSeat->down(); }
    [[nodiscard]] int seat() const { return m_hotSeat->asked(); }    ///< the person who is asked, -1: nobody
    [[nodiscard]] int seated() const { return m_hotSeat->seated(); } ///< who lifted the curtain, -1: nobody
    [[nodiscard]] State state() const;
    /// What happened since the one who sits looked last, as that one knows it, newest last.
    [[nodiscard]] QStringList news() const { return m_news.lines; }
    [[nodiscard]] int newsBefore() const { return m_news.before; } ///< lines that only the log has

    /// The gesture: where a hand is open or about to be, it closes, whosever it is; else the seat's opens.
    Q_INVOKABLE void press(int seat);
    Q_INVOKABLE bool isPerson(int seat) const {
        return m_hotSeat->persons().contains(static_cast<kit::Seat>(seat));
    }
    /// Opens the hand of a person, pending or only looking, as soon as the public view has been on the
    /// screen; nothing while somebody sits.
    Q_INVOKABLE void sit(int seat);
    Q_INVOKABLE void fall();
    /// The news have been read, or something else is done.
    Q_INVOKABLE void putNewsAway();
    /// The item whose window shows the table. Without one nothing waits for a frame.
    Q_INVOKABLE void setStage(QQuickItem* stage) { m_stage = stage; }

    // ---- not for QML

    /// Are hands laid open by the table's agreement alone? Every game has moments that are secret, be it a
    /// vote: whoever is alone, or at a match that is over, opens nothing that others may not see.
    [[nodiscard]] bool opensByAgreement() const;
    /// Others have the seats of the match now.
    void changeSeats();
    /// Another match lies on the table: nobody sits, and nobody has looked.
    void startOver();
    /// This entry has been taken back, or it and all that came after it.
    void forget(std::size_t entry) { m_looked.forget(entry, m_match->journal().entries.size()); }
    /// The match or who sits has changed: HotSeat::settle and the others.
    void settle();
    void settleForAnswers(kit::Seat player, kit::Seat caller);
    void settleForNobody();
    /// Something is shown to everybody: who sits rises, and sits again when they lift the curtain.
    void makeWayForShow();
    /// What is seen now has been seen.
    void noteSeen();

signals:
    void changed();
    void pressed();      ///< a key or a button, by whoever is before the screen; emitted from outside
    void sightChanged(); ///< settle() and show what is seen now
    void unshared();     ///< the only person has opened their hand: from now on they read what is told

private:
    void lift(kit::Seat seat);
    void rise();
    void clear();
    void afterSettling(bool sat);
    void frameShown();

    const match::Match* m_match;
    table::HotSeat* m_hotSeat;
    News m_looked;
    QPointer<QQuickItem> m_stage;
    QMetaObject::Connection m_frame; ///< while the public view has not been shown yet
    int m_frameSerial = 0;
    QTimer m_habit; ///< single shot: until presses count
    News::Told m_news;
    kit::Seat m_wanted = kit::spectator; ///< sits when the public view has been shown
};

} // namespace taletop::app
