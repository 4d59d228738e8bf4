// SPDX-License-Identifier: MIT
// The time after a play in which others may respond (scene::Scene::letItGo). It stays open until everyone
// whom the rules ask has responded, in the rules' order. Nobody's response is made for them. Presses are
// public, so the window opens and ends in the same way, regardless of anyone's cards.
#pragma once

#include "core/match/match.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class ReactionWindow : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList fine READ fine NOTIFY changed)
    Q_PROPERTY(QVariantList stopping READ stopping NOTIFY changed)
    Q_PROPERTY(QVariantList unasked READ unasked NOTIFY changed)
    Q_PROPERTY(bool mayAllPass READ mayAllPass NOTIFY changed)

public:
    /// `match` must outlive this; `people` has the seats of people at this table.
    ReactionWindow(const match::Match& match, kit::SeatSet people, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    /// Returns the people at this screen who may respond.
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList fine() const { return listOf(m_fine); }       ///< seats that let the play go
    [[nodiscard]] QVariantList stopping() const { return listOf(shouts()); } ///< seats that said stop
    [[nodiscard]] QVariantList unasked() const { return listOf(m_unasked); } ///< seats not asked now
    /// Must several people here still respond? Then allFine() responds for all of them.
    [[nodiscard]] bool mayAllPass() const { return unheard().size() > 1; }
    /// Does the window ask this seat, here or on a screen of its own?
    [[nodiscard]] bool asks(kit::Seat seat) const { return m_active && m_asked.contains(seat); }
    /// Has the seat let the play go?
    [[nodiscard]] bool hasLetGo(kit::Seat seat) const { return m_fine.contains(seat); }
    /// Has the seat said stop?
    [[nodiscard]] bool saysStop(kit::Seat seat) const { return shouts().contains(seat); }
    /// Does the seat let everything pass until its turn?
    [[nodiscard]] bool isUnasked(kit::Seat seat) const { return m_unasked.contains(seat); }

    /// Lets the play pass for this seat, and withdraws its stop.
    Q_INVOKABLE void fineByMe(int seat);
    /// Lets the play pass for everyone here who has not said stop.
    Q_INVOKABLE void allFine();
    /// Says stop for a seat, which is called when the rules ask it. The person responds, or first looks at
    /// their hand.
    Q_INVOKABLE void stop(int seat);
    /// Sets whether the person is asked. A person who is not asked lets every play pass until the rules ask
    /// for something else, such as their turn, but may still say stop.
    Q_INVOKABLE void setAsked(int seat, bool asked);

    // ---- for C++ only

    /// Returns the index of the entry that players can respond to.
    [[nodiscard]] std::size_t play() const { return m_play > 0 ? m_play - 1 : 0; }
    /// Returns the seat that made this play.
    [[nodiscard]] kit::Seat player() const { return m_player; }
    /// Returns the seat that said stop and must respond now, or kit::spectator if there is none.
    [[nodiscard]] kit::Seat caller() const { return m_caller; }
    /// Returns caller() if that person is at this screen, otherwise kit::spectator.
    [[nodiscard]] kit::Seat callerHere() const {
        return m_elsewhere.contains(m_caller) ? kit::spectator : m_caller;
    }
    /// Follows a change of the match.
    void settle();
    /// Records the seat whose hand is open, or kit::spectator. Withdraws the caller's stop if they have
    /// looked and get up without a response.
    void seated(kit::Seat seat);
    /// Starts again for another match or other players. `people` has the seats of people now. `elsewhere` has
    /// those with a screen of their own, for whom nobody answers at this one.
    void startOver(kit::SeatSet people, kit::SeatSet elsewhere);
    /// Returns the milliseconds until a bot responds: random, and independent of what the bot holds. `usual`
    /// is the bot's pause at other times.
    [[nodiscard]] int pauseOf(kit::Seat bot, int usual) const;
    /// Returns the move that lets the play pass, or "" if players can't respond to anything.
    [[nodiscard]] std::string letItGo() const;
    /// Returns letItGo() as of the last settle().
    [[nodiscard]] const std::string& wayOut() const { return m_wayOut; }

signals:
    void changed();
    void called();                          ///< a press changed caller()
    void letsPass(taletop::kit::Seat seat); ///< the seat is pending and passes: make letItGo()

private:
    [[nodiscard]] static QVariantList listOf(kit::SeatSet set);
    [[nodiscard]] kit::SeatSet pending() const;
    [[nodiscard]] kit::SeatSet shouts() const;
    [[nodiscard]] kit::SeatSet unheard() const;
    void askInTurn();
    void open(kit::Seat player);
    void close();
    void hear();
    void callNext();
    void takeBack(kit::Seat seat);
    void passNext();

    const match::Match* m_match;
    kit::SeatSet m_people;
    kit::SeatSet m_elsewhere;
    kit::SeatSet m_asked;
    kit::SeatSet m_fine;
    kit::SeatSet m_passed;             ///< seats that have passed with a move
    kit::SeatSet m_unasked;            ///< seats that let everything pass until their turn
    std::vector<kit::Seat> m_stopping; ///< seats that said stop, in the order of their presses
    QTimer m_pass;                     ///< single shot after 0 ms, when the next seat passes
    std::string m_wayOut;
    kit::Seat m_player = kit::spectator;
    kit::Seat m_caller = kit::spectator;
    std::size_t m_play = 0;  ///< number of entries up to and including play()
    std::size_t m_known = 0; ///< number of entries at the last settle()
    bool m_active = false;
    bool m_sat = false; ///< has the caller sat down?
};

} // namespace taletop::app
