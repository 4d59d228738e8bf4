// SPDX-License-Identifier: MIT
// Tests that automatic events never shorten a person's reading time or remove a question.
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

const contract::Game& game() { return *contract::games().front(); }

QStringList withBots() { return {"human", "random", "casual"}; }

QString firstMove(MatchSession& session) {
    return session.choices()->index(0).data(ChoiceModel::MoveRole).toString();
}

} // namespace

class TurnSchedulerTest : public QObject {
    Q_OBJECT

private slots:
    /// Hints and refusals stay while bots move, because a bot's pause is too short to read them.
    void hintsAndRefusalsStayWhileBotsMove() {
        const auto session = sessionOf(game(), withBots(), 5);
        session->scheduler()->hold(true);
        session->begin();
        session->scheduler()->hold(true);
        session->hints()->ask();
        const QString hint = session->hints()->text();
        QVERIFY(!hint.isEmpty());
        QVERIFY(!session->submit(QStringLiteral("eat the deck")));
        const QString refusal = session->refusal()->text();
        QVERIFY(!refusal.isEmpty());
        const std::size_t entries = session->match().journal().entries.size();
        session->scheduler()->hold(false);
        QTRY_VERIFY(session->match().journal().entries.size() > entries);
        QTest::qWait(50);
        QVERIFY(
            std::none_of(session->match().journal().entries.begin() + static_cast<std::ptrdiff_t>(entries),
                         session->match().journal().entries.end(),
                         [](const match::Entry& entry) { return entry.who == 0; }));
        QCOMPARE(session->hints()->text(), hint);
        QCOMPARE(session->refusal()->text(), refusal);
        QVERIFY(session->submit(firstMove(*session))); // the person's next move removes both texts
        QCOMPARE(session->hints()->text(), QString());
        QCOMPARE(session->refusal()->text(), QString());
    }

    /// The window uses the id to call a person once per question, so the id stays the same while bots move.
    void differentQuestionsHaveDifferentIds() {
        const auto session = sessionOf(game(), withBots(), 5);
        session->scheduler()->hold(true);
        const QString first = session->scheduler()->question();
        QVERIFY(!first.isEmpty());
        session->begin();
        QVERIFY(QTest::qWaitFor([&] { return session->match().journal().entries.back().who > 0; }));
        QCOMPARE(session->scheduler()->question(), first);
        QStringList asked;
        connect(session.get(), &MatchSession::changed, this,
                [&] { asked.append(session->scheduler()->question()); });
        QVERIFY(session->submit(firstMove(*session)));
        waitForPerson(*session);
        QVERIFY2(asked.contains(QString()) || !asked.contains(first), qPrintable(asked.join(u'\n')));
        QVERIFY(!session->scheduler()->question().isEmpty());
        QCOMPARE(sessionOf(game(), QStringList{"casual", "random", "casual"}, 5)->question(), QString());
    }
};

TALETOP_TEST_WITHOUT_WINDOW(TurnSchedulerTest)
#include "turn_scheduler_test.moc"
