// SPDX-License-Identifier: MIT
// Messages on phones and on the screen: reasons why a move is refused, seats that are awaited, and help if
// there is no network.
#include "core/kit/rng.h"
#include "tests/phone/phone_table.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

class PhonesWordsTest : public QObject {
    Q_OBJECT

private slots:
    void illegalAndLateMovesAreRefusedInWords() {
        PhoneTable table;
        for (int seat = 0; seat < 3; ++seat)
            table.pair(seat);
        const int asked = table.session->match().pending().seats.first();
        PhoneClient& phone = *table.clients[static_cast<std::size_t>(asked)];
        QTRY_VERIFY(isAsked(phone));
        QJsonObject late = firstMove(phone);
        late.insert(QStringLiteral("revision"), late.value(QLatin1String("revision")).toInt() - 1);
        phone.say(late);
        QTRY_COMPARE(phone.answers().size(), 1);
        QVERIFY(phone.answers()[0].contains(QLatin1String("Choose again")));
        QJsonObject nonsense = firstMove(phone);
        nonsense.insert(QStringLiteral("move"), QStringLiteral("fly away"));
        phone.say(nonsense);
        QTRY_COMPARE(phone.answers().size(), 2);
        QVERIFY(!phone.answers()[1].isEmpty());
        // tries the same for a seat that is not asked
        PhoneClient& other = *table.clients[static_cast<std::size_t>((asked + 1) % 3)];
        QJsonObject move = firstMove(phone);
        move.insert(QStringLiteral("revision"), other.hand().value(QLatin1String("revision")));
        other.say(move);
        QTRY_COMPARE(other.answers().size(), 1);
        QVERIFY(!other.answers()[0].isEmpty());
        QVERIFY(table.session->refusal()->text().isEmpty()); // the screen shows no refusal
    }

    /// A late press is refused, because it could answer another question.
    void latePressesAreRefusedInWords() {
        PhoneTable table("papertales");
        PhoneClient& phone = table.pair(0);
        QTRY_VERIFY(isAsked(phone));
        phone.say(firstMove(phone));
        QTRY_VERIFY(phone.hand().value(QLatin1String("undo")).toBool());
        const int revision = phone.hand().value(QLatin1String("revision")).toInt();
        const std::size_t entries = table.session->match().journal().entries.size();
        for (const char* what : {"undo", "stop", "pass", "quiet", "ask"}) {
            phone.forgetAnswers();
            phone.say(QJsonObject{{QStringLiteral("press"), QString::fromLatin1(what)},
                                  {QStringLiteral("revision"), revision - 1}});
            QTRY_COMPARE(phone.answers().size(), 1);
            QVERIFY(phone.answers()[0].contains(QLatin1String("Choose again")));
        }
        QCOMPARE(table.session->match().journal().entries.size(), entries);
        phone.forgetAnswers();
        phone.press("undo");
        QTRY_COMPARE(phone.answers(), QStringList{QString()});
        QCOMPARE(table.session->match().journal().entries.size(), entries - 1);
        phone.forgetAnswers();
        phone.press("undo"); // the page may be out of date, or there may be nothing left to undo
        QTRY_COMPARE(phone.answers().size(), 1);
        QVERIFY(!phone.answers()[0].isEmpty());
    }

    /// A card that allows no move explains why in the words of the rules.
    void aCardSaysWhyItCannotBePlayed() {
        PhoneTable table;
        std::vector<PhoneClient*> phones;
        for (int seat = 0; seat < 3; ++seat)
            phones.push_back(&table.pair(seat));
        const auto& game = table.session->match().game();
        kit::Rng random(4);
        constexpr std::size_t enough = 20; // the hands have been dealt by then
        while (table.session->match().journal().entries.size() < enough) {
            const kit::Seat seat = table.session->match().pending().seats.first();
            const auto next = game.casualMove(table.session->match().view(seat), seat, random);
            QCOMPARE(
                table.session->moves().submitElsewhere(seat, QString::fromStdString(game.moveText(next)), {}),
                QString());
        }
        const int asked = table.session->match().pending().seats.first();
        PhoneClient& other = *phones[static_cast<std::size_t>((asked + 1) % 3)];
        QTRY_VERIFY(!isAsked(other));
        other.say(QJsonObject{{QStringLiteral("why"), QStringLiteral("card/hand/%1/0").arg((asked + 1) % 3)},
                              {QStringLiteral("revision"), other.hand().value(QLatin1String("revision"))}});
        QTRY_VERIFY(!other.reason().isEmpty());
        QVERIFY(table.session->refusal()->text().isEmpty()); // the screen shows no refusal
    }

    void theScreenSaysWhoIsAwaitedOnAPhone() {
        PhoneTable table;
        for (int seat = 0; seat < 3; ++seat)
            table.pair(seat);
        const int asked = table.session->match().pending().seats.first();
        QVERIFY2(table.session->detail().contains(table.session->seatName(asked)),
                 qPrintable(table.session->detail()));
        QVERIFY(!table.session->moves().submit(QStringLiteral("end")));
        QVERIFY(table.session->refusal()->text().contains(table.session->seatName(asked)));
    }

    /// A code can be scanned while the seats are being chosen. The hand follows when the match begins.
    void aPhoneIsThereBeforeTheMatch() {
        Phones phones;
        phones.setNetworks({QHostAddress(QHostAddress::LocalHost)});
        QVERIFY(!phones.mayOffer(0));
        phones.expect({QStringLiteral("Ana"), QString(), QStringLiteral("Cleo")});
        QVERIFY(phones.early());
        QVERIFY(phones.mayOffer(0));
        QVERIFY(!phones.mayOffer(1)); // seat 1 is a bot
        QCOMPARE(phones.nameOf(2), QStringLiteral("Cleo"));
        PhoneClient ana;
        PhoneClient cleo;
        phones.offer(0);
        ana.open(phones.address());
        QTRY_VERIFY(ana.idle().contains(QLatin1String("Ana")));
        phones.offer(2);
        cleo.open(phones.address());
        QTRY_VERIFY(cleo.idle().contains(QLatin1String("Cleo")));
        phones.expect({QStringLiteral("Anna"), QString(), QStringLiteral("Cleo")}); // corrects a name
        const contract::Game& game = *contract::findGame("tailstory");
        match::Header header = headerOf(game, {"human", "casual", "human"}, 3);
        header.seats[0].name = "Anna";
        header.seats[1].name = "Bot";
        header.seats[2].name = "Somebody else";
        MatchSession session((match::Match(game, header)));
        phones.setSession(&session);
        phones.expect({});
        QTRY_COMPARE(ana.hand().value(QLatin1String("name")).toString(), QStringLiteral("Anna"));
        QTRY_COMPARE(cleo.why(), QStringLiteral("back"));
        QCOMPARE(phones.seats(), QVariantList{0});
        phones.setSession(nullptr);
    }

    void aComputerWithoutANetworkSaysSo() {
        PhoneTable table;
        QVERIFY(!table.phones.alone());
        table.phones.setNetworks({QHostAddress(QHostAddress::LocalHost)}, true);
        table.phones.offer(0);
        QVERIFY(table.phones.alone());
        QVERIFY(!table.phones.address().isEmpty()); // a browser on this computer can still use the address
        table.phones.withdraw();
        QVERIFY(table.phones.networks().isEmpty()); // the next code looks for networks again
    }
};

TALETOP_TEST(PhonesWordsTest)

#include "phones_words_test.moc"
