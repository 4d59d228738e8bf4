// SPDX-License-Identifier: MIT
// Tests that the tags of the four ways to join a bit cover nothing that players compare on Foxtail's table.
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/tails.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Charms of the player's tail and of the new bit that tags cover.
QStringList charmsUnderTags(TableWindow& table) {
    QQuickItem* root = table.window().panel()->rootObject();
    QStringList covered;
    for (const char* type : {"TailCard_", "GhostBit_"})
        for (const QQuickItem* card : itemsOf(table.need(QStringLiteral("largeTail")), type))
            for (int spot = 0; spot < 4; ++spot) {
                const qreal inset = card->width() * 8 / 60;
                const QPointF charm = card->mapToScene(QPointF(spot % 2 == 0 ? inset : card->width() - inset,
                                                               spot < 2 ? inset : card->height() - inset));
                const qreal radius = widthOf(card) * 7 / 60; // the edge of a charm's paper is empty
                for (const QQuickItem* tag : itemsOf(root, "GhostTag_")) {
                    const QRectF place = inScene(tag);
                    const QPointF near(std::clamp(charm.x(), place.left(), place.right()),
                                       std::clamp(charm.y(), place.top(), place.bottom()));
                    if (std::hypot(charm.x() - near.x(), charm.y() - near.y()) < radius)
                        covered.append(QStringLiteral("%1 covers charm %2 of a %3")
                                           .arg(tag->objectName())
                                           .arg(spot)
                                           .arg(type));
                }
            }
    return covered;
}

/// Tags that are not beside the chosen bit.
QStringList tagsFarFromTheBit(TableWindow& table) {
    QStringList far;
    for (const QQuickItem* bit : itemsOf(table.need(QStringLiteral("largeTail")), "GhostBit_"))
        for (const QQuickItem* tag : itemsOf(table.window().panel()->rootObject(), "GhostTag_")) {
            const QRectF near = inScene(bit).adjusted(-1.5 * widthOf(bit), 0, 1.5 * widthOf(bit), 0);
            if (inScene(tag).right() < near.left() || inScene(tag).left() > near.right())
                far.append(tag->objectName() + QStringLiteral(" is far from the bit"));
        }
    return far;
}

} // namespace

class GhostTagsTest : public QObject {
    Q_OBJECT

private slots:
    /// All charms stay visible beside the tags, with any way selected.
    void tagsCoverNoCharm_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("text");
        QTest::newRow("as drawn") << QSize(1440, 900) << 1.0;
        QTest::newRow("large text, small window") << QSize(1024, 640) << 1.5;
        QTest::newRow("Full HD at 200 %") << QSize(960, 540) << 1.0;
    }
    void tagsCoverNoCharm() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        QStringList wrong;
        int looks = 0;
        const struct {
            int seats;
            std::size_t bits;
            std::vector<std::string> links;
        } tails[] = {{2, 10, {"link over-top"}},
                     {2, 10, {"link over-bottom"}},
                     {2, 7, {"link over-top", "link under-bottom"}},
                     {4, 5, {"link over-top"}}};
        for (const auto& tail : tails)
            for (const char* step : {"place", "brush"}) {
                open(table, step == std::string("brush") ? brushedTail(tail.seats, 1, tail.links, tail.bits)
                                                         : longTails(tail.seats, 1, tail.links, tail.bits));
                table.session().curtain()->setMode(QStringLiteral("open"));
                QCOMPARE(table.session().step(), QLatin1String(step));
                for (std::size_t bit = 0; table.session().step() == QLatin1String(step) && bit < tail.bits;
                     ++bit) {
                    const QString name = QStringLiteral("%1, %2 of %3 %4, %5 seats")
                                             .arg(QLatin1String(step))
                                             .arg(bit)
                                             .arg(tail.bits)
                                             .arg(QString::fromStdString(tail.links.front()))
                                             .arg(tail.seats);
                    for (const Qt::Key key : {Qt::Key_1, Qt::Key_4}) {
                        if (bit % 4 != 0)
                            break;
                        table.key(key);
                        waitForRest(table);
                        ++looks;
                        for (const QString& each : charmsUnderTags(table))
                            wrong.append(name + QStringLiteral(": ") + each);
                    }
                    if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES");
                        !folder.isEmpty() && bit % 4 == 0)
                        table.window().grab().save(
                            folder +
                            QStringLiteral("/%1, %2.png").arg(QLatin1String(QTest::currentDataTag()), name));
                    table.session().submit(QString::fromStdString(tail.links[bit % tail.links.size()]));
                }
            }
        QVERIFY(looks > 20);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
    /// In a tail of two rows, too, all tags are beside the bit and cover no charm of the other row.
    void tagsStayInTheRowOfTheBit() {
        constexpr std::uint64_t late = 3; // a deal with late tips
        TableWindow table;
        table.window().resize(1920, 1080);
        open(table, longTails(3, late, {"link over-top", "link over-bottom"}, 9));
        table.session().curtain()->setMode(QStringLiteral("open"));
        QCOMPARE(table.session().step(), QStringLiteral("place"));
        table.key(Qt::Key_1);
        waitForRest(table);
        if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
            table.window().grab().save(folder + QStringLiteral("/two rows.png"));
        QCOMPARE(table.need(QStringLiteral("largeTail"))->property("rows").toList().size(), 2);
        QCOMPARE(tagsFarFromTheBit(table), QStringList());
        QCOMPARE(charmsUnderTags(table), QStringList());
    }
};

TALETOP_TEST(GhostTagsTest)

#include "ghost_tags_test.moc"
