// SPDX-License-Identifier: MIT
// Tests of bots that think ahead: they stop when their answer is no longer needed, and carry out their plans.
#include "app/session/bot_runner.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

const contract::Game& paperTales() { return *contract::findGame("papertales"); }

BotQuestion questionOf(const match::Match& match, const char* kind, int revision) {
    return {&match.game(), match.view(0), 0, kind, kit::Rng(1), revision};
}

} // namespace

class ThinkingBotsTest : public QObject {
    Q_OBJECT

private slots:
    void aBotThatIsStoppedAnswersAtOnceWithALegalMove() {
        const auto session = sessionOf(paperTales(), {"human", "human"}, 3);
        int asked = 0;
        const BotAnswer answer = answerTo(questionOf(session->match(), "sharp", 1), [&] {
            ++asked;
            return true;
        });
        QCOMPARE(asked, 1);
        QVERIFY(!answer.steps.empty());
        QVERIFY(!paperTales().whyNot(session->match().view(0), 0, answer.steps[0]));
    }

    /// A question that was dropped or replaced gets no answer.
    void onlyTheLastQuestionIsAnswered() {
        const auto session = sessionOf(paperTales(), {"human", "human"}, 3);
        BotRunner runner;
        QList<int> answers;
        connect(&runner, &BotRunner::answered, this,
                [&](const BotAnswer& answer) { answers.append(answer.revision); });
        runner.ask(questionOf(session->match(), "sharp", 1));
        runner.drop();
        runner.ask(questionOf(session->match(), "gentle", 2));
        QTRY_VERIFY(answers.contains(2));
        QCOMPARE(answers.last(), 2);
    }

    void onlyThinkingBotsGetTimeAndAtMost400Milliseconds() {
        QCOMPARE(longestThought("casual"), 0);
        QCOMPARE(longestThought("human"), 0);
        for (const char* kind : {"gentle", "keen", "sharp"}) {
            QVERIFY(longestThought(kind) > 0);
            QVERIFY(longestThought(kind) <= 400);
        }
    }

    void wholeDeploymentsAreCarriedOut() {
        const auto session = sessionOf(paperTales(), {"gentle", "gentle"}, 3);
        session->begin();
        QTRY_VERIFY_WITH_TIMEOUT(session->over(), 120'000);
        int deployed = 0;
        for (const match::Entry& entry : session->match().journal().entries)
            deployed += entry.move.starts_with("deploy") ? 1 : 0;
        QVERIFY(deployed > 8);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(ThinkingBotsTest)
#include "thinking_bots_test.moc"
