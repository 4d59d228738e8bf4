// SPDX-License-Identifier: MIT
// The time after a play in which others may respond (scene::Scene::letItGo). It stays open until everybody
// asked by the rules has responded, in the rules' order; nobody's response is given for them. Presses here
// are public, so the window opens and ends the same way whatever anybody holds.
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
    /// `match` must outlive this; `persons` play at this table.
    ReactionWindow(const match::Match& match, kit::SeatSet persons, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    /// Returns the persons before this screen who may respond.
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList fine() const { return listOf(m_fine); }       ///< have let it go
    [[nodiscard]] QVariantList stopping() const { return listOf(shouts()); } ///< have said stop
    [[nodiscard]] QVariantList unasked() const { return listOf(m_unasked); } ///< not asked until their turn
    /// Must several people here still respond? Then allFine() responds for all of them.
    [[nodiscard]] bool mayAllPass() const { return unheard().size() > 1; }
    /// Does the window ask this seat, here or on a screen of its own?
    [[nodiscard]] bool asks(kit::Seat seat) const { return m_active && m_asked.contains(seat); }
    /// Has it let the play go?
    [[nodiscard]] bool hasLetGo(kit::Seat seat) const { return m_fine.contains(seat); }
    /// Has it said stop?
    [[nodiscard]] bool saysStop(kit::Seat seat) const { return shouts().contains(seat); }
    /// Does it let everything pass until its turn?
    [[nodiscard]] bool isUnasked(kit::Seat seat) const { return m_unasked.contains(seat); }

    /// Lets the play pass for this seat, and withdraws its stop.
    Q_INVOKABLE void fineByMe(int seat);
    /// Lets the play pass for everybody here who has not said stop.
    Q_INVOKABLE void allFine();
    /// Calls the seat as soon as the rules ask it, to respond or to look at its hand first.
    Q_INVOKABLE void stop(int seat);
    /// Sets whether the person is asked. If not, they let every play pass until the rules ask them for
    /// something else, such as their turn; they may still say stop.
    Q_INVOKABLE void setAsked(int seat, bool asked);

    // ---- not for QML

    /// Returns the entry that players can respond to; the first is 0.
    [[nodiscard]] std::size_t play() const { return m_play > 0 ? m_play - 1 : 0; }
    /// Returns the seat that made the play.
    [[nodiscard]] kit::Seat player() const { return m_player; }
    /// Returns the seat that said stop and must respond now, or kit::spectator for nobody.
    [[nodiscard]] kit::Seat caller() const { return m_caller; }
    /// Returns the same if that person is before this screen, otherwise kit::spectator.
    [[nodiscard]] kit::Seat callerHere() const {
        return m_elsewhere.contains(m_caller) ? kit::spectator : m_caller;
    }
    /// Follows a change of the match.
    void settle();
    /// Records who is seated behind the curtain; kit::spectator for nobody. A caller who has looked and gets
    /// up without a response withdraws their stop.
    void seated(kit::Seat seat);
    /// Starts again for another match or other players; `persons` are the people now, and `elsewhere` those
    /// of them with a screen of their own, for whom nobody answers at this one.
    void startOver(kit::SeatSet persons, kit::SeatSet elsewhere);
    /// Returns when a bot responds, in milliseconds from now: random, and independent of what it holds.
    /// `usual` is its pause at other times.
    [[nodiscard]] int pauseOf(kit::Seat bot, int usual) const;
    /// Returns the move that lets the play pass, or "" if there is nothing to respond to.
    [[nodiscard]] std::string letItGo() const;
    /// Returns the same for the moment of the last settle().
    [[nodiscard]] const std::string& wayOut() const { return m_wayOut; }

signals:
    void changed();
    void called();                          ///< a press changed caller()
    void letsPass(taletop::kit::Seat seat); ///< the seat passes and is pending: make letItGo()

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
    kit::SeatSet m_persons;
    kit::SeatSet m_elsewhere;
    kit::SeatSet m_asked;
    kit::SeatSet m_fine;
    kit::SeatSet m_passed;             ///< seats that have passed with a move, and are done
    kit::SeatSet m_unasked;            ///< seats that let everything pass until their turn
    std::vector<kit::Seat> m_stopping; ///< seats that said stop, in the order of their presses
    QTimer m_pass;                     ///< single shot, 0: the next seat passes
    std::string m_wayOut;
    kit::Seat m_player = kit::spectator;
    kit::Seat m_caller = kit::spectator;
    std::size_t m_play = 0;  ///< entries up to the play that players can respond to
    std::size_t m_known = 0; ///< entries at the last settle()
    bool m_active = false;
    bool m_sat = false; ///< has the caller sat down?
};

} // namespace taletop::app
