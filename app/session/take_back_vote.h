// SPDX-License-Identifier: MIT
// Asking the table: a move by which somebody has learnt something goes back only if every other
// person at the table agrees. Bots do; whoever plays alone with them is asked whether he means it.
#pragma once

#include "core/match/match.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace taletop::app {

class TakeBackVote : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(QString offer READ offer NOTIFY changed)
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(int asker READ asker NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QVariantList missing READ missing NOTIFY changed)

public:
    /// `match` must outlive this; `persons` play at this screen.
    TakeBackVote(const match::Match& match, kit::SeatSet persons, QObject* parent = nullptr);

    /// Somebody's last move could be asked back.
    [[nodiscard]] bool possible() const { return m_seat.has_value(); }
    /// "Ask the table to take back Ana’s last move", or "".
    [[nodiscard]] QString offer() const;
    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] int asker() const { return m_seat.value_or(kit::spectator); }
    /// What is asked, in one sentence, and what becomes of it.
    [[nodiscard]] QString question() const;
    /// The seats that have to agree still; whoever is alone agrees with himself.
    [[nodiscard]] QVariantList missing() const;

    /// Puts the question.
    Q_INVOKABLE void ask();
    /// The seat agrees; the last one that does takes the move back. False: it was not asked.
    Q_INVOKABLE bool agree(int seat);
    /// Somebody does not: nothing happens.
    Q_INVOKABLE void decline();

    // ---- not for QML

    /// Whose last move could be asked back now; nobody's: any question is over.
    void settle(std::optional<kit::Seat> seat);

signals:
    void changed();
    void asked();
    void declined();
    void agreed(taletop::kit::Seat seat);

private:
    const match::Match* m_match;
    kit::SeatSet m_persons;
    QStringList m_names;
    std::optional<kit::Seat> m_seat;
    kit::SeatSet m_missing;
    bool m_active = false;
};

} // namespace taletop::app
