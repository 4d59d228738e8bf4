// SPDX-License-Identifier: MIT
// The parsers of requests and messages accept exactly what our page sends.
#include "app/phone/messages.h"
#include "app/phone/requests.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop::phone;
using Kind = Request::Kind;

namespace {

const std::string host = "192.168.1.5:40123";

std::string get(const std::string& path, const std::string& more = {}) {
    return "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n";
}

const std::string socketHeaders =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://" + host + "\r\n";

/// Reads a message written with single quotes.
std::optional<Message> read(const QByteArray& text) {
    return readMessage(QByteArray(text).replace('\'', '"').toStdString());
}

} // namespace

class RequestsTest : public QObject {
    Q_OBJECT

private slots:
    void thePageIsServed() {
        QCOMPARE(readRequest(get("/"), host).kind, Kind::Page);
        QCOMPARE(readRequest(get("/hand.js"), host).kind, Kind::Script);
        QCOMPARE(readRequest(get("/hand.css", "User-Agent: x\r\n"), host).kind, Kind::Style);
        QCOMPARE(readRequest(get("/art/0.svg"), host), (Request{Kind::Picture, 0}));
        QCOMPARE(readRequest(get("/art/120.svg"), host), (Request{Kind::Picture, 120}));
        QCOMPARE(readRequest(get("/hand", socketHeaders), host).kind, Kind::Socket);
    }

    void otherPathsAreMissing_data() {
        QTest::addColumn<QByteArray>("path");
        for (const char* path : {"/index.html", "/hand.js/", "//", "/art/", "/art/1.png", "/art/-1.svg",
                                 "/art/01.svg", "/art/1x.svg", "/art/999999.svg", "/art/../hand.js",
                                 "/art/%31.svg", "/?x", "/hand.js?x", "/HAND.JS"})
            QTest::newRow(path) << QByteArray(path);
    }
    void otherPathsAreMissing() {
        QFETCH(QByteArray, path);
        QCOMPARE(readRequest(get(path.toStdString()), host).kind, Kind::Missing);
    }

    void otherHostsAndPagesAreRefused() {
        const std::string other = "evil.example:40123";
        QCOMPARE(readRequest(get("/"), other).kind, Kind::Refused);
        QCOMPARE(readRequest("GET / HTTP/1.1\r\n\r\n", host).kind, Kind::Refused); // no Host header
        QCOMPARE(readRequest(get("/", "Host: " + host + "\r\n"), host).kind, Kind::Refused);
        QCOMPARE(readRequest(get("/hand"), host).kind, Kind::Refused);
        QCOMPARE(readRequest(get("/hand", "Upgrade: websocket\r\n"), host).kind, Kind::Refused);
        for (const char* origin : {"http://evil.example", "https://192.168.1.5:40123", "null",
                                   "http://192.168.1.5:40123.evil.example", "http://192.168.1.5"})
            QCOMPARE(readRequest(
                         get("/hand", std::string("Upgrade: websocket\r\nOrigin: ") + origin + "\r\n"), host)
                         .kind,
                     Kind::Refused);
    }

    void brokenRequestsAreRefused_data() {
        QTest::addColumn<QByteArray>("request");
        const auto row = [](const char* name, const std::string& request) {
            QTest::newRow(name) << QByteArray::fromStdString(request);
        };
        row("empty", "");
        row("no line", "\r\n\r\n");
        row("post", "POST / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        row("old", "GET / HTTP/1.0\r\nHost: " + host + "\r\n\r\n");
        row("lower case", "get / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        row("a whole address", get("http://" + host + "/"));
        row("other letters", get("/\xff"));
        row("a space", get("/hand .js"));
        row("body", get("/", "Content-Length: 5\r\n"));
        row("chunks", get("/", "Transfer-Encoding: chunked\r\n"));
        row("folded", get("/", " more: x\r\n"));
        row("no colon", get("/", "more\r\n"));
        row("space in a name", get("/", "Ho st: x\r\n"));
        row("a zero", get("/", std::string("X: a\0b\r\n", 8)));
        row("a lone line end", get("/", "X: a\nb\r\n"));
        row("more behind it", get("/") + "GET / HTTP/1.1\r\n\r\n");
        row("half", "GET / HTTP/1.1\r\nHost: " + host + "\r\n");
        row("too long", get("/", "X: " + std::string(longestRequest, 'x') + "\r\n"));
    }
    void brokenRequestsAreRefused() {
        QFETCH(QByteArray, request);
        QCOMPARE(readRequest(request.toStdString(), host).kind, Kind::Refused);
    }

    void theEndOfARequestIsFound() {
        QVERIFY(!requestLength("GET / HTTP/1.1\r\nHost: x\r\n"));
        QCOMPARE(requestLength(get("/") + "more"), std::optional(get("/").size()));
    }

    void messagesAreRead() {
        using M = Message::Kind;
        const auto reads = [](const char* text, const Message& message) {
            return read(text) == std::optional(message);
        };
        QVERIFY(reads("{'code':'abc'}", {M::Pair, "abc", 0, {}}));
        QVERIFY(reads("{'key':'abc'}", {M::Return, "abc", 0, {}}));
        QVERIFY(reads("{'press':'stop','revision':4}", {M::Press, "stop", 4, {}}));
        QVERIFY(reads("{'why':'card/hand/0/2','revision':5}", {M::Why, "card/hand/0/2", 5, {}}));
        QVERIFY(reads("{'press':'hint','revision':6}", {M::Press, "hint", 6, {}}));
        QVERIFY(reads("{'lay':'build 3','revision':7}", {M::Lay, "build 3", 7, {}}));
        QVERIFY(reads("{'move':'pass','revision':3}", {M::Move, "pass", 3, {}}));
        QVERIFY(
            reads("{'move':'m','revision':0,'words':{'name':'Ana'}}", {M::Move, "m", 0, {{"name", "Ana"}}}));
    }

    void otherMessagesAreRefused_data() {
        QTest::addColumn<QByteArray>("message");
        for (const char* message : {"",
                                    "{",
                                    "[]",
                                    "null",
                                    "{}",
                                    "{'code':''}",
                                    "{'code':1}",
                                    "{'code':'a','key':'b'}",
                                    "{'press':'leave','revision':1}",
                                    "{'press':1,'revision':1}",
                                    "{'press':'stop'}",
                                    "{'press':'stop','revision':-1}",
                                    "{'press':'stop','revision':1,'why':'a'}",
                                    "{'why':'a'}",
                                    "{'lay':'a'}",
                                    "{'lay':'','revision':1}",
                                    "{'lay':'a','revision':1,'why':'a'}",
                                    "{'why':'','revision':1}",
                                    "{'revision':1}",
                                    "{'code':'a','revision':1}",
                                    "{'move':'m'}",
                                    "{'move':'m','revision':-1}",
                                    "{'move':'m','revision':1.5}",
                                    "{'move':'m','revision':'1'}",
                                    "{'move':'m','revision':99999999999}",
                                    "{'move':'m','revision':1,'seat':2}",
                                    "{'move':'m','revision':1,'words':[]}",
                                    "{'move':'m','revision':1,'words':{'a':1}}",
                                    "{'code':'a'} x"})
            QTest::newRow(message) << QByteArray(message);
        QTest::newRow("a long code") << "{'code':'" + QByteArray(65, 'a') + "'}";
        QTest::newRow("too long") << "{'press':'stop','revision':1}" + QByteArray(4096, ' ');
        QTest::newRow("a long touch") << "{'why':'" + QByteArray(65, 'a') + "','revision':1}";
        QTest::newRow("deep") << QByteArray(4000, '[');
        QTest::newRow("not UTF-8") << QByteArray("{'code':'\xff'}");
    }
    void otherMessagesAreRefused() {
        QFETCH(QByteArray, message);
        QVERIFY(!read(message));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(RequestsTest)

#include "requests_test.moc"
