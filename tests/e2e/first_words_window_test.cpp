// SPDX-License-Identifier: MIT
// What is new is told on the table of each game where it covers nothing, and goes when it has been read.
#include "app/input/free_ground.h"
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace taletop;
using namespace taletop::app;

class FirstWordsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void everyGamesFirstQuestionIsExplained_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            if (!game->firstWords().empty())
                QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

    void everyGamesFirstQuestionIsExplained() {
        QFETCH(QString, game);
        TableWindow table;
        start(table, game);
        QQuickItem* word = table.need(QStringLiteral("firstWord"));
        QVERIFY(word != nullptr);
        QVERIFY(table.app().firstWords()->seen());
        const QString said = table.app().firstWords()->text();
        // It lies beside what it speaks of, and not over it.
        QTRY_VERIFY(gapTo(word, askedAbout(table)) >= 0 && gapTo(word, askedAbout(table)) <= 40);
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("firstWord")) == nullptr);
        QVERIFY(table.find(QStringLiteral("leaveSheet")) == nullptr); // Esc did no more than that
        start(table, game);
        table.waitForPerson();
        QVERIFY(table.app().firstWords()->text() != said);
    }

    void itCoversNothingThatCanBePressed_data() { everyGamesFirstQuestionIsExplained_data(); }
    /// At the usual pace cards are still on their way when it comes.
    void itCoversNothingThatCanBePressed() {
        QFETCH(QString, game);
        TableWindow table;
        table.app().setSpeed(2);
        start(table, game);
        QQuickItem* word = table.need(QStringLiteral("firstWord"));
        QVERIFY(word != nullptr);
        QTest::qWait(1500); // what is dealt has come, or is coming where the machine is slow
        QTRY_VERIFY(word->isVisible() &&
                    FreeGround().isFree(word, nullptr, QRectF(word->position(), word->size())));
    }

    /// The first time that one may answer.
    void theFirstAnswerIsExplainedInASmallWindow_data() {
        QTest::addColumn<qreal>("text");
        QTest::newRow("as drawn") << 1.0;
        QTest::newRow("large text") << 1.5;
    }
    void theFirstAnswerIsExplainedInASmallWindow() {
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(text);
        start(table, QStringLiteral("tailstory"));
        MatchSession& session = table.session();
        for (int presses = 0; presses < 200 && session.step() != QLatin1String("respond"); ++presses) {
            table.app().firstWords()->putAway();
            if (session.story()->telling())
                session.story()->next();
            else if (session.choices()->count() > 0)
                session.submit(session.choices()->at(0).value(QStringLiteral("move")).toString());
            else
                QTest::qWait(5); // the others think
        }
        QCOMPARE(session.step(), QStringLiteral("respond"));
        QQuickItem* word = table.need(QStringLiteral("firstWord"));
        QVERIFY(word != nullptr);
        QTRY_VERIFY(FreeGround().isFree(word, nullptr, QRectF(word->position(), word->size())));
    }

    /// It does not come and go where it finds no room.
    void whatFindsNoRoomLeavesTheTableAtRest() {
        TableWindow table;
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(1.5);
        start(table, QStringLiteral("storyline"));
        QTest::qWait(1000);
        QVERIFY(!table.app().firstWords()->text().isEmpty());
        QCOMPARE_LE(table.framesAtRest(), 5);
    }

    void aClickPutsItAway() {
        TableWindow table;
        start(table, QStringLiteral("foxtail"));
        table.click(QStringLiteral("firstWord"));
        QTRY_VERIFY(table.find(QStringLiteral("firstWord")) == nullptr);
        QCOMPARE(table.app().firstWords()->text(), QString());
    }

    /// It lies beside what it is about, where a message may lie already: one after the other is read.
    void itWaitsForAMessage() {
        TableWindow table;
        table.app().setNotice(QStringLiteral("A message."));
        start(table, QStringLiteral("tailstory"));
        table.need(QStringLiteral("dismissNotice"));
        QVERIFY(table.find(QStringLiteral("firstWord")) == nullptr);
        QVERIFY(!table.app().firstWords()->seen());
        table.click(QStringLiteral("dismissNotice"));
        table.need(QStringLiteral("firstWord"));
        QVERIFY(table.app().firstWords()->seen());
    }

    /// There is room for it beside what tells where one is, what counts, and the cards of the own hand.
    void whatOneNeedsStaysInSight_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("words"); // as many as are looked at
        for (const auto& [game, words] : {std::pair{"tailstory", 3}, std::pair{"foxtail", 2}})
            for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
                QTest::addRow("%s, %d", game, size.width()) << QString::fromLatin1(game) << size << words;
    }
    void whatOneNeedsStaysInSight() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(int, words);
        TableWindow table;
        table.window().resize(size);
        start(table, game);
        MatchSession& session = table.session();
        int seen = 0;
        QStringList over;
        for (int presses = 0; presses < 200 && seen < words && !session.over(); ++presses) {
            const auto goesOn = [&session] {
                return session.over() || session.story()->telling() || session.choices()->count() > 0;
            };
            QVERIFY(QTest::qWaitFor(goesOn, 30'000)); // the others think
            if (!table.app().firstWords()->text().isEmpty())
                QTest::qWait(1200); // what is dealt has come, and the word lies where it stays
            const QStringList needs = neededIn(table);
            const QQuickItem* word = table.find(QStringLiteral("firstWord"));
            if (word != nullptr && !needs.isEmpty()) {
                ++seen;
                for (const QString& needed : needs)
                    if (gapTo(word, placeOf(table.find(needed))) < 0)
                        over.append(needed + QStringLiteral(": ") + table.app().firstWords()->text());
                if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                    table.window().grab().save(
                        folder +
                        QStringLiteral("/word %1, %2, %3.png").arg(game).arg(size.width()).arg(presses));
            }
            table.app().firstWords()->putAway();
            if (session.story()->telling())
                session.story()->next();
            else if (session.choices()->count() > 0)
                session.submit(session.choices()->at(0).value(QStringLiteral("move")).toString());
        }
        QCOMPARE(seen, words);
        QVERIFY2(over.isEmpty(), qPrintable(over.join(u'\n')));
    }

    /// What is told by itself, too, where there is room beside it: `first` makes moves that leave some. Which
    /// are made must not hang on how long the others think.
    void aToldMomentIsExplainedBesideIt_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("chapter");
        QTest::addColumn<int>("first");
        QTest::newRow("a war") << QStringLiteral("papertales") << QStringLiteral("wars") << 0;
        QTest::newRow("aging") << QStringLiteral("papertales") << QStringLiteral("aging") << 1;
        QTest::newRow("a deck check") << QStringLiteral("tailstory") << QStringLiteral("deckCheck") << 2;
        QTest::newRow("a page") << QStringLiteral("storyline") << QStringLiteral("page") << 0;
    }

    void aToldMomentIsExplainedBesideIt() {
        QFETCH(QString, game);
        QFETCH(QString, chapter);
        QFETCH(int, first);
        TableWindow table;
        table.window().resize(1440, 900);
        start(table, game);
        table.app().settings()->set("stepMode", true); // each moment waits
        MatchSession& session = table.session();
        int made = first;
        for (int presses = 0; presses < 900 && !session.over() && !isTold(table, chapter); ++presses) {
            const auto* moves = session.choices();
            table.app().firstWords()->putAway();
            if (session.story()->telling())
                session.story()->next();
            else if (moves->count() > 0)
                session.submit(moves->at(made++ % moves->count()).value(QStringLiteral("move")).toString());
            else
                QTest::qWait(5); // the others think
        }
        QVERIFY2(isTold(table, chapter), "it is never told");
        QQuickItem* word = table.need(QStringLiteral("firstWord"));
        QQuickItem* beside = table.need(QStringLiteral("wordSubject"));
        QTRY_VERIFY(beside->width() > 100 && beside->height() > 60);
        QTRY_VERIFY2(gapTo(word, placeOf(beside)) >= 0 && gapTo(word, placeOf(beside)) <= 40,
                     qPrintable(QString::number(gapTo(word, placeOf(beside)))));
    }

private:
    /// It is new, and there is a word on it.
    static bool isTold(TableWindow& table, const QString& chapter) {
        const Storyteller& story = *table.session().story();
        return story.telling() && story.chapter() == chapter && !table.app().firstWords()->text().isEmpty();
    }
    /// The names of what can be seen of it.
    static QStringList neededIn(TableWindow& table) {
        QStringList names{QStringLiteral("turnSteps"), QStringLiteral("scorePad")};
        for (int at = 0; at < 12; ++at)
            names << QStringLiteral("hand-%1").arg(at) << QStringLiteral("achievement-0-%1").arg(at);
        names.removeIf([&table](const QString& name) { return table.find(name) == nullptr; });
        return names;
    }
    static QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); }

    /// The cards of the choice, or else what a first move touches.
    static QRectF askedAbout(TableWindow& table) {
        QRectF place;
        const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
            if (!item->isVisible())
                return;
            if (item->property("ofTheChoice").toBool())
                place = place.united(placeOf(item));
            for (QQuickItem* child : item->childItems())
                look(child);
        };
        look(table.window().panel()->rootObject());
        const QString touch =
            table.session().choices()->at(0).value(QStringLiteral("gesture")).toStringList().value(0);
        if (place.isEmpty() && touch.startsWith(QLatin1String("zone/")))
            place = placeOf(table.need(touch.section(u'/', 1, 1)));
        return place;
    }
    /// In pixels from edge to edge; negative: they lie over each other.
    static qreal gapTo(const QQuickItem* word, const QRectF& place) {
        const QRectF own = placeOf(word);
        const qreal across = std::max(own.left() - place.right(), place.left() - own.right());
        const qreal down = std::max(own.top() - place.bottom(), place.top() - own.bottom());
        return std::max(across, down);
    }

    static void start(TableWindow& table, const QString& id) {
        table.app().settings()->set("firstWords", true);
        const contract::Game& game = *contract::findGame(id.toStdString());
        QStringList kinds(std::max(2, game.info().seatsLeast), QStringLiteral("casual"));
        kinds.front() = QStringLiteral("human");
        table.app().start(game, headerOf(game, kinds, 5), QStringLiteral("open"));
        table.waitForPerson();
    }
};

TALETOP_TEST(FirstWordsWindowTest)
#include "first_words_window_test.moc"
