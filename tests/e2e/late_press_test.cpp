// SPDX-License-Identifier: MIT
// A press belongs to the question that it was made at: when another is asked before the button comes up,
// nothing comes of it, whatever was pressed and however; nor of the second press of a double click.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

enum class Way { Click, Tap, Drag };

/// Two people who play with open hands.
void start(TableWindow& table, const QString& game) {
    table.app().openSeats(game);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(2);
    sheet.setKind(0, QStringLiteral("human"));
    sheet.setKind(1, QStringLiteral("human"));
    sheet.setPrivacy(QStringLiteral("open"));
    sheet.setSeedText(QStringLiteral("4"));
    table.app().startMatch();
    table.need(game + QStringLiteral("Table"));
    table.waitForPerson();
}

/// The first of the moves that are offered.
void goOn(TableWindow& table) {
    QVERIFY(table.session().submit(table.session().choices()->at(0).value("move").toString()));
    table.session().finishAnimations();
    table.waitForPerson();
}

void goOnTo(TableWindow& table, const QString& step, int actor) {
    for (int moves = 0; moves < 200; ++moves) {
        if (table.session().step() == step && table.session().actor() == actor)
            return;
        goOn(table);
    }
    QFAIL("it is never asked");
}

QPointingDevice* finger() {
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

QPoint inWindow(TableWindow& table, QPoint ofPanel) {
    return table.window().panel()->mapTo(&table.window(), ofPanel);
}

void press(TableWindow& table, Way way, QPoint at) {
    QuickPanel* panel = table.window().panel();
    if (way == Way::Tap)
        QTest::touchEvent(table.window().windowHandle(), finger()).press(0, inWindow(table, at));
    else
        QTest::mousePress(panel, Qt::LeftButton, {}, at);
    QCoreApplication::processEvents();
}

void letGo(TableWindow& table, Way way, QPoint at) {
    QuickPanel* panel = table.window().panel();
    if (way == Way::Tap)
        QTest::touchEvent(table.window().windowHandle(), finger()).release(0, inWindow(table, at));
    else
        QTest::mouseRelease(panel, Qt::LeftButton, {}, at);
    QCoreApplication::processEvents();
}

void doubleClick(TableWindow& table, QPoint at) {
    QuickPanel* panel = table.window().panel();
    const auto send = [&](QEvent::Type type) {
        QMouseEvent event(type, at, panel->mapToGlobal(at), Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(panel, &event);
        QCoreApplication::processEvents();
    };
    for (const QEvent::Type press : {QEvent::MouseButtonPress, QEvent::MouseButtonDblClick}) {
        send(press);
        send(QEvent::MouseButtonRelease);
    }
}

void moveTo(TableWindow& table, QPoint from, QPoint to) {
    constexpr int steps = 8;
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(table.window().panel(), from + (to - from) * step / steps, 2);
}

} // namespace

class LatePressTest : public QObject {
    Q_OBJECT

private slots:
    /// At the same table, to the next one who is asked the same.
    void nothingComesOfIt_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("thing");
        QTest::addColumn<Way>("way");
        QTest::newRow("a pile, by the mouse") << "foxtail"
                                              << "draw"
                                              << "deck" << Way::Click;
        QTest::newRow("a button, by the mouse") << "papertales"
                                                << "plan"
                                                << "commit" << Way::Click;
        QTest::newRow("a card, by the mouse") << "papertales"
                                              << "plan"
                                              << "hand-0" << Way::Click;
        QTest::newRow("a card, dragged") << "papertales"
                                         << "plan"
                                         << "hand-0" << Way::Drag;
        QTest::newRow("a pile, by a finger") << "foxtail"
                                             << "draw"
                                             << "deck" << Way::Tap;
        QTest::newRow("a button, by a finger") << "papertales"
                                               << "plan"
                                               << "commit" << Way::Tap;
    }
    void nothingComesOfIt() {
        QFETCH(QString, game);
        QFETCH(QString, step);
        QFETCH(QString, thing);
        QFETCH(Way, way);
        TableWindow table;
        start(table, game);
        goOnTo(table, step, 0);
        const QPoint from = table.middle(table.need(thing));
        const QPoint to = way == Way::Drag ? table.middle(table.need(QStringLiteral("spot-B1"))) : from;
        press(table, way, from);
        if (way == Way::Drag)
            moveTo(table, from, to);
        if (step == QLatin1String("plan"))
            QVERIFY(table.session().submit(QStringLiteral("commit")));
        goOnTo(table, step, 1);
        const std::size_t before = table.session().match().journal().entries.size();
        letGo(table, way, to);
        QCOMPARE(table.session().match().journal().entries.size(), before);
        QVERIFY(!table.need(thing)->property("chosen").toBool());
        // And the next press is one like any other, if it is not the second of a double click.
        const QPoint beside = table.middle(table.need(thing)) + QPoint(20, 0);
        const Way next = way == Way::Tap ? Way::Tap : Way::Click;
        press(table, next, beside);
        letGo(table, next, beside);
        QVERIFY(table.session().match().journal().entries.size() > before ||
                table.need(thing)->property("chosen").toBool());
    }

    /// The next one is asked the same, at the same place.
    void aDoubleClickAnswersOneQuestion() {
        TableWindow table;
        start(table, QStringLiteral("papertales"));
        goOnTo(table, QStringLiteral("plan"), 0);
        const std::size_t before = table.session().match().journal().entries.size();
        const QPoint at = table.middle(table.need(QStringLiteral("commit")));
        doubleClick(table, at);
        QCOMPARE(table.session().match().journal().entries.size(), before + 1);
        QCOMPARE(table.session().step(), QStringLiteral("plan"));
        QCOMPARE(table.session().actor(), 1);
        press(table, Way::Click, at);
        letGo(table, Way::Click, at);
        QVERIFY(table.session().match().journal().entries.size() > before + 1);
    }
};

TALETOP_TEST(LatePressTest)

#include "late_press_test.moc"
