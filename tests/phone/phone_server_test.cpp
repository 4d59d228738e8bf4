// SPDX-License-Identifier: MIT
// The server with real sockets: the recipients of its messages, and its limits.
#include "app/phone/phone_line.h"
#include "app/phone/phone_server.h"
#include "app/phone/web_front.h"
#include "tests/phone/phone_client.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <vector>

using namespace taletop;
using namespace taletop::app;
using taletop::phone::PhoneServer;

namespace {

const QHostAddress here(QHostAddress::LocalHost);

struct Reply {
    QByteArray status;
    QByteArray headers;
    QByteArray body;
};

/// Sends bytes and returns everything received until the server closes the connection.
QByteArray sent(const PhoneServer& server, const QByteArray& bytes) {
    QTcpSocket socket;
    socket.connectToHost(here, server.host().section(u':', 1).toUShort());
    QByteArray all;
    QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { all += socket.readAll(); });
    QObject::connect(&socket, &QTcpSocket::connected, &socket, [&] { socket.write(bytes); });
    (void)QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, 8000);
    return all;
}

Reply get(const PhoneServer& server, const QByteArray& path, const QByteArray& more = {}) {
    const QByteArray all =
        sent(server, "GET " + path + " HTTP/1.1\r\nHost: " + server.host().toUtf8() + "\r\n" + more + "\r\n");
    const auto end = all.indexOf("\r\n\r\n");
    const auto line = all.indexOf("\r\n");
    return {all.left(line), all.mid(line, end - line), all.mid(end + 4)};
}

/// A server that offers a code for seat 1.
struct Open {
    PhoneServer server;
    QString address;
    Open() {
        server.setPage("<p>page</p>");
        server.setPictures({QStringLiteral(":/art/emblems/fox.svg")});
        address = server.offer(1, here);
    }
};

} // namespace

class PhoneServerTest : public QObject {
    Q_OBJECT

private slots:
    void theSocketIsOpenOnlyWhileACodeIsOffered() {
        PhoneServer server;
        QVERIFY(server.host().isEmpty());
        const QString address = server.offer(0, here);
        const quint16 port = server.host().section(u':', 1).toUShort();
        QVERIFY(port > 0);
        QVERIFY(address.startsWith(QStringLiteral("http://%1/#").arg(server.host())));
        QCOMPARE(address.section(u'#', 1).size(), 32);
        QCOMPARE(server.offered(), kit::Seat(0));
        server.withdraw();
        QVERIFY(server.host().isEmpty());
        QCOMPARE(server.offered(), kit::spectator);
        QTcpServer other; // the port must be free again
        QVERIFY(other.listen(here, port));
    }

    void aHandTakenBackClosesTheLastSocket() {
        Open open;
        PhoneClient phone;
        phone.open(open.address);
        QTRY_VERIFY(!phone.key().isEmpty());
        QVERIFY(open.server.seats().contains(1));
        QVERIFY(!open.server.host().isEmpty());
        open.server.end(1);
        QVERIFY(open.server.host().isEmpty());
        QTRY_COMPARE(phone.why(), QStringLiteral("back"));
        QTRY_VERIFY(!phone.isOpen());
    }

    void filesAreServedWithSecurityHeaders() {
        const Open open;
        for (const char* path : {"/", "/hand.js", "/hand.css", "/art/0.svg"}) {
            const Reply reply = get(open.server, path);
            QCOMPARE(reply.status, QByteArray("HTTP/1.1 200 OK"));
            QVERIFY(!reply.body.isEmpty());
            QVERIFY(reply.headers.contains("default-src 'none'"));
            QVERIFY(reply.headers.contains("frame-ancestors 'none'"));
            QVERIFY(reply.headers.contains("X-Content-Type-Options: nosniff"));
            QVERIFY(reply.headers.contains("Referrer-Policy: no-referrer"));
            QVERIFY(!reply.headers.contains("Access-Control"));
            QVERIFY(!reply.headers.contains("Set-Cookie"));
            QCOMPARE(reply.headers.contains("no-store"), !QByteArray(path).startsWith("/art"));
        }
        QCOMPARE(get(open.server, "/").body, QByteArray("<p>page</p>"));
    }

    void thePageIsSmall() {
        const Open open;
        qsizetype bytes = 0;
        for (const char* path : {"/hand.js", "/hand.css"})
            bytes += get(open.server, path).body.size();
        QFile page(QStringLiteral(":/phone/hand.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        bytes += page.size();
        QVERIFY2(bytes <= 30'000, qPrintable(QString::number(bytes)));
    }

    void otherPathsAndHostsGetNothing() {
        const Open open;
        QCOMPARE(get(open.server, "/art/1.svg").status, QByteArray("HTTP/1.1 404 Not Found"));
        QCOMPARE(get(open.server, "/saves").status, QByteArray("HTTP/1.1 404 Not Found"));
        QVERIFY(sent(open.server, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").startsWith("HTTP/1.1 403"));
        QVERIFY(sent(open.server, "POST / HTTP/1.1\r\nHost: x\r\n\r\n").startsWith("HTTP/1.1 403"));
        QVERIFY(get(open.server, "/hand", "Upgrade: websocket\r\nOrigin: http://evil.example\r\n")
                    .status.startsWith("HTTP/1.1 403"));
    }

    void endlessAndSlowRequestsAreClosed() {
        const Open open;
        QVERIFY(sent(open.server, QByteArray(10'000, 'x')).isEmpty());
        QVERIFY(sent(open.server, "GET / HTTP/1.1\r\n").isEmpty()); // closes after WebFront::patience
        QCOMPARE(get(open.server, "/").status, QByteArray("HTTP/1.1 200 OK"));
    }

    /// Many silent connections delay others at most by the time limit of a request.
    void theServerAnswersAfterManySilentConnections() {
        const Open open;
        std::vector<std::unique_ptr<QTcpSocket>> silent;
        for (int i = 0; i < 2 * phone::WebFront::mostAtOnce; ++i) {
            silent.push_back(std::make_unique<QTcpSocket>());
            silent.back()->connectToHost(here, open.server.host().section(u':', 1).toUShort());
        }
        for (const auto& each : silent)
            QTRY_COMPARE(each->state(), QAbstractSocket::ConnectedState);
        silent.clear();
        QCOMPARE(get(open.server, "/").status, QByteArray("HTTP/1.1 200 OK"));
    }

    void aCodeGivesOneHandOnce() {
        Open open;
        QSignalSpy arrivals(&open.server, &PhoneServer::arrived);
        PhoneClient phone;
        phone.open(open.address);
        QTRY_COMPARE(phone.key().size(), 32);
        QCOMPARE(arrivals.size(), 1);
        QCOMPARE(arrivals[0][0].value<kit::Seat>(), kit::Seat(1));
        QVERIFY(open.server.hears(1));
        QCOMPARE(open.server.offered(), kit::spectator);
        PhoneClient late;
        late.open(open.address);
        QTRY_COMPARE(late.why(), QStringLiteral("late"));
        QTRY_VERIFY(!late.isOpen());
        QVERIFY(late.key().isEmpty());
        QVERIFY(open.server.hears(1));
    }

    void aPhoneComesBackWithItsKey() {
        Open open;
        PhoneClient phone;
        phone.open(open.address);
        QTRY_VERIFY(!phone.key().isEmpty());
        phone.leave();
        QTRY_VERIFY(!open.server.hears(1));
        QVERIFY(open.server.seats().contains(1)); // the phone keeps its seat
        phone.comeBack();
        QTRY_VERIFY(open.server.hears(1));
        PhoneClient same; // a second window on the same phone takes over
        same.open(open.address);
        same.setKey(phone.key());
        same.comeBack();
        QTRY_COMPARE(phone.why(), QStringLiteral("moved"));
        QVERIFY(open.server.hears(1));
    }

    void aSecondPhoneTakesOver() {
        Open open;
        PhoneClient first;
        first.open(open.address);
        QTRY_VERIFY(!first.key().isEmpty());
        PhoneClient second;
        second.open(open.server.offer(1, here));
        QTRY_VERIFY(!second.key().isEmpty());
        QTRY_COMPARE(first.why(), QStringLiteral("moved"));
        QTRY_VERIFY(!first.isOpen());
        first.comeBack();
        QTRY_COMPARE(first.why(), QStringLiteral("back"));
        QVERIFY(open.server.hears(1));
    }

    void messagesReachOnlyTheirSeat() {
        Open open;
        QSignalSpy said(&open.server, &PhoneServer::said);
        PhoneClient one;
        one.open(open.address);
        QTRY_VERIFY(!one.key().isEmpty());
        PhoneClient two;
        two.open(open.server.offer(2, here));
        QTRY_VERIFY(!two.key().isEmpty());
        open.server.send(1, R"({"answer":"one"})");
        open.server.send(2, R"({"answer":"two"})");
        QTRY_COMPARE(one.answers(), QStringList{QStringLiteral("one")});
        QTRY_COMPARE(two.answers(), QStringList{QStringLiteral("two")});
        two.press("stop");
        QTRY_COMPARE(said.size(), 1);
        QCOMPARE(said[0][0].value<kit::Seat>(), kit::Seat(2));
    }

    void badMessagesCloseTheConnection_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nonsense") << QByteArray("hello");
        QTest::newRow("another code") << QByteArray(R"({"code":"x"})");
        QTest::newRow("too long") << QByteArray(R"({"press":"stop","revision":0})") + QByteArray(5000, ' ');
    }
    void badMessagesCloseTheConnection() {
        QFETCH(QByteArray, text);
        Open open;
        PhoneClient phone;
        phone.open(open.address);
        QTRY_VERIFY(!phone.key().isEmpty());
        phone.say(text);
        QTRY_VERIFY(!phone.isOpen());
        QTRY_VERIFY(!open.server.hears(1));
        phone.comeBack();
        QTRY_VERIFY(open.server.hears(1));
    }

    void tooManyMessagesCloseTheConnection() {
        Open open;
        PhoneClient phone;
        phone.open(open.address);
        QTRY_VERIFY(!phone.key().isEmpty());
        for (int i = 0; i <= phone::PhoneLine::mostInASecond; ++i)
            phone.say(QByteArray(R"({"press":"stop","revision":0})"));
        QTRY_VERIFY(!phone.isOpen());
    }

    /// Strangers who connect without a code cannot displace a phone that has a hand.
    void strangersCannotDisplaceAPhone() {
        Open open;
        PhoneClient phone;
        phone.open(open.address);
        QTRY_VERIFY(!phone.key().isEmpty());
        std::vector<std::unique_ptr<QWebSocket>> strangers;
        for (int i = 0; i < PhoneServer::mostLines + 4; ++i) {
            strangers.push_back(std::make_unique<QWebSocket>());
            QNetworkRequest request(QUrl(QStringLiteral("ws://%1/hand").arg(open.server.host())));
            request.setRawHeader("Origin", "http://" + open.server.host().toUtf8());
            strangers.back()->open(request);
        }
        for (const auto& each : strangers)
            QTRY_VERIFY(each->isValid() || each->closeCode() != QWebSocketProtocol::CloseCodeNormal ||
                        each->state() == QAbstractSocket::UnconnectedState);
        QVERIFY(open.server.hears(1));
        QVERIFY(phone.isOpen());
        PhoneClient next;
        next.open(open.server.offer(2, here));
        QTRY_VERIFY(!next.key().isEmpty());
    }

    void theCodeIsSmallEnoughForAnyCamera() {
        const auto squares =
            phone::squaresOf(QStringLiteral("http://192.168.178.20:41234/#") + QString(32, u'a'));
        QCOMPARE(squares.size(), std::size_t(33)); // small enough for any camera
        for (const auto& row : squares)
            QCOMPARE(row.size(), squares.size());
        for (int x = 0; x < 7; ++x) // upper edge of the first corner
            QVERIFY(squares[0][static_cast<std::size_t>(x)]);
    }
};

TALETOP_TEST(PhoneServerTest)

#include "phone_server_test.moc"
