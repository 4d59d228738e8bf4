// SPDX-License-Identifier: MIT
// A phone in a test: it exchanges messages with the table as the page does, and knows only what it is sent.
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

    /// Opens the address from a code and sends the code that it contains.
    void open(const QString& address);
    /// Connects again with the key that it was given.
    void comeBack();
    /// Disconnects without a message.
    void leave() { m_socket.abort(); }
    void say(const QJsonObject& message);
    /// Presses a button of the page that is shown.
    void press(const char* what);
    void say(const QByteArray& text) { m_socket.sendTextMessage(QString::fromUtf8(text)); }

    [[nodiscard]] bool isOpen() const { return m_socket.isValid(); }
    [[nodiscard]] bool isGone() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    [[nodiscard]] const QString& key() const { return m_key; }
    void setKey(const QString& key) { m_key = key; }
    [[nodiscard]] const QString& why() const { return m_end; } ///< the table's reason for closing, or ""
    [[nodiscard]] const QString& idle() const { return m_idle; }
    [[nodiscard]] const QJsonObject& hand() const { return m_hand; }   ///< the newest page
    [[nodiscard]] const QJsonObject& faces() const { return m_faces; } ///< all faces that were described
    [[nodiscard]] int pages() const { return m_pages; }                ///< number of pages received
    [[nodiscard]] const QStringList& answers() const {
        return m_answers;
    } ///< answers to moves; "" for a move that was made
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
