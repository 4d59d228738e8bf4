// SPDX-License-Identifier: MIT
#include "app/phone/phone_server.h"

#include "app/phone/pairings.h"
#include "app/phone/phone_line.h"
#include "app/phone/web_front.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTcpSocket>
#include <QTimer>
#include <QWebSocketServer>

#include <algorithm>
#include <array>

namespace taletop::phone {

namespace {

/// Returns 128 random bits from the system, as text.
std::string newSecret() {
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    QString text;
    for (const quint32 word : words)
        text += QStringLiteral("%1").arg(word, 8, 16, QLatin1Char('0'));
    return text.toStdString();
}

} // namespace

struct PhoneServer::Inside {
    WebFront front;
    QWebSocketServer sockets{QString(), QWebSocketServer::NonSecureMode};
    QHostAddress address;
    Pairings pairings;
    std::vector<PhoneLine*> lines; ///< open connections, the oldest first
    QElapsedTimer clock;
    QTimer codeEnds; ///< single shot

    [[nodiscard]] Moment now() const { return Moment(clock.elapsed()); }
    [[nodiscard]] PhoneLine* lineOf(kit::Seat seat) const {
        const auto found = std::ranges::find(lines, seat, &PhoneLine::seat);
        return found == lines.end() || seat < 0 ? nullptr : *found;
    }
    /// Sends a page a final message and closes its connection.
    void dismiss(PhoneLine* line, const char* why) {
        if (line == nullptr)
            return;
        std::erase(lines, line);
        line->send(QByteArray(R"({"end":")") + why + R"("})");
        line->hangUp();
    }
    /// Makes room for a new connection by dropping the oldest one without a hand.
    void makeRoom() {
        if (lines.size() < static_cast<std::size_t>(mostLines))
            return;
        const auto oldest = std::ranges::find(lines, kit::spectator, &PhoneLine::seat);
        if (oldest != lines.end())
            dismiss(*oldest, "full");
    }
    void closeIfIdle() {
        if (!front.host().isEmpty() && pairings.seats().empty() && !pairings.offered(now()))
            close();
    }
    void close() {
        while (!lines.empty())
            dismiss(lines.back(), "closed");
        front.close();
    }
    [[nodiscard]] bool open(const QHostAddress& wanted) {
        if (!front.host().isEmpty() && wanted == address)
            return true;
        for (kit::Seat seat = 0; seat < kit::maxSeats; ++seat)
            pairings.end(seat);
        close();
        address = wanted;
        return front.open(wanted);
    }
    /// Gives a connection the hand that its message requests.
    void welcome(PhoneServer& server, PhoneLine* line, const Message& message);
    void listen(PhoneServer& server, PhoneLine* line);
};

void PhoneServer::Inside::welcome(PhoneServer& server, PhoneLine* line, const Message& message) {
    std::optional<kit::Seat> seat;
    std::string key;
    if (message.kind == Message::Kind::Pair) {
        key = newSecret();
        seat = pairings.take(message.text, key, now());
    } else if (message.kind == Message::Kind::Return) {
        seat = pairings.seatOf(message.text);
    }
    if (!seat)
        return dismiss(line, message.kind == Message::Kind::Pair ? "late" : "back");
    dismiss(lineOf(*seat), "moved");
    line->setSeat(*seat);
    if (!key.empty()) {
        codeEnds.stop();
        line->send(QByteArray(R"({"key":")") + QByteArray::fromStdString(key) + R"("})");
    }
    emit server.changed();
    emit server.arrived(*seat);
}

void PhoneServer::Inside::listen(PhoneServer& server, PhoneLine* line) {
    makeRoom();
    lines.push_back(line);
    connect(line, &PhoneLine::said, &server, [this, &server, line](const Message& message) {
        const bool secret = message.kind == Message::Kind::Pair || message.kind == Message::Kind::Return;
        if (std::ranges::find(lines, line) == lines.end())
            return; // the connection was dismissed
        if (line->seat() >= 0 && !secret)
            emit server.said(line->seat(), message);
        else if (line->seat() < 0 && secret)
            welcome(server, line, message);
        else
            line->hangUp();
    });
    connect(line, &PhoneLine::ended, &server, [this, &server, line] {
        std::erase(lines, line);
        line->deleteLater();
        emit server.changed();
    });
}

PhoneServer::PhoneServer(QObject* parent) : QObject(parent), m_inside(std::make_unique<Inside>()) {
    m_inside->clock.start();
    m_inside->codeEnds.setSingleShot(true);
    connect(&m_inside->codeEnds, &QTimer::timeout, this, &PhoneServer::withdraw);
    connect(&m_inside->front, &WebFront::wantsToTalk, &m_inside->sockets,
            &QWebSocketServer::handleConnection);
    connect(&m_inside->sockets, &QWebSocketServer::newConnection, this, [this] {
        while (QWebSocket* socket = m_inside->sockets.nextPendingConnection())
            m_inside->listen(*this, new PhoneLine(socket, this));
    });
}

PhoneServer::~PhoneServer() {
    disconnect();
    m_inside->close();
}

bool PhoneServer::isBuilt() { return true; }

void PhoneServer::setPage(const QByteArray& page) { m_inside->front.setPage(page); }

void PhoneServer::setPictures(const QStringList& files) { m_inside->front.setPictures(files); }

QString PhoneServer::offer(kit::Seat seat, const QHostAddress& address) {
    if (!m_inside->open(address))
        return {};
    const std::string code = newSecret();
    m_inside->pairings.offer(seat, code, m_inside->now());
    m_inside->codeEnds.start(static_cast<int>(codeLasts.count()));
    emit changed();
    return QStringLiteral("http://%1/#%2").arg(host(), QString::fromStdString(code));
}

void PhoneServer::withdraw() {
    m_inside->codeEnds.stop();
    m_inside->pairings.withdraw();
    m_inside->closeIfIdle();
    emit changed();
}

kit::Seat PhoneServer::offered() const {
    return m_inside->pairings.offered(m_inside->now()).value_or(kit::spectator);
}

kit::SeatSet PhoneServer::seats() const { return m_inside->pairings.seats(); }

bool PhoneServer::hears(kit::Seat seat) const { return m_inside->lineOf(seat) != nullptr; }

void PhoneServer::send(kit::Seat seat, const QByteArray& text) {
    if (PhoneLine* line = m_inside->lineOf(seat))
        line->send(text);
}

void PhoneServer::end(kit::Seat seat, const char* why) {
    m_inside->pairings.end(seat);
    m_inside->dismiss(m_inside->lineOf(seat), why);
    m_inside->closeIfIdle();
    emit changed();
}

QString PhoneServer::host() const { return m_inside->front.host(); }

} // namespace taletop::phone
