// SPDX-License-Identifier: MIT
// Measures the cards on the table in every window shape, with the fewest and the most seats, at every kind of
// decision. Tests that no picture is distorted and nothing covers controls.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/covered.h"
#include "tests/access/decisions.h"
#include "tests/access/measured.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QImageReader>
#include <QQuickItem>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The window sizes. 1920 x 1080 is 3840 x 2160 at 200%, and 2560 x 1440 is the same at 150%.
constexpr std::array sizes{QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440), QSize(3440, 1440),
                           QSize(1280, 800), QSize(1024, 768),  QSize(1440, 900),  QSize(1080, 1920)};

/// The width and height of the item in the scene, also if the item is rotated.
QSizeF sidesOf(const QQuickItem* item) {
    const QPointF origin = item->mapToScene(QPointF(0, 0));
    const QPointF across = item->mapToScene(QPointF(item->width(), 0)) - origin;
    const QPointF down = item->mapToScene(QPointF(0, item->height())) - origin;
    return {std::hypot(across.x(), across.y()), std::hypot(down.x(), down.y())};
}

/// The picture's size in its file.
QSizeF ownSizeOf(const QQuickItem* picture) {
    const QUrl source = picture->property("source").toUrl();
    if (source.scheme() == QLatin1String("qrc"))
        return QImageReader(u':' + source.path()).size();
    const QSize wanted = picture->property("sourceSize").toSize();
    return wanted.width() > 0 && wanted.height() > 0
               ? QSizeF()
               : QSizeF(picture->implicitWidth(), picture->implicitHeight());
}

/// Is this picture a soft edge or a strip of torn paper? Such pictures may be distorted.
bool isEdge(const QString& source) {
    return source.contains(QLatin1String("shadow")) || source.endsWith(QLatin1String("/cut.svg"));
}

/// Pictures that are not painted with their own aspect ratio.
QStringList stretched(TableWindow& table) {
    constexpr qreal slack = 1.5; // pixels on either side
    constexpr qreal part = 0.01;
    QStringList found;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const QString source = item->property("source").toString();
        if (!item->inherits("QQuickImage") || source.isEmpty() || isEdge(source) ||
            item->property("fillMode").toInt() != 0 || item->width() < 4)
            return;
        const QSizeF own = ownSizeOf(item);
        const QSizeF sides = sidesOf(item);
        if (own.isEmpty() || sides.isEmpty())
            return;
        const qreal high = sides.width() * own.height() / own.width();
        const qreal wide = sides.height() * own.width() / own.height();
        if (std::abs(high - sides.height()) > slack + part * high &&
            std::abs(wide - sides.width()) > slack + part * wide)
            found.append(QStringLiteral("%1 (%2) is painted %3 by %4, and is %5 by %6")
                             .arg(nameOf(item), source.section(u'/', -2))
                             .arg(sides.width(), 0, 'f', 1)
                             .arg(sides.height(), 0, 'f', 1)
                             .arg(own.width())
                             .arg(own.height()));
    });
    found.removeDuplicates();
    return found;
}

/// The items with each role on the stage: "hand", "own", "opponent".
std::map<QString, QList<QQuickItem*>> rolesOf(TableWindow& table) {
    std::map<QString, QList<QQuickItem*>> roles;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const QString role = item->property("stageRole").toString();
        if (!role.isEmpty() && item->width() > 0 && item->height() > 0)
            roles[role].append(item);
    });
    return roles;
}

/// The smallest and the largest height of a role's cards, in percent of the window's height.
QString heightsOf(const QList<QQuickItem*>& cards, qreal window) {
    if (cards.isEmpty())
        return QStringLiteral("-");
    qreal least = window;
    qreal most = 0;
    for (const QQuickItem* card : cards) {
        const qreal high = sidesOf(card).height();
        least = std::min(least, high);
        most = std::max(most, high);
    }
    const auto percent = [window](qreal pixels) { return QString::number(100 * pixels / window, 'f', 1); };
    return most - least < 1 ? percent(most) : percent(least) + QStringLiteral(" to ") + percent(most);
}

/// Cards of one role that overlap cards of another role.
QStringList mixed(const std::map<QString, QList<QQuickItem*>>& roles) {
    constexpr qreal slack = 3; // for overlapping rims
    QStringList found;
    for (auto one = roles.begin(); one != roles.end(); ++one)
        for (auto other = std::next(one); other != roles.end(); ++other)
            for (const QQuickItem* card : one->second)
                for (const QQuickItem* beside : other->second) {
                    const QRectF common = inScene(card).intersected(inScene(beside));
                    if (common.width() > slack && common.height() > slack && !card->isAncestorOf(beside) &&
                        !beside->isAncestorOf(card))
                        found.append(QStringLiteral("%1 lies over %2").arg(nameOf(card), nameOf(beside)));
                }
    found.removeDuplicates();
    return found;
}

} // namespace

class StageTest : public QObject {
    Q_OBJECT

    /// Prints the measurements of the table and returns its faults.
    static QStringList look(TableWindow& table, const QString& name) {
        waitForRest(table);
        if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
            table.window().grab().save(folder + u'/' + name + QStringLiteral(".png"));
        const qreal high = table.window().panel()->height();
        auto roles = rolesOf(table);
        const QStringList shapes = stretched(table);
        const QStringList covered = coveredThings(table) + mixed(roles);
        qreal least = high;
        QString smallest;
        for (const SeenText& text : seenTexts(table))
            if (const qreal letters = lettersOf(text); letters < least) {
                least = letters;
                smallest = text.text.left(24);
            }
        qInfo("%-58s hand %-12s own %-12s opponent %-12s letters %.2f (%s); stretched %d, covered %d",
              qPrintable(name), qPrintable(heightsOf(roles[QStringLiteral("hand")], high)),
              qPrintable(heightsOf(roles[QStringLiteral("own")], high)),
              qPrintable(heightsOf(roles[QStringLiteral("opponent")], high)), 100 * least / high,
              qPrintable(smallest), int(shapes.size()), int(covered.size()));
        QStringList wrong;
        for (const QString& each : shapes + covered)
            wrong.append(name + QStringLiteral(": ") + each);
        return wrong;
    }

private slots:
    void everyDecision_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// Tests each decision in some of the sizes in turn. The long run tests all sizes.
    void everyDecision() {
        QFETCH(QString, id);
        const contract::GameInfo info = contract::findGame(id.toStdString())->info();
        const bool all = qEnvironmentVariableIsSet("TALETOP_LONG");
        const QString asked = qEnvironmentVariable("TALETOP_PAGES");
        TableWindow table;
        QStringList wrong;
        std::size_t turn = 0;
        for (const Decision& decision : app::everyDecision()) {
            if (id != QLatin1String(decision.game))
                continue;
            for (const int seats : {info.seatsLeast, info.seatsMost}) {
                const QString name =
                    QStringLiteral("%1, %2 seats, %3").arg(id).arg(seats).arg(QLatin1String(decision.name));
                const std::optional<match::Match> match =
                    name.contains(asked) ? matchAt(decision, seats) : std::nullopt;
                if (!match)
                    continue;
                open(table, *match);
                table.session().curtain()->setMode(QStringLiteral("open"));
                QTest::mouseMove(table.window().panel(), QPoint(2, 2));
                for (std::size_t at = 0; at < (all ? sizes.size() : 1); ++at) {
                    const QSize size = sizes[turn++ % sizes.size()];
                    table.window().resize(size);
                    wrong += look(table,
                                  QStringLiteral("%1, %2x%3").arg(name).arg(size.width()).arg(size.height()));
                }
            }
        }
        QVERIFY(turn > 0);
        for (const QString& each : wrong)
            qInfo("%s", qPrintable(each));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 findings").arg(wrong.size())));
    }
};

TALETOP_TEST(StageTest)

#include "stage_test.moc"
