// SPDX-License-Identifier: MIT
// Codes and keys: a code works once and for two minutes, and its key belongs to one seat.
#include "app/phone/networks.h"
#include "app/phone/pairings.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::phone;
using namespace std::chrono_literals;

class PairingsTest : public QObject {
    Q_OBJECT

private slots:
    void aCodeIsUsedOnce() {
        Pairings pairings;
        pairings.offer(2, "code", 0ms);
        QCOMPARE(pairings.offered(1s), std::optional(kit::Seat(2)));
        QVERIFY(!pairings.take("other", "key", 1s));
        QVERIFY(!pairings.take("", "key", 1s));
        QCOMPARE(pairings.take("code", "key", 1s), std::optional(kit::Seat(2)));
        QVERIFY(!pairings.offered(1s));
        QVERIFY(!pairings.take("code", "key2", 1s));
        QCOMPARE(pairings.seatOf("key"), std::optional(kit::Seat(2)));
        QVERIFY(!pairings.seatOf("key2"));
        QVERIFY(!pairings.seatOf(""));
    }

    void aCodeIsValidForTwoMinutes() {
        Pairings pairings;
        pairings.offer(0, "code", 5s);
        QVERIFY(pairings.offered(5s + codeLasts - 1ms));
        QVERIFY(!pairings.offered(5s + codeLasts));
        QVERIFY(!pairings.take("code", "key", 5s + codeLasts));
    }

    void aNewCodeEndsTheOneBefore() {
        Pairings pairings;
        pairings.offer(0, "code", 0s);
        pairings.offer(1, "code2", 0s);
        QVERIFY(!pairings.take("code", "key", 1s));
        pairings.withdraw();
        QVERIFY(!pairings.take("code2", "key", 1s));
    }

    void aSecondPhoneEndsTheFirst() {
        Pairings pairings;
        pairings.offer(0, "code", 0s);
        QVERIFY(pairings.take("code", "key", 1s));
        pairings.offer(0, "code2", 2s);
        QVERIFY(pairings.seatOf("key")); // the old key works until the new code is used
        QVERIFY(pairings.take("code2", "key2", 3s));
        QVERIFY(!pairings.seatOf("key"));
        QVERIFY(pairings.seatOf("key2"));
        QCOMPARE(pairings.seats().size(), 1);
        pairings.end(0);
        QVERIFY(!pairings.seatOf("key2"));
        QVERIFY(pairings.seats().empty());
    }

    void onlyPrivateAddressesAreUsed() {
        for (const char* address : {"10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.178.2", "169.254.1.1"})
            QVERIFY2(app::isPrivate(QHostAddress(QString::fromLatin1(address))), address);
        for (const char* address : {"8.8.8.8", "172.32.0.1", "192.169.0.1", "::1", "fe80::1", "0.0.0.0"})
            QVERIFY2(!app::isPrivate(QHostAddress(QString::fromLatin1(address))), address);
        QVERIFY(app::ownNetworks().last().address.isLoopback());
    }
};

TALETOP_TEST_WITHOUT_WINDOW(PairingsTest)

#include "pairings_test.moc"
