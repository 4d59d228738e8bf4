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
#include "app/session/open_turns.h"
#include "app/session/scheduling.h"

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <vector>

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

    /// `match` must outlive this. Starts with the curtain in use.
    explicit Curtain(const match::Match& match, QObject* parent = nullptr);

    /// "open": whoever acts has their view at once; "curtain": what is for one's eyes only is shown
    /// to that one only. With one person at the table there is never a curtain.
    [[nodiscard]] QString mode() const;
    /// False, and nothing changes, while somebody sits: what is open must not stay open.
    Q_INVOKABLE bool setMode(const QString& mode);
    [[nodiscard]] int people() const { return m_people.size(); }
    /// May somebody look at the screen for whose eyes no hand is: several people play, or others just did.
    [[nodiscard]] bool shared() const { return m_people.size() > 1 || m_unopened; }
    /// A person must come to the table; nothing that is hidden from anybody is shown anywhere.
    [[nodiscard]] bool down() const { return m_down; }
    [[nodiscard]] int seat() const { return m_seat; }     ///< the person who is asked, -1: nobody
    [[nodiscard]] int seated() const { return m_seated; } ///< who lifted the curtain, -1: nobody
    [[nodiscard]] State state() const;
    /// What happened since the one who sits looked last, as that one knows it, newest last.
    [[nodiscard]] QStringList news() const { return m_news.lines; }
    [[nodiscard]] int newsBefore() const { return m_news.before; } ///< lines that only the log has

    /// The gesture: where a hand is open or about to be, it closes, whosever it is; else the seat's opens.
    Q_INVOKABLE void press(int seat);
    Q_INVOKABLE bool isPerson(int seat) const { return m_people.contains(static_cast<kit::Seat>(seat)); }
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
    /// Others have the seats of the match now. No hand stays open, and where people have come or gone all are
    /// behind the curtain: even of the only one who is left, until that person opens it.
    void changeSeats();
    /// Shows a bot's seat where no person plays.
    void watch(kit::Seat seat) { m_watched = seat; }
    /// Another match lies on the table: nobody sits, and nobody has looked.
    void startOver();
    /// The journal is gone through anew; `last` counts as the one who did something last.
    void restart();
    void goBackTo(kit::Seat last) { m_order.goBackTo(last); }
    /// The person who did something last, as far as everybody knows.
    [[nodiscard]] kit::Seat lastToAct() const { return m_order.lastToAct(); }
    /// This entry has been taken back, or it and all that came after it.
    void forget(std::size_t entry) { m_looked.forget(entry, m_match->journal().entries.size()); }
    /// An entry has been carried out: its unredacted facts, and the state after it.
    void follow(kit::Seat who, std::span<const kit::Fact> facts, const contract::AnyState& after);
    /// Has everybody seen something of this entry, or will when it is told? The first is 0.
    [[nodiscard]] bool wasSeenByAll(std::size_t entry) const {
        return entry < m_seenByAll.size() && m_seenByAll[entry];
    }
    /// Of how many entries is that so?
    [[nodiscard]] int seenByAll() const { return static_cast<int>(std::ranges::count(m_seenByAll, true)); }
    /// The match or who sits has changed: finds out who is asked and what is seen.
    void settle();
    /// The same while what `player` has played can be answered: nobody is called to the table but `caller`,
    /// who has said stop. Anybody may look unasked; who sits when that begins rises, but for the player.
    void settleForAnswers(kit::Seat player, kit::Seat caller);
    /// Something is shown to everybody: who sits rises, and sits again when they lift the curtain.
    void makeWayForShow();
    /// Since they sat down, has nobody but the one who sits been asked anything, and is nobody else now? What
    /// others answer to their plays does not count.
    [[nodiscard]] bool sitsAlone() const { return m_alone && isPending(m_seated) && asksOne(); }
    /// Does who sits only wait for what others answer to their play?
    [[nodiscard]] bool awaitsAnswers() const { return m_awaits; }
    /// Nobody is asked for now, though somebody may be pending.
    void settleForNobody() { settleFor(kit::spectator); }
    /// What is seen now has been seen.
    void noteSeen();

    [[nodiscard]] kit::SeatSet persons() const { return m_people; }
    /// Is what is for one person's eyes shown to that one only?
    [[nodiscard]] bool inUse() const { return m_mode == Mode::Curtain && shared(); }
    /// The seat whose zones are shown.
    [[nodiscard]] kit::Seat viewer() const { return m_viewer; }
    /// The seat whose choices are offered; not the viewer where it acts in public.
    [[nodiscard]] kit::Seat actor() const { return m_actor; }
    /// Does the actor have secrets while the table shows what is public?
    [[nodiscard]] bool inPublic() const { return m_actor != m_viewer; }
    /// The seat in the middle of the table, the last one while nobody is asked.
    [[nodiscard]] kit::Seat focus() const { return m_focus; }
    /// Who may read what is told to all at the table: one person or the watched bot, if nobody else
    /// is there, else the spectator.
    [[nodiscard]] kit::Seat publicEyes() const;
    /// Who sees the cards move: the one who sits alone before the screen, or publicEyes().
    [[nodiscard]] kit::Seat eyes() const { return m_seated >= 0 ? m_seated : publicEyes(); }

signals:
    void changed();
    void pressed();      ///< a key or a button, by whoever is before the screen; emitted from outside
    void sightChanged(); ///< settle() and show what is seen now
    void unshared();     ///< the only person has opened their hand: from now on they read what is told

private:
    void takeSeats();
    [[nodiscard]] bool isPending(kit::Seat seat) const;
    [[nodiscard]] bool asksOne() const { return m_match->pending().seats.size() == 1; }
    void settleFor(kit::Seat due);
    void settleOpenly(kit::Seat due);
    void settleUnseated(kit::Seat due);
    void lift(kit::Seat seat);
    void rise();
    void frameShown();

    enum class Mode { Open, Curtain };
    const match::Match* m_match;
    kit::SeatSet m_people;
    QStringList m_names;
    OpenTurns m_turns;
    Scheduling m_order;
    std::vector<bool> m_seenByAll; ///< by entry
    News m_looked;
    QPointer<QQuickItem> m_stage;
    QMetaObject::Connection m_frame; ///< while the public view has not been shown yet
    int m_frameSerial = 0;
    QTimer m_habit; ///< single shot: until presses count
    News::Told m_news;
    Mode m_mode = Mode::Curtain;
    kit::Seat m_viewer = kit::spectator;
    kit::Seat m_actor = kit::spectator;
    kit::Seat m_focus = 0;
    kit::Seat m_watched = kit::spectator;
    kit::Seat m_seat = kit::spectator;
    kit::Seat m_seated = kit::spectator;
    kit::Seat m_wanted = kit::spectator; ///< sits when the public view has been shown
    bool m_unopened = false;             ///< others have left, and the only person has not opened their hand
    bool m_answering = false;            ///< a play can be answered
    bool m_deciding = false;             ///< who sits has something to choose, and rises when it is sealed
    bool m_awaits = false;               ///< who sits has played what others answer now
    bool m_alone = false;                ///< since somebody sat down nobody else was asked
    bool m_down = false;
};

} // namespace taletop::app
