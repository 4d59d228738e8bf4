// SPDX-License-Identifier: MIT
// Asking the table: what changes the game for everybody, a move that somebody has learnt from taken
// back or hands laid open, needs everybody's yes. They talk about it and answer once at the
// screen; whoever plays alone with bots is asked whether they mean it.
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

    /// `match` must outlive this; `persons` play at this screen.
    TableVote(const match::Match& match, kit::SeatSet persons, QObject* parent = nullptr);

    /// Somebody's last move could be asked back.
    [[nodiscard]] bool possible() const { return m_seat.has_value(); }
    /// "Ask the table to take back Ana’s last move", or "".
    [[nodiscard]] QString offer() const;
    [[nodiscard]] bool active() const { return m_asked.has_value(); }
    /// What is asked, in one sentence, and what becomes of it.
    [[nodiscard]] QString question() const;
    /// What it means if somebody does not agree.
    [[nodiscard]] QString no() const;

    /// Asks for the last move back, if that is possible.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void agree(); ///< everybody does: what was asked is done
    /// Somebody does not: nothing happens.
    Q_INVOKABLE void decline();

    // ---- not for QML

    /// Others have the seats of the match now; these are persons.
    void changeSeats(kit::SeatSet persons);
    /// Asks to lay the hand of whoever acts open from now on.
    void askToOpenHands() { put({What::OpenHands, kit::spectator}); }
    /// Whose last move could be asked back now.
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
    kit::SeatSet m_persons;
    QStringList m_names;
    std::optional<kit::Seat> m_seat;
    std::optional<Question> m_asked;
};

} // namespace taletop::app
