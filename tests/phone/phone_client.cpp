// SPDX-License-Identifier: MIT
#include "tests/phone/phone_client.h"

#include <QJsonDocument>
#include <QNetworkRequest>

namespace taletop::app {

PhoneClient::PhoneClient() {
    connect(&m_socket, &QWebSocket::connected, this, [this] { say(m_first); });
    connect(&m_socket, &QWebSocket::textMessageReceived, this, &PhoneClient::hear);
}

void PhoneClient::open(const QString& address) {
    m_url = QUrl(address);
    connectTo({{QStringLiteral("code"), m_url.fragment()}});
}

void PhoneClient::comeBack() { connectTo({{QStringLiteral("key"), m_key}}); }

void PhoneClient::connectTo(const QJsonObject& first) {
    m_first = first;
    m_end.clear();
    const QString host = QStringLiteral("%1:%2").arg(m_url.host()).arg(m_url.port());
    QNetworkRequest request(QUrl(QStringLiteral("ws://%1/hand").arg(host)));
    request.setRawHeader("Origin", "http://" + host.toUtf8());
    m_socket.abort();
    m_socket.open(request);
}

void PhoneClient::say(const QJsonObject& message) {
    say(QJsonDocument(message).toJson(QJsonDocument::Compact));
}

void PhoneClient::press(const char* what) {
    say(QJsonObject{{QStringLiteral("press"), QString::fromLatin1(what)},
                    {QStringLiteral("revision"), m_hand.value(QLatin1String("revision")).toInt()}});
}

void PhoneClient::hear(const QString& text) {
    const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
    if (message.contains(QLatin1String("key")))
        m_key = message.value(QLatin1String("key")).toString();
    if (message.contains(QLatin1String("end")))
        m_end = message.value(QLatin1String("end")).toString();
    if (message.contains(QLatin1String("answer")))
        m_answers.append(message.value(QLatin1String("answer")).toString());
    if (message.contains(QLatin1String("why")))
        m_reason = message.value(QLatin1String("why")).toString();
    m_idle = message.value(QLatin1String("idle")).toString();
    const QJsonObject faces = message.value(QLatin1String("faces")).toObject();
    for (auto face = faces.begin(); face != faces.end(); ++face)
        m_faces.insert(face.key(), face.value());
    if (message.contains(QLatin1String("hand"))) {
        m_hand = message.value(QLatin1String("hand")).toObject();
        ++m_pages;
    }
    emit heard();
}

} // namespace taletop::app
