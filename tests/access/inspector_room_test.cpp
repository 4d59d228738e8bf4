// SPDX-License-Identifier: MIT
// Tests that the inspector's slip is next to its card, that a pinned card is on the side away from its card,
// and that both are completely in the window.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <optional>

using namespace taletop;
using namespace taletop::app;

class InspectorRoomTest : public QObject {
    Q_OBJECT

private slots:
    void theInspectorLiesBesideItsCard_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("window");
        for (const contract::Game* game : contract::games())
            for (const QSize& window : {QSize(1440, 900), QSize(1024, 640), QSize(1080, 1920)})
                QTest::addRow("%s, %d", game->info().id, window.width())
                    << QString::fromUtf8(game->info().id) << window;
    }
    /// Tests every card on the table at some moments of a game.
    void theInspectorLiesBesideItsCard() {
        QFETCH(QString, id);
        QFETCH(QSize, window);
        TableWindow table;
        table.window().resize(window);
        int opened = 0;
        for (const double part : {0.12, 0.55}) {
            atTable(table, id, part);
            QTest::qWait(justAHush);
            const QRectF whole(QPointF(0, 0), table.window().panel()->size());
            const QList<QQuickItem*> cards = cardsOf(table);
            for (qsizetype each = 0; each < cards.size(); each += 1 + cards.size() / 4) {
                const std::optional<QPointF> at = spotOn(table, cards[each]);
                if (!at)
                    continue;
                moveTo(table, *at + QPointF(1, 0));
                QTRY_VERIFY(slipOf(table) != nullptr);
                ++opened;
                QVERIFY(whole.contains(inScene(slipOf(table))));
                QVERIFY(!inScene(slipOf(table)).intersects(inScene(cards[each])));
                QTest::mouseClick(table.window().panel(), Qt::RightButton, {}, at->toPoint());
                QTRY_VERIFY(sheetOf(table) != nullptr);
                QCOMPARE(sheetOf(table)->property("face"), cards[each]->property("face"));
                QVERIFY(whole.contains(inScene(sheetOf(table))));
                const bool left = inScene(cards[each]).center().x() < whole.center().x();
                QCOMPARE(inScene(sheetOf(table)).center().x() > whole.center().x(), left);
                table.key(Qt::Key_Escape);
                moveTo(table, {2, 2});
                QTRY_VERIFY(slipOf(table) == nullptr);
            }
        }
        QVERIFY(opened > 2);
    }
};

TALETOP_TEST(InspectorRoomTest)

#include "inspector_room_test.moc"
