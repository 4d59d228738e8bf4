// SPDX-License-Identifier: MIT
#include "app/phone/web_front.h"

#include <QFile>
#include <QTcpSocket>
#include <QTimer>

namespace taletop::phone {

namespace {

/// Headers of every answer. The page loads nothing from elsewhere, no other page can embed ours, and our
/// addresses are not sent to other sites.
constexpr const char* safeguards =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Connection: close\r\n";

const QString patienceName = QStringLiteral("patience");

struct Answer {
    QByteArray status = "200 OK";
    QByteArray type = "text/plain; charset=utf-8";
    QByteArray body = {};
    bool keep = false; ///< may the browser cache it? Only for pictures, which are the same for every hand
};

/// Removes indentation and comment lines, which browsers do not need.
QByteArray slim(const QByteArray& text) {
    QByteArray lines;
    for (const QByteArray& each : text.split('\n'))
        if (const QByteArray line = each.trimmed(); !line.isEmpty() && !line.startsWith("//"))
            lines += line + '\n';
    return lines;
}

/// Answers with the contents of these files, one after the other.
Answer fileAnswer(const QStringList& names, const char* type) {
    Answer answer{"200 OK", type};
    for (const QString& name : names) {
        QFile file(name);
        if (name.isEmpty() || !file.open(QIODevice::ReadOnly))
            return {"404 Not Found"};
        answer.body += file.readAll();
    }
    return answer;
}

Answer answerTo(const Request& request, const QByteArray& page, const QStringList& pictures) {
    Answer answer;
    switch (request.kind) {
    case Request::Kind::Page:
        return {"200 OK", "text/html; charset=utf-8", page};
    case Request::Kind::Script:
        answer = fileAnswer({QStringLiteral(":/phone/line.js"), QStringLiteral(":/phone/hand.js"),
                             QStringLiteral(":/phone/zones.js"), QStringLiteral(":/phone/choices.js")},
                            "text/javascript; charset=utf-8");
        answer.body = slim(answer.body);
        return answer;
    case Request::Kind::Style:
        answer = fileAnswer({QStringLiteral(":/phone/hand.css")}, "text/css; charset=utf-8");
        answer.body = slim(answer.body);
        return answer;
    case Request::Kind::Picture:
        answer = fileAnswer({pictures.value(request.picture)}, "image/svg+xml");
        answer.keep = true;
        return answer;
    case Request::Kind::Missing:
        return {"404 Not Found"};
    case Request::Kind::Socket:
    case Request::Kind::Refused:
        break;
    }
    return {"403 Forbidden"};
}

} // namespace

WebFront::WebFront(QObject* parent) : QObject(parent) {
    connect(&m_server, &QTcpServer::newConnection, this, &WebFront::greet);
}

bool WebFront::open(const QHostAddress& address) {
    close();
    if (!m_server.listen(address))
        return false;
    m_host = QStringLiteral("%1:%2").arg(address.toString()).arg(m_server.serverPort());
    return true;
}

void WebFront::close() {
    m_host.clear();
    m_server.close();
    for (QTcpSocket* socket : findChildren<QTcpSocket*>())
        socket->abort();
}

void WebFront::greet() {
    while (QTcpSocket* socket = m_server.nextPendingConnection()) {
        socket->setParent(this);
        if (++m_open == mostAtOnce)
            m_server.pauseAccepting();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            goodbye();
            socket->deleteLater();
        });
        auto* clock = new QTimer(socket);
        clock->setObjectName(patienceName);
        clock->setSingleShot(true);
        connect(clock, &QTimer::timeout, socket, &QTcpSocket::abort);
        clock->start(patience);
        if (socket->bytesAvailable() > 0)
            read(*socket);
    }
}

/// Counts down the open requests, and accepts waiting ones.
void WebFront::goodbye() {
    if (m_open-- == mostAtOnce && m_server.isListening())
        m_server.resumeAccepting();
}

void WebFront::read(QTcpSocket& socket) {
    const QByteArray bytes = socket.peek(static_cast<qint64>(longestRequest));
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto length = requestLength(view);
    if (!length) {
        if (view.size() >= longestRequest)
            socket.abort();
        return;
    }
    const Request request = readRequest(view.substr(0, *length), m_host.toStdString());
    socket.disconnect(this, nullptr);
    delete socket.findChild<QTimer*>(patienceName);
    if (request.kind == Request::Kind::Socket) {
        goodbye();
        socket.setParent(nullptr);
        emit wantsToTalk(&socket);
        return;
    }
    connect(&socket, &QTcpSocket::disconnected, this, [this, gone = &socket] {
        goodbye();
        gone->deleteLater();
    });
    QTimer::singleShot(patience, &socket, &QTcpSocket::abort); // for browsers that never read the answer
    socket.readAll();
    answer(socket, request);
}

void WebFront::answer(QTcpSocket& socket, const Request& request) const {
    const Answer answer = answerTo(request, m_page, m_pictures);
    socket.write("HTTP/1.1 " + answer.status + "\r\nContent-Type: " + answer.type +
                 "\r\nContent-Length: " + QByteArray::number(answer.body.size()) +
                 "\r\nCache-Control: " + (answer.keep ? "private, max-age=86400" : "no-store") + "\r\n" +
                 safeguards + "\r\n" + answer.body);
    socket.disconnectFromHost();
}

} // namespace taletop::phone
