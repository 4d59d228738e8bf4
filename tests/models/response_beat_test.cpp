// SPDX-License-Identifier: MIT
// The moment in which a play can be answered: when it opens, how it ends, and that no hand decides it.
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QElapsedTimer>
#include <QMetaEnum>
#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int length = 400; ///< of a beat, in milliseconds

std::unique_ptr<MatchSession> afterThePlay(const QStringList& kinds, std::uint64_t seed,
                                           int milliseconds = length) {
    const contract::Game* game = contract::findGame("template");
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

/// Two persons who are asked about a play, with a long clock.
struct Asked {
    std::unique_ptr<MatchSession> session = afterThePlay(persons(3), 5, 60'000);
    ResponseBeat& beat = *session->beat();
    const int first = session->match().pending().seats.first(); ///< may answer now
    const int other = beat.seats()[beat.seats()[0] == first ? 1 : 0].toInt();
    /// The first one sits down, and lets it be.
    void look(const std::function<void()>& meanwhile = {}) const {
        beat.stop(first);
        QTRY_COMPARE(session->curtain()->seated(), first);
        if (meanwhile)
            meanwhile();
        session->curtain()->fall();
    }
};

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

    void whoHasLetItPassBehindTheCurtainHasAnswered() {
        const auto session = afterThePlay(persons(3), 5, 0);
        ResponseBeat& beat = *session->beat();
        const QVariantList seats = beat.seats();
        beat.stop(seats[0].toInt());
        QTRY_COMPARE(session->curtain()->seated(), seats[0].toInt());
        QVERIFY(session->submit(QStringLiteral("pass")));
        QVERIFY(beat.active());
        QCOMPARE(beat.fine(), QVariantList{seats[0]});
        beat.stop(seats[0].toInt()); // has nothing more to look for
        QVERIFY(beat.stopping().isEmpty());
        beat.fineByMe(seats[1].toInt());
        QTRY_VERIFY(!beat.active()); // without a clock nothing else would end it
        QCOMPARE(passes(*session), 2);
    }

    /// The table agreed to ask again: neither what was said before nor a clock that is over answers then.
    void anAnswerThatWasTakenBackIsAskedForAnew() {
        const auto session = afterThePlay(persons(4), 5, 60'000);
        ResponseBeat& beat = *session->beat();
        connect(&beat, &ResponseBeat::letsPass, session.get(),
                [&] { session->hold(true); }); // after the first
        for (const QVariant& seat : beat.seats())
            beat.fineByMe(seat.toInt());
        QTRY_COMPARE(passes(*session), 1);
        session->undo();
        session->vote()->agree();
        QCOMPARE(passes(*session), 0);
        QVERIFY(beat.active());
        QVERIFY(beat.fine().isEmpty());
        session->hold(false);
        QVERIFY(beat.running());
        QTest::qWait(50);
        QCOMPARE(passes(*session), 0);
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
        QCOMPARE(beat.holder(), seat);
        beat.holdOn(seat); // and goes on
        QVERIFY(beat.running());
        QCOMPARE(beat.holder(), -1);
        beat.holdOn(seat);
        QVERIFY(beat.running());
    }

    void holdingOnAfterSomebodyElseHoldsToo() {
        const Asked asked;
        asked.beat.holdOn(asked.first);
        asked.beat.holdOn(asked.other);
        QVERIFY(!asked.beat.running());
        QCOMPARE(asked.beat.holder(), asked.other);
        asked.beat.holdOn(asked.first); // has held on to this play, and holds no longer
        QVERIFY(!asked.beat.running());
        asked.beat.holdOn(asked.other);
        QVERIFY(asked.beat.running());
    }

    /// Whether by letting the play go or by looking whether to stop it.
    void whoHoldsAndAnswersHoldsNoLonger() {
        const Asked asked;
        asked.beat.holdOn(asked.first);
        asked.beat.fineByMe(asked.first);
        QCOMPARE(asked.beat.holder(), -1);
        QVERIFY(asked.beat.running());
        const Asked again;
        again.beat.holdOn(again.first);
        again.look();
        QCOMPARE(again.beat.holder(), -1);
        QVERIFY(again.beat.running());
    }

    void anothersLookDoesNotEndAHold() {
        const Asked asked;
        asked.beat.holdOn(asked.other);
        asked.look();
        QVERIFY(asked.beat.active() && asked.beat.stopping().isEmpty());
        QCOMPARE(asked.beat.holder(), asked.other);
        QVERIFY(!asked.beat.running());
        asked.beat.holdOn(asked.other);
        QVERIFY(asked.beat.running());
        QVERIFY(asked.beat.mayHold().contains(asked.first));
    }

    void nobodyHoldsOnWhileSomebodyAnswers() {
        const Asked asked;
        asked.look([&] {
            QVERIFY(asked.beat.mayHold().isEmpty());
            asked.beat.holdOn(asked.other);
        });
        QCOMPARE(asked.beat.holder(), -1);
        QVERIFY(asked.beat.running());
        QVERIFY(asked.beat.mayHold().contains(asked.other)); // it is not used up
    }

    void withoutAClockThereIsNothingToHold() {
        const Asked asked;
        asked.beat.holdOn(asked.first);
        asked.session->hold(true); // the settings are open
        asked.beat.setLength(0);
        asked.session->hold(false);
        QCOMPARE(asked.beat.holder(), -1);
    }

    void whenAllLetItGoNobodyHoldsTheClock() {
        const Asked asked;
        asked.beat.holdOn(asked.first);
        for (const int seat : {asked.first, asked.other})
            asked.beat.fineByMe(seat);
        QVERIFY(asked.beat.active());
        QCOMPARE(asked.beat.holder(), -1);
    }

    void withoutAClockItWaits() {
        const auto session = afterThePlay(persons(2), 5, 0);
        QVERIFY(session->beat()->active() && !session->beat()->running());
        QTest::qWait(200);
        QVERIFY(session->beat()->active());
        session->beat()->fineByMe(session->beat()->seats()[0].toInt());
        QTRY_VERIFY(!session->beat()->active());
    }

    void whoPlaysAloneIsAskedWithoutAClock() {
        const auto session = afterThePlay({"casual", "human", "casual"}, 5);
        ResponseBeat& beat = *session->beat();
        QCOMPARE(beat.length(), 0);
        QVERIFY(!beat.running() && beat.mayHold().isEmpty());
        QTest::qWait(length * 2);
        QVERIFY(beat.active());
        QVERIFY(!beat.running());
        waitForPerson(*session); // the bots have answered without being waited for
        QCOMPARE(session->curtain()->seat(), 1);
        QVERIFY(session->choices()->rowCount() > 0);
        QVERIFY(session->submit(QStringLiteral("pass")));
        QVERIFY(!beat.active());
    }

    /// Whatever lies open before the table, the clock stands, says why, and goes on where it stood.
    void whileAnythingIsOpenTheClockStands_data() {
        QTest::addColumn<int>("reason");
        const auto reasons = QMetaEnum::fromType<Standstill::Reason>();
        for (int i = 0; i < reasons.keyCount(); ++i)
            QTest::addRow("%s", reasons.key(i)) << reasons.value(i);
    }
    void whileAnythingIsOpenTheClockStands() {
        QFETCH(int, reason);
        const auto session = afterThePlay({"human", "casual", "human", "human"}, 5);
        ResponseBeat& beat = *session->beat();
        Standstill& standstill = *session->standstill();
        QVERIFY(beat.running());
        QCOMPARE(standstill.why(), QString());
        standstill.set(static_cast<Standstill::Reason>(reason), true);
        if (!standstill.clocks()) // what the session knows itself is not told from outside
            return;
        QVERIFY(!beat.running());
        QVERIFY(!standstill.why().isEmpty());
        QCOMPARE(session->detail(), standstill.why());
        const int left = beat.remaining();
        const std::size_t entries = session->match().journal().entries.size();
        QTest::qWait(length * 2);
        QVERIFY(beat.active());
        QCOMPARE(beat.remaining(), left);
        QCOMPARE(session->match().journal().entries.size(), entries); // no bot uses that time either
        standstill.set(static_cast<Standstill::Reason>(reason), false);
        QVERIFY(beat.running());
        QVERIFY(beat.remaining() <= left);
        QTRY_VERIFY(!beat.active());
    }

    void twoThingsAreOpen() {
        const auto session = afterThePlay(persons(3), 5, 60'000);
        Standstill& standstill = *session->standstill();
        standstill.set(Standstill::Window, true);
        standstill.lies({int(Standstill::Log), int(Standstill::Card)});
        standstill.set(Standstill::Window, false);
        QVERIFY(!session->beat()->running());
        standstill.lies({int(Standstill::Card)});
        QVERIFY(!session->beat()->running());
        standstill.lies({});
        QVERIFY(session->beat()->running());
    }

    void holdingOnStandsWithTheRest() {
        const Asked asked;
        asked.beat.holdOn(asked.first);
        asked.session->standstill()->set(Standstill::Log, true);
        asked.session->standstill()->set(Standstill::Log, false);
        QVERIFY(!asked.beat.running()); // it is held on still
        asked.beat.holdOn(asked.first);
        QVERIFY(asked.beat.running());
    }

    void whoLooksForTheSettingMeansThisMoment() {
        const auto session = afterThePlay(persons(3), 5, 60'000);
        ResponseBeat& beat = *session->beat();
        session->standstill()->set(Standstill::Sheet, true);
        beat.setLength(0);
        QCOMPARE(beat.length(), 0);
        session->standstill()->set(Standstill::Sheet, false);
        QVERIFY(beat.active() && !beat.running());
    }

    void whoLooksAtHisHandLosesNoTime() {
        const auto session = afterThePlay(persons(3), 5);
        session->curtain()->hold(session->beat()->seats()[1].toInt(), 0.0);
        QVERIFY(session->curtain()->seated() >= 0);
        QVERIFY(!session->beat()->running());
        QTest::qWait(length * 2);
        QVERIFY(session->beat()->active());
        session->curtain()->fall();
        QVERIFY(session->beat()->running());
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
        const auto session = sessionOf(*contract::findGame("template"), {"casual", "random"}, 5);
        session->begin();
        QElapsedTimer time;
        time.start();
        playOn(*session);
        QVERIFY(session->over());
        QVERIFY(!session->beat()->active());
    }

    /// Deals that differ in every hand: the same times are planned for the bots, the same is asked.
    void timesDependOnNothingHidden() {
        const contract::Game& game = *contract::findGame("template");
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

TALETOP_TEST_WITHOUT_WINDOW(ResponseBeatTest)
#include "response_beat_test.moc"
