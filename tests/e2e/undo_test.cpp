// SPDX-License-Identifier: MIT
// Tests that Esc closes anything in front of a table and that keys work there afterwards.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

void start(TableWindow& table, int people, const QString& game = QStringLiteral("foxtail")) {
    table.app().openSeats(game);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(std::max(2, people));
    for (int seat = 0; seat < people; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setSeedText(QStringLiteral("3"));
    table.app().startMatch();
    QTRY_VERIFY(table.session().curtain()->down() || !table.session().step().isEmpty());
    table.need(game + QStringLiteral("Table"));
}

QString firstMove(MatchSession& session) {
    return session.choices()->at(0).value(QStringLiteral("move")).toString();
}

} // namespace

class UndoTest : public QObject {
    Q_OBJECT

private slots:
    /// A hidden drawer must not keep the focus, because Esc would then never reach the table.
    void aClosedLogGivesTheFocusBack() {
        TableWindow table;
        start(table, 1);
        table.key(Qt::Key_L);
        table.need(QStringLiteral("closeLog"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
        table.need(QStringLiteral("stayHere"));
    }

    /// Closing the log while its empty list has the focus causes no warning from Qt.
    void anEmptyLogCanBeClosedToo() {
        TableWindow table;
        start(table, 1);
        table.key(Qt::Key_L);
        constexpr int filters = 6;
        for (int press = 0; press < filters && table.find(QStringLiteral("logLine-0")) != nullptr; ++press) {
            table.click(QStringLiteral("logFilter"));
            (void)table.window().panel()->grabFramebuffer(); // filtered lines disappear after the next layout
        }
        QVERIFY(table.find(QStringLiteral("logLine-0")) == nullptr);
        const QQuickWindow* scene = table.window().panel()->quickWindow();
        constexpr int round = 80;
        for (int press = 0; press < round && !scene->activeFocusItem()->inherits("QQuickListView"); ++press)
            table.key(Qt::Key_Tab);
        QVERIFY(scene->activeFocusItem()->inherits("QQuickListView"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("closeLog")) == nullptr);
    }

    void theLogOpensWhileTheCurtainIsDown_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// During a hand-over, the public log can be opened by keyboard while the focus is on the curtain. Esc or
    /// L closes the log.
    void theLogOpensWhileTheCurtainIsDown() {
        QFETCH(QString, id);
        TableWindow table;
        start(table, 3, id);
        while (!table.session().curtain()->down()) // some games begin with public choices
            QVERIFY(table.session().submit(firstMove(table.session())));
        table.need(QStringLiteral("curtain"));
        const auto logIsOpen = [&table] { return table.find(QStringLiteral("closeLog")) != nullptr; };
        for (const Qt::Key closing : {Qt::Key_L, Qt::Key_Escape}) {
            table.key(Qt::Key_L);
            QTRY_VERIFY(logIsOpen());
            table.key(closing);
            QTRY_VERIFY(!logIsOpen());
        }
        table.key(Qt::Key_L);
        QTRY_VERIFY(logIsOpen());
        // The next person's curtain takes the focus.
        QMetaObject::invokeMethod(table.need(QStringLiteral("curtainLayer")), "takeFocus");
        QTest::qWait(600); // for a moment, Esc is ignored, because it may be meant for the open hand
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(!logIsOpen());
        QVERIFY(table.session().curtain()->down());
        table.key(Qt::Key_Escape); // opens the question whether to leave the table
        table.need(QStringLiteral("stayHere"));
    }

    /// Esc closes the vote even after the focus has returned to the table. Keys of the table work afterwards.
    void escClosesAVote() {
        TableWindow table;
        start(table, 2);
        table.session().curtain()->setMode(QStringLiteral("open"));
        constexpr int patience = 40;
        for (int move = 0; move < patience && !table.session().vote()->possible(); ++move)
            QVERIFY(table.session().submit(firstMove(table.session())));
        table.session().vote()->ask();
        table.need(QStringLiteral("voteSlip"));
        table.need(QStringLiteral("foxtailTable"))->forceActiveFocus();
        table.key(Qt::Key_Escape);
        QVERIFY(!table.session().vote()->active());
        QVERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
        table.key(Qt::Key_L);
        table.need(QStringLiteral("closeLog"));
    }
};

TALETOP_TEST(UndoTest)

#include "undo_test.moc"
