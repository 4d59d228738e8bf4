// SPDX-License-Identifier: MIT
// Tests of the narration of automatic events: nothing is lost, nothing appears too early, and the narration
// always ends.
#include "core/kit/view.h"
#include "core/table/playback.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Returns a match of bots in a game with events to narrate, in step mode.
std::unique_ptr<MatchSession> toldSession(std::uint64_t seed) {
    const contract::Game* game = contract::findGame("papertales");
    auto session = sessionOf(
        *game, {QStringLiteral("casual"), QStringLiteral("random"), QStringLiteral("casual")}, seed);
    session->events()->setStepMode(true);
    session->watch(0);
    return session;
}

/// Returns a session of Scary Tales with these kinds of players. At this speed only pages and cards are
/// narrated.
std::unique_ptr<MatchSession> taleOf(const QStringList& kinds, std::uint64_t seed = 4) {
    return sessionOf(*contract::findGame("storyline"), kinds, seed);
}

QString firstMove(MatchSession& session) {
    return session.choices()->index(0).data(ChoiceModel::MoveRole).toString();
}

/// Waits until a person must read or choose.
void waitForReader(MatchSession& session) {
    QTRY_VERIFY_WITH_TIMEOUT(session.events()->waits() || session.choices()->rowCount() > 0 || session.over(),
                             30'000);
}

/// Plays until this chapter is narrated, or to the end if `chapter` is "". Returns the chapters at which the
/// table waited for the only person to press Next.
QStringList tellTo(MatchSession& session, const QString& chapter) {
    QStringList told;
    while (!session.over() && !QTest::currentTestFailed()) {
        waitForReader(session);
        if (session.events()->waits() && session.events()->chapter() == chapter)
            return told;
        if (session.events()->waits()) {
            told.append(session.events()->chapter());
            session.events()->next();
        } else if (!session.over()) {
            session.submit(firstMove(session));
        }
    }
    return told;
}

void waitForStory(MatchSession& session) {
    QTRY_VERIFY_WITH_TIMEOUT(session.events()->telling() || session.over(), 60'000);
}

} // namespace

class EventPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void everyFactIsShownOnce() {
        for (const contract::Game* game : contract::games()) {
            QStringList kinds;
            for (int seat = 0; seat < std::max(2, game->info().seatsLeast); ++seat)
                kinds.append(QStringLiteral("random"));
            const auto session = sessionOf(*game, kinds, 4);
            session->begin();
            playOn(*session);
            const auto visibility = game->visibility(kit::spectator);
            std::vector<table::Played> played;
            session->match().retrace(table::into(played));
            for (const table::Played& each : played) {
                const auto facts = table::redacted(each.facts, visibility);
                std::vector<kit::Fact> again;
                std::size_t told = 0;
                for (const table::StoryStep& step : table::storySteps(*game, 7, facts)) {
                    QCOMPARE(step.entry, std::size_t{7});
                    again.insert(again.end(), step.facts.begin(), step.facts.end());
                    told += step.beat ? std::size_t{1} : std::size_t{0};
                }
                QVERIFY(again == facts);
                QCOMPARE(told, game->story(facts).size());
            }
        }
    }

    void theTimeOfAMomentFollowsTheSpeed() {
        QCOMPARE(storyTime(0, 40, 2, 0), 0);
        QVERIFY(storyTime(1, 40, 2, 0) < storyTime(2, 40, 2, 0));
        QVERIFY(storyTime(2, 40, 2, 0) < storyTime(3, 40, 2, 0));
        QVERIFY(storyTime(2, 40, 2, 0) < storyTime(2, 80, 2, 0));
        QVERIFY(storyTime(2, 40, 2, 5) < storyTime(2, 40, 2, 0));
        QCOMPARE(storyTime(2, 40, 2, 50), storyTime(2, 40, 2, 60)); // the fastest pace is limited
        QVERIFY(storyTime(2, 40, 2, 60) > 600);
    }

    void theTableWaitsForTheStory() {
        const auto session = toldSession(5);
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (QAbstractItemModel* model : modelsOf(*session))
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        session->begin();
        int tales = 0;
        while (!session->over()) {
            waitForStory(*session);
            if (session->over())
                break;
            ++tales;
            const std::size_t entries = session->match().journal().entries.size();
            for (int beat = 0; session->events()->telling(); ++beat) {
                QCOMPARE(session->events()->index(), beat);
                QCOMPARE(session->choices()->rowCount(), 0);
                QCOMPARE(session->prompt(), session->events()->text());
                QVERIFY(!session->over());
                QTest::qWait(2); // time for a bot's move, which must not be made
                QCOMPARE(session->match().journal().entries.size(), entries);
                session->events()->next();
            }
            QCOMPARE(session->events()->text(), QString());
        }
        QVERIFY(tales >= 8); // in each of four turns: from reveal to income, and from construction to aging
        // After the narration, the table looks the same as in a session that never narrated.
        auto replayed = match::Match::replayed(session->match().game(), session->match().journal());
        MatchSession fresh(std::move(std::get<match::Match>(replayed)));
        fresh.watch(0);
        QCOMPARE(dump(*session), dump(fresh));
    }

    void finishingShowsTheRestAtOnce() {
        const auto told = toldSession(6);
        told->begin();
        waitForStory(*told);
        QVERIFY(told->events()->count() > 3);
        const QSignalSpy turned(told.get(), &MatchSession::turned);
        told->scheduler()->finishAnimations();
        QVERIFY(!told->events()->telling());
        QVERIFY(turned.count() > 0);
        QVERIFY(!told->prompt().isEmpty());
    }

    void aPageWaitsForAReader() {
        const auto session = taleOf({"human", "casual", "casual"});
        session->begin();
        tellTo(*session, QStringLiteral("page"));
        const std::size_t entries = session->match().journal().entries.size();
        QVERIFY(session->tale()->pages().last().toMap().value("open") == false); // the page is complete
        QTest::qWait(2600); // longer than the page would stay without a reader
        QVERIFY(session->events()->waits());
        QCOMPARE(session->match().journal().entries.size(), entries);
        session->events()->next();
        QVERIFY(!session->events()->waits());
    }

    void onlyAPressTurnsThePage() {
        const auto session = taleOf({"human", "casual", "casual", "casual"});
        session->begin();
        tellTo(*session, QStringLiteral("page"));
        const QString question = session->scheduler()->question();
        QVERIFY(!question.isEmpty());
        // Neither is possible while the page waits.
        QVERIFY(!session->undo()->possible() && !session->vote()->possible());
        const QSignalSpy refused(session->refusal(), &Refusals::refused);
        QVERIFY(!session->submit(QStringLiteral("choose pl01")));
        QCOMPARE(refused.count(), 1);
        session->hints()->ask();
        session->undo()->take();
        session->scheduler()->finishAnimations();
        session->touches()->touch(QStringLiteral("zone/pile1/-1"));
        session->curtain()->setMode(QStringLiteral("open"));
        session->scheduler()->setSpeed(3);
        session->events()->setStepMode(true);
        session->events()->setStepMode(false);
        QVERIFY(session->events()->waits());
        QCOMPARE(session->scheduler()->question(), question);
        while (session->events()->waits())
            session->events()->next();
        QVERIFY(session->undo()->possible() || session->vote()->possible());
    }

    void theCardsAreReadBeforeABotChoosesOne() {
        const auto session = taleOf({"human", "casual", "casual"});
        session->begin();
        for (int offer = 0; offer < 4 && !QTest::currentTestFailed(); ++offer) {
            tellTo(*session, QStringLiteral("cards"));
            const std::size_t entries = session->match().journal().entries.size();
            QVERIFY(session->zone(QStringLiteral("pile1"), -1)->count() > 1);
            QVERIFY(session->match().pending().seats.first() != 0); // a bot chooses
            QTest::qWait(100);
            QCOMPARE(session->match().journal().entries.size(), entries);
            session->events()->next();
        }
    }

    void theCardsAreReadAgainWhenAMatchIsOpened() {
        const auto session = taleOf({"human", "casual", "casual"});
        session->begin();
        tellTo(*session, QStringLiteral("cards"));
        MatchSession again(session->match());
        again.begin();
        QCOMPARE(again.events()->chapter(), QStringLiteral("cards"));
        QVERIFY(again.events()->waits());
    }

    void onlyPagesAndChoicesOfBotsWaitForAReader() {
        const auto session = taleOf({"human", "casual", "random"});
        session->begin();
        const QStringList told = tellTo(*session, {});
        QVERIFY(session->over());
        QCOMPARE(told.count(QStringLiteral("page")), 15); // SL-18; tokens do not wait
        const auto bots = told.count(QStringLiteral("cards"));
        QVERIFY2(bots > 7 && bots < 11, qPrintable(QString::number(bots))); // two of three Narrators are bots
        QCOMPARE(told.size(), 15 + bots);
    }

    void botsAloneWaitForNobody() {
        const auto session = taleOf({"casual", "casual", "random"});
        session->watch(0);
        session->begin();
        playOn(*session);
        QVERIFY(session->over());
    }

    void skippingStopsAtTheNextQuestion() {
        const auto session = sessionOf(*contract::findGame("papertales"), {"human", "casual", "casual"}, 7);
        session->scheduler()->setSpeed(3); // so slow that only skipping reaches the next question in time
        session->begin();
        for (int question = 0; question < 8; ++question) {
            QTRY_VERIFY(session->choices()->rowCount() > 0);
            const QStringList steps{QStringLiteral("commit"), QStringLiteral("pass")};
            QString move = firstMove(*session);
            for (int row = 0; row < session->choices()->rowCount(); ++row)
                if (steps.contains(session->choices()->at(row).value("move").toString()))
                    move = session->choices()->at(row).value("move").toString();
            QVERIFY(session->submit(move));
            if (session->choices()->rowCount() > 0)
                continue;
            session->scheduler()->skipToTurn();
            waitForReader(*session);
            QVERIFY(!session->events()->telling());
            const std::size_t own = match::movesOf(session->match().journal(), 0);
            session->scheduler()->skipToTurn(); // another press must not skip the question
            QTest::qWait(20);
            QCOMPARE(match::movesOf(session->match().journal(), 0), own);
            QVERIFY(session->choices()->rowCount() > 0 || session->over());
        }
    }

    /// A press during a narration continues the narration and does not answer the next question.
    void aPressDuringAStoryAnswersNoQuestion() {
        const auto session = sessionOf(*contract::findGame("papertales"), {"human", "casual"}, 7);
        session->scheduler()->setSpeed(3);
        session->begin();
        for (int question = 0; !session->events()->telling(); ++question) {
            QVERIFY(question < 40);
            QTRY_VERIFY(session->choices()->rowCount() > 0 || session->events()->telling());
            if (session->events()->telling())
                break;
            const bool plans = session->step() == QLatin1String("plan");
            QVERIFY(session->submit(plans ? QStringLiteral("commit") : firstMove(*session)));
        }
        const std::size_t own = match::movesOf(session->match().journal(), 0);
        QVERIFY(!session->submit(QStringLiteral("pass")));
        QVERIFY(!session->events()->telling());
        QCOMPARE(match::movesOf(session->match().journal(), 0), own);
        QCOMPARE(session->step(), QStringLiteral("construct"));
        QVERIFY(session->submit(QStringLiteral("pass")));
    }

    void nothingIsTakenBackDuringAStory() {
        const auto session = sessionOf(*contract::findGame("tailstory"), {"human", "casual"}, 7);
        session->scheduler()->setSpeed(3);
        session->begin();
        for (int question = 0; !session->events()->telling(); ++question) {
            QVERIFY(question < 400);
            QTRY_VERIFY(session->choices()->rowCount() > 0 || session->events()->telling());
            if (!session->events()->telling())
                QVERIFY(session->submit(firstMove(*session)));
        }
        const std::size_t own = match::movesOf(session->match().journal(), 0);
        session->undo()->take();
        QVERIFY(!session->events()->telling());
        QVERIFY(match::movesOf(session->match().journal(), 0) == own && !session->vote()->active());
    }

    void skippingStopsAtEachPage() {
        const auto session = taleOf({"human", "casual", "casual"});
        session->scheduler()->setSpeed(3);
        session->begin();
        QStringList stops;
        while (stops.size() < 8) {
            if (!session->events()->waits() && session->choices()->rowCount() > 0)
                QVERIFY(session->submit(firstMove(*session)));
            session->scheduler()->skipToTurn();
            waitForReader(*session);
            stops.append(session->events()->waits() ? session->events()->chapter() : session->step());
        }
        for (const char* stop : {"page", "cards", "play"})
            QVERIFY2(stops.contains(QLatin1String(stop)), stop);
    }

    void aHeldTableDoesNotContinueItsStory() {
        const auto session = toldSession(8);
        session->events()->setStepMode(false);
        session->scheduler()->setSpeed(1);
        session->begin();
        waitForStory(*session);
        session->scheduler()->hold(true);
        const int index = session->events()->index();
        QTest::qWait(1500);
        QCOMPARE(session->events()->index(), index);
        session->scheduler()->hold(false);
        QTRY_VERIFY_WITH_TIMEOUT(session->events()->index() != index, 5000);
    }
};

TALETOP_TEST(EventPlayerTest)
#include "event_player_test.moc"
