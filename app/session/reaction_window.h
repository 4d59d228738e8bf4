// SPDX-License-Identifier: MIT
// The moment after a play in which others may answer it (scene::Scene::letItGo). It waits until everybody
// whom the rules ask has answered, in the rules' order, and nobody's answer is given for them. What people
// press here is public, and so it opens and ends the same whatever anybody holds.
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
    /// `match` must outlive this; `persons` play at this screen.
    ReactionWindow(const match::Match& match, kit::SeatSet persons, QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QVariantList seats() const { return listOf(m_asked); }     ///< persons who may answer
    [[nodiscard]] QVariantList fine() const { return listOf(m_fine); }       ///< let it go
    [[nodiscard]] QVariantList stopping() const { return listOf(shouts()); } ///< have said stop
    [[nodiscard]] QVariantList unasked() const { return listOf(m_unasked); } ///< until their turn
    /// Do several people here still have to say something? Then allFine() answers for them.
    [[nodiscard]] bool mayAllPass() const { return m_asked.size() > 1 && unheard().size() > 1; }

    /// The seat lets it pass, and takes back that it said stop.
    Q_INVOKABLE void fineByMe(int seat);
    /// Nobody here stops it, but for those who have said so.
    Q_INVOKABLE void allFine();
    /// The seat answers, or looks whether it will: it is called as soon as the rules ask it.
    Q_INVOKABLE void stop(int seat);
    /// The person lets every play pass until the rules ask them for something else, such as their turn; or is
    /// asked again. They may still say stop.
    Q_INVOKABLE void setAsked(int seat, bool asked);

    // ---- not for QML

    /// The entry that is answered now; the first is 0.
    [[nodiscard]] std::size_t play() const { return m_play > 0 ? m_play - 1 : 0; }
    /// Who has played what is answered now.
    [[nodiscard]] kit::Seat player() const { return m_player; }
    /// Who has said stop and is asked now: has the table. kit::spectator: nobody.
    [[nodiscard]] kit::Seat caller() const { return m_caller; }
    /// The match has changed.
    void settle();
    /// Who sits behind the curtain has changed; kit::spectator: nobody. A caller who has looked and rises
    /// without an answer has said nothing.
    void seated(kit::Seat seat);
    /// Another match lies on the table, or others have its seats: these are persons now.
    void startOver(kit::SeatSet persons);
    /// When a bot answers, in milliseconds from now: at random, by nothing that it holds. `usual`: its pause
    /// at other times.
    [[nodiscard]] int pauseOf(kit::Seat bot, int usual) const;
    /// The move that lets the play pass; "" if nothing is to answer.
    [[nodiscard]] std::string letItGo() const;
    /// The same of the moment that was settled last.
    [[nodiscard]] const std::string& wayOut() const { return m_wayOut; }

signals:
    void changed();
    void called();                          ///< caller() has become another, by a press
    void letsPass(taletop::kit::Seat seat); ///< has said so and is asked now: makes the move letItGo()

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
    kit::SeatSet m_asked;
    kit::SeatSet m_fine;
    kit::SeatSet m_passed;             ///< have let it pass by a move: nothing more is to be said
    kit::SeatSet m_unasked;            ///< let all pass until their turn
    std::vector<kit::Seat> m_stopping; ///< the first to say so first
    QTimer m_pass;                     ///< single shot, 0: the next one lets it pass
    std::string m_wayOut;
    kit::Seat m_player = kit::spectator;
    kit::Seat m_caller = kit::spectator;
    std::size_t m_play = 0;  ///< entries up to the play that is answered
    std::size_t m_known = 0; ///< entries when it was settled last
    bool m_active = false;
    bool m_sat = false; ///< the caller has sat down
};

} // namespace taletop::app
