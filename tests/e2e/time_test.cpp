// SPDX-License-Identifier: MIT
// Tests that the table gives people time: pages stay until they are turned, and an inactive window asks for
// attention.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

void start(TableWindow& table, const char* game, const QStringList& kinds, const char* seed) {
    table.app().openSeats(QLatin1String(game));
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(static_cast<int>(kinds.size()));
    for (int seat = 0; seat < kinds.size(); ++seat)
        sheet.setKind(seat, kinds[seat]);
    sheet.setSeedText(QLatin1String(seed));
    table.app().startMatch();
    QCOMPARE(table.app().page(), QStringLiteral("table"));
    table.need(QLatin1String(game) + QStringLiteral("Table"));
}

QString moveOf(MatchSession& session, const QString& beginning) {
    for (int row = 0; row < session.choices()->rowCount(); ++row)
        if (const QString move = session.choices()->at(row).value("move").toString();
            move.startsWith(beginning))
            return move;
    return session.choices()->at(0).value("move").toString();
}

} // namespace

class TimeTest : public QObject {
    Q_OBJECT

private slots:
    void aPageWaitsForTheNextButton() {
        TableWindow table;
        table.app().setSpeed(2);
        start(table, "storyline", {"human", "casual", "casual"}, "4");
        MatchSession& session = table.session();
        const auto come = [&] { return session.events()->waits() || !session.step().isEmpty(); };
        QStringList told;
        while (told.size() < 5) {
            QTRY_VERIFY_WITH_TIMEOUT(come(), 10'000);
            if (!session.events()->waits()) {
                QVERIFY(session.submit(moveOf(session, session.step())));
                continue;
            }
            told.append(session.events()->chapter());
            QVERIFY(table.need(QStringLiteral("storyNext")) != nullptr);
            QVERIFY(table.find(QStringLiteral("storyPause")) == nullptr);
            const QString text = session.events()->text();
            table.key(Qt::Key_Space); // ignored, because it may be meant for the previous question
            table.click(QStringLiteral("storyNext"));
            table.key(Qt::Key_F2); // other keys do not turn the page
            table.key(Qt::Key_H);
            QCOMPARE(session.events()->text(), text);
            QTest::qWait(550);
            table.key(Qt::Key_Space);
            QVERIFY(session.events()->text() != text);
        }
        QVERIFY(told.contains(QStringLiteral("cards")) && told.contains(QStringLiteral("page")));
    }

    void aKeySkipsAnimations() {
        TableWindow table;
        table.app().setSpeed(3);
        start(table, "storyline", {"human", "casual", "casual", "casual", "casual"}, "4");
        MatchSession& session = table.session();
        QTRY_VERIFY(!session.step().isEmpty());
        QVERIFY(session.submit(moveOf(session, session.step())));
        table.key(Qt::Key_F);
        QTRY_VERIFY_WITH_TIMEOUT(session.events()->waits() || !session.step().isEmpty(),
                                 2000); // without skipping, each bot would take 0.9 s
        QVERIFY(session.match().journal().entries.back().who != 0);
    }

    void anInactiveWindowAlertsOnceForEachQuestion() {
        TableWindow table;
        int calls = 0;
        table.window().setAlert([&calls] { ++calls; });
        start(table, "storyline", {"human", "casual", "casual"}, "4");
        MatchSession& session = table.session();
        QTRY_VERIFY(!session.step().isEmpty());
        QCOMPARE(calls, 0); // no alert, because the window is active
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_VERIFY(!table.window().isActiveWindow());
        QCOMPARE(calls, 0); // no alert, because the person has seen the question
        QVERIFY(session.submit(moveOf(session, session.step())));
        QTRY_VERIFY(session.events()->waits());
        QCOMPARE(calls, 1);
        QTest::qWait(100);
        QCOMPARE(calls, 1);
        session.events()->next();
        QTRY_VERIFY(session.events()->waits() || !session.step().isEmpty());
        QCOMPARE(calls, 2);
        other.hide();
        table.window().activateWindow();
        QTRY_VERIFY(table.window().isActiveWindow());
        table.app().goHome();
        start(table, "foxtail", {"random", "random"}, "3");
        other.show();
        other.activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(table.session().over(), 30'000); // a match of bots needs no attention
        QCOMPARE(calls, 2);
    }
};

TALETOP_TEST(TimeTest)
#include "time_test.moc"
