// SPDX-License-Identifier: MIT
// A vote at the table. Taking back a move that revealed something, or playing with open hands, changes the
// game for everyone and needs everyone's consent. The players discuss it and answer once at the screen. A
// single person among bots is asked for confirmation.
#pragma once

#include "core/match/match.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace taletop::app {

class TableVote : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(QString offer READ offer NOTIFY changed)
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString no READ no NOTIFY changed)

public:
    using What = match::Agreement::What;

    /// `match` must outlive this; `people` has the seats of people at this screen.
    TableVote(const match::Match& match, kit::SeatSet people, QObject* parent = nullptr);

    /// Could the table vote on taking back someone's last move?
    [[nodiscard]] bool possible() const { return m_seat.has_value(); }
    /// Returns the label of the offer, such as "Ask the table to take back Ana’s last move", or "".
    [[nodiscard]] QString offer() const;
    [[nodiscard]] bool active() const { return m_asked.has_value(); }
    /// Returns the question in one sentence, with its consequences.
    [[nodiscard]] QString question() const;
    /// Returns what happens if someone disagrees.
    [[nodiscard]] QString no() const;

    /// Asks the table to take back the last move, if that is possible.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void agree(); ///< everyone agrees: the proposal is carried out
    /// Ends the vote without a change, because someone disagrees.
    Q_INVOKABLE void decline();

    // ---- for C++ only

    /// Adjusts to other players in the seats. `people` has the seats of people now.
    void changeSeats(kit::SeatSet people);
    /// Asks the table to play with open hands from now on.
    void askToOpenHands() { put({What::OpenHands, kit::spectator}); }
    /// Sets the seat with the move that the table could take back now, or nullopt.
    void settle(std::optional<kit::Seat> seat);

signals:
    void changed();
    void asked();
    void declined();
    void agreed(taletop::match::Agreement::What what, taletop::kit::Seat seat);

private:
    struct Question {
        What what;
        kit::Seat about;
    };
    void put(const Question& question);
    [[nodiscard]] QString takeBackQuestion() const;

    const match::Match* m_match;
    kit::SeatSet m_people;
    QStringList m_names;
    std::optional<kit::Seat> m_seat;
    std::optional<Question> m_asked;
};

} // namespace taletop::app
