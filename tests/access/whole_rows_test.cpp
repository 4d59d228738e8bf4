// SPDX-License-Identifier: MIT
// Tests that scroll areas end at a whole row, so that no line of a score sheet or of a forecast is cut.
#include "core/bots/look_back.h"
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/decisions.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QFont>
#include <QQuickItem>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The height of the empty space above and below the letters of a text, in pixels.
qreal bareBeside(const QQuickItem* text) { return 0.3 * text->property("font").value<QFont>().pixelSize(); }

/// The texts that the lower edge of the scroll area cuts, or the upper edge if `side` is -1.
QStringList cutBy(QQuickItem* scroll, int side = 1) {
    constexpr qreal slack = 2;
    const QRectF sight = scroll->mapRectToScene(QRectF(0, 0, scroll->width(), scroll->height()));
    const qreal edge = side > 0 ? sight.bottom() : sight.top();
    QStringList cut;
    forEachVisible(scroll, [&](QQuickItem* item) {
        const QString words = item->inherits("QQuickText") ? item->property("text").toString() : QString();
        const qreal bare = bareBeside(item);
        const QRectF place = item->mapRectToScene(QRectF(0, bare, item->width(), item->height() - 2 * bare));
        if (!words.isEmpty() && place.top() < edge - slack && place.bottom() > edge + slack)
            cut.append(words);
    });
    return cut;
}

/// The rows that are cut after scrolling down by each of these distances.
QStringList cutRows(TableWindow& table, const QString& name, const QList<qreal>& downs) {
    QStringList cut;
    QQuickItem* scroll = table.need(name);
    const qreal hidden = scroll->property("contentHeight").toReal() - scroll->height();
    for (const qreal down : downs) {
        scroll->setProperty("contentY", std::clamp(down, 0.0, std::max(0.0, hidden)));
        waitForRest(table);
        cut += cutBy(scroll);
    }
    return cut;
}

void keepPicture(TableWindow& table, const QString& name) {
    if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
        table.window().grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

/// Is the total of the score sheet visible without scrolling?
bool sumIsInSight(TableWindow& table) {
    if (table.find(QStringLiteral("pinnedTotals")) != nullptr)
        return true;
    const QQuickItem* sum = table.find(QStringLiteral("totals"));
    const QQuickItem* scroll = table.find(QStringLiteral("scoreLines"));
    return sum != nullptr && scroll != nullptr &&
           sum->mapRectToItem(scroll, QRectF(0, 0, sum->width(), sum->height())).bottom() <=
               scroll->height() + 1;
}

} // namespace

class WholeRowsTest : public QObject {
    Q_OBJECT

private slots:
    void noRowOfTheScoreSheetIsCut_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const contract::Game* game : contract::games())
            for (const qreal text : {1.0, 1.5})
                for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
                    QTest::addRow("%s, %d, %g", game->info().id, size.width(), text)
                        << QString::fromUtf8(game->info().id) << size << text;
    }
    void noRowOfTheScoreSheetIsCut() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        const contract::Game& game = *contract::findGame(id.toStdString());
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        open(table, matchOf(game, game.info().seatsMost, 1));
        waitForRest(table);
        // The only line of Tail Story's sheet is its total.
        QVERIFY(table.session().score()->rowCount() == 1 || sumIsInSight(table));
        keepPicture(table, QStringLiteral("score %1, %2, %3").arg(id).arg(size.width()).arg(text));
        // One press scrolls to turning points that are not visible at first.
        if (table.find(QStringLiteral("toTurningPoints")) != nullptr) {
            table.click(QStringLiteral("toTurningPoints"));
            waitForRest(table);
            const QQuickItem* points = table.need(QStringLiteral("turningPoints"));
            const QQuickItem* scroll = table.need(QStringLiteral("scoreLines"));
            const qreal seen = inScene(scroll).bottom() - inScene(points).top();
            QVERIFY(inScene(scroll).top() <= inScene(points).top() + 1);
            QVERIFY2(seen > 40, qPrintable(QString::number(seen)));
        } else {
            QVERIFY(size.width() < 1440 || text > 1 || id != QLatin1String("foxtail"));
        }
        const QStringList cut = cutRows(table, QStringLiteral("scoreLines"), {0, 17, 40});
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
    /// Even with eight seats and large letters, several lines are visible at the same time, and keys scroll
    /// to the others.
    void severalLinesForEightSeatsFitTogether_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "ja", "th"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void severalLinesForEightSeatsFitTogether() {
        QFETCH(QString, language);
        const contract::Game* game = contract::findGame("storyline");
        if (game == nullptr)
            return;
        TableWindow table(language);
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(1.5);
        open(table, matchOf(*game, 8, 1));
        waitForRest(table);
        keepPicture(table, language + QStringLiteral(", eight seats"));
        QQuickItem* scroll = table.need(QStringLiteral("scoreLines"));
        const QRectF sight = inScene(scroll).adjusted(0, -1, 0, 1);
        int whole = 0;
        forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
            if (QByteArray(item->metaObject()->className()).startsWith("ScoreLine_") &&
                sight.contains(inScene(item)))
                ++whole;
        });
        // German words need two or more rows for a line, so only two lines fit.
        QVERIFY2(whole >= (language == QLatin1String("de") ? 2 : 3), qPrintable(QString::number(whole)));
        QVERIFY(sumIsInSight(table));
        const QQuickItem* title = table.need(QStringLiteral("scoreTitle"));
        QVERIFY(title->property("contentHeight").toReal() <= title->height() + 1);
        const auto isRead = [&](const char* name) {
            QQuickItem* button = table.need(QLatin1String(name));
            QQuickItem* place =
                scroll->isAncestorOf(button) ? scroll : table.need(QStringLiteral("scoreSheet"));
            return inScene(place).adjusted(0, -1, 0, 1).contains(inScene(button)); // completely visible
        };
        for (const char* name : {"sameDeal", "watchAgain", "keepTale"}) {
            QVERIFY(table.tabTo(QLatin1String(name)));
            waitForRest(table);
            QVERIFY2(isRead(name), name);
        }
        keepPicture(table, language + QStringLiteral(", eight seats, what else"));
        // Keys scroll back to the buttons.
        scroll->setProperty("contentY", 0);
        QCOMPARE(isRead("keepTale"), !scroll->isAncestorOf(table.need(QStringLiteral("keepTale"))));
        table.key(Qt::Key_Tab);
        table.key(Qt::Key_Backtab);
        waitForRest(table);
        QVERIFY(isRead("keepTale"));
    }
    void rowsAreWholeAfterEveryScrollStep_data() { noRowOfTheScoreSheetIsCut_data(); }
    /// Keys scroll to the end and back. After each step the first and the last visible line are not cut.
    void rowsAreWholeAfterEveryScrollStep() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        const contract::Game& game = *contract::findGame(id.toStdString());
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        open(table, matchOf(game, 3, 1));
        waitForRest(table);
        QQuickItem* scroll = table.need(QStringLiteral("scoreLines"));
        if (!scroll->property("interactive").toBool())
            return; // there is nothing to scroll
        scroll->forceActiveFocus(Qt::TabFocusReason);
        QStringList cut;
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up}) {
            constexpr int patience = 60;
            int steps = 0;
            for (qreal before = -1; before != scroll->property("contentY").toReal() && steps < patience;
                 ++steps) {
                before = scroll->property("contentY").toReal();
                table.key(key);
                waitForRest(table);
                for (const int side : {-1, 1})
                    for (const QString& words : cutBy(scroll, side))
                        cut.append(QStringLiteral("%1 %2: %3").arg(steps).arg(side).arg(words));
            }
            QVERIFY(steps < patience);
            const qreal at = scroll->property("contentY").toReal();
            const qreal below = scroll->property("contentHeight").toReal() - at - scroll->height();
            QVERIFY2(key == Qt::Key_Down ? below < 1 : at == 0, "the end is not reached");
        }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
    /// At the end of Paper Tales, the viewer's own Units are at least as large as the others', and an empty
    /// Kingdom is not shown as a blank area.
    void theOwnKingdomIsLargestAtTheEnd_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::newRow("as drawn") << QSize(1440, 900) << 1.0;
        QTest::newRow("large text") << QSize(1440, 900) << 1.5;
        QTest::newRow("small window") << QSize(1024, 640) << 1.0;
    }
    void theOwnKingdomIsLargestAtTheEnd() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        open(table, matchOf(*contract::findGame("papertales"), 3, 1));
        waitForRest(table);
        keepPicture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral(", Kingdom"));
        const QQuickItem* kingdom = table.need(QStringLiteral("ownKingdom"));
        qreal own = 0;
        qreal others = 0;
        forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
            if (QByteArray(item->metaObject()->className()).startsWith("NumberTag_"))
                (kingdom->isAncestorOf(item) ? own : others) = item->property("letters").toReal();
        });
        QVERIFY2(own > 0 && own >= others, qPrintable(QStringLiteral("%1, %2").arg(own).arg(others)));
        const QQuickItem* building = table.need(QStringLiteral("building-0"));
        QVERIFY2(building->width() > kingdom->width() * 0.4, qPrintable(QString::number(building->width())));
    }
    void theTimeOfATurningPointFitsOnOneLine() {
        TableWindow table;
        table.window().resize(1440, 900);
        table.app().appearance()->setTextScale(1.5);
        open(table, matchOf(*contract::findGame("papertales"), 3, 1));
        table.session().lookBack()->limit(bots::usualLookBackBudget(table.session().match().game(), 1).moves /
                                          8);
        QList<int> lines;
        const auto found = [&] {
            lines.clear();
            forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                if (QByteArray(item->metaObject()->className()).startsWith("TurningPointRow_"))
                    for (QQuickItem* child : item->childItems())
                        if (child->inherits("QQuickText")) {
                            lines.append(child->property("lineCount").toInt()); // lines of the time
                            break;
                        }
            });
            return !lines.isEmpty();
        };
        constexpr int patience = 60000;
        QVERIFY(QTest::qWaitFor(found, patience));
        for (const int each : std::as_const(lines))
            QCOMPARE(each, 1);
    }
    void rowsOfTheForecastAreWhole_data() {
        QTest::addColumn<qreal>("text");
        QTest::newRow("small window") << 1.0;
        QTest::newRow("large text, small window") << 1.5;
    }
    void rowsOfTheForecastAreWhole() {
        QFETCH(qreal, text);
        const auto plan = std::ranges::find(everyDecision(), std::string("plan among five"), &Decision::name);
        TableWindow table;
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(text);
        open(table, matchAt(*plan));
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
        const QStringList cut = cutRows(table, QStringLiteral("planLines"), {0});
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
};

TALETOP_TEST(WholeRowsTest)

#include "whole_rows_test.moc"
