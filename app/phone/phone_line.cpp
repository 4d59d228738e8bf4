// SPDX-License-Identifier: MIT
#include "app/phone/phone_line.h"

#include <utility>

namespace taletop::phone {

PhoneLine::PhoneLine(QWebSocket* socket, QObject* parent) : QObject(parent), m_socket(socket) {
    socket->setParent(this);
    socket->setMaxAllowedIncomingMessageSize(longestMessage);
    socket->setMaxAllowedIncomingFrameSize(longestMessage);
    connect(socket, &QWebSocket::textMessageReceived, this, &PhoneLine::hear);
    connect(socket, &QWebSocket::binaryMessageReceived, this, &PhoneLine::hangUp);
    connect(socket, &QWebSocket::pong, this, [this] { m_awaitsPong = false; });
    connect(socket, &QWebSocket::disconnected, this, &PhoneLine::ended);
    m_pairing.setSingleShot(true);
    connect(&m_pairing, &QTimer::timeout, this, &PhoneLine::hangUp);
    m_pairing.start(pairsWithin);
    connect(&m_pings, &QTimer::timeout, this, &PhoneLine::ping);
    m_pings.start(pingsEvery);
}

PhoneLine::~PhoneLine() {
    m_socket->disconnect(this);
    m_socket->abort();
}

void PhoneLine::setSeat(kit::Seat seat) {
    m_seat = seat;
    m_pairing.stop();
}

void PhoneLine::send(const QByteArray& text) { m_socket->sendTextMessage(QString::fromUtf8(text)); }

void PhoneLine::hangUp() { m_socket->close(); }

void PhoneLine::hear(const QString& text) {
    constexpr int second = 1000;
    if (!m_second.isValid() || m_second.elapsed() >= second) {
        m_second.start();
        m_heard = 0;
    }
    const auto message = readMessage(text.toStdString());
    if (++m_heard > mostInASecond || !message)
        return hangUp();
    emit said(*message);
}

void PhoneLine::ping() {
    if (std::exchange(m_awaitsPong, true))
        m_socket->abort();
    else
        m_socket->ping();
}

} // namespace taletop::phone
