// SPDX-License-Identifier: MIT
// Tests of first words in the window. They appear only in the bar of each game's table, below the prompt or
// the narration.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

class FirstWordsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void anExplanationIsShownBelowTheFirstQuestion_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            if (!game->firstWords().empty())
                QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void anExplanationIsShownBelowTheFirstQuestion() {
        QFETCH(QString, game);
        TableWindow table;
        start(table, game);
        const QQuickItem* word = table.need(QStringLiteral("firstWord"));
        QVERIFY(table.need(QStringLiteral("promptBar"))->isAncestorOf(word));
        QCOMPARE(word->property("text").toString(), table.app().firstWords()->text());
        QVERIFY(!word->property("truncated").toBool());
        table.app().firstWords()->setLongest(1);
        start(table, game); // this explanation has already been shown
        QVERIFY(table.find(QStringLiteral("firstWord")) == nullptr);
    }

    void aPressOnAFirstWordLeadsToItsRule() {
        TableWindow table;
        start(table, QStringLiteral("foxtail"));
        table.need(QStringLiteral("firstWord"));
        table.click(QStringLiteral("ruleLink"));
        table.need(QStringLiteral("rule-") + QStringLiteral("FT-16"));
    }

    /// In place of the first word, the bar shows the effect of a started choice, or a requested hint.
    void aFirstWordGivesWayToAChoiceOrAHint() {
        TableWindow table;
        start(table, QStringLiteral("papertales"));
        table.need(QStringLiteral("firstWord"));
        table.key(Qt::Key_1);
        QTRY_VERIFY(table.find(QStringLiteral("firstWord")) == nullptr);
        table.key(Qt::Key_Escape);
        table.need(QStringLiteral("firstWord"));
        table.key(Qt::Key_H);
        table.need(QStringLiteral("hint-0"));
        QVERIFY(table.find(QStringLiteral("firstWord")) == nullptr);
    }

    /// First words also explain narrated moments. `first` is the index of the first choice to make. It leads
    /// to the moment, however long the bots think.
    void aNarratedMomentIsExplainedBelowIt_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("chapter");
        QTest::addColumn<int>("first");
        QTest::newRow("a war") << QStringLiteral("papertales") << QStringLiteral("wars") << 0;
        QTest::newRow("aging") << QStringLiteral("papertales") << QStringLiteral("aging") << 1;
        QTest::newRow("a deck check") << QStringLiteral("tailstory") << QStringLiteral("deckCheck") << 2;
        QTest::newRow("a page") << QStringLiteral("storyline") << QStringLiteral("page") << 0;
    }
    void aNarratedMomentIsExplainedBelowIt() {
        QFETCH(QString, game);
        QFETCH(QString, chapter);
        QFETCH(int, first);
        TableWindow table;
        start(table, game);
        table.app().settings()->set("stepMode", true); // each moment waits for a press
        MatchSession& session = table.session();
        int made = first;
        for (int presses = 0; presses < 900 && !session.over() && !isTold(table, chapter); ++presses) {
            const auto* moves = session.choices();
            if (session.events()->telling())
                session.events()->next();
            else if (moves->count() > 0)
                session.submit(moves->at(made++ % moves->count()).value(QStringLiteral("move")).toString());
            else
                QTest::qWait(5); // time for the bots to think
        }
        QVERIFY2(isTold(table, chapter), "the moment is never narrated");
        const QQuickItem* word = table.need(QStringLiteral("firstWord"));
        const QQuickItem* bar = table.find(QStringLiteral("storyBar"));
        if (bar == nullptr)
            bar = table.need(QStringLiteral("promptBar"));
        QVERIFY(bar->isAncestorOf(word));
    }

private:
    /// Is the moment narrated, and does its explanation appear?
    static bool isTold(TableWindow& table, const QString& chapter) {
        const EventPlayer& story = *table.session().events();
        return story.telling() && story.chapter() == chapter && !table.app().firstWords()->text().isEmpty();
    }
    static void start(TableWindow& table, const QString& id) {
        table.app().firstWords()->setWanted(true);
        const contract::Game& game = *contract::findGame(id.toStdString());
        QStringList kinds(std::max(2, game.info().seatsLeast), QStringLiteral("casual"));
        kinds.front() = QStringLiteral("human");
        table.app().start(game, headerOf(game, kinds, 5), QStringLiteral("open"));
        table.waitForPerson();
    }
};

TALETOP_TEST(FirstWordsWindowTest)

#include "first_words_window_test.moc"
