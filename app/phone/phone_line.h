// SPDX-License-Identifier: MIT
// A connection to one page. Reads the page's messages, enforces the limits, and notices when the phone is
// gone.
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
    /// Takes ownership of the socket.
    PhoneLine(QWebSocket* socket, QObject* parent);
    ~PhoneLine() override;

    /// Returns the seat whose hand the phone may see, or kit::spectator before it has sent a code or key.
    [[nodiscard]] kit::Seat seat() const { return m_seat; }
    void setSeat(kit::Seat seat);
    void send(const QByteArray& text);
    /// Closes the connection; ended() follows.
    void hangUp();

    static constexpr int pairsWithin = 10'000; ///< milliseconds for sending a code or key
    static constexpr int pingsEvery = 15'000;  ///< milliseconds; an unanswered ping ends the connection
    static constexpr int mostInASecond = 20;   ///< most messages that a page may send

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
    QElapsedTimer m_second; ///< time since the first message counted in m_heard
    int m_heard = 0;
    bool m_awaitsPong = false;
};

} // namespace taletop::phone
