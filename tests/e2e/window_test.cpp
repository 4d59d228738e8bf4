// SPDX-License-Identifier: MIT
// Plays whole games of Foxtail in the real window, by mouse and by keyboard. Also has general tests of the
// window.
#include "core/match/save.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWindow>
#include <QScreen>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The progress so far, which varies the actions so that every way of making a move is used.
struct Habits {
    int turn = 0;
    int brushes = 0;
    QSet<QString> steps;
};

bool canBrush(TableWindow& table) {
    return table.session().refusal()->whyNot(QStringLiteral("brush")).isEmpty();
}

QByteArray savedText(TableWindow& table) {
    QFile file(table.session().saveFile().file());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void checkSaved(TableWindow& table) {
    QCOMPARE(savedText(table).toStdString(),
             match::saveText(table.session().match().game(), table.session().match().journal()));
}

/// Makes one decision by mouse.
void actByMouse(TableWindow& table, Habits& habits) {
    const QString step = table.session().step();
    const int choices = table.session().choices()->rowCount();
    const QString ghost = QStringLiteral("ghost-%1").arg(habits.turn % 4);
    if (step == QLatin1String("draw")) {
        const bool brush = habits.brushes < 2 && canBrush(table);
        habits.brushes += brush ? 1 : 0;
        table.click(brush ? QStringLiteral("buttonBrush") : QStringLiteral("deck"));
    } else if (step == QLatin1String("place") && habits.turn % 2 == 0) {
        table.drag(QStringLiteral("drawnCard"), ghost);
    } else if (step == QLatin1String("place") || step == QLatin1String("brush")) {
        table.click(ghost);
        // A brush first selects the current link, so this press may have already placed the bit.
        if (table.session().choices()->rowCount() == choices && table.session().step() == step)
            table.click(QStringLiteral("buttonPlace"));
    } else if (step == QLatin1String("commit")) {
        table.click(QStringLiteral("commit"));
    } else if (step == QLatin1String("vote")) {
        table.click(QStringLiteral("lane-1"));
        table.click(QStringLiteral("buttonPlace"));
    }
    ++habits.turn;
}

/// Makes one decision by keyboard.
void actByKeyboard(TableWindow& table, Habits& habits) {
    const QString step = table.session().step();
    if (step == QLatin1String("draw")) {
        const bool brush = habits.brushes < 2 && canBrush(table);
        habits.brushes += brush ? 1 : 0;
        table.key(brush ? Qt::Key_B : Qt::Key_Space);
    } else if (step == QLatin1String("place") || step == QLatin1String("brush")) {
        if (habits.turn % 2 == 0)
            table.key(static_cast<Qt::Key>(Qt::Key_1 + habits.turn % 4));
        else
            table.key(habits.turn % 3 == 0 ? Qt::Key_Left : Qt::Key_Right);
        table.key(habits.turn % 5 == 0 ? Qt::Key_Return : Qt::Key_Space);
    } else if (step == QLatin1String("commit")) {
        table.key(Qt::Key_Space);
    } else if (step == QLatin1String("vote")) {
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Space);
    }
    ++habits.turn;
}

void playWholeGame(TableWindow& table, void (*act)(TableWindow&, Habits&)) {
    Habits habits;
    while (!table.session().over()) {
        table.waitForPerson();
        if (table.session().over() || QTest::currentTestFailed())
            break;
        const int revision = table.session().revision();
        const QString step = table.session().step();
        habits.steps.insert(step);
        act(table, habits);
        const bool moved = QTest::qWaitFor([&] { return table.session().revision() > revision; });
        QVERIFY2(moved, qPrintable(step + QStringLiteral(": nothing happened; ") +
                                   table.session().refusal()->text()));
        checkSaved(table);
    }
    QVERIFY(habits.steps.contains(QStringLiteral("draw")) && habits.steps.contains(QStringLiteral("place")));
    QVERIFY(habits.steps.contains(QStringLiteral("brush")) &&
            habits.steps.contains(QStringLiteral("commit")));
    QVERIFY(habits.steps.contains(QStringLiteral("vote")));
}

QAction* actionOf(MainWindow& window, const QKeySequence& shortcut) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->shortcut() == shortcut)
            return action;
    return nullptr;
}

void startFromHome(TableWindow& table, int seats) {
    table.app().openSeats(QStringLiteral("foxtail"));
    table.app().seatSheet()->setSeatCount(seats);
    table.app().seatSheet()->setSeedText(QStringLiteral("3"));
    table.app().startMatch();
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsPlayedByMouse() {
        TableWindow table;
        table.click(QStringLiteral("play-foxtail"));
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
        table.click(QStringLiteral("seats-3"));
        QCOMPARE(table.app().seatSheet()->seatCount(), 3);
        table.click(QStringLiteral("seat-2-kind"));
        table.click(QStringLiteral("choice-%1").arg(table.app().seatSheet()->kinds().indexOf("keen")));
        table.click(QStringLiteral("startButton"));
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        QCOMPARE(table.session().match().header().seats[0].kind, std::string("human"));
        QCOMPARE(table.session().match().header().seats[2].kind, std::string("keen"));
        playWholeGame(table, actByMouse);
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
        table.click(QStringLiteral("playAgain"));
        QTRY_VERIFY(table.app().session() != nullptr && !table.session().over());
        table.need(QStringLiteral("deck"));
        QCOMPARE(table.session().revision() >= 1, true);
    }

    void aWholeGameIsPlayedByKeyboard() {
        TableWindow table;
        QVERIFY(table.tabTo(QStringLiteral("box-foxtail")));
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
        QVERIFY(table.tabTo(QStringLiteral("seats-3")));
        table.key(Qt::Key_Space);
        QCOMPARE(table.app().seatSheet()->seatCount(), 3);
        QVERIFY(table.tabTo(QStringLiteral("seat-0-name")));
        table.key(Qt::Key_A, Qt::ControlModifier);
        table.type(QStringLiteral("hah"));
        QCOMPARE(table.app().seatSheet()->header(1).seats[0].name, std::string("hah"));
        QVERIFY(table.tabTo(QStringLiteral("startButton")));
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("table"));
        playWholeGame(table, actByKeyboard);
        QVERIFY(table.need(QStringLiteral("scoreSheet")) != nullptr);
        QVERIFY(table.tabTo(QStringLiteral("goHome")));
        table.key(Qt::Key_Return);
        QCOMPARE(table.app().page(), QStringLiteral("home"));
        QTRY_VERIFY(table.app().session() == nullptr);
        QVERIFY(table.need(QStringLiteral("save-0")) != nullptr);
    }

    void undoAndHintWorkByKey() {
        TableWindow table;
        startFromHome(table, 2);
        table.app().session()->scheduler()->hold(true);
        table.key(Qt::Key_Space);
        QTRY_VERIFY(table.session().undo()->possible());
        const int revision = table.session().revision();
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.session().revision() > revision);
        QVERIFY(!table.session().undo()->possible());
        checkSaved(table);
        table.key(Qt::Key_H);
        QVERIFY(!table.session().hints()->text().isEmpty());
        table.key(Qt::Key_B);
        QVERIFY(!table.session().refusal()->text().isEmpty());
        QVERIFY(table.session().refusal()->entry().startsWith(QStringLiteral("FT-")));
    }

    void aMatchContinuesAfterLeaving() {
        TableWindow table;
        startFromHome(table, 2);
        table.waitForPerson();
        table.click(QStringLiteral("deck"));
        const match::Journal journal = table.session().match().journal();
        table.key(Qt::Key_Escape);
        table.click(QStringLiteral("leaveTable"));
        QCOMPARE(table.app().page(), QStringLiteral("home"));
        QTRY_VERIFY(table.app().session() == nullptr);
        table.click(QStringLiteral("save-0"));
        QTRY_COMPARE(table.app().page(), QStringLiteral("table"));
        const auto& entries = table.session().match().journal().entries;
        QVERIFY(entries.size() >= journal.entries.size());
        QVERIFY(std::equal(journal.entries.begin(), journal.entries.end(), entries.begin()));
    }

    void tabLeavesThePanelAndComesBack() {
        TableWindow table;
        startFromHome(table, 2);
        table.need(QStringLiteral("deck"));
        QVERIFY(table.tabTo(QStringLiteral("deck")));
        QSet<QString> stops;
        for (int press = 0; press < 60; ++press) {
            const QQuickItem* active = table.window().panel()->quickWindow()->activeFocusItem();
            if (active != nullptr)
                stops.insert(active->objectName());
            table.key(Qt::Key_Tab);
        }
        QVERIFY(stops.contains(QStringLiteral("deck")));
        QVERIFY(stops.contains(QStringLiteral("buttonHint")));
    }

    void menusHaveTheirShortcuts() {
        TableWindow table;
        for (const QKeySequence& shortcut :
             {QKeySequence(QKeySequence::New), QKeySequence(QKeySequence::Open),
              QKeySequence(QKeySequence::Save), QKeySequence(QKeySequence::Undo), QKeySequence(Qt::Key_H),
              QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_F11), QKeySequence(Qt::CTRL | Qt::Key_Q)})
            QVERIFY2(actionOf(table.window(), shortcut) != nullptr, qPrintable(shortcut.toString()));
        QVERIFY(!actionOf(table.window(), QKeySequence(Qt::Key_H))->isEnabled());
        table.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(table.app().page(), QStringLiteral("seats"));
    }

    /// If the command line starts a match, the match exists before the window does.
    void aMatchStartedBeforeTheWindowIsFollowedToo() {
        const QTemporaryDir folder;
        App app(folder.path());
        QQmlEngine engine;
        app.attach(engine);
        app.preferences().noteFinished(QStringLiteral("foxtail")); // prevents a practice table
        app.openSeats(QStringLiteral("foxtail"));
        app.seatSheet()->setSeatCount(2);
        app.seatSheet()->setKind(1, QStringLiteral("human"));
        app.startMatch();
        MainWindow window(app, engine);
        const QAction* undo = actionOf(window, QKeySequence(QKeySequence::Undo));
        QVERIFY(undo != nullptr && !undo->isEnabled());
        MatchSession& session = *app.session();
        QVERIFY(session.submit(QStringLiteral("draw")));
        QVERIFY(session.undo()->possible());
        QVERIFY(undo->isEnabled());
        QVERIFY(session.submit(QStringLiteral("draw"))); // the second draw makes the cards public
        QTRY_VERIFY(session.vote()->possible());
        QVERIFY(undo->isEnabled());
        QVERIFY2(undo->text().contains(QStringLiteral("ask")), qPrintable(undo->text()));
    }

    void everyControlHasAName() {
        TableWindow table;
        startFromHome(table, 4);
        table.waitForPerson();
        QAccessible::setActive(true);
        int named = 0;
        for (const QString& name :
             {QStringLiteral("deck"), QStringLiteral("buttonUndo"), QStringLiteral("buttonHint"),
              QStringLiteral("buttonLog"), QStringLiteral("drawnCard")}) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(table.need(name));
            QVERIFY2(spoken != nullptr, qPrintable(name));
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(name));
            ++named;
        }
        QCOMPARE(named, 5);
        QAccessible::setActive(false);
    }

    void screenReadersGetTheRightPositions() {
        TableWindow table;
        table.window().move(120, 90);
        QTest::qWait(50);
        const QQuickWindow* scene = table.window().panel()->quickWindow();
        QCOMPARE(scene->position(), table.window().panel()->mapToGlobal(QPoint(0, 0)));
    }

    void aSmallWindowShowsEverythingToo() {
        TableWindow table;
        startFromHome(table, 4);
        table.window().resize(1024, 640);
        QTest::qWait(50);
        const QRectF panel(QPointF(0, 0), table.window().panel()->size());
        for (const char* name : {"deck", "drawnCard", "buttonHint", "buttonLog"}) {
            QQuickItem* item = table.need(QLatin1String(name));
            QVERIFY2(panel.contains(item->mapRectToScene(item->boundingRect())), name);
        }
    }

    /// The window and its frame fit on the screen, even if the saved size comes from a larger screen.
    void aWindowLeavesRoomForItsFrame() {
        const QTemporaryDir folder;
        App app(folder.path());
        QQmlEngine engine;
        app.attach(engine);
        const auto fits = [&](const QWidget& window) {
            const QSize room = window.screen()->availableSize();
            return window.width() <= room.width() - 8 && window.height() <= room.height() - 40;
        };
        {
            MainWindow window(app, engine, QUrl());
            QVERIFY(fits(window));
            window.resize(window.screen()->availableSize() * 2);
            app.preferences().set("geometry", window.saveGeometry());
        }
        const MainWindow again(app, engine, QUrl());
        QVERIFY(fits(again));
    }

    /// At twice the scale, such a screen has 960 x 540 units, and the desktop's panel needs some of them.
    void itFitsAFullHdScreenAtTwiceTheScale() {
        TableWindow table;
        const QSize room(960, 500);
        QCOMPARE(table.window().minimumSize().boundedTo(room), table.window().minimumSize());
        startFromHome(table, 2);
        table.window().resize(room);
        QTest::qWait(50);
        QCOMPARE(table.window().size(), room);
        const QRectF seen = table.window().panel()->visibleRegion().boundingRect();
        QCOMPARE(seen.width(), table.window().panel()->width()); // the page never scrolls sideways
        for (const char* name : {"deck", "drawnCard", "buttonHint"}) {
            QQuickItem* item = table.need(QLatin1String(name));
            QVERIFY2(seen.contains(item->mapRectToScene(item->boundingRect())), name);
        }
    }

    /// Items never become too small to read or press. Instead, the whole table scrolls, and first shows the
    /// question at its bottom.
    void aTableBelowItsLeastSizeScrolls() {
        TableWindow table;
        startFromHome(table, 2);
        table.waitForPerson();
        const QSize needed = PanelRoom::leastSize(1);
        table.window().resize(needed.width() + 60, qRound(needed.height() * 0.6));
        QTRY_COMPARE(table.window().panel()->height(), needed.height());
        const auto isSeen = [&table](QQuickItem* item) {
            const QRect all = item->mapRectToScene(item->boundingRect()).toAlignedRect();
            return table.window().panel()->visibleRegion().contains(all.center());
        };
        QTRY_VERIFY(isSeen(table.need(QStringLiteral("buttonHint"))));
        QQuickItem* rival = table.need(QStringLiteral("lane-1"));
        QVERIFY(!isSeen(rival));
        QVERIFY(table.tabTo(QStringLiteral("buttonHint")));
        QVERIFY(table.tabTo(QStringLiteral("lane-1"))); // keyboard focus scrolls the item into view
        QTRY_VERIFY(isSeen(rival));
        table.app().appearance()->setTextScale(1.5); // larger letters need more space
        QTRY_COMPARE(table.window().panel()->size(), PanelRoom::leastSize(1.5));
        table.window().resize(1440, 900);
        QTRY_VERIFY(table.window().panel()->width() == 1440); // now the whole table fits in the window
    }

    void atRestNothingIsPainted() {
        TableWindow table;
        startFromHome(table, 4);
        table.waitForPerson();
        const int frames = table.framesAtRest();
        QVERIFY2(frames <= 1, qPrintable(QString::number(frames)));
    }
};

TALETOP_TEST(WindowTest)

#include "window_test.moc"
