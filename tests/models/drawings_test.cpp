// SPDX-License-Identifier: MIT
// Tests of the table's SVG drawings: each is rendered in the requested size, and only once per size.
#include "app/art/drawings.h"
#include "app/art/picture_reader.h"
#include "tests/qt_main.h"

#include <QDirIterator>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryFile>
#include <QTest>
#include <QThread>
#include <QUrl>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace taletop::app;

namespace {

const QString file = QStringLiteral("games/papertales/shield.svg");

}

class DrawingsTest : public QObject {
    Q_OBJECT

private slots:
    void aDrawingFillsTheRequestedSize_data() {
        QTest::addColumn<QSize>("asked");
        QTest::newRow("by width") << QSize(80, 0);
        QTest::newRow("by height") << QSize(0, 50);
        QTest::newRow("filling both, low") << QSize(200, 10);
        QTest::newRow("filling both, narrow") << QSize(10, 200);
    }
    void aDrawingFillsTheRequestedSize() {
        QFETCH(QSize, asked);
        QSize own;
        QSize size;
        DrawingProvider drawings;
        QVERIFY(!drawings.requestImage(file, &own, {}).isNull());
        const QImage drawn = drawings.requestImage(file, &size, asked);
        QCOMPARE(drawn.size(), size);
        QVERIFY(size.width() >= asked.width() && size.height() >= asked.height());
        QVERIFY(size.width() == asked.width() || size.height() == asked.height());
        QVERIFY(std::abs(size.width() * own.height() - size.height() * own.width()) <=
                std::max(own.width(), own.height())); // the drawing keeps its proportions, within a pixel
    }
    void eachSizeIsDrawnOnce() {
        DrawingProvider drawings;
        const QImage first = drawings.requestImage(file, nullptr, {64, 0});
        QCOMPARE(drawings.requestImage(file, nullptr, {64, 0}).cacheKey(), first.cacheKey());
        QVERIFY(drawings.requestImage(file, nullptr, {72, 0}).cacheKey() != first.cacheKey());
        // The requested height is ignored if the drawing is higher at that width.
        QCOMPARE(drawings.requestImage(file, nullptr, {64, 1}).cacheKey(), first.cacheKey());
    }
    void readersEndBeforeTheEngine() {
        QQmlEngine engine;
        serveDrawings(engine);
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nImage { asynchronous: true; source: 'image://drawings/" +
                              file.toUtf8() + "' }",
                          {});
        std::unique_ptr<QObject> image(component.create());
        QVERIFY2(image != nullptr, qPrintable(component.errorString()));
        const QList<QThread*> readers = engine.findChildren<QThread*>();
        QVERIFY(!readers.isEmpty());
        for (const QThread* reader : readers)
            QVERIFY(reader->isRunning());
        image.reset();
        endPictureReader(engine);
        for (const QThread* reader : readers)
            QVERIFY(reader->isFinished());
    }
    void theFirstLineOfAFileGivesItsSize() {
        DrawingFiles files(1 << 20);
        int drawings = 0;
        for (QDirIterator art(QStringLiteral(":/art"), {QStringLiteral("*.svg")}, QDir::Files,
                              QDirIterator::Subdirectories);
             art.hasNext(); ++drawings) {
            const QString path = art.next();
            QCOMPARE(files.size(path), QSvgRenderer(path).defaultSize());
        }
        QVERIFY(drawings > 0);
    }
    void anUnreadableDrawingIsEmpty() {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("nowhere.svg")));
        DrawingProvider drawings;
        for (int asked = 0; asked < 2; ++asked) // warns only the first time
            QVERIFY(drawings.requestImage(QStringLiteral("nowhere.svg"), nullptr, {64, 0}).isNull());
    }
    void aBrokenDrawingIsLeftBlank() {
        QTemporaryFile broken(QDir::temp().filePath(QStringLiteral("broken.XXXXXX.svg")));
        QVERIFY(broken.open());
        broken.write("<svg viewBox='0 0 8 8'><rect width='8' height='8'");
        QVERIFY(broken.flush());
        DrawingFiles files(1 << 20);
        QCOMPARE(files.size(broken.fileName()), QSize(8, 8));
        for (int said = 0; said < 2; ++said) // the SVG parser warns too
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("broken\\.")));
        QImage nothing(8, 8, QImage::Format_ARGB32_Premultiplied);
        nothing.fill(Qt::transparent);
        QCOMPARE(files.drawn(broken.fileName(), {8, 8}), nothing);
    }
    void onlyDrawingsAreRedirected() {
        const auto to = [](const char* url, DrawingUrls::DataType type) {
            return DrawingUrls().intercept(QUrl(QLatin1String(url)), type).toString();
        };
        QCOMPARE(to("qrc:/art/emblems/fox.svg", DrawingUrls::UrlString),
                 QStringLiteral("image://drawings/emblems/fox.svg"));
        for (const char* other : {"qrc:/art/icon.png", "qrc:/qt/qml/Main.qml", "file:///art/emblems/fox.svg",
                                  "image://cards/foxtail/3/summer"})
            QCOMPARE(to(other, DrawingUrls::UrlString), QLatin1String(other));
        QCOMPARE(to("qrc:/art/emblems/fox.svg", DrawingUrls::QmlFile),
                 QStringLiteral("qrc:/art/emblems/fox.svg"));
    }
};

TALETOP_TEST(DrawingsTest)
#include "drawings_test.moc"
