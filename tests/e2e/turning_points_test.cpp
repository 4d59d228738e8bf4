// SPDX-License-Identifier: MIT
// Tests of turning points after a game. A turning point is reviewed and played on from, by mouse and by keys.
#include "core/bots/look_back.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/e2e/table_window.h"
#include "tests/match/blunders.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

/// In milliseconds. Background thinking may take long on a busy machine.
constexpr int longThought = 300'000;

std::size_t entries(TableWindow& table) { return table.session().match().journal().entries.size(); }

/// Before this entry, does seat 0 have only decisions of a single step?
bool ofSingleSteps(const contract::Game& game, const match::Match& match, std::size_t entry) {
    const auto then = std::get<match::Match>(match::Match::replayed(game, match.journal(), entry));
    return std::ranges::all_of(game.decisions(then.view(0), 0),
                               [](const contract::AnyDecision& steps) { return steps.size() == 1; });
}

/// Opens a finished match of Foxtail in which one of the person's decisions was a blunder. Returns the number
/// of entries before that decision.
std::size_t finish(TableWindow& table) {
    const contract::Game& game = *contract::findGame("foxtail");
    for (std::uint64_t seed = 1;; ++seed) {
        const auto found = tests::blundered(game, seed, 0.1);
        if (!found || !ofSingleSteps(game, found->match, found->entry))
            continue;
        match::Journal journal = found->match.journal();
        for (std::size_t seat = 0; seat < journal.header.seats.size(); ++seat)
            journal.header.seats[seat] = {.name = seat == 0 ? "Ana" : "Bot",
                                          .kind = seat == 0 ? "human" : "casual",
                                          .emblem = static_cast<int>(seat)};
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("match.taletop")));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(match::saveText(game, journal)));
        file.close();
        [&] { QVERIFY(table.app().resume(file.fileName())); }();
        return found->entry;
    }
}

/// Waits for the rows of the end sheet. Returns the row of the decision, or -1 if there is none.
int rowOf(TableWindow& table, std::size_t entry) {
    LookBack& seen = *table.session().lookBack();
    // A quarter of the usual thinking is enough to find such a bad blunder.
    seen.limit(bots::usualLookBackBudget(table.session().match().game(), 1).moves / 4);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!seen.rows().isEmpty() && !seen.thinking(), longThought); }();
    for (int row = 0; row < seen.rows().size(); ++row) {
        const bots::TurningPoint* point =
            seen.point(seen.rows()[row].toMap()[QStringLiteral("index")].toInt());
        if (point != nullptr && point->entry == entry)
            return row;
    }
    return -1;
}

/// Places the drawn bit or draws one, by mouse or by keys.
void makeMove(TableWindow& table, bool byKeys) {
    const bool draws = table.session().step() == QLatin1String("draw");
    if (byKeys) {
        if (!draws)
            table.key(Qt::Key_2);
        table.key(Qt::Key_Space);
        return;
    }
    if (draws)
        return table.click(QStringLiteral("deck"));
    const std::size_t before = entries(table);
    table.click(QStringLiteral("ghost-0"));
    if (entries(table) == before)
        table.click(QStringLiteral("buttonPlace"));
}

/// Scrolls the sheet with the wheel until the row is visible.
void scrollTo(TableWindow& table, const QString& name) {
    QQuickItem* row = table.need(name);
    QQuickItem* view = row;
    while (view != nullptr && !view->property("contentY").isValid())
        view = view->parentItem();
    QVERIFY(view != nullptr);
    const QPointF at(table.middle(view));
    const auto isSeen = [&] {
        const double y = row->mapToItem(view, QPointF()).y();
        return y >= 0 && y + row->height() <= view->height();
    };
    for (int turn = 0; turn < 40 && !isSeen(); ++turn) {
        QWheelEvent wheel(at, table.window().panel()->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        wheel.setTimestamp(100U * static_cast<unsigned>(turn + 1)); // determines the scrolling speed
        QCoreApplication::sendEvent(table.window().panel(), &wheel);
        QTest::qWait(100);
    }
    QTRY_VERIFY(isSeen() && !view->property("moving").toBool()); // a press would only stop the motion
}

/// Presses a button by mouse or by key.
void press(TableWindow& table, const QString& button, bool byKeys) {
    if (!byKeys)
        return table.click(button);
    table.need(button);
    QVERIFY2(table.tabTo(button), qPrintable(button));
    table.key(Qt::Key_Return);
}

/// Opens a turning point from the end sheet, plays on from it, and returns to the end sheet.
void playOnFromIt(TableWindow& table, const QString& row, std::size_t entry, bool byKeys) {
    const std::size_t whole = entries(table);
    if (!byKeys)
        scrollTo(table, row);
    press(table, row, byKeys);
    QTRY_VERIFY(table.session().review()->active());
    QCOMPARE(table.session().review()->position(), static_cast<int>(entry));
    table.need(QStringLiteral("timelinePlayOn"));
    if (byKeys)
        table.key(Qt::Key_P);
    else
        table.click(QStringLiteral("timelinePlayOn"));
    QTRY_VERIFY(table.app().practice()->active());
    QCOMPARE(entries(table), entry);
    table.waitForPerson();
    makeMove(table, byKeys);
    QTRY_VERIFY(entries(table) > entry);
    press(table, QStringLiteral("restartExample"), byKeys);
    QTRY_COMPARE(entries(table), entry);
    press(table, QStringLiteral("leaveExample"), byKeys);
    QTRY_VERIFY(!table.app().practice()->active());
    QCOMPARE(entries(table), whole);
    press(table, QStringLiteral("timelineClose"), byKeys); // returns to the end sheet
    QVERIFY(rowOf(table, entry) >= 0);                     // the row is still there
    table.need(row);
}

} // namespace

class TurningPointsTest : public QObject {
    Q_OBJECT

private slots:
    void aTurningPointIsPlayedOnFromByMouseAndByKeys() {
        TableWindow table;
        const std::size_t entry = finish(table);
        for (const bool byKeys : {false, true}) {
            const int row = rowOf(table, entry);
            QVERIFY(row >= 0);
            playOnFromIt(table, QStringLiteral("turningPoint%1").arg(row), entry, byKeys);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

TALETOP_TEST(TurningPointsTest)

#include "turning_points_test.moc"
