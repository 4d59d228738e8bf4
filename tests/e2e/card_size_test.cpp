// SPDX-License-Identifier: MIT
// Tests of the card size: Ctrl and the wheel enlarge the cards of a decision, and each game remembers its
// size.
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>
#include <QWheelEvent>

using namespace taletop::app;

namespace {

void start(TableWindow& table, const QString& game) {
    table.app().openSeats(game);
    table.app().seatSheet()->setSeedText(QStringLiteral("3"));
    table.app().startMatch();
    QVERIFY(table.need(game + QStringLiteral("Table")) != nullptr);
}

/// Turns the wheel in the middle of the table, with or without Ctrl.
void turn(TableWindow& table, int steps, Qt::KeyboardModifiers modifiers) {
    QWidget* panel = table.window().panel();
    const QPointF middle = QRectF(panel->rect()).center();
    QWheelEvent wheel(middle, panel->mapToGlobal(middle.toPoint()), {}, {0, 120 * steps}, Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(panel, &wheel);
}

qreal sizeOf(TableWindow& table, const QString& game) {
    return table.need(game + QStringLiteral("Table"))->property("cardSize").toReal();
}

} // namespace

class CardSizeTest : public QObject {
    Q_OBJECT

private slots:
    void eachGameRemembersItsCardSize() {
        TableWindow table;
        start(table, QStringLiteral("foxtail"));
        QCOMPARE(sizeOf(table, QStringLiteral("foxtail")), 1.0);
        turn(table, 1, Qt::NoModifier);
        QCOMPARE(sizeOf(table, QStringLiteral("foxtail")), 1.0);
        turn(table, 2, Qt::ControlModifier);
        QCOMPARE(sizeOf(table, QStringLiteral("foxtail")), 1.2);
        turn(table, 9, Qt::ControlModifier);
        QCOMPARE(sizeOf(table, QStringLiteral("foxtail")), 1.4); // the largest size
        start(table, QStringLiteral("storyline"));
        QCOMPARE(sizeOf(table, QStringLiteral("storyline")), 1.0);
        turn(table, -9, Qt::ControlModifier);
        QCOMPARE(sizeOf(table, QStringLiteral("storyline")), 0.8);
        start(table, QStringLiteral("foxtail"));
        QCOMPARE(sizeOf(table, QStringLiteral("foxtail")), 1.4);
    }

    /// Menu shortcuts change the size, too, and the page of keys lists them.
    void keysChangeTheCardSize() {
        TableWindow table;
        start(table, QStringLiteral("storyline"));
        const auto size = [&table] { return sizeOf(table, QStringLiteral("storyline")); };
        table.key(Qt::Key_Up, Qt::ControlModifier);
        table.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(size(), 1.2);
        table.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(size(), 1.1);
        table.key(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(size(), 1.0);
        QStringList listed;
        for (const QVariant& entry : table.app().menuKeys())
            listed += entry.toMap().value(QStringLiteral("keys")).toStringList();
        QVERIFY(listed.contains(QKeySequence(Qt::CTRL | Qt::Key_Up).toString(QKeySequence::NativeText)));
        table.app().goHome(); // no game's cards are shown at home
        table.key(Qt::Key_Up, Qt::ControlModifier);
        start(table, QStringLiteral("storyline"));
        QCOMPARE(size(), 1.0);
    }

    void theSettingMakesCardsLarger() {
        TableWindow table;
        start(table, QStringLiteral("storyline"));
        QQuickItem* card = table.need(QStringLiteral("hand-0"));
        const qreal before = card->width();
        turn(table, 2, Qt::ControlModifier);
        QTRY_VERIFY(table.need(QStringLiteral("hand-0"))->width() > before * 1.05);
    }
};

TALETOP_TEST(CardSizeTest)

#include "card_size_test.moc"
