// SPDX-License-Identifier: MIT
// Tests of dragging: a card lands where it is released, and an interrupted drag is cancelled and does not
// resume.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <functional>

using namespace taletop::app;

namespace {

/// Starts Foxtail and plays until the person must place a drawn bit and the other seat has placed its own.
void begin(TableWindow& table) {
    table.app().openSeats(QStringLiteral("foxtail"));
    table.app().seatSheet()->setSeatCount(2);
    table.app().seatSheet()->setSeedText(QStringLiteral("3"));
    table.app().startMatch();
    for (int turn = 1; turn <= 2; ++turn) { // the first bit is placed without a choice (FT-22)
        table.waitForPerson();
        QTRY_COMPARE(table.session().step(), QStringLiteral("draw"));
        table.click(QStringLiteral("deck"));
        QTRY_VERIFY(table.session().counters().value(QStringLiteral("turn")).toInt() > turn ||
                    table.session().step() == QLatin1String("place"));
    }
    QTRY_COMPARE(table.session().step(), QStringLiteral("place"));
    QTRY_VERIFY(table.session().match().pending().seats.size() == 1);
    table.need(QStringLiteral("ghost-0"));
}

std::string moveOf(TableWindow& table, int choice) {
    return table.session().choices()->at(choice).value(QStringLiteral("move")).toString().toStdString();
}

/// The person's last move.
std::string lastMove(TableWindow& table) {
    std::string last;
    for (const auto& entry : table.session().match().journal().entries)
        if (entry.who == 0)
            last = entry.move;
    return last;
}

/// Sends a mouse event that lists all buttons that are down, as a system event does.
void send(TableWindow& table, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons down) {
    QuickPanel* panel = table.window().panel();
    QMouseEvent event(type, at, panel->mapToGlobal(at), button, down, Qt::NoModifier);
    QCoreApplication::sendEvent(panel, &event);
    QTest::qWait(2);
}

void move(TableWindow& table, QPoint at) { send(table, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton); }

void letGo(TableWindow& table, QPoint at) {
    send(table, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

void pressOther(TableWindow& table, Qt::MouseButton button, QPoint at) {
    send(table, QEvent::MouseButtonPress, at, button, button | Qt::LeftButton);
    send(table, QEvent::MouseButtonRelease, at, button, Qt::LeftButton);
}

QPointingDevice* finger() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

auto touch(TableWindow& table) { return QTest::touchEvent(table.window().windowHandle(), finger()); }

QPoint onWindow(TableWindow& table, QPoint at) { return table.window().panel()->mapTo(&table.window(), at); }

void lift(TableWindow& table, const QString& from, QPoint to) {
    const QPoint start = table.middle(table.need(from));
    send(table, QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
    for (int step = 1; step <= 8; ++step)
        move(table, start + (to - start) * step / 8);
}

/// Drags the bit to a ghost and calls `happens`, which must cancel the drag. Then moves the pointer on and
/// releases the button.
void checkGivenUp(TableWindow& table, const std::function<void(QPoint)>& happens) {
    begin(table);
    QQuickItem* bit = table.need(QStringLiteral("drawnCard"));
    const QPoint home = table.middle(bit);
    const QPoint ghost = table.middle(table.need(QStringLiteral("ghost-0")));
    const auto entries = table.session().match().journal().entries.size();
    lift(table, QStringLiteral("drawnCard"), ghost);
    QVERIFY(bit->property("dragging").toBool());
    happens(ghost);
    QTRY_VERIFY(!bit->property("dragging").toBool());
    for (const QPoint& at : {ghost + QPoint(60, 40), ghost + QPoint(20, 10), ghost})
        move(table, at);
    QVERIFY(!bit->property("dragging").toBool()); // more moves do not resume the drag
    letGo(table, ghost);
    QTest::qWait(30);
    QCOMPARE(table.session().match().journal().entries.size(), entries);
    QVERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
    // The next drag works as usual.
    QCOMPARE(table.middle(bit), home);
    table.drag(QStringLiteral("drawnCard"), QStringLiteral("ghost-0"));
    QTRY_VERIFY(table.session().match().journal().entries.size() > entries);
}

} // namespace

class CarryTest : public QObject {
    Q_OBJECT

private slots:
    /// The card lands where it is released, even if the pointer's last move is not reported.
    void aCardLandsWhereItIsReleased() {
        TableWindow table;
        begin(table);
        const std::string meant = moveOf(table, 3);
        const auto entries = table.session().match().journal().entries.size();
        const QPoint other = table.middle(table.need(QStringLiteral("ghost-3")));
        lift(table, QStringLiteral("drawnCard"), table.middle(table.need(QStringLiteral("ghost-0"))));
        letGo(table, other);
        QTRY_VERIFY(table.session().match().journal().entries.size() > entries);
        QCOMPARE(lastMove(table), meant);
    }

    /// A touch whose end never arrives does not block the next drag of the bit.
    void aTouchThatNeverEndsDoesNotBlockTheNextDrag() {
        TableWindow table;
        begin(table);
        const auto entries = table.session().match().journal().entries.size();
        const QPoint home = table.middle(table.need(QStringLiteral("drawnCard")));
        const QPoint to = table.middle(table.need(QStringLiteral("ghost-0")));
        QQuickItem* bit = table.need(QStringLiteral("drawnCard"));
        touch(table).press(0, onWindow(table, home));
        for (int step = 1; step <= 8; ++step)
            touch(table).move(0, onWindow(table, home + (to - home) * step / 8));
        QVERIFY(bit->property("dragging").toBool());
        QTouchEvent again(QEvent::TouchBegin, finger());
        QCoreApplication::sendEvent(table.window().panel()->quickWindow(), &again);
        QTRY_VERIFY(!bit->property("dragging").toBool());
        touch(table).release(0, onWindow(table, to));
        QCOMPARE(table.session().match().journal().entries.size(), entries);
        table.drag(QStringLiteral("drawnCard"), QStringLiteral("ghost-0"));
        QTRY_VERIFY(table.session().match().journal().entries.size() > entries);
    }

    void escapeCancelsADrag() {
        TableWindow table;
        checkGivenUp(table, [&](QPoint) { table.key(Qt::Key_Escape); });
    }

    void anotherButtonCancelsADrag_data() {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::newRow("right") << Qt::RightButton;
        QTest::newRow("middle") << Qt::MiddleButton;
    }

    void anotherButtonCancelsADrag() {
        QFETCH(Qt::MouseButton, button);
        TableWindow table;
        checkGivenUp(table, [&](QPoint at) { pressOther(table, button, at); });
    }

    void losingTheFocusOfTheWindowCancelsADrag() {
        TableWindow table;
        checkGivenUp(table, [&](QPoint) {
            QWidget other;
            other.show();
            QVERIFY(QTest::qWaitForWindowActive(&other));
            other.hide();
            table.window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&table.window()));
        });
    }

    /// A strip or notice above the table does not shift the dragged card.
    void aDraggedCardIsUnderThePointerBelowAStripToo() {
        TableWindow table;
        table.app().openLesson(QStringLiteral("papertales"), 1);
        table.waitForPerson();
        QQuickItem* card = table.need(QStringLiteral("pack-0"));
        const QPoint at = table.middle(card) + QPoint(120, -40);
        lift(table, QStringLiteral("pack-0"), at);
        QQuickItem* carried = table.need(QStringLiteral("carried"));
        QCOMPARE(table.middle(carried), at);
        // In this game, another button cancels the drag, too, and nothing stays selected.
        pressOther(table, Qt::RightButton, at);
        QTRY_VERIFY(table.find(QStringLiteral("carried")) == nullptr);
        QVERIFY(table.session().touches()->held().isEmpty());
        letGo(table, at);
        QVERIFY(table.find(QStringLiteral("carried")) == nullptr);
    }
};

TALETOP_TEST(CarryTest)

#include "carry_test.moc"
