// SPDX-License-Identifier: MIT
// Tests that every line of the log, including the newest, can be read while the curtain is down, because the
// log is public.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QQuickItem>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Opens a match of people at a moment with the curtain down.
void openBehindTheCurtain(TableWindow& table, const contract::Game& game) {
    for (double part = 0.3; part < 0.9; part += 0.05) {
        open(table, matchOf(game, 3, part));
        if (QTest::currentTestFailed())
            return;
        table.session().curtain()->setMode(QStringLiteral("curtain"));
        waitForRest(table);
        if (table.session().curtain()->down())
            return;
    }
    QFAIL("the curtain never falls");
}

/// The number of items of a QML type, including invisible ones.
int madeOf(const QQuickItem* item, QLatin1String type) {
    const QString name = QString::fromUtf8(item->metaObject()->className());
    int count = name.startsWith(type + u'_') ? 1 : 0;
    for (const QQuickItem* child : item->childItems())
        count += madeOf(child, type);
    return count;
}

/// Opens the log and saves a picture of it if requested.
void openLog(TableWindow& table, const QString& picture) {
    table.key(Qt::Key_L);
    table.need(QStringLiteral("closeLog"));
    waitForRest(table);
    if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
        table.window().grab().save(folder + u'/' + QLatin1String(QTest::currentDataTag()) + picture);
}

/// The area of the lowest visible item of a type, or an empty rectangle.
QRectF lowestOf(TableWindow& table, const char* type) {
    QRectF lowest;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        if (QByteArray(item->metaObject()->className()).startsWith(type) &&
            inScene(item).bottom() > lowest.bottom())
            lowest = inScene(item);
    });
    return lowest;
}

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private slots:
    /// Tables open faster if the contents of the log and of the inspector are not created at first.
    void panelsAreCreatedOnlyWhenOpened_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void panelsAreCreatedOnlyWhenOpened() {
        QFETCH(QString, id);
        TableWindow table;
        open(table, matchOf(*contract::findGame(id.toStdString()), 3, 0.3));
        const QQuickItem* root = table.window().panel()->rootObject();
        for (const char* type : {"LogDrawer", "InspectorSlip", "InspectorSheet", "WhyNotSlip"})
            QCOMPARE(madeOf(root, QLatin1String(type)), 0);
        for (int presses = 0; presses < 3; ++presses) // opening again keeps the contents
            table.key(Qt::Key_L);
        QCOMPARE(madeOf(root, QLatin1String("LogDrawer")), 1);
        QVERIFY(table.need(QStringLiteral("closeLog")) != nullptr);
    }

    void newestLinesAreVisibleWhileTheCurtainIsDown_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        for (const char* game : {"papertales", "tailstory", "storyline"})
            for (const bool small : {false, true})
                for (const qreal text : {1.0, 1.5})
                    QTest::addRow("%s, %s, %g", game, small ? "small window" : "as drawn", text)
                        << QString::fromLatin1(game) << (small ? QSize(1024, 640) : QSize(1440, 900)) << text;
    }
    void newestLinesAreVisibleWhileTheCurtainIsDown() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.app().appearance()->setTextScale(text);
        table.window().resize(size);
        openBehindTheCurtain(table, *contract::findGame(game.toStdString()));
        const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
        QVERIFY(curtain != nullptr);
        openLog(table, QStringLiteral(", log.png"));
        const QRectF drawer = lowestOf(table, "LogDrawer_");
        const QRectF newest = lowestOf(table, "LogLine_");
        QVERIFY(!drawer.isEmpty() && !newest.isEmpty());
        QVERIFY2(!drawer.intersects(inScene(curtain)), "the curtain covers a part of the log");
        QVERIFY2(newest.top() >= drawer.top() && newest.bottom() <= drawer.bottom(),
                 "the newest lines are not completely visible");
        QVERIFY2(drawer.height() >= 180, qPrintable(QString::number(drawer.height())));
    }

    /// The open log and the score sheet do not cover each other.
    void theLogLiesBesideTheScoreSheet_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        const auto row = [](const char* game, const QSize& size, qreal text) {
            QTest::addRow("%s, %d, %g", game, size.width(), text)
                << QString::fromLatin1(game) << size << text;
        };
        for (const contract::Game* game : contract::games())
            row(game->info().id, QSize(1440, 900), 1);
        for (const auto& [size, text] : {std::pair(QSize(1440, 900), 1.5), std::pair(QSize(1024, 640), 1.0),
                                         std::pair(QSize(1024, 640), 1.5), std::pair(QSize(800, 500), 1.0),
                                         std::pair(QSize(800, 500), 1.5), std::pair(QSize(2880, 1800), 1.5)})
            for (const char* game : {"foxtail", "storyline"})
                row(game, size, text);
    }
    void theLogLiesBesideTheScoreSheet() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.app().appearance()->setTextScale(text);
        table.window().resize(size);
        open(table, matchOf(*contract::findGame(game.toStdString()), 3, 1));
        table.need(QStringLiteral("scoreSheet"));
        waitForRest(table);
        const QRectF before = inScene(table.need(QStringLiteral("scoreSheet")));
        openLog(table, QStringLiteral(", end, log.png"));
        const QRectF drawer = lowestOf(table, "LogDrawer_");
        const QRectF sheet = inScene(table.need(QStringLiteral("scoreSheet")));
        QVERIFY(!drawer.isEmpty());
        QVERIFY2(!drawer.intersects(sheet),
                 qPrintable(QStringLiteral("%1 px").arg(sheet.right() - drawer.left())));
        QVERIFY2(sheet.left() >= 0 && sheet.right() > 0, "the score sheet is not completely visible");
        QCOMPARE(sheet.size(), before.size());
        QVERIFY2(drawer.height() >= 180, qPrintable(QString::number(drawer.height())));
        table.key(Qt::Key_L);
        QTRY_COMPARE(inScene(table.need(QStringLiteral("scoreSheet"))), before);
    }
};

TALETOP_TEST(LogTest)

#include "log_test.moc"
