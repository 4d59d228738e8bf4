// SPDX-License-Identifier: MIT
// In the real window, a hand moves to a phone from the page of seats, and back with the phone sign at the
// seat. TALETOP_PICTURES=FOLDER saves pictures.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/phone/phone_client.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

void start(TableWindow& table, const QString& game, int seats) {
    table.app().openSeats(game);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(seats);
    for (int seat = 0; seat < seats; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setSeedText(QStringLiteral("7"));
    table.app().phones()->setNetworks({QHostAddress(QHostAddress::LocalHost)});
    table.app().startMatch();
    table.need(game + QStringLiteral("Table"));
}

void keepPicture(TableWindow& table, const QString& name) {
    const QString folder = qEnvironmentVariable("TALETOP_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(700); // until animations have ended
    QVERIFY(table.window().panel()->grab().save(QDir(folder).filePath(name)));
}

} // namespace

class PhonesWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aHandGoesToAPhoneAndComesBack_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void aHandGoesToAPhoneAndComesBack() {
        QFETCH(QString, game);
        TableWindow table;
        start(table, game, 3);
        Phones& phones = *table.app().phones();
        table.app().openSeatChanges(2);
        keepPicture(table, game + QStringLiteral("-seats.png"));
        table.click(QStringLiteral("seat-2-phone"));
        table.need(QStringLiteral("phoneCode"));
        QCOMPARE(phones.offered(), 2);
        QVERIFY(table.need(QStringLiteral("phoneAddress"))->property("text").toString() == phones.address());
        keepPicture(table, game + QStringLiteral("-code.png"));
        PhoneClient phone;
        phone.open(phones.address());
        QTRY_VERIFY(table.find(QStringLiteral("phoneSheet")) == nullptr); // the sheet closes by itself
        QCOMPARE(phones.seats(), QVariantList{2});
        table.need(QStringLiteral("phone-2"));
        keepPicture(table, game + QStringLiteral("-table.png"));
        QVERIFY(!table.session().curtain()->isPerson(2));
        QTRY_COMPARE(phone.hand().value(QLatin1String("seat")).toInt(), 2);

        table.click(QStringLiteral("phone-2")); // the phone sign at the seat
        table.need(QStringLiteral("phoneBack"));
        keepPicture(table, game + QStringLiteral("-back.png"));
        table.click(QStringLiteral("phoneBack"));
        QTRY_VERIFY(table.find(QStringLiteral("phoneSheet")) == nullptr);
        QTRY_COMPARE(phone.why(), QStringLiteral("back"));
        QVERIFY(table.session().curtain()->isPerson(2));
        QVERIFY(table.find(QStringLiteral("phone-2")) == nullptr);
        QVERIFY(phones.server().host().isEmpty());
    }

    void aCodeThatIsNotUsedIsWithdrawn() {
        TableWindow table;
        start(table, QString::fromUtf8(contract::games().front()->info().id), 2);
        table.app().phones()->open(0);
        table.need(QStringLiteral("phoneCode"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("phoneSheet")) == nullptr);
        QCOMPARE(table.app().phones()->offered(), -1);
        QVERIFY(table.app().phones()->server().host().isEmpty());
    }

    /// Codes can be scanned while the seats are being chosen. The hand follows when the match begins.
    void aPhoneIsPairedBeforeTheMatch() {
        TableWindow table;
        const QString game = QString::fromUtf8(contract::games().front()->info().id);
        Phones& phones = *table.app().phones();
        phones.setNetworks({QHostAddress(QHostAddress::LocalHost)});
        table.app().openSeats(game);
        SeatSheet& sheet = *table.app().seatSheet();
        sheet.setSeatCount(2);
        sheet.setKind(0, QStringLiteral("human"));
        sheet.setKind(1, QStringLiteral("human"));
        QTRY_VERIFY(phones.early());
        keepPicture(table, QStringLiteral("early.png"));
        table.click(QStringLiteral("seat-1-sign"));
        table.need(QStringLiteral("phoneCode"));
        keepPicture(table, QStringLiteral("early-code.png"));
        PhoneClient phone;
        phone.open(phones.address());
        QTRY_VERIFY(table.find(QStringLiteral("phoneSheet")) == nullptr);
        QTRY_VERIFY(!phone.idle().isEmpty());
        table.app().startMatch();
        table.need(game + QStringLiteral("Table"));
        QTRY_COMPARE(phone.hand().value(QLatin1String("seat")).toInt(), 1);
        QVERIFY(table.session().hotSeat().elsewhere().contains(1));
    }

    void aPageSaysWhatToDoWithoutANetwork() {
        TableWindow table;
        start(table, QString::fromUtf8(contract::games().front()->info().id), 2);
        table.app().phones()->setNetworks({QHostAddress(QHostAddress::LocalHost)}, true);
        table.app().phones()->open(0);
        const QString state = table.need(QStringLiteral("phoneState"))->property("text").toString();
        QVERIFY2(state.contains(QStringLiteral("isn’t on a network")), qPrintable(state));
        QVERIFY(table.find(QStringLiteral("phoneCode")) == nullptr);
        keepPicture(table, QStringLiteral("alone.png"));
    }

    void aBotStepsInForALostPhone() {
        TableWindow table;
        start(table, QString::fromUtf8(contract::games().front()->info().id), 2);
        Phones& phones = *table.app().phones();
        phones.offer(0);
        PhoneClient phone;
        phone.open(phones.address());
        QTRY_VERIFY(phone.pages() > 0);
        phone.leave();
        QTRY_COMPARE(phones.lost(), QVariantList{0});
        phones.open(0);
        keepPicture(table, QStringLiteral("lost.png"));
        table.click(QStringLiteral("phoneBot"));
        QTRY_VERIFY(table.find(QStringLiteral("phoneSheet")) == nullptr);
        QCOMPARE(table.session().match().header().seats[0].kind, "casual");
        QVERIFY(phones.seats().isEmpty());
    }

    /// A phone keeps its hand when the window changes its language.
    void aPhoneStaysWhenTheWindowChangesItsLanguage() {
        TableWindow table;
        start(table, QString::fromUtf8(contract::games().front()->info().id), 2);
        table.app().phones()->offer(0);
        PhoneClient phone;
        phone.open(table.app().phones()->address());
        QTRY_VERIFY(phone.pages() > 0);
        table.speak(QStringLiteral("de"));
        QCOMPARE(table.app().phones()->seats(), QVariantList{0});
        QVERIFY(table.session().hotSeat().elsewhere().contains(0));
        const int pages = phone.pages();
        phone.comeBack();
        QTRY_VERIFY(phone.pages() > pages);
    }
};

TALETOP_TEST(PhonesWindowTest)

#include "phones_window_test.moc"
