// SPDX-License-Identifier: MIT
// Tests that a match that ends at the table first shows the winner for a moment, and then the score.
#include "core/contract/registry.h"
#include "tests/access/findings.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Opens a match before its last move, after all earlier events have been narrated. Returns the last move.
QString openBeforeTheEnd(TableWindow& table, const contract::Game& game) {
    const match::Match whole = matchOf(game, game.info().seatsMost, 1);
    const auto& entries = whole.journal().entries;
    std::size_t last = entries.size() - 1;
    while (entries[last].who < 0)
        --last;
    auto shorter = match::Match::replayed(game, whole.journal(), last);
    auto before = std::get<match::Match>(std::move(shorter));
    before.goOn();
    open(table, before);
    table.session().curtain()->setMode(QStringLiteral("open"));
    return QString::fromStdString(entries[last].move);
}

bool comes(TableWindow& table, const char* name) {
    constexpr int patience = 30'000; // milliseconds; long enough for narrating the last events
    return QTest::qWaitFor(
        [&] {
            if (table.session().events()->waits())
                table.session().events()->next();
            return table.find(QLatin1String(name)) != nullptr;
        },
        patience);
}

} // namespace

class WinTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameShowsTheWinMoment_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("still");
        for (const contract::Game* game : contract::games())
            for (const bool still : {false, true})
                QTest::addRow("%s%s", game->info().id, still ? ", reduced motion" : "")
                    << QString::fromUtf8(game->info().id) << still;
    }
    void everyGameShowsTheWinMoment() {
        QFETCH(QString, id);
        QFETCH(bool, still);
        TableWindow table;
        const QString last = openBeforeTheEnd(table, *contract::findGame(id.toStdString()));
        table.app().setSpeed(1);
        table.app().appearance()->setReducedMotion(still);
        QVERIFY(table.session().submit(last));
        QVERIFY(comes(table, "winMoment"));
        QVERIFY(table.find(QStringLiteral("scoreSheet")) == nullptr);
        waitForRest(table);
        if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
            table.window().grab().save(folder + QStringLiteral("/win, ") + id + QStringLiteral(".png"));
        const QQuickItem* name = table.need(QStringLiteral("winnerName"));
        QVERIFY(name->property("text").toString().contains(
            table.session().seatName(table.session().score()->winners().first().toInt())));
        QVERIFY(name->property("contentHeight").toReal() > 0.085 * table.window().panel()->height());
        QVERIFY(!name->property("truncated").toBool());
        table.key(Qt::Key_Space);
        QVERIFY(comes(table, "scoreSheet"));
        QVERIFY(table.find(QStringLiteral("winMoment")) == nullptr);
        QTRY_VERIFY(table.need(QStringLiteral("playAgain"))->isVisible());
        QTRY_VERIFY(table.need(QStringLiteral("scoreSheet"))->property("complete").toBool());
        // The winner is named after the totals have counted up, or at once with reduced motion.
        const QQuickItem* winner = table.need(QStringLiteral("scoreWinner"));
        QCOMPARE(!winner->property("text").toString().isEmpty(), still);
        QTRY_VERIFY(!winner->property("text").toString().isEmpty());
    }
    void theWinMomentEndsByItselfOrOnAPress() {
        const contract::Game& game = *contract::games().front();
        for (const bool pressed : {false, true}) {
            TableWindow table;
            const QString last = openBeforeTheEnd(table, game);
            table.app().setSpeed(1);
            QVERIFY(table.session().submit(last));
            QVERIFY(comes(table, "winMoment"));
            if (pressed)
                table.click(QStringLiteral("winMoment"));
            QVERIFY(comes(table, "scoreSheet"));
            QVERIFY(table.find(QStringLiteral("winMoment")) == nullptr);
        }
    }
    /// The winner's moment is skipped with reduced motion and for matches that are opened after their end.
    void theWinMomentIsSkippedWithoutMotionAndInReviews() {
        TableWindow table;
        const contract::Game& game = *contract::games().front();
        const QString last = openBeforeTheEnd(table, game);
        QVERIFY(table.session().submit(last));
        QVERIFY(comes(table, "scoreSheet"));
        QVERIFY(table.find(QStringLiteral("winMoment")) == nullptr);
        table.app().setSpeed(1);
        open(table, matchOf(game, 2, 1));
        QVERIFY(comes(table, "scoreSheet"));
        table.session().review()->open(3);
        QTRY_VERIFY(table.find(QStringLiteral("scoreSheet")) == nullptr);
        table.session().review()->leave();
        QVERIFY(comes(table, "scoreSheet"));
        QVERIFY(table.find(QStringLiteral("winMoment")) == nullptr);
    }
};

TALETOP_TEST(WinTest)

#include "win_test.moc"
