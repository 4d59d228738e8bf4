// SPDX-License-Identifier: MIT
// Telling what happens by itself: nothing is lost, nothing is shown too early, and it always ends.
#include "core/kit/view.h"
#include "tests/models/matches.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A game that has something to tell, with bots only, told step by step.
std::unique_ptr<MatchSession> toldSession(std::uint64_t seed) {
    const ruleset::Game* game = ruleset::findGame("papertales");
    auto session = sessionOf(
        *game, {QStringLiteral("casual"), QStringLiteral("random"), QStringLiteral("casual")}, seed);
    session->setStepMode(true);
    session->watch(0);
    return session;
}

void waitForStory(MatchSession& session) {
    QTRY_VERIFY_WITH_TIMEOUT(session.story()->telling() || session.over(), 60'000);
}

} // namespace

class StoryTest : public QObject {
    Q_OBJECT

private slots:
    void everyFactComesTrueOnce() {
        for (const ruleset::Game* game : ruleset::games()) {
            QStringList kinds;
            for (int seat = 0; seat < std::max(2, game->info().seatsLeast); ++seat)
                kinds.append(QStringLiteral("random"));
            const auto session = sessionOf(*game, kinds, 4);
            session->begin();
            playOn(*session);
            const auto visibility = game->visibility(kit::spectator);
            ruleset::AnyState state = game->setup(session->match().header().options);
            for (const match::Entry& entry : session->match().journal().entries) {
                const auto facts = redacted(carryOut(*game, state, entry), visibility, kit::spectator);
                std::vector<kit::Fact> again;
                std::size_t told = 0;
                for (const StoryStep& step : storySteps(*game, 7, facts)) {
                    QCOMPARE(step.entry, std::size_t{7});
                    again.insert(again.end(), step.facts.begin(), step.facts.end());
                    told += step.beat ? std::size_t{1} : std::size_t{0};
                }
                QVERIFY(again == facts);
                QCOMPARE(told, game->story(facts).size());
            }
        }
    }

    void timeFollowsTheSpeed() {
        QCOMPARE(storyTime(0, 40, 2, 0), 0);
        QVERIFY(storyTime(1, 40, 2, 0) < storyTime(2, 40, 2, 0));
        QVERIFY(storyTime(2, 40, 2, 0) < storyTime(3, 40, 2, 0));
        QVERIFY(storyTime(2, 40, 2, 0) < storyTime(2, 80, 2, 0));
        QVERIFY(storyTime(2, 40, 2, 5) < storyTime(2, 40, 2, 0));
        QCOMPARE(storyTime(2, 40, 2, 50), storyTime(2, 40, 2, 60)); // it does not become a blur
        QVERIFY(storyTime(2, 40, 2, 60) > 600);
    }

    void theTableWaitsForTheTale() {
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
            for (int beat = 0; session->story()->telling(); ++beat) {
                QCOMPARE(session->story()->index(), beat);
                QCOMPARE(session->choices()->rowCount(), 0);
                QCOMPARE(session->prompt(), session->story()->text());
                QVERIFY(!session->over());
                QTest::qWait(2); // bots would move now, if they were asked
                QCOMPARE(session->match().journal().entries.size(), entries);
                session->story()->next();
            }
            QCOMPARE(session->story()->text(), QString());
        }
        QVERIFY(tales >= 8); // reveal to income, construction to aging, four times
        // What has been told is what the match is: the same as a table that never saw a move.
        auto replayed = match::Match::replayed(session->match().game(), session->match().journal());
        MatchSession fresh(std::move(std::get<match::Match>(replayed)));
        fresh.watch(0);
        QCOMPARE(dump(*session), dump(fresh));
    }

    void finishingTellsTheRestAtOnce() {
        const auto told = toldSession(6);
        told->begin();
        waitForStory(*told);
        QVERIFY(told->story()->count() > 3);
        const QSignalSpy turned(told.get(), &MatchSession::turned);
        told->finishAnimations();
        QVERIFY(!told->story()->telling());
        QVERIFY(turned.count() > 0);
        QVERIFY(!told->prompt().isEmpty());
    }

    void aHeldTableStandsStill() {
        const auto session = toldSession(8);
        session->setStepMode(false);
        session->setSpeed(1);
        session->begin();
        waitForStory(*session);
        session->hold(true);
        const int index = session->story()->index();
        QTest::qWait(1500);
        QCOMPARE(session->story()->index(), index);
        session->hold(false);
        QTRY_VERIFY_WITH_TIMEOUT(session->story()->index() != index, 5000);
    }
};

QTEST_MAIN(StoryTest)
#include "story_test.moc"
