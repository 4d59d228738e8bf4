// SPDX-License-Identifier: MIT
// Plays whole games of Paper Tales in the real window by mouse and by keyboard, against bots, and among three
// people with the curtain between them.
#include "core/match/save.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The progress so far. It varies the actions and shows whether every kind of step occurred.
struct Habits {
    int turn = 0;
    QSet<QString> steps;
};

void checkSaved(TableWindow& table) {
    QFile file(table.session().saveFile().file());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(),
             match::saveText(table.session().match().game(), table.session().match().journal()));
}

bool isLegal(TableWindow& table, const QString& move) {
    return table.session().refusal()->whyNot(move).isEmpty();
}

/// Returns the first of these things that can be pressed now, or "".
QString firstReady(TableWindow& table, const QStringList& names) {
    for (const QString& name : names)
        if (const QQuickItem* item = table.find(name); item != nullptr && item->property("ready").toBool())
            return name;
    return {};
}

QStringList spotNames() {
    return {QStringLiteral("spot-F1"), QStringLiteral("spot-F2"), QStringLiteral("spot-F3"),
            QStringLiteral("spot-B1"), QStringLiteral("spot-B2")};
}

QStringList levelNames() {
    QStringList names;
    for (int building = 0; building < 5; ++building)
        for (int level = 1; level <= 2; ++level)
            names.append(QStringLiteral("level-%1-%2").arg(building).arg(level));
    return names;
}

/// Places cards from the hand on the free spots, alternately by clicking and by dragging.
void planByMouse(TableWindow& table, const Habits& habits) {
    for (const QString& spot : spotNames()) {
        QQuickItem* place = table.find(spot);
        if (table.find(QStringLiteral("hand-0")) == nullptr || place == nullptr ||
            place->property("face").toInt() > 0 || place->property("closed").toBool())
            continue;
        if (habits.turn % 2 == 0) {
            table.drag(QStringLiteral("hand-0"), spot);
        } else {
            table.click(QStringLiteral("hand-0"));
            table.click(spot);
        }
        break;
    }
    if (!isLegal(table, QStringLiteral("commit")))
        table.click(QStringLiteral("buttonUndo"));
    table.click(QStringLiteral("commit"));
}

void actByMouse(TableWindow& table, Habits& habits) {
    const QString step = table.session().step();
    if (step == QLatin1String("pick")) {
        table.click(QStringLiteral("pack-0"));
        if (table.find(QStringLiteral("pack-1")) != nullptr)
            table.click(QStringLiteral("pack-1"));
        table.click(QStringLiteral("commit"));
    } else if (step == QLatin1String("plan")) {
        planByMouse(table, habits);
    } else if (step == QLatin1String("construct")) {
        const QString level = firstReady(table, levelNames());
        if (!level.isEmpty())
            table.click(level);
        table.click(level.isEmpty() ? QStringLiteral("commit") : level);
    } else {
        const QString spot = firstReady(table, spotNames());
        if (!spot.isEmpty())
            table.click(spot);
        table.click(QStringLiteral("commit"));
    }
    ++habits.turn;
}

void planByKeyboard(TableWindow& table, const Habits& habits) {
    table.key(Qt::Key_1);
    table.key(static_cast<Qt::Key>(Qt::Key_1 + habits.turn % 5));
    if (habits.turn % 3 == 0) {
        table.key(Qt::Key_1);
        table.key(Qt::Key_K);
    }
    for (int back = 0; back < 3 && !isLegal(table, QStringLiteral("commit")); ++back)
        table.key(Qt::Key_U);
    table.key(Qt::Key_C);
}

void actByKeyboard(TableWindow& table, Habits& habits) {
    const QString step = table.session().step();
    if (step == QLatin1String("pick")) {
        table.key(Qt::Key_1);
        table.key(Qt::Key_2);
        table.key(Qt::Key_C);
    } else if (step == QLatin1String("plan")) {
        planByKeyboard(table, habits);
    } else if (step == QLatin1String("construct")) {
        table.key(static_cast<Qt::Key>(Qt::Key_1 + habits.turn % 5));
        table.key(Qt::Key_C);
    } else {
        table.key(static_cast<Qt::Key>(Qt::Key_1 + habits.turn % 5));
        table.key(Qt::Key_C);
        table.key(Qt::Key_C);
    }
    ++habits.turn;
}

void playWholeGame(TableWindow& table, void (*act)(TableWindow&, Habits&)) {
    constexpr int mostTurns = 400;
    Habits habits;
    while (!table.session().over()) {
        table.waitForPerson();
        if (table.session().over() || QTest::currentTestFailed())
            break;
        habits.steps.insert(table.session().step());
        act(table, habits);
        QCoreApplication::processEvents();
        checkSaved(table);
        QVERIFY2(habits.turn < mostTurns, qPrintable(table.session().prompt()));
    }
    for (const char* step : {"pick", "plan", "construct"})
        QVERIFY2(habits.steps.contains(QLatin1String(step)), step);
}

/// Lifts the curtain with its button or with the seat's own key.
void sitDown(TableWindow& table, bool byMouse) {
    Curtain* hand = table.session().curtain();
    const int seat = hand->seat();
    QVERIFY(table.session().viewer() < 0); // all hands are closed
    const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
    QTRY_VERIFY(curtain->property("armed").toBool());
    if (byMouse)
        table.click(QStringLiteral("curtainLift"));
    else
        table.tap(static_cast<Qt::Key>(Qt::Key_F2 + seat));
    QTRY_COMPARE(hand->seated(), seat);
    const QQuickItem* layer = curtain->parentItem();
    QTRY_VERIFY(!layer->property("dead").toBool()); // presses are ignored for a moment
}

/// Plays a game of people only. Each person lifts the curtain to see their hand.
void playBehindTheCurtain(TableWindow& table, void (*act)(TableWindow&, Habits&), bool byMouse) {
    constexpr int mostTurns = 600;
    Habits habits;
    QSet<int> seats;
    int sittings = 0;
    while (!table.session().over() && !QTest::currentTestFailed()) {
        Curtain* hand = table.session().curtain();
        const auto asked = [&] {
            return table.session().over() || hand->down() || !table.session().step().isEmpty();
        };
        QVERIFY(QTest::qWaitFor(asked, 20'000));
        if (table.session().over())
            break;
        if (hand->down()) {
            sitDown(table, byMouse);
            const QString step = table.session().step();
            sittings += step == QLatin1String("pick") || step == QLatin1String("plan") ? 1 : 0;
            seats.insert(hand->seated());
            continue;
        }
        habits.steps.insert(table.session().step());
        act(table, habits);
        QCoreApplication::processEvents();
        checkSaved(table);
        QVERIFY2(habits.turn < mostTurns, qPrintable(table.session().prompt()));
    }
    QCOMPARE(seats, (QSet<int>{0, 1, 2}));
    QVERIFY2(sittings <= 4 * (3 + 4),
             qPrintable(QString::number(sittings))); // N + 4 sittings a turn
    for (const char* step : {"pick", "plan", "construct"})
        QVERIFY2(habits.steps.contains(QLatin1String(step)), step);
}

void startAmongPeople(TableWindow& table, const QString& seed) {
    table.app().openSeats(QStringLiteral("papertales"));
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(3);
    for (int seat = 0; seat < 3; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setSeedText(seed);
    table.app().startMatch();
    table.need(QStringLiteral("papertalesTable"));
}

void start(TableWindow& table, int seats, const QString& seed) {
    table.app().setSpeed(0);
    table.app().openSeats(QStringLiteral("papertales"));
    table.app().seatSheet()->setSeatCount(seats);
    table.app().seatSheet()->setSeedText(seed);
    table.app().startMatch();
    table.need(QStringLiteral("papertalesTable"));
}

QRectF rectOf(const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); }

} // namespace

class PapertalesTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsPlayedByMouse() {
        TableWindow table;
        table.app().setSpeed(0);
        table.click(QStringLiteral("play-papertales"));
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
        table.click(QStringLiteral("seats-2"));
        table.app().seatSheet()->setSeedText(QStringLiteral("11"));
        table.click(QStringLiteral("startButton"));
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        playWholeGame(table, actByMouse);
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
    }

    void aWholeGameIsPlayedByKeyboard() {
        TableWindow table;
        table.app().setSpeed(0);
        QVERIFY(table.tabTo(QStringLiteral("box-papertales")));
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
        QVERIFY(table.tabTo(QStringLiteral("seats-2")));
        table.key(Qt::Key_Space);
        QVERIFY(table.tabTo(QStringLiteral("startButton")));
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        table.need(QStringLiteral("papertalesTable"));
        playWholeGame(table, actByKeyboard);
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
        QVERIFY(table.tabTo(QStringLiteral("goHome")));
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("home"));
    }

    void threePeoplePlayByMouse() {
        TableWindow table;
        startAmongPeople(table, QStringLiteral("5"));
        playBehindTheCurtain(table, actByMouse, true);
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
    }

    void threePeoplePlayByKeyboard() {
        TableWindow table;
        startAmongPeople(table, QStringLiteral("6"));
        playBehindTheCurtain(table, actByKeyboard, false);
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
    }

    void aPlanCanBeTakenBack() {
        TableWindow table;
        start(table, 2, QStringLiteral("4"));
        while (table.session().step() == QLatin1String("pick")) {
            Habits habits;
            actByKeyboard(table, habits);
            table.waitForPerson();
        }
        QCOMPARE(table.session().step(), QStringLiteral("plan"));
        const int face = table.need(QStringLiteral("hand-0"))->property("face").toInt();
        table.drag(QStringLiteral("hand-0"), QStringLiteral("spot-B1"));
        QTRY_COMPARE(table.need(QStringLiteral("spot-B1"))->property("face").toInt(), face);
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(table.need(QStringLiteral("spot-B1"))->property("face").toInt(), 0);
        QVERIFY(table.need(QStringLiteral("hand-0"))->property("legal").toBool());
    }

    /// Pressing a card and then the hand takes the card back, without dragging.
    void aPressOnTheHandTakesACardBack() {
        TableWindow table;
        start(table, 2, QStringLiteral("4"));
        while (table.session().step() == QLatin1String("pick")) {
            Habits habits;
            actByKeyboard(table, habits);
            table.waitForPerson();
        }
        table.drag(QStringLiteral("hand-0"), QStringLiteral("spot-B1"));
        QTRY_VERIFY(table.need(QStringLiteral("spot-B1"))->property("face").toInt() > 0);
        const QString back = QStringLiteral("back B1");
        QVERIFY(isLegal(table, back));
        table.click(QStringLiteral("spot-B1"));
        const QPoint corner = table.need(QStringLiteral("ownHand"))->mapToScene(QPointF(9, 9)).toPoint();
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, corner);
        QTRY_COMPARE(table.need(QStringLiteral("spot-B1"))->property("face").toInt(), 0);
        QVERIFY(!isLegal(table, back));
    }

    /// The narration bar, which may be larger than the prompt, does not cover the Kingdom.
    void theStoryCoversNoKingdom_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::newRow("as drawn") << QSize(1440, 900) << 1.0;
        QTest::newRow("small window") << QSize(1024, 640) << 1.0;
        QTest::newRow("large text") << QSize(1440, 900) << 1.5;
        QTest::newRow("large text, small window") << QSize(1024, 640) << 1.5;
    }
    void theStoryCoversNoKingdom() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        start(table, 3, QStringLiteral("5"));
        table.app().settings()->set("stepMode", true); // each moment waits for a press
        MatchSession& session = table.session();
        QSet<QString> told;
        QStringList hidden;
        for (int presses = 0; presses < 900 && !session.over() && told.size() < 60; ++presses) {
            if (session.events()->telling()) {
                told.insert(session.events()->text());
                QTest::qWait(5);
                const QQuickItem* bar = table.need(QStringLiteral("storyBar"));
                const QQuickItem* kingdom = table.need(QStringLiteral("ownKingdom"));
                const qreal over = rectOf(kingdom).bottom() - rectOf(bar).top();
                if (over > 0.5 && session.events()->telling())
                    hidden.append(QStringLiteral("%1 px: %2").arg(over).arg(session.events()->text()));
                // Except in an enlarged War, the parts of sums cover only the hand.
                const QQuickItem* parts = table.find(QStringLiteral("storyParts"));
                if (parts != nullptr && table.find(QStringLiteral("warStage")) == nullptr &&
                    rectOf(parts).top() < rectOf(kingdom).bottom() - 1)
                    hidden.append(QStringLiteral("the sums of: ") + session.events()->text());
                if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                    table.window().grab().save(folder + QStringLiteral("/told, %1, %2.png")
                                                            .arg(QLatin1String(QTest::currentDataTag()))
                                                            .arg(told.size()));
                session.events()->next();
            } else if (session.choices()->count() > 0) {
                session.submit(session.choices()->at(0).value(QStringLiteral("move")).toString());
            } else {
                QTest::qWait(5); // time for the bots to think
            }
        }
        QVERIFY2(told.size() > 20, qPrintable(QString::number(told.size())));
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
    }

    void atRestNothingIsPainted() {
        TableWindow table;
        start(table, 5, QStringLiteral("4"));
        table.waitForPerson();
        const int frames = table.framesAtRest();
        QVERIFY2(frames <= 1, qPrintable(QString::number(frames)));
    }
};

TALETOP_TEST(PapertalesTest)

#include "papertales_test.moc"
