// SPDX-License-Identifier: MIT
// A test's phone, which exchanges messages with the table as the page does, and has only the data that it
// received.
#pragma once

#include "app/phone/phone_server.h"

#include <QJsonObject>
#include <QUrl>
#include <QWebSocket>

namespace taletop::app {

class PhoneClient : public QObject {
    Q_OBJECT

public:
    PhoneClient();

    /// Opens the address of a code, and sends that code.
    void open(const QString& address);
    /// Connects again with the received key.
    void comeBack();
    /// Disconnects without a message.
    void leave() { m_socket.abort(); }
    void say(const QJsonObject& message);
    /// Presses a button of the current page.
    void press(const char* what);
    void say(const QByteArray& text) { m_socket.sendTextMessage(QString::fromUtf8(text)); }

    [[nodiscard]] bool isOpen() const { return m_socket.isValid(); }
    [[nodiscard]] bool isGone() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    [[nodiscard]] const QString& key() const { return m_key; }
    void setKey(const QString& key) { m_key = key; }
    [[nodiscard]] const QString& why() const { return m_end; } ///< the server's reason for closing, or ""
    [[nodiscard]] const QString& idle() const { return m_idle; }
    [[nodiscard]] const QJsonObject& hand() const { return m_hand; }   ///< the current page
    [[nodiscard]] const QJsonObject& faces() const { return m_faces; } ///< all faces described so far
    [[nodiscard]] int pages() const { return m_pages; }                ///< number of pages received
    [[nodiscard]] const QStringList& answers() const {
        return m_answers;
    } ///< answers to moves; "" if the move was made
    void forgetAnswers() { m_answers.clear(); }
    [[nodiscard]] const QString& reason() const { return m_reason; } ///< the last answer to "why", or ""

signals:
    void heard();

private:
    void connectTo(const QJsonObject& first);
    void hear(const QString& text);

    QWebSocket m_socket;
    QUrl m_url;
    QJsonObject m_first;
    QString m_key;
    QString m_end;
    QString m_idle;
    QJsonObject m_hand;
    QJsonObject m_faces;
    QStringList m_answers;
    QString m_reason;
    int m_pages = 0;
};

} // namespace taletop::app
