// SPDX-License-Identifier: MIT
// Phones at a table: pairing, lost phones, moving hands to phones and back, refusals, changes of seats, and
// other matches.
#include "app/phone/phones.h"
#include "core/kit/rng.h"
#include "tests/phone/phone_table.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

class PhonesTest : public QObject {
    Q_OBJECT

private slots:
    void aPhoneShowsItsHandAndTheScreenDoesNot() {
        PhoneTable table;
        QVERIFY(table.phones.possible());
        table.session->curtain()->sit(0);
        table.phones.offer(0);
        QCOMPARE(table.phones.offered(), 0);
        QVERIFY(!table.phones.squares().isEmpty());
        QVERIFY(table.phones.address().contains(u'#'));
        PhoneClient& phone = table.pair(0);
        QCOMPARE(table.phones.offered(), -1);
        QVERIFY(table.phones.squares().isEmpty());
        QCOMPARE(table.phones.seats(), QVariantList{0});
        QCOMPARE(table.phones.lost(), QVariantList());
        QCOMPARE(table.session->curtain()->seated(), -1); // the open hand has closed
        QVERIFY(!table.session->curtain()->isPerson(0));
        QCOMPARE(phone.hand().value(QLatin1String("name")).toString(), QStringLiteral("Seat 1"));
        QVERIFY(!phone.hand().value(QLatin1String("prompt")).toString().isEmpty());
        QVERIFY(!phone.faces().isEmpty());
        QVERIFY(shownBeyond(*table.session, kit::spectator).isEmpty());
    }

    void aMoveIsMadeAndAcknowledged() {
        PhoneTable table;
        for (int seat = 0; seat < 3; ++seat)
            table.pair(seat);
        const int asked = table.session->match().pending().seats.first();
        PhoneClient& phone = *table.clients[static_cast<std::size_t>(asked)];
        QTRY_VERIFY(isAsked(phone));
        const std::size_t entries = table.session->match().journal().entries.size();
        QElapsedTimer clock;
        clock.start();
        phone.say(firstMove(phone));
        QTRY_COMPARE(phone.answers(), QStringList{QString()});
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(table.session->match().journal().entries.size() > entries);
        QCOMPARE(table.session->viewer(), -1);
        QVERIFY(!table.session->curtain()->down());
    }

    void aLostPhoneComesBackToItsHand() {
        PhoneTable table;
        PhoneClient& phone = table.pair(1);
        const QJsonObject before = phone.hand();
        phone.leave();
        QTRY_COMPARE(table.phones.lost(), QVariantList{1});
        QVERIFY(table.elsewhere().contains(1)); // the cards stay off the screen until someone takes them back
        phone.comeBack();
        QTRY_COMPARE(table.phones.lost(), QVariantList());
        QTRY_COMPARE(phone.pages(), 2);
        QCOMPARE(phone.hand().value(QLatin1String("zones")), before.value(QLatin1String("zones")));
        QVERIFY(!phone.faces().isEmpty());
    }

    void aHandIsTakenBackToTheScreen() {
        PhoneTable table;
        PhoneClient& phone = table.pair(0);
        table.phones.takeBack(0);
        QTRY_COMPARE(phone.why(), QStringLiteral("back"));
        QVERIFY(table.elsewhere().empty());
        QVERIFY(table.session->curtain()->isPerson(0));
        QVERIFY(table.phones.server().host().isEmpty());
        QCOMPARE(table.session->curtain()->seated(), -1); // the hand is behind the curtain
        table.session->curtain()->sit(0);
        QCOMPARE(table.session->viewer(), 0);
        phone.comeBack();
        QTRY_VERIFY(!phone.isOpen());
    }

    void mixedSeatsPlayTogether() {
        PhoneTable table;
        PhoneClient& phone = table.pair(1);
        for (int move = 0; move < 40 && !table.session->over(); ++move) {
            if (table.session->events()->waits()) {
                table.session->events()->next();
                continue;
            }
            const contract::Pending due = table.session->match().pending();
            const kit::Seat seat = due.seats.first();
            if (seat == 1) {
                QTRY_VERIFY(isAsked(phone));
                phone.forgetAnswers();
                phone.say(firstMove(phone));
                QTRY_COMPARE(phone.answers().size(), 1);
                // The move may be late if others were quicker.
                QVERIFY(phone.answers()[0].isEmpty() || phone.answers()[0].contains(QLatin1String("again")));
                continue;
            }
            if (table.session->reactions()->active()) {
                table.session->reactions()->fineByMe(seat);
                QTRY_VERIFY(!table.session->match().pending().seats.contains(seat));
                continue;
            }
            if (table.session->actor() != seat)
                table.session->curtain()->sit(seat);
            QCOMPARE(table.session->actor(), int(seat));
            QVERIFY(choose(*table.session, 0));
        }
        QVERIFY(table.session->match().journal().entries.size() > 20);
    }

    void aBotTakesOverFromAPhone() {
        PhoneTable table;
        PhoneClient& one = table.pair(0);
        PhoneClient& two = table.pair(1);
        auto seats = table.session->match().header().seats;
        seats[0].kind = "casual";
        table.session->changeSeats(seats);
        QTRY_COMPARE(one.why(), QStringLiteral("bot"));
        QVERIFY(!table.elsewhere().contains(0));
        QVERIFY(table.elsewhere().contains(1));
        QVERIFY(two.isOpen());
        QVERIFY(!table.phones.mayOffer(0)); // a bot needs no phone
        seats[0].kind = "human";
        table.session->changeSeats(seats);
        QVERIFY(table.phones.mayOffer(0));
    }

    void aBotStepsInForALostPhoneAndOutAgain() {
        PhoneTable table;
        PhoneClient& phone = table.pair(0);
        table.pair(1);
        QVERIFY(!table.phones.mayReplace(0)); // the phone is still connected
        phone.leave();
        QTRY_VERIFY(table.phones.mayReplace(0));
        const auto place = [&] {
            return table.clients[1]
                ->hand()
                .value(QLatin1String("seats"))[0][QLatin1String("place")]
                .toString();
        };
        QTRY_COMPARE(place(), QStringLiteral("lost")); // the other phone shows that this one is lost
        table.phones.replace(0);
        QCOMPARE(table.phones.seats(), QVariantList{1});
        QCOMPARE(table.session->match().header().seats[0].kind, "casual");
        QTRY_COMPARE(place(), QStringLiteral("bot"));
        auto seats = table.session->match().header().seats;
        seats[0].kind = "human";
        table.session->changeSeats(seats);
        table.pair(0);
        QTRY_COMPARE(place(), QStringLiteral("phone"));
    }

    void anotherMatchKeepsThePhonesOfItsPeople() {
        PhoneTable table;
        PhoneClient& one = table.pair(0);
        PhoneClient& two = table.pair(1);
        table.phones.setSession(nullptr);
        QTRY_VERIFY(!one.idle().isEmpty());
        match::Header header = headerOf(*contract::findGame("papertales"), {"human", "human"}, 3);
        header.seats[1].name = "Somebody else";
        MatchSession next((match::Match(*contract::findGame("papertales"), header)));
        table.phones.setSession(&next);
        QTRY_COMPARE(two.why(), QStringLiteral("back"));
        QTRY_COMPARE(one.hand().value(QLatin1String("game")).toString(), next.gameTitle());
        QVERIFY(next.hotSeat().elsewhere().contains(0));
        QVERIFY(!next.hotSeat().elsewhere().contains(1));
        table.phones.setSession(nullptr);
    }

    void anotherWindowTakesOverThePhones() {
        PhoneTable table;
        PhoneClient& phone = table.pair(0);
        Phones other;
        other.restore(table.phones.takeState());
        table.phones.setSession(nullptr);
        QVERIFY(table.phones.seats().isEmpty());
        other.setSession(table.session.get());
        QCOMPARE(other.seats(), QVariantList{0});
        const int pages = phone.pages();
        phone.comeBack(); // the page reconnects by itself, too
        QTRY_VERIFY(phone.pages() > pages);
        other.setSession(nullptr);
    }

    /// Secret moves reveal nothing to other phones, not even by the time of a message.
    void secretMovesRevealNothingToOtherPhones() {
        PhoneTable table("papertales");
        std::vector<PhoneClient*> phones;
        for (int seat = 0; seat < 3; ++seat)
            phones.push_back(&table.pair(seat));
        QTest::qWait(50);
        QVERIFY(isAsked(*phones[0]) && isAsked(*phones[1])); // everyone drafts at the same time
        const int pages = phones[1]->pages();
        const std::size_t entries = table.session->match().journal().entries.size();
        const QJsonValue question = phones[1]->hand().value(QLatin1String("choices"));
        const QJsonValue revision = phones[1]->hand().value(QLatin1String("revision"));
        phones[0]->say(firstMove(*phones[0]));
        QTRY_COMPARE(phones[0]->answers(), QStringList{QString()});
        QCOMPARE(table.session->match().journal().entries.size(), entries + 1);
        QTest::qWait(50);
        QVERIFY(phones[1]->pages() - pages <= 1); // it is public who must still choose
        QCOMPARE(phones[1]->hand().value(QLatin1String("choices")), question);
        QCOMPARE(phones[1]->hand().value(QLatin1String("revision")), revision);
        // A choice is accepted even if it was made before that message arrived.
        phones[1]->say(firstMove(*phones[1]));
        QTRY_COMPARE(phones[1]->answers(), QStringList{QString()});
    }

    void aPhoneCanTakeAMoveBack() {
        PhoneTable table("papertales");
        PhoneClient& phone = table.pair(0);
        table.pair(1);
        table.pair(2);
        QTRY_VERIFY(isAsked(phone));
        phone.say(firstMove(phone));
        QTRY_VERIFY(phone.hand().value(QLatin1String("undo")).toBool());
        const std::size_t entries = table.session->match().journal().entries.size();
        phone.press("undo");
        QTRY_COMPARE(table.session->match().journal().entries.size(), entries - 1);
        QTRY_VERIFY(isAsked(phone));
    }

    /// With three phones in Tail Story, a play waits for the other two. One of them then lets all plays go
    /// until its next turn.
    void phonesStopPlaysAndLetThemGo() {
        PhoneTable table;
        std::vector<PhoneClient*> phones;
        for (int seat = 0; seat < 3; ++seat)
            phones.push_back(&table.pair(seat));
        ReactionWindow& window = *table.session->reactions();
        kit::Rng random(4);
        for (int move = 0; move < 200 && !window.active(); ++move) {
            const kit::Seat seat = table.session->match().pending().seats.first();
            const auto& game = table.session->match().game();
            const auto next = game.casualMove(table.session->match().view(seat), seat, random);
            QCOMPARE(
                table.session->moves().submitElsewhere(seat, QString::fromStdString(game.moveText(next)), {}),
                QString());
        }
        QVERIFY(window.active());
        QVERIFY(window.seats().isEmpty()); // the screen cannot answer for phones
        QVERIFY(!window.mayAllPass());
        window.allFine();
        QTest::qWait(20);
        QVERIFY(window.active());
        std::vector<kit::Seat> asked;
        for (kit::Seat seat = 0; seat < 3; ++seat)
            if (window.asks(seat))
                asked.push_back(seat);
        QCOMPARE(asked.size(), std::size_t(2));
        PhoneClient& last = *phones[static_cast<std::size_t>(asked[1])];
        QTRY_VERIFY(last.hand().contains(QLatin1String("window")));
        last.press("stop");
        QTRY_VERIFY(window.saysStop(asked[1]));
        QVERIFY(!table.session->curtain()->down()); // the screen shows no curtain, either
        last.press("quiet");
        QTRY_VERIFY(window.isUnasked(asked[1]));
        phones[static_cast<std::size_t>(asked[0])]->press("pass");
        QTRY_VERIFY(!window.asks(asked[0]) || table.session->match().pending().seats.first() != asked[0]);
    }
};

TALETOP_TEST(PhonesTest)

#include "phones_test.moc"
