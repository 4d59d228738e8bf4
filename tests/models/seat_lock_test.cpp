// SPDX-License-Identifier: MIT
// Locks: what is kept of four digits, that no way leads past them, and how they are got rid of.
#include "core/match/save.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

const QStringList threePersons{QStringLiteral("human"), QStringLiteral("human"), QStringLiteral("human")};

std::unique_ptr<MatchSession> table() {
    auto session = sessionOf(*contract::findGame("template"), threePersons, 4);
    session->begin();
    return session;
}

void type(MatchSession& session, const char* digits) {
    for (; *digits != '\0'; ++digits)
        session.lock()->type(*digits - '0');
}

/// The seat sits, chooses the digits, and rises.
void setLock(MatchSession& session, int seat, const char* digits) {
    session.curtain()->sit(seat);
    session.changeLock();
    QCOMPARE(session.lock()->seat(), seat);
    QVERIFY(session.lock()->choosing());
    type(session, digits);
    type(session, digits);
    QCOMPARE(session.lock()->seat(), -1);
    QVERIFY(session.isLocked(seat));
    session.curtain()->fall();
}

} // namespace

class SeatLockTest : public QObject {
    Q_OBJECT

private slots:
    /// PBKDF2 with HMAC and SHA-256 (RFC 8018), written down here from its definition.
    void onlyASaltedSumIsKept() {
        const std::string lock = SeatLock::made("0417");
        const QStringList parts = QString::fromStdString(lock).split(u'$');
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts[0], QStringLiteral("pbkdf2-sha256"));
        QVERIFY(parts[1].toInt() >= 50'000);
        const QByteArray salt = QByteArray::fromBase64(parts[2].toLatin1());
        QCOMPARE(salt.size(), 16);
        QMessageAuthenticationCode first(QCryptographicHash::Sha256, "0417");
        first.addData(salt + QByteArray("\0\0\0\1", 4));
        QByteArray last = first.result();
        QByteArray sum = last;
        for (int round = 1; round < parts[1].toInt(); ++round) {
            last = QMessageAuthenticationCode::hash(last, "0417", QCryptographicHash::Sha256);
            for (qsizetype i = 0; i < sum.size(); ++i)
                sum[i] = static_cast<char>(sum[i] ^ last[i]);
        }
        QCOMPARE(QByteArray::fromBase64(parts[3].toLatin1()), sum);
        QVERIFY(SeatLock::made("0417") != lock); // another salt
        QVERIFY(lock.size() <= match::longestLock);
        QVERIFY(SeatLock::fits(lock, "0417"));
        QVERIFY(!SeatLock::fits(lock, "0418"));
    }

    void aLockFromElsewhereFitsNothing() {
        for (const char* lock : {"", "$", "$$$", "md5$1$AAAA$AAAA", "pbkdf2-sha256$0$AAAA$AAAA",
                                 "pbkdf2-sha256$-5$AAAA$", "pbkdf2-sha256$2000000000$AAAA$AAAA"})
            QVERIFY(!SeatLock::fits(lock, "0000"));
    }

    void noWayLeadsPastIt() {
        const auto session = table();
        Curtain& curtain = *session->curtain();
        setLock(*session, 1, "1234");
        curtain.sit(1);
        QCOMPARE(curtain.seated(), -1);
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(session->lock()->seat(), 1);
        session->lock()->leave();
        curtain.hold(1, 1000); // neither a peek nor a squeeze
        QCOMPARE(curtain.seated(), -1);
        QCOMPARE(session->lock()->seat(), 1);
        curtain.letGo(1100);
        QCOMPARE(curtain.seated(), -1);
        session->hint();
        QVERIFY(session->hints().isEmpty());
        session->review()->open(0);
        QCOMPARE(session->viewer(), -1);
        curtain.sit(1);
        QCOMPARE(session->viewer(), -1);
        session->review()->leave();
        curtain.sit(0); // the others have none
        QCOMPARE(curtain.seated(), 0);
        curtain.sit(1); // and who sits there does not stay before the question
        QCOMPARE(curtain.seated(), -1);
        session->lock()->leave();

        // From a save it is the same.
        auto loaded = match::loadSave(match::saveText(session->match().game(), session->match().journal()));
        MatchSession again(std::get<match::Loaded>(std::move(loaded)).match);
        again.begin();
        QVERIFY(again.isLocked(1));
        again.curtain()->sit(1);
        QCOMPARE(again.curtain()->seated(), -1);
        type(again, "1234");
        QCOMPARE(again.curtain()->seated(), 1);
    }

    void itIsAskedEachTime() {
        const auto session = table();
        setLock(*session, 1, "0000");
        for (int time = 0; time < 2; ++time) {
            session->curtain()->sit(1);
            type(*session, "000");
            QCOMPARE(session->lock()->typed(), 3);
            session->lock()->erase();
            type(*session, "0");
            QCOMPARE(session->curtain()->seated(), -1);
            type(*session, "0");
            QCOMPARE(session->curtain()->seated(), 1);
            session->curtain()->fall();
        }
        QCOMPARE(session->curtain()->openings(1), 3); // once to set it
    }

    void wrongDigitsSaySoAndWait() {
        const auto session = table();
        setLock(*session, 2, "9876");
        SeatLock& lock = *session->lock();
        session->curtain()->sit(2);
        type(*session, "9875");
        QCOMPARE(session->curtain()->seated(), -1);
        QVERIFY(lock.waiting());
        QVERIFY2(lock.trouble().contains(QStringLiteral("not the digits")), qPrintable(lock.trouble()));
        type(*session, "9876"); // too early
        QCOMPARE(lock.typed(), 0);
        lock.leave(); // and nobody gets round it by going away
        session->curtain()->sit(2);
        QVERIFY(lock.waiting());
        QTRY_VERIFY_WITH_TIMEOUT(!lock.waiting(), 3000);
        type(*session, "9870");
        QVERIFY(lock.waiting());
        QTest::qWait(1100); // longer each time
        QVERIFY(lock.waiting());
        QTRY_VERIFY_WITH_TIMEOUT(!lock.waiting(), 3000);
        type(*session, "9876");
        QCOMPARE(session->curtain()->seated(), 2);
    }

    void newDigitsAreTypedTwice() {
        const auto session = table();
        session->curtain()->sit(0);
        session->changeLock();
        type(*session, "1111");
        type(*session, "1112");
        QVERIFY(!session->lock()->trouble().isEmpty());
        QVERIFY(!session->isLocked(0));
        type(*session, "1112");
        session->curtain()->fall(); // whoever rises has chosen nothing
        QCOMPARE(session->lock()->seat(), -1);
        QVERIFY(!session->isLocked(0));
        session->changeLock(); // nobody sits
        QCOMPARE(session->lock()->seat(), -1);
    }

    void itsOwnerTakesItOff() {
        const QTemporaryDir folder;
        const auto session = table();
        session->autosave().start(folder.path(), session->match());
        setLock(*session, 1, "1234");
        QVERIFY(textOf(session->autosave().file()).contains("pbkdf2"));
        session->curtain()->sit(1);
        type(*session, "1234");
        session->changeLock();
        QVERIFY(!session->isLocked(1));
        QVERIFY(!textOf(session->autosave().file()).contains("pbkdf2"));
        session->curtain()->fall();
        session->curtain()->sit(1);
        QCOMPARE(session->curtain()->seated(), 1);
    }

    void theTableForgetsIt() {
        const auto session = table();
        setLock(*session, 1, "1234");
        session->curtain()->sit(1);
        session->vote()->askToUnlock(1);
        QCOMPARE(session->lock()->seat(), -1);
        QCOMPARE(session->vote()->missing().size(), 3);
        QVERIFY(session->vote()->agree(1));
        QVERIFY(session->vote()->agree(0));
        QVERIFY(session->isLocked(1));
        QVERIFY(session->vote()->agree(2));
        QVERIFY(!session->isLocked(1));
        const LogModel& log = *session->log();
        QVERIFY(log.index(log.rowCount() - 1)
                    .data(LogModel::TextRole)
                    .toString()
                    .contains(QStringLiteral("took the lock off")));
    }

    void openingsAreCountedForAll() {
        const auto session = table();
        session->curtain()->sit(2);
        session->curtain()->fall();
        session->curtain()->hold(2, 10);
        session->curtain()->letGo(1000);
        QCOMPARE(session->curtain()->openings(2), 2);
        QCOMPARE(session->curtain()->openings(0), 0);
        QVERIFY(session->seats()
                    ->index(2)
                    .data(SeatModel::SummaryRole)
                    .toString()
                    .contains(QStringLiteral("opened 2 time")));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SeatLockTest)
#include "seat_lock_test.moc"
