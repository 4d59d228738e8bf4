// SPDX-License-Identifier: MIT
// Tests that no turn is wasted by accident: wasteful moves need a confirmation, the focus is reset at each
// question, hasty keys decide nothing, and keys work immediately after menus.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

void startGame(TableWindow& table, const QString& game, const QString& seed, const QStringList& kinds) {
    table.app().openSeats(game);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(static_cast<int>(kinds.size()));
    for (int seat = 0; seat < kinds.size(); ++seat)
        sheet.setKind(seat, kinds[seat]);
    sheet.setSeedText(seed);
    table.app().startMatch();
    QTRY_VERIFY(table.app().session() != nullptr);
    table.need(game + QStringLiteral("Table"));
    table.app().settings()->set("askFirst", true);
}

/// Plays the first move without a warning repeatedly until this step.
void playTo(TableWindow& table, const QString& step) {
    for (int moves = 0; moves < 200 && table.session().step() != step; ++moves) {
        table.waitForPerson();
        if (table.session().step() == step || table.session().over())
            break;
        QString move;
        for (int row = 0; row < table.session().choices()->rowCount() && move.isEmpty(); ++row) {
            const QVariantMap choice = table.session().choices()->at(row);
            if (choice.value(QStringLiteral("warning")).toString().isEmpty())
                move = choice.value(QStringLiteral("move")).toString();
        }
        QVERIFY2(table.session().submit(move), qPrintable(move));
        table.session().scheduler()->finishAnimations();
    }
    QCOMPARE(table.session().step(), step);
}

/// The number of people's moves.
std::size_t entries(TableWindow& table) {
    const kit::SeatSet persons = table.session().hotSeat().peopleHere();
    const auto& all = table.session().match().journal().entries;
    return static_cast<std::size_t>(std::ranges::count_if(all, [&](const match::Entry& entry) {
        return entry.who != kit::chanceSeat && persons.contains(entry.who);
    }));
}

QQuickItem* focused(TableWindow& table) { return table.window().panel()->quickWindow()->activeFocusItem(); }

QString focusName(TableWindow& table) {
    const QQuickItem* item = focused(table);
    return item != nullptr ? item->objectName() : QString();
}

/// Sends repeated key events, as a keyboard does while a key is held.
void repeatKey(TableWindow& table, Qt::Key key, int times) {
    for (int i = 0; i < times; ++i) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(table.window().panel(), &press);
        QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(table.window().panel(), &release);
    }
}

/// Presses keys in the rhythm of a hurried player.
void hammer(TableWindow& table, const QList<Qt::Key>& keys, int times, int pause) {
    for (int i = 0; i < times; ++i) {
        table.key(keys[i % keys.size()]);
        QTest::qWait(pause);
    }
}

} // namespace

class TurnsTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyPlanHasAWarning() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "casual"});
        playTo(table, QStringLiteral("plan"));
        const std::size_t before = entries(table);
        table.key(Qt::Key_C);
        const QQuickItem* slip = table.need(QStringLiteral("thoughtSlip"));
        QTRY_COMPARE(focusName(table), QStringLiteral("thoughtBack"));
        QVERIFY(slip != nullptr);
        QCOMPARE(table.session().thought()->loss(),
                 QStringLiteral("You’re placing nothing, so 5 cards will be discarded."));
        table.key(Qt::Key_C); // the slip keeps the key from the table
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("thoughtSlip")) == nullptr);
        QCOMPARE(table.session().step(), QStringLiteral("plan"));
        QCOMPARE(entries(table), before);
        // The focus is not on the button that commits.
        QVERIFY(focusName(table) != QLatin1String("commit"));
        // The second button of the slip confirms.
        table.click(QStringLiteral("commit"));
        table.need(QStringLiteral("thoughtGoOn"));
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Return); // ignored, because it comes within half a second
        QCOMPARE(entries(table), before);
        QTest::qWait(600);
        table.key(Qt::Key_Return);
        QTRY_VERIFY(entries(table) > before);
        QVERIFY(table.find(QStringLiteral("thoughtSlip")) == nullptr);
    }

    void theWarningCanBeTurnedOff() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "casual"});
        playTo(table, QStringLiteral("plan"));
        table.app().settings()->set("askFirst", false);
        const std::size_t before = entries(table);
        table.key(Qt::Key_C);
        QTRY_VERIFY(entries(table) > before);
        QVERIFY(!table.session().thought()->asking());
    }

    void theWarningEndsWithItsMoment() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "human"});
        table.session().curtain()->setMode(QStringLiteral("open"));
        playTo(table, QStringLiteral("plan"));
        table.key(Qt::Key_C);
        table.need(QStringLiteral("thoughtSlip"));
        table.session().review()->open();
        QTRY_VERIFY(table.find(QStringLiteral("thoughtSlip")) == nullptr);
        table.session().review()->leave();
        QVERIFY(!table.session().thought()->asking());
    }

    void aTurnWithPointsLeftHasAWarning() {
        TableWindow table;
        startGame(table, QStringLiteral("tailstory"), QStringLiteral("7"), {"human", "casual"});
        playTo(table, QStringLiteral("action"));
        const std::size_t before = entries(table);
        hammer(table, {Qt::Key_E, Qt::Key_Space, Qt::Key_C, Qt::Key_Return}, 16, 60);
        QCOMPARE(table.session().step(), QStringLiteral("action"));
        QCOMPARE(entries(table), before);
    }

    /// In every game, a new question never has the focus on a control that decides at once.
    void aNewQuestionMovesTheFocusToAHarmlessPlace_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::newRow("foxtail") << "foxtail" << 2;
        QTest::newRow("papertales") << "papertales" << 2;
        QTest::newRow("tailstory") << "tailstory" << 2;
        QTest::newRow("storyline") << "storyline" << 3;
    }
    void aNewQuestionMovesTheFocusToAHarmlessPlace() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        TableWindow table;
        QStringList kinds(seats, QStringLiteral("random"));
        kinds[0] = QStringLiteral("human");
        startGame(table, game, QStringLiteral("5"), kinds);
        table.key(Qt::Key_Shift); // uses a key once, as a keyboard player does
        QString before;
        for (int turns = 0; turns < 60 && !table.session().over(); ++turns) {
            table.waitForPerson();
            if (table.session().over())
                break;
            const QString question = table.session().step() + table.session().prompt();
            if (question != before) {
                const QQuickItem* item = focused(table);
                QVERIFY(item != nullptr);
                const QString touch = item->property("touch").toString();
                const bool harmless = item->objectName() == QLatin1String("questionFocus") ||
                                      item->property("face").toInt() > 0 ||
                                      touch.startsWith(QLatin1String("zone/")) ||
                                      item->objectName().startsWith(QLatin1String("level-"));
                QVERIFY2(harmless, qPrintable(question + u' ' + item->objectName() + u' ' + touch + u' ' +
                                              QString::fromUtf8(item->metaObject()->className())));
            }
            before = question;
            // Moves the focus to a button that decides. The next question must move the focus away again.
            for (const char* name :
                 {"commit", "primary", "buttonDraw", "buttonPlace", "sealButton", "chooseButton"})
                if (QQuickItem* button = table.find(QLatin1String(name)))
                    button->forceActiveFocus(Qt::TabFocusReason);
            const QVariantMap choice =
                table.session().choices()->at(turns % table.session().choices()->rowCount());
            if (!table.session().submit(choice.value(QStringLiteral("move")).toString()))
                table.session().thought()->goOn();
            table.session().scheduler()->finishAnimations();
            QCoreApplication::processEvents();
        }
    }

    void aHeldKeyDecidesNothing() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "casual"});
        playTo(table, QStringLiteral("plan"));
        const std::size_t before = entries(table);
        repeatKey(table, Qt::Key_Return, 20);
        repeatKey(table, Qt::Key_C, 20);
        QCOMPARE(entries(table), before);
        QVERIFY(!table.session().thought()->asking());
        table.key(Qt::Key_C);
        QVERIFY(table.session().thought()->asking() || entries(table) > before);
    }

    void playAgainDoesNotHaveTheFocusAtFirst() {
        TableWindow table;
        startGame(table, QStringLiteral("foxtail"), QStringLiteral("3"), {"human", "random"});
        while (!table.session().over()) {
            table.waitForPerson();
            if (table.session().over())
                break;
            if (!table.session().submit(table.session().choices()->at(0).value("move").toString()))
                table.session().thought()->goOn();
            table.session().scheduler()->finishAnimations();
        }
        table.need(QStringLiteral("scoreSheet"));
        MatchSession* played = table.app().session();
        QTRY_COMPARE(focusName(table), QStringLiteral("scoreSheet"));
        hammer(table, {Qt::Key_Return, Qt::Key_Space, Qt::Key_Enter}, 9, 60);
        QCOMPARE(table.app().session(), played);
        QVERIFY(played->over());
        QVERIFY(table.tabTo(QStringLiteral("playAgain")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.app().session() != nullptr && !table.session().over());
    }

    /// After a menu entry is chosen, by mouse or by keys, the table has the keyboard focus again at once.
    void keysWorkAfterMenus() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "casual"});
        table.waitForPerson();
        for (const bool byMouse : {true, false}) {
            chooseInMenu(table, byMouse);
            QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
            table.window().activateWindow(); // a desktop does this
            table.key(Qt::Key_L);            // a key of the table, which opens the log
            QTRY_VERIFY(logIsOpen(table));
            table.key(Qt::Key_L);
            QTRY_VERIFY(!logIsOpen(table));
            const QQuickItem* before = focused(table);
            table.key(Qt::Key_Tab);
            QVERIFY(focused(table) != nullptr && focused(table) != before);
        }
    }

    /// View > Hands changes everything on the screen, but keys still work afterwards.
    void keysWorkAfterChangingHands() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "human"});
        QTRY_VERIFY(table.session().curtain()->down());
        table.session().curtain()->setMode(QStringLiteral("open"));
        table.waitForPerson();
        table.key(Qt::Key_V, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_H);
        QTRY_VERIFY(popupTitle().contains(QLatin1String("ands")));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_C);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QTRY_VERIFY(table.session().curtain()->down());
        const int seat = table.session().curtain()->seat();
        QTRY_VERIFY(table.need(QStringLiteral("curtain"))->property("armed").toBool());
        table.key(Qt::Key_L); // goes to the window, as a real key does
        table.need(QStringLiteral("closeLog"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
        QVERIFY(table.tabTo(QStringLiteral("curtainLift")));
        table.key(static_cast<Qt::Key>(Qt::Key_F2 + seat));
        QTRY_COMPARE(table.session().curtain()->seated(), seat);
    }

    void theLastTurnHasNoPlaceForAKeptCard() {
        TableWindow table;
        startGame(table, QStringLiteral("papertales"), QStringLiteral("11"), {"human", "casual"});
        for (int turn = 1; turn <= 4; ++turn) {
            playTo(table, QStringLiteral("plan"));
            QCOMPARE(table.session().counters().value(QStringLiteral("turn")).toInt(), turn);
            QCOMPARE(table.find(QStringLiteral("keepPlace")) != nullptr, turn < 4);
            if (turn == 4)
                break;
            QVERIFY(table.session().submit(QStringLiteral("commit")) || table.session().thought()->asking());
            table.session().thought()->goOn();
        }
        table.key(Qt::Key_1);
        const std::size_t before = entries(table);
        table.key(Qt::Key_K);
        table.key(Qt::Key_6);
        QCOMPARE(entries(table), before);
        QVERIFY(table.session().refusal()->text().isEmpty());
    }

private:
    static QString popupTitle() {
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        return menu != nullptr ? menu->title() : QString();
    }
    static bool logIsOpen(TableWindow& table) { return table.find(QStringLiteral("closeLog")) != nullptr; }
    static void chooseInMenu(TableWindow& table, bool byMouse) {
        QMenuBar* bar = table.window().menuBar();
        if (!byMouse) {
            table.key(Qt::Key_M, Qt::AltModifier); // Move
            QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_S); // Skip animations
            return;
        }
        table.key(Qt::Key_Alt); // shows the menu bar
        QTRY_VERIFY(bar->height() > 0);
        QAction* head = bar->actions().at(1);
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(head).center());
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QMenu* menu = head->menu();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().last()).center());
    }
};

TALETOP_TEST(TurnsTest)

#include "turns_test.moc"
