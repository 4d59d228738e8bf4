// SPDX-License-Identifier: MIT
// Answers browsers' requests: gives them the page of a hand and pictures of cards, and hands over connections
// for messages.
#pragma once

#include "app/phone/requests.h"

#include <QObject>
#include <QStringList>
#include <QTcpServer>

namespace taletop::phone {

class WebFront : public QObject {
    Q_OBJECT

public:
    explicit WebFront(QObject* parent = nullptr);

    /// Listens at a free port of this address. Returns false if the system does not allow it.
    bool open(const QHostAddress& address);
    void close();
    /// Returns "192.168.1.5:40123", or "" while closed.
    [[nodiscard]] const QString& host() const { return m_host; }
    void setPage(const QByteArray& page) { m_page = page; }
    /// Sets the files that are given as /art/<their place in this list>.svg.
    void setPictures(const QStringList& files) { m_pictures = files; }

    /// The time that a browser may take for a request, in milliseconds.
    static constexpr int patience = 5000;
    /// The most requests that are read at once; others wait until the system drops them.
    static constexpr int mostAtOnce = 32;

signals:
    /// A page wants to exchange messages. Its request is still unread in the socket, which the receiver owns
    /// from now on.
    void wantsToTalk(QTcpSocket* socket);

private:
    void greet();
    void read(QTcpSocket& socket);
    void answer(QTcpSocket& socket, const Request& request) const;
    void goodbye();

    QTcpServer m_server;
    QString m_host;
    QByteArray m_page;
    QStringList m_pictures;
    int m_open = 0;
};

} // namespace taletop::phone
