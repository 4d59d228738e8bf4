// SPDX-License-Identifier: MIT
// Hands spoken to those who wear headphones and have said so: when one of them sits down behind the curtain,
// and when the hand changes then. With the curtain down not a word is heard, nor of anybody else's hand.
#pragma once

#include "app/session/match_session.h"

#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>

namespace taletop::app {

class EarHand : public QObject {
    Q_OBJECT

public:
    using Say = std::function<void(const QString& words)>;
    using BeStill = std::function<void()>;

    EarHand(Say say, BeStill beStill, QObject* parent = nullptr);

    /// Watches the table of `session`, at which nobody wears headphones yet; nullptr: there is none.
    void follow(MatchSession* session);
    [[nodiscard]] bool isFor(int seat) const { return m_seats.contains(seat); }
    /// Does this seat's owner wear headphones? At first not.
    void setFor(int seat, bool on);

private:
    [[nodiscard]] bool mayBeHeard() const;
    void look();
    void speak();

    Say m_say;
    BeStill m_beStill;
    QPointer<MatchSession> m_session;
    QSet<int> m_seats;
    QString m_spoken; ///< "": nothing, since the hand was opened
};

} // namespace taletop::app
