// SPDX-License-Identifier: MIT
// The small slip of the inspector finds room: never over what can be pressed, nor over what one decides by.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <optional>
#include <tuple>

using namespace taletop;
using namespace taletop::app;

namespace {

/// What a press does something to: whatever takes the mouse's left button, and each of the table's
/// things that a legal move touches.
QList<QQuickItem*> pressable(TableWindow& table) {
    QList<QQuickItem*> found;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const bool area = (item->inherits("QQuickMouseArea") || item->inherits("QQuickControl")) &&
                          item->property("enabled").toBool() &&
                          item->acceptedMouseButtons().testFlag(Qt::LeftButton);
        const bool legal =
            item->property("legal").toBool() && item->property("touch").toString().contains(u'/');
        if (item->isEnabled() && (area || legal))
            found.append(item);
    });
    return found;
}

/// What one decides by: the tale, the forecast, the pad, the question.
QList<QQuickItem*> toBeRead(TableWindow& table) {
    static const QStringList names{QStringLiteral("textPage"), QStringLiteral("scorePad"),
                                   QStringLiteral("beatQuestion"), QStringLiteral("promptBar")};
    QList<QQuickItem*> found;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const QLatin1String type(item->metaObject()->className());
        if (names.contains(item->objectName()) || type.startsWith(QLatin1String("PlanLine_")))
            found.append(item);
    });
    return found;
}

} // namespace

class InspectorRoomTest : public QObject {
    Q_OBJECT

private slots:
    void itNeverLiesOverWhatCanBePressed_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("window");
        QTest::addColumn<double>("letters");
        for (const contract::Game* game : contract::games())
            for (const auto& [name, window, letters] :
                 {std::tuple("", QSize(1440, 900), 1.0), std::tuple(", small", QSize(1024, 640), 1.0),
                  std::tuple(", small, large text", QSize(1024, 640), 1.5)})
                if (*name == '\0' || qEnvironmentVariableIsSet("TALETOP_LONG"))
                    QTest::addRow("%s%s", game->info().id, name)
                        << QString::fromUtf8(game->info().id) << window << letters;
    }
    /// Each card on the table, at some moments of a game.
    void itNeverLiesOverWhatCanBePressed() {
        QFETCH(QString, id);
        QFETCH(QSize, window);
        QFETCH(double, letters);
        TableWindow table;
        table.app().appearance()->setTextScale(letters);
        table.window().resize(window);
        int opened = 0;
        int read = 0; // large, where there is no room for the slip
        for (const double part : {0.12, 0.55}) {
            atTable(table, id, part);
            QTest::qWait(justAHush);
            const QList<QQuickItem*> cards = cardsOf(table);
            for (qsizetype each = 0; each < cards.size(); each += 1 + cards.size() / 4) {
                const std::optional<QPointF> at = spotOn(table, cards[each]);
                if (!at)
                    continue;
                moveTo(table, *at + QPointF(1, 0));
                if (!QTest::qWaitFor([&] { return slipOf(table) != nullptr; }, longerThanARest)) {
                    QTest::mouseClick(table.window().panel(), Qt::RightButton, {}, at->toPoint());
                    QVERIFY(sheetOf(table) != nullptr);
                    QCOMPARE(sheetOf(table)->property("face"), cards[each]->property("face"));
                    ++read;
                    table.key(Qt::Key_Escape);
                    continue;
                }
                ++opened;
                QQuickItem* slip = slipOf(table);
                const QList<QQuickItem*> others = pressable(table);
                for (QQuickItem* other : others)
                    QVERIFY2(
                        slip->isAncestorOf(other) || !inScene(slip).intersects(inScene(other)),
                        qPrintable(other->objectName() + QLatin1String(other->metaObject()->className())));
                for (const QQuickItem* judged : toBeRead(table))
                    QVERIFY2(
                        !inScene(slip).intersects(inScene(judged)),
                        qPrintable(judged->objectName() + QLatin1String(judged->metaObject()->className())));
                moveTo(table, {2, 2});
                QTRY_VERIFY(slipOf(table) == nullptr);
            }
        }
        const bool full = id == QLatin1String("storyline") && letters > 1; // of a tale in large letters
        QVERIFY2(opened > 0 || (full && read > 0), "there was never room for it");
    }
};

TALETOP_TEST(InspectorRoomTest)

#include "inspector_room_test.moc"
