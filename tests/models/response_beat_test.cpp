// SPDX-License-Identifier: MIT
// The moment in which a play can be answered: when it opens, how it ends, and that nothing of it
// depends on what anybody holds.
#include "tests/models/matches.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int length = 400; ///< of a beat, in milliseconds

std::unique_ptr<MatchSession> afterThePlay(const QStringList& kinds, std::uint64_t seed,
                                           int milliseconds = length) {
    const ruleset::Game* game = ruleset::findGame("template");
    auto session = sessionOf(*game, kinds, seed);
    session->beat()->setLength(milliseconds);
    session->begin();
    while (!session->beat()->active()) {
        if (session->curtain()->down())
            session->curtain()->sit(session->curtain()->seat());
        if (session->choices()->rowCount() > 0)
            session->submit(session->choices()->index(0).data(ChoiceModel::MoveRole).toString());
        else
            QTest::qWait(5);
    }
    return session;
}

QStringList persons(int seats) { return QStringList(seats, QStringLiteral("human")); }

int passes(const MatchSession& session) {
    return static_cast<int>(
        std::ranges::count(session.match().journal().entries, "pass", &match::Entry::move));
}

} // namespace

class ResponseBeatTest : public QObject {
    Q_OBJECT

private slots:
    void itAsksAllAndCallsNobody() {
        const auto session = afterThePlay(persons(3), 5);
        ResponseBeat& beat = *session->beat();
        QCOMPARE(beat.length(), length);
        QVERIFY(beat.running());
        QCOMPARE(beat.seats().size(), 2); // the leader's card is what can be answered
        QVERIFY(!session->curtain()->down());
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(session->choices()->rowCount(), 0);
    }

    void whoSaysNothingLetsItPass() {
        const auto session = afterThePlay(persons(3), 5);
        QElapsedTimer time;
        time.start();
        QTRY_VERIFY(!session->beat()->active());
        QVERIFY2(time.elapsed() > length * 3 / 4, qPrintable(QString::number(time.elapsed())));
        QCOMPARE(passes(*session), 2);
    }

    void allFineEndsIt() {
        const auto session = afterThePlay(persons(3), 5, 60'000);
        const QVariantList seats = session->beat()->seats();
        session->beat()->fineByMe(seats[0].toInt());
        QCOMPARE(session->beat()->fine(), QVariantList{seats[0]});
        QTest::qWait(20);
        QVERIFY(session->beat()->active());
        QCOMPARE(passes(*session), 0); // nobody sees who has answered before all have
        session->beat()->fineByMe(seats[1].toInt());
        QTRY_VERIFY(!session->beat()->active());
        QCOMPARE(passes(*session), 2);
    }

    void stopOpensTheTrayAndTheClockStands() {
        const auto session = afterThePlay(persons(3), 5);
        const int seat = session->beat()->seats()[1].toInt();
        session->beat()->stop(seat);
        QTRY_COMPARE(session->curtain()->seated(), seat);
        QVERIFY(!session->beat()->running());
        QVERIFY(session->choices()->rowCount() > 0);
        QTest::qWait(length * 2);
        QVERIFY(session->beat()->active());
        QVERIFY(session->submit(QStringLiteral("pass"))); // a bluff costs only time
        QCOMPARE(session->curtain()->seated(), -1);
        QTRY_VERIFY(!session->beat()->active());
        QCOMPARE(passes(*session), 2);
    }

    void whoLooksAndRisesHasSaidNothing() {
        const auto session = afterThePlay(persons(3), 5);
        const int seat = session->beat()->seats()[0].toInt();
        session->beat()->stop(seat);
        QTRY_COMPARE(session->curtain()->seated(), seat);
        session->curtain()->fall();
        QVERIFY(session->beat()->running());
        QVERIFY(session->beat()->stopping().isEmpty());
        QTRY_VERIFY(!session->beat()->active());
        QCOMPARE(passes(*session), 2);
    }

    void holdingOnWorksOnceForEachPlay() {
        const auto session = afterThePlay(persons(3), 5);
        ResponseBeat& beat = *session->beat();
        const int seat = beat.seats()[0].toInt();
        QVERIFY(beat.mayHold().contains(seat));
        beat.holdOn(seat);
        QVERIFY(!beat.running());
        QVERIFY(!beat.mayHold().contains(seat));
        QTest::qWait(length * 2);
        QVERIFY(beat.active());
        beat.holdOn(seat); // and goes on
        QVERIFY(beat.running());
        beat.holdOn(seat);
        QVERIFY(beat.running());
    }

    void withoutAClockItWaits() {
        const auto session = afterThePlay(persons(2), 5, 0);
        QVERIFY(session->beat()->active() && !session->beat()->running());
        QTest::qWait(200);
        QVERIFY(session->beat()->active());
        session->beat()->fineByMe(session->beat()->seats()[0].toInt());
        QTRY_VERIFY(!session->beat()->active());
    }

    void aMatchThatOpensThereHasTheRightClock() {
        const auto session = afterThePlay(persons(3), 5);
        for (const int milliseconds : {0, length}) {
            MatchSession again(session->match());
            QVERIFY(again.beat()->active());
            again.beat()->setLength(milliseconds);
            again.begin();
            QCOMPARE(again.beat()->length(), milliseconds);
            QCOMPARE(again.beat()->running(), milliseconds > 0);
            QVERIFY(again.beat()->remaining() <= milliseconds);
        }
    }

    void strangersAreNotHeard() {
        const auto session = afterThePlay(persons(3), 5, 60'000);
        for (const int seat : {-1, 7}) {
            session->beat()->stop(seat);
            session->beat()->fineByMe(seat);
            session->beat()->holdOn(seat);
        }
        QVERIFY(session->beat()->running());
        QVERIFY(session->beat()->fine().isEmpty() && session->beat()->stopping().isEmpty());
    }

    void botsAloneNeedNone() {
        const auto session = sessionOf(*ruleset::findGame("template"), {"casual", "random"}, 5);
        session->begin();
        QElapsedTimer time;
        time.start();
        playOn(*session);
        QVERIFY(session->over());
        QVERIFY(!session->beat()->active());
    }

    /// Deals that differ in every hand: the same times are planned for the bots, the same is asked.
    void timesDependOnNothingHidden() {
        const ruleset::Game& game = *ruleset::findGame("template");
        match::Header header = headerOf(game, {"human", "casual", "random", "human"}, 9);
        const match::Match one(game, header);
        const ResponseBeat beat(one, kit::SeatSet());
        QSet<int> pauses;
        for (int seat = 1; seat < 3; ++seat) {
            for (int again = 0; again < 3; ++again)
                QCOMPARE(beat.pauseOf(static_cast<kit::Seat>(seat)),
                         beat.pauseOf(static_cast<kit::Seat>(seat)));
            pauses.insert(beat.pauseOf(static_cast<kit::Seat>(seat)));
        }
        QCOMPARE(pauses.size(), 2); // like people, not like clocks
        for (const int pause : pauses)
            QVERIFY(pause > 0 && pause < 5000);
    }
};

QTEST_GUILESS_MAIN(ResponseBeatTest)
#include "response_beat_test.moc"
