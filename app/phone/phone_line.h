// SPDX-License-Identifier: MIT
// One connection to a page: reads its messages, enforces the limits, and notices when the phone is gone.
#pragma once

#include "app/phone/messages.h"
#include "core/kit/seat.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QWebSocket>

namespace taletop::phone {

class PhoneLine : public QObject {
    Q_OBJECT

public:
    /// Takes the socket over.
    PhoneLine(QWebSocket* socket, QObject* parent);
    ~PhoneLine() override;

    /// The seat whose hand it may see; kit::spectator before it has shown a code or key.
    [[nodiscard]] kit::Seat seat() const { return m_seat; }
    void setSeat(kit::Seat seat);
    void send(const QByteArray& text);
    /// Closes the line; ended() follows.
    void hangUp();

    static constexpr int pairsWithin = 10'000; ///< milliseconds to show a code or key
    static constexpr int pingsEvery = 15'000;  ///< milliseconds; one that is not answered ends the line
    static constexpr int mostInASecond = 20;   ///< messages that a page may send

signals:
    void said(const taletop::phone::Message& message);
    void ended();

private:
    void hear(const QString& text);
    void ping();

    QWebSocket* m_socket;
    kit::Seat m_seat = kit::spectator;
    QTimer m_pairing; ///< single shot
    QTimer m_pings;
    QElapsedTimer m_second; ///< time since the first message that m_heard counts
    int m_heard = 0;
    bool m_awaitsPong = false;
};

} // namespace taletop::phone
