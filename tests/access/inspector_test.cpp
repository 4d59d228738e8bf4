// SPDX-License-Identifier: MIT
// Tests the card inspector at every game's table: when a slip opens by itself, what the slip may cover, and
// what closes it.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int longerThanAHush = 1700; ///< milliseconds; longer than justAHush plus a rest

bool staysShut(TableWindow& table, int milliseconds) {
    return !QTest::qWaitFor([&] { return slipOf(table) != nullptr || sheetOf(table) != nullptr; },
                            milliseconds);
}

/// Opens a table in mid-game, with the slip open on a card.
Spot onACard(TableWindow& table, const QString& id) {
    atTable(table, id, 0.4);
    QTest::qWait(justAHush); // no slip opens right after the table has opened
    const Spot spot = openSlip(table);
    [&] { QVERIFY(spot.card != nullptr); }();
    return spot;
}

void addGames(bool withSecrets = false) {
    QTest::addColumn<QString>("id");
    for (const contract::Game* game : contract::games())
        if (!withSecrets || game != contract::games().front()) // the first game has no secrets
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

} // namespace

class InspectorTest : public QObject {
    Q_OBJECT

private slots:
    void aRestingPointerShowsASmallSlipBesideTheCard_data() { addGames(); }
    void aRestingPointerShowsASmallSlipBesideTheCard() {
        QFETCH(QString, id);
        TableWindow table;
        const Spot spot = onACard(table, id);
        if (spot.card == nullptr)
            return;
        QQuickItem* slip = slipOf(table);
        QCOMPARE(slip->property("face").toInt(), spot.card->property("face").toInt());
        QVERIFY(!inScene(slip).intersects(inScene(spot.card)));
        const double part = slip->width() * slip->height() / (1440.0 * 900.0);
        QVERIFY2(part < 0.06, qPrintable(QString::number(part)));
        QVERIFY(QRectF(QPointF(0, 0), table.window().panel()->size()).contains(inScene(slip)));
        moveTo(table, {2, 2});
        QTRY_VERIFY(slipOf(table) == nullptr);
    }

    void noSlipOpensForACardThatMovesUnderThePointer_data() { addGames(); }
    void noSlipOpensForACardThatMovesUnderThePointer() {
        QFETCH(QString, id);
        TableWindow table;
        const Spot spot = onACard(table, id);
        if (spot.card == nullptr)
            return;
        moveTo(table, {2, 2});
        QTRY_VERIFY(slipOf(table) == nullptr);
        // Moves the whole table so that the card is under the pointer.
        QQuickItem* all = table.need(id + QStringLiteral("Table"));
        all->setPosition(QPointF(4, 4) - spot.at);
        moveTo(table, {4, 4});
        all->setPosition(-spot.at + QPointF(400, 300)); // moves the table away again
        moveTo(table, {6, 5});
        waitForRest(table);
        all->setPosition(QPointF(6, 5) - spot.at);
        QVERIFY(staysShut(table, 2 * longerThanARest));
        QTRY_COMPARE(pointOf(table, "pointed"), spot.card); // the card is under the pointer
        QVERIFY(staysShut(table, longerThanARest));
    }

    void noSlipOpensWhileAButtonIsDownOrJustAfterADrop_data() { addGames(); }
    void noSlipOpensWhileAButtonIsDownOrJustAfterADrop() {
        QFETCH(QString, id);
        TableWindow table;
        const Spot spot = onACard(table, id);
        if (spot.card == nullptr)
            return;
        QuickPanel* panel = table.window().panel();
        moveTo(table, {2, 2});
        QTRY_VERIFY(slipOf(table) == nullptr);
        QTest::mousePress(panel, Qt::LeftButton, {}, QPoint(2, 2));
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(panel, (spot.at * step / 10).toPoint(), 2);
        QVERIFY(staysShut(table, longerThanARest));
        QTest::mouseRelease(panel, Qt::LeftButton, {}, spot.at.toPoint());
        moveTo(table, spot.at + QPointF(4, 0));
        moveTo(table, spot.at + QPointF(3, 0));
        QVERIFY(staysShut(table, longerThanARest));
        moveTo(table, spot.at + QPointF(8, 2));
        moveTo(table, spot.at + QPointF(1, 1));
        QTRY_VERIFY(slipOf(table) != nullptr); // the slip opens after the second move
        QTest::mousePress(panel, Qt::LeftButton, {}, (spot.at + QPointF(1, 1)).toPoint());
        QVERIFY(slipOf(table) == nullptr);
        QTest::mouseRelease(panel, Qt::LeftButton, {}, (spot.at + QPointF(1, 1)).toPoint());
        moveTo(table, spot.at + QPointF(3, 1)); // a slight move opens no slip
        QVERIFY(staysShut(table, longerThanARest));
    }

    void noSlipStaysOrOpensAtAHandOver_data() { addGames(true); }
    void noSlipStaysOrOpensAtAHandOver() {
        QFETCH(QString, id);
        TableWindow table;
        double part = 0.3; // the search for a moment with the curtain down starts here
        do
            atTable(table, id, part, "curtain");
        while (!table.session().curtain()->down() && (part += 0.03) < 1);
        Curtain& curtain = *table.session().curtain();
        const auto sit = [&] {
            QTRY_VERIFY(curtain.down());
            curtain.sit(curtain.seat());
            QTRY_VERIFY(curtain.seated() >= 0);
            QTest::qWait(longerThanARest); // presses are ignored right after a hand has opened
            table.key(Qt::Key_Shift);
        };
        sit();
        QTest::qWait(justAHush);
        const Spot spot = openSlip(table);
        QVERIFY(spot.card != nullptr);
        curtain.fall();
        QCoreApplication::processEvents();
        QVERIFY(slipOf(table) == nullptr);
        sit(); // the pointer stays on the card
        QVERIFY(staysShut(table, longerThanAHush));
        table.key(Qt::Key_I);
        QVERIFY(sheetOf(table) != nullptr);
        curtain.fall();
        QCoreApplication::processEvents();
        QVERIFY(sheetOf(table) == nullptr);
        QVERIFY(staysShut(table, longerThanAHush));
    }

    /// The number of a rule on a pinned card is a link to the rule, for mouse and keys.
    void theNumberOfARuleIsALink() {
        for (const bool byKeys : {false, true}) {
            TableWindow table;
            const Spot spot = onACard(table, QStringLiteral("papertales"));
            QVERIFY(spot.card != nullptr);
            table.click(QStringLiteral("pinInspector"));
            QQuickItem* link = nullptr;
            forEachVisible(sheetOf(table), [&](QQuickItem* item) {
                if (link == nullptr && item->objectName().startsWith(QLatin1String("cardRule-")))
                    link = item;
            });
            QVERIFY(link != nullptr);
            if (byKeys) {
                QVERIFY(table.tabTo(link->objectName()));
                table.key(Qt::Key_Return);
            } else {
                table.click(link->objectName());
            }
            table.need(QStringLiteral("closeRules"));
        }
    }

    void everyWayOfPinningShowsTheCardLarge_data() { addGames(); }
    void everyWayOfPinningShowsTheCardLarge() {
        QFETCH(QString, id);
        TableWindow table;
        const Spot spot = onACard(table, id);
        if (spot.card == nullptr)
            return;
        const int face = spot.card->property("face").toInt();
        const qreal small = slipOf(table)->width() * slipOf(table)->height();
        const auto isPinned = [&] {
            QVERIFY(slipOf(table) == nullptr);
            QVERIFY(sheetOf(table) != nullptr);
            QVERIFY(inspectorOf(table)->property("pinned").toBool());
            QCOMPARE(sheetOf(table)->property("face").toInt(), face);
            QVERIFY(sheetOf(table)->width() * sheetOf(table)->height() > 2 * small);
            table.key(Qt::Key_Escape);
            QVERIFY(sheetOf(table) == nullptr);
            QVERIFY(!inspectorOf(table)->property("pinned").toBool());
        };
        table.click(QStringLiteral("pinInspector"));
        isPinned();
        QVERIFY(QTest::currentTestFailed() || spotOn(table, spot.card).has_value());
        table.key(Qt::Key_I);
        isPinned();
        QuickPanel* panel = table.window().panel();
        QTest::mousePress(panel, Qt::LeftButton, {}, spot.at.toPoint());
        (void)QTest::qWaitFor([&] { return sheetOf(table) != nullptr; });
        QTest::mouseRelease(panel, Qt::LeftButton, {},
                            spot.at.toPoint()); // the button must not stay down
        isPinned();
        const auto journal = table.session().match().journal();
        QTest::mouseClick(panel, Qt::RightButton, {}, spot.at.toPoint());
        isPinned();
        QVERIFY(table.session().match().journal() == journal);
    }

    /// A right click inspects the uppermost card at that point, but no card below a pinned card.
    void aRightClickPinsTheTopmostCard_data() { addGames(); }
    void aRightClickPinsTheTopmostCard() {
        QFETCH(QString, id);
        TableWindow table;
        table.window().resize(1024, 640);
        int overOthers = 0;
        const auto rightClick = [&](const QPointF& at) {
            QTest::mouseClick(table.window().panel(), Qt::RightButton, {}, at.toPoint());
        };
        for (const double part : {0.1, 0.3, 0.6}) {
            atTable(table, id, part);
            const QList<QQuickItem*> cards = cardsOf(table);
            for (QQuickItem* card : cards) {
                const std::optional<QPointF> at = spotOn(table, card);
                const auto isThere = [&](QQuickItem* each) {
                    return each != card && each->contains(each->mapFromScene(*at));
                };
                if (!at)
                    continue;
                overOthers += std::ranges::any_of(cards, isThere) ? 1 : 0;
                rightClick(*at);
                QVERIFY(sheetOf(table) != nullptr);
                QCOMPARE(sheetOf(table)->property("face"), card->property("face"));
                rightClick(inScene(sheetOf(table)).center());
                QCOMPARE(sheetOf(table)->property("face"), card->property("face"));
                table.key(Qt::Key_Escape);
            }
        }
        QVERIFY(overOthers > 0 || id != QLatin1String("foxtail")); // other games have no overlaps
    }

    void escapeClosesThePinnedCardThenTheLog_data() { addGames(); }
    /// Esc first closes the pinned card and then the log, in whichever order they were opened, and finally
    /// asks whether to leave.
    void escapeClosesThePinnedCardThenTheLog() {
        QFETCH(QString, id);
        TableWindow table;
        atTable(table, id, 0.4);
        const auto logIsOpen = [&] { return table.find(QStringLiteral("closeLog")) != nullptr; };
        for (const bool logFirst : {true, false}) {
            table.key(logFirst ? Qt::Key_L : Qt::Key_I);
            table.key(logFirst ? Qt::Key_I : Qt::Key_L);
            QVERIFY(sheetOf(table) != nullptr);
            QVERIFY(logIsOpen());
            table.key(Qt::Key_Escape);
            QVERIFY(sheetOf(table) == nullptr);
            QVERIFY(logIsOpen());
            table.key(Qt::Key_Escape);
            QTRY_VERIFY(!logIsOpen());
            table.key(Qt::Key_Escape);
            QVERIFY(!logIsOpen());
            table.need(QStringLiteral("stayHere"));
            table.key(Qt::Key_Escape);
            QTRY_VERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
        }
    }

    void thePinnedCardListsItsCurrentMoves_data() { addGames(); }
    void thePinnedCardListsItsCurrentMoves() {
        QFETCH(QString, id);
        TableWindow table;
        atTable(table, id, 0.2);
        MatchSession& session = table.session();
        int listed = 0;
        for (int move = 0; move < 12 && !session.over(); ++move) {
            if (sheetOf(table) == nullptr)
                table.key(Qt::Key_I);
            QVERIFY(sheetOf(table) != nullptr);
            const QVariantList before = sheetOf(table)->property("moves").toList();
            listed += before.isEmpty() ? 0 : 1;
            // Makes the last offered move, which usually leaves the inspected card in place.
            const int last = session.choices()->rowCount() - 1;
            if (last < 0 || !session.submit(session.choices()->at(last).value("move").toString()))
                break;
            QTest::qWait(30);
            if (sheetOf(table) == nullptr)
                continue;
            QQuickItem* point = pointOf(table, "point");
            const QString touch = point->property("touch").toString();
            const QVariantList now = touch.isEmpty() || id == QLatin1String("foxtail")
                                         ? QVariantList()
                                         : session.choices()->beginningWith(touch);
            QCOMPARE(sheetOf(table)->property("moves").toList(), now);
        }
        QVERIFY(listed > 0 || id == QLatin1String("foxtail"));
    }

    void withTheSettingForKeysThePointerOpensNoSlip_data() { addGames(); }
    void withTheSettingForKeysThePointerOpensNoSlip() {
        QFETCH(QString, id);
        TableWindow table;
        const Spot spot = onACard(table, id);
        if (spot.card == nullptr)
            return;
        QVERIFY(table.app().settings()->set("lookClosely", QStringLiteral("key")));
        QVERIFY(slipOf(table) == nullptr); // the open slip closes at once
        moveTo(table, {2, 2});
        moveTo(table, spot.at);
        moveTo(table, spot.at + QPointF(1, 0));
        QVERIFY(staysShut(table, 2 * longerThanARest));
        table.key(Qt::Key_I);
        QVERIFY(sheetOf(table) != nullptr);
        QCOMPARE(sheetOf(table)->property("face").toInt(), spot.card->property("face").toInt());
        table.key(Qt::Key_Escape);
        QTest::mouseClick(table.window().panel(), Qt::RightButton, {}, spot.at.toPoint()); // still works
        QVERIFY(sheetOf(table) != nullptr);
    }

    void pressesGoThroughTheSlip_data() { addGames(); }
    void pressesGoThroughTheSlip() {
        QFETCH(QString, id);
        TableWindow table;
        const Spot spot = onACard(table, id);
        if (spot.card == nullptr)
            return;
        // Puts a control under the slip.
        QQuickItem* slip = slipOf(table);
        QQmlComponent below(qmlEngine(slip));
        below.setData("import QtQuick\nMouseArea { property int presses: 0; onPressed: ++presses }", {});
        const std::unique_ptr<QQuickItem> area(qobject_cast<QQuickItem*>(below.create()));
        area->setParentItem(inspectorOf(table)->parentItem());
        area->setPosition(inScene(slip).topLeft());
        area->setSize(slip->size());
        area->setZ(199); // above everything except the slip
        inspectorOf(table)->setZ(200);
        const QPointF at = inScene(slip).bottomLeft() + QPointF(4, -4);
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(area->property("presses").toInt(), 1);
        QVERIFY(slipOf(table) == nullptr);
    }
};

TALETOP_TEST(InspectorTest)

#include "inspector_test.moc"
