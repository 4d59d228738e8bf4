// SPDX-License-Identifier: MIT
// Answers browsers' requests for the page of a hand and for pictures of cards, and passes on connections for
// messages.
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

    /// Listens on a free port of this address. Returns false if the system does not allow this.
    bool open(const QHostAddress& address);
    void close();
    /// Returns the address, such as "192.168.1.5:40123", or "" while closed.
    [[nodiscard]] const QString& host() const { return m_host; }
    void setPage(const QByteArray& page) { m_page = page; }
    /// Sets the files that are served as /art/<index in this list>.svg.
    void setPictures(const QStringList& files) { m_pictures = files; }

    /// The time limit for sending a request, in milliseconds.
    static constexpr int patience = 5000;
    /// The number of requests that are read at once. Others wait until the system drops them.
    static constexpr int mostAtOnce = 32;

signals:
    /// Emitted when a page wants to exchange messages. Its request is still unread in the socket, which the
    /// receiver owns from now on.
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
