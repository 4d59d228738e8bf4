// SPDX-License-Identifier: MIT
// Tests that partial repaints look the same as a full repaint: when the text size changes at a table, nothing
// of the old picture remains.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QScreen>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The panel as the screen shows it.
QImage onScreen(TableWindow& table) {
    waitForRest(table);
    const QImage all = table.window().screen()->grabWindow(table.window().winId()).toImage();
    const QuickPanel* panel = table.window().panel();
    return all.copy(QRect(panel->mapTo(&table.window(), QPoint(0, 0)), panel->size()))
        .convertToFormat(QImage::Format_RGB32);
}

/// The panel with every pixel repainted.
QImage paintedAnew(TableWindow& table) {
    return table.window().panel()->grabFramebuffer().convertToFormat(QImage::Format_RGB32);
}

/// The place of remains of the old picture, or "". Ignores differences of a pixel or two, which occur if a
/// rim is painted in two parts.
QString leftBehind(const QImage& seen, const QImage& meant) {
    constexpr int shade = 40; // per channel
    QRect area;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x) {
            const QRgb one = seen.pixel(x, y);
            const QRgb other = meant.pixel(x, y);
            if (std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                          std::abs(qBlue(one) - qBlue(other))}) > shade)
                area |= QRect(x, y, 1, 1);
        }
    return area.isEmpty() ? QString()
                          : QStringLiteral("%1,%2 %3x%4")
                                .arg(area.x())
                                .arg(area.y())
                                .arg(area.width())
                                .arg(area.height());
}

} // namespace

class RepaintTest : public QObject {
    Q_OBJECT

private slots:
    void aChangeOfTextSizeLeavesNothingBehind_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("window");
        for (const contract::Game* game : contract::games())
            for (const QSize& window : {QSize(1440, 900), QSize(1024, 640)})
                QTest::addRow("%s, %d", game->info().id, window.width())
                    << QString::fromUtf8(game->info().id) << window;
    }
    void aChangeOfTextSizeLeavesNothingBehind() {
        QFETCH(QString, id);
        QFETCH(QSize, window);
        const contract::Game& game = *contract::findGame(id.toStdString());
        TableWindow table;
        table.window().resize(window);
        table.app().appearance()->setReducedMotion(true); // no motion between two pictures
        QStringList wrong;
        for (const double part : {0.25, 0.75}) {
            open(table, matchOf(game, std::max(3, game.info().seatsLeast), part));
            table.session().curtain()->setMode(QStringLiteral("open"));
            for (const qreal size : {1.0, 1.5, 1.25, 1.0}) {
                table.app().appearance()->setTextScale(size);
                const QImage seen = onScreen(table);
                const QImage meant = paintedAnew(table);
                QCOMPARE(seen.size(), meant.size());
                if (const QString found = leftBehind(seen, meant); !found.isEmpty()) {
                    wrong.append(QStringLiteral("at %1 of the match, %2: %3").arg(part).arg(size).arg(found));
                    if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty()) {
                        const QString name = QLatin1String(QTest::currentDataTag());
                        seen.save(folder + QStringLiteral("/%1, %2, seen.png").arg(name).arg(wrong.size()));
                        meant.save(folder + QStringLiteral("/%1, %2, meant.png").arg(name).arg(wrong.size()));
                    }
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

TALETOP_TEST(RepaintTest)

#include "repaint_test.moc"
