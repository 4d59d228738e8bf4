// SPDX-License-Identifier: MIT
// Tests that pictures are sharp on high-resolution screens: each has at least as many pixels as it covers.
// QT_SCALE_FACTOR sets the scale. ctest runs this test with 1.5 and 2.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/findings.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSize>
#include <QTest>

#include <cmath>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The scale from the item's coordinates to those of the scene.
qreal scaleOf(const QQuickItem* item) {
    const QPointF side = item->mapToScene(QPointF(1, 0)) - item->mapToScene(QPointF(0, 0));
    return std::hypot(side.x(), side.y());
}

/// Pictures with fewer pixels than they cover.
QStringList blurred(TableWindow& table, int& looked) {
    constexpr qreal slack = 1; // for fractional pixels
    const qreal ratio = table.window().panel()->quickWindow()->effectiveDevicePixelRatio();
    QStringList found;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const QString source = item->property("source").toString();
        if (!item->inherits("QQuickImage") || source.isEmpty() || source.contains(QLatin1String("shadow")))
            return; // shadows have no sharp edges
        const QSize made = item->property("sourceSize").toSize();
        const QSizeF painted =
            QSizeF(item->property("paintedWidth").toReal(), item->property("paintedHeight").toReal()) *
            scaleOf(item) * ratio;
        ++looked;
        if (made.width() + slack < painted.width() && made.height() + slack < painted.height())
            found.append(QStringLiteral("%1 (%2) has %3x%4 pixels for %5x%6")
                             .arg(nameOf(item), source.section(u'/', -2))
                             .arg(made.width())
                             .arg(made.height())
                             .arg(painted.width())
                             .arg(painted.height()));
    });
    return found;
}

} // namespace

class SharpPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void pictures_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("as drawn") << QSize(1440, 900);
        QTest::newRow("small window") << QSize(1024, 640);
    }
    void pictures() {
        QFETCH(QSize, size);
        TableWindow table;
        table.window().resize(size);
        QVERIFY(table.window().panel()->quickWindow()->effectiveDevicePixelRatio() > 1);
        QStringList wrong;
        for (const contract::Game* game : contract::games())
            for (const double part : {0.3, 0.6, 1.0}) {
                open(table, matchOf(*game, 3, part));
                table.session().curtain()->setMode(QStringLiteral("open"));
                waitForRest(table);
                int looked = 0;
                for (const QString& each : blurred(table, looked))
                    wrong.append(QLatin1String(game->info().id) + QStringLiteral(": ") + each);
                QVERIFY(looked > 5);
            }
        wrong.removeDuplicates();
        for (const QString& each : wrong)
            qInfo("%s", qPrintable(each));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(wrong.size())));
    }
};

TALETOP_TEST(SharpPicturesTest)

#include "sharp_pictures_test.moc"
