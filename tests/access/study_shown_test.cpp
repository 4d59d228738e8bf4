// SPDX-License-Identifier: MIT
// The slip at a turning point that is studied lies over nothing that can be pressed, no card and no words,
// and whoever plays by keys moves it and puts it away.
#include "app/input/free_ground.h"
#include "tests/access/closely.h"
#include "tests/access/covered.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

QRectF placeOf(const QQuickItem* item) { return QRectF(item->position(), item->size()); }

} // namespace

class StudyShownTest : public QObject {
    Q_OBJECT

private slots:
    void theSlipHidesNothing() {
        TableWindow table;
        QStringList wrong;
        int looked = 0;
        for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)})
            for (const Page& page : everyPage()) {
                if (!page.name.endsWith(QLatin1String(", studying")) &&
                    !page.name.endsWith(QLatin1String(", studying, told")))
                    continue;
                ++looked;
                putAway(table);
                table.window().resize(size);
                page.open(table);
                if (QTest::currentTestFailed())
                    return;
                QTest::qWait(rested);
                waitForRest(table);
                QQuickItem* slip = table.find(QStringLiteral("studySlip"));
                const QString name = QStringLiteral("%1, %2").arg(size.width()).arg(page.name);
                if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                    table.window().grab().save(folder + QStringLiteral("/%1.png").arg(name));
                if (slip == nullptr) { // it stands in the strip, whole
                    const QQuickItem* words = table.need(QStringLiteral("studyWords"));
                    const QRectF strip = inScene(words->parentItem());
                    if (!strip.contains(inScene(words)))
                        wrong.append(name + QStringLiteral(": the strip is too small"));
                    continue;
                }
                if (!FreeGround().isFree(slip, nullptr, placeOf(slip)))
                    wrong.append(name + QStringLiteral(": something to press"));
                if (const QStringList below = seenBelow(table, slip); !below.isEmpty())
                    wrong.append(name + QStringLiteral(": ") + below.join(QStringLiteral(", ")));
            }
        QVERIFY(looked > 0);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
    /// Nor before it has found its place.
    void itComesWhereItStays() {
        TableWindow table;
        const std::vector<Page> pages = everyPage();
        const auto end = std::ranges::find_if(pages, [](const Page& page) {
            return page.name.endsWith(QLatin1String(", end, turning points"));
        });
        QVERIFY(end != pages.end());
        end->open(table);
        table.click(QStringLiteral("turningPoint0"));
        QStringList wrong;
        QElapsedTimer since;
        since.start();
        int seen = 0;
        while (seen < 10 && !since.hasExpired(30'000)) {
            QTest::qWait(20);
            QQuickItem* slip = table.find(QStringLiteral("studySlip"));
            if (slip == nullptr || slip->opacity() == 0)
                continue;
            ++seen;
            wrong += seenBelow(table, slip);
        }
        QCOMPARE(seen, 10);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
    void keysMoveItAndPutItAway() {
        TableWindow table;
        const std::vector<Page> pages = everyPage();
        const auto studying = std::ranges::find_if(
            pages, [](const Page& page) { return page.name.endsWith(QLatin1String(", studying")); });
        QVERIFY(studying != pages.end());
        studying->open(table);
        QQuickItem* slip = table.need(QStringLiteral("studySlip"));
        QTest::qWait(rested);
        QVERIFY(table.tabTo(QStringLiteral("studySlip")));
        const QRectF before = placeOf(slip);
        table.key(Qt::Key_Right);
        table.key(Qt::Key_Down);
        QVERIFY(slip->x() > before.x() && slip->y() > before.y());
        for (int press = 0; press < 100; ++press)
            table.key(Qt::Key_Down);
        const QRectF lowest = inScene(slip);
        QVERIFY(lowest.bottom() <= table.window().panel()->height());
        QTest::qWait(rested);
        QCOMPARE(inScene(slip), lowest); // it stays there
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("studySlip")) == nullptr);
        QVERIFY(table.app().practice()->active()); // Esc did no more than that
        QVERIFY(table.tabTo(QStringLiteral("studySlipBack")));
        table.key(Qt::Key_Return);
        QVERIFY(table.need(QStringLiteral("studySlip")) != nullptr);
        // What is told comes on it, wherever it is.
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("studySlip")) == nullptr);
        table.session().study()->tell();
        QVERIFY(table.need(QStringLiteral("studySlip")) != nullptr);
    }

private:
    static constexpr int rested = 700; ///< milliseconds; then it lies where it will
};

TALETOP_TEST(StudyShownTest)

#include "study_shown_test.moc"
