// SPDX-License-Identifier: MIT
// Tests Foxtail's tails on rendered tables: even long and curled tails stay level and in their places, and
// the charms of the player's own tail are readable.
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/tails.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace taletop;
using namespace taletop::app;

namespace {

std::size_t bitsOf(const match::Match& match) {
    const scene::Scene scene = match.game().scene(match.view(kit::spectator), kit::spectator);
    const auto tail = std::ranges::find_if(scene.zones, [](const scene::Zone& zone) {
        return kit::sameWords(zone.kind, "tail") && zone.owner == 0;
    });
    return tail == scene.zones.end() ? 0 : tail->cards.size();
}

/// Of many matches, the one in which the first seat has the longest tail, with up to 14 bits.
match::Match longestTails(int seats, const std::vector<std::string>& links) {
    match::Match longest = longTails(seats, 0, links, 14);
    for (std::uint64_t seed = 1; seed < 200 && bitsOf(longest) < 14; ++seed)
        if (match::Match match = longTails(seats, seed, links, 14); bitsOf(match) > bitsOf(longest))
            longest = std::move(match);
    return longest;
}

qreal angleOf(const QQuickItem* item) {
    const QPointF side = item->mapToScene(QPointF(1, 0)) - item->mapToScene(QPointF(0, 0));
    return std::atan2(side.y(), side.x()) * 180 / M_PI;
}

/// A finished match of casual players.
match::Match played(int seats, std::uint64_t seed) {
    const contract::Game& game = *contract::findGame("foxtail");
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back(
            {.name = std::string(1, static_cast<char>('A' + seat)) + "nton", .emblem = seat});
    match::Match match(game, header);
    kit::Rng rng(seed);
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        if (match.submit(seat, game.casualMove(match.view(seat), seat, rng)))
            break;
    }
    return match;
}

std::set<int> spotsOf(const scene::PadLine& line) {
    std::set<int> spots;
    for (const scene::PadGroup& group : line.groups)
        spots.insert(group.spots.begin(), group.spots.end());
    return spots;
}

/// Rings on a tail that are not around one of these charms, and those of these charms that have no ring.
QStringList wronglyRinged(QQuickItem* tail, const std::set<int>& spots) {
    QList<QPointF> rings;
    for (const QQuickItem* ring : itemsOf(tail, "CharmRing_"))
        rings.append(ring->mapToScene(QPointF(0, 0)));
    QList<QPointF> charms;
    for (const QQuickItem* card : itemsOf(tail, "TailCard_"))
        for (int spot = 0; spot < 4; ++spot) {
            const qreal inset = card->width() * 8 / 60;
            if (spots.contains(card->property("cardIndex").toInt() * 4 + spot))
                charms.append(card->mapToScene(QPointF(spot % 2 == 0 ? inset : card->width() - inset,
                                                       spot < 2 ? inset : card->height() - inset)));
        }
    const auto near = [](const QList<QPointF>& all, const QPointF& at) {
        return std::ranges::any_of(all,
                                   [&](const QPointF& each) { return (each - at).manhattanLength() < 2; });
    };
    QStringList wrong;
    if (charms.size() != static_cast<qsizetype>(spots.size()))
        wrong.append(QStringLiteral("%1 charms of %2 are on the table").arg(charms.size()).arg(spots.size()));
    for (const QPointF& at : charms)
        if (!near(rings, at))
            wrong.append(QStringLiteral("no ring at %1,%2").arg(at.x()).arg(at.y()));
    for (const QPointF& at : rings)
        if (!near(charms, at))
            wrong.append(QStringLiteral("a ring at %1,%2").arg(at.x()).arg(at.y()));
    return wrong;
}

} // namespace

class TailsShownTest : public QObject {
    Q_OBJECT

private slots:
    /// A press on a mat enlarges its small tail, and Esc closes the enlarged tail.
    void aPressEnlargesASmallTail() {
        TableWindow table;
        table.window().resize(1024, 640);
        open(table, longTails(2, 1, {"link over-top"}, 10)); // at the vote tails are large already
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
        QCOMPARE(table.session().step(), QStringLiteral("place"));
        const int other = (table.session().focusSeat() + 1) % 2;
        table.click(QStringLiteral("lane-%1").arg(other));
        QQuickItem* lifted = table.need(QStringLiteral("liftedTail"));
        waitForRest(table);
        const QList<QQuickItem*> cards = itemsOf(lifted, "TailCard_");
        QVERIFY(cards.size() >= 8);
        for (const QQuickItem* card : cards) {
            QVERIFY(inScene(lifted).contains(inScene(card)));
            QVERIFY(widthOf(card) * 16 / 60 >= 12);
        }
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("liftedTail")) == nullptr);
    }
    /// Pointing at a line of the score pad highlights exactly the charms that the line counts.
    void thePadHighlightsTheCharmsThatCount() {
        TableWindow table;
        int lit = 0;
        for (const std::uint64_t seed : {3U, 11U, 19U, 27U}) {
            const match::Match match =
                longTails(2, seed, {"link over-top", "link under-bottom", "link over-bottom"}, 6);
            open(table, match);
            table.session().curtain()->setMode(QStringLiteral("open"));
            waitForRest(table);
            const auto seat = static_cast<kit::Seat>(table.session().focusSeat());
            const scene::Scene scene = match.game().scene(match.view(seat), seat);
            int row = 0;
            for (const scene::PadLine& line : scene.pad) {
                if (line.seat != seat)
                    continue;
                QQuickItem* shown = table.need(QStringLiteral("padLine-%1").arg(row++));
                QVERIFY(shown != nullptr);
                if (line.groups.empty())
                    continue;
                shown->forceActiveFocus();
                waitForRest(table);
                QCOMPARE(wronglyRinged(table.need(QStringLiteral("largeTail")), spotsOf(line)),
                         QStringList());
                lit += static_cast<int>(spotsOf(line).size());
            }
        }
        QVERIFY(lit > 20);
    }
    /// Pointing at a cell of the score sheet highlights the charms on the tail of its seat.
    void theScoreSheetHighlightsTheCharmsThatScored() {
        TableWindow table;
        int lit = 0;
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const match::Match match = played(3, seed);
            open(table, match);
            waitForRest(table);
            table.need(QStringLiteral("scoreSheet"));
            const contract::Result sheet = match.game().result(match.view(kit::spectator));
            const int winner = sheet.winners.front();
            for (const contract::ScoreLine& line : sheet.lines) {
                std::set<int> earned;
                for (const contract::Earned& part : line.earned)
                    for (const contract::CardSpot& card : part.cards)
                        if (part.seat == winner && card.spot >= 0)
                            earned.insert(card.index * 4 + card.spot);
                QQuickItem* cell = nullptr;
                QTRY_VERIFY((cell = table.find(
                                 QStringLiteral("score-%1-%2").arg(QLatin1String(line.key)).arg(winner))) !=
                            nullptr);
                cell->forceActiveFocus();
                waitForRest(table);
                QCOMPARE(wronglyRinged(table.need(QStringLiteral("largeTail")), earned), QStringList());
                lit += static_cast<int>(earned.size());
            }
        }
        QVERIFY(lit > 20);
    }
    /// If several players share the win, all their tails are shown in the same size with names.
    void everyWinnersTailIsShown() {
        TableWindow table;
        std::uint64_t seed = 0;
        match::Match match = played(3, seed);
        const auto winners = [&match] { return match.game().result(match.view(kit::spectator)).winners; };
        while (winners().size() < 2 && seed < 400)
            match = played(3, ++seed);
        QVERIFY(winners().size() > 1);
        for (const QSize& size : {QSize(1440, 900), QSize(1024, 640)}) {
            table.window().resize(size);
            open(table, match);
            waitForRest(table);
            const QRectF first =
                inScene(itemsOf(table.need(QStringLiteral("largeTail")), "TailCard_").first());
            for (const kit::Seat winner : winners()) {
                if (winner == winners().front())
                    continue;
                QQuickItem* tail = table.need(QStringLiteral("tiedTail-%1").arg(winner));
                const QRectF room = tail->mapRectToScene(tail->property("room").toRectF());
                const QList<QQuickItem*> cards = itemsOf(tail, "TailCard_");
                QVERIFY(!cards.isEmpty());
                for (const QQuickItem* card : cards) {
                    QVERIFY(room.adjusted(-2, -2, 2, 2).contains(inScene(card)));
                    QVERIFY(!inScene(card).intersects(first));
                }
            }
            if (const QString folder = qEnvironmentVariable("TALETOP_PICTURES"); !folder.isEmpty())
                table.window().grab().save(folder + QStringLiteral("/tied %1.png").arg(size.width()));
        }
    }
    /// FT-18: an unfinished brush is visible only to its player. The first picture after the curtain falls is
    /// the same as if the player had not started.
    void anUnfinishedBrushIsHiddenWhenTheCurtainFalls() {
        const match::Match match = brushedTail(2, 1, {"link over-top", "link under-bottom"}, 7);
        QList<QImage> seated;
        QList<QImage> fallen;
        for (const bool begins : {false, true}) {
            TableWindow table;
            open(table, match);
            if (QTest::currentTestFailed())
                return;
            Curtain* hand = table.session().curtain();
            QVERIFY(hand->down());
            const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
            QVERIFY(curtain != nullptr);
            const int top = static_cast<int>(curtain->mapToScene({}).y());
            const auto above = [&table, top] {
                const QImage picture = table.window().panel()->grabFramebuffer();
                return picture.copy(0, 0, picture.width(), top);
            };
            const ZoneModel* tail = table.session().zone(QStringLiteral("tail"), 0);
            const auto links = [tail] {
                QList<int> marks;
                for (int row = 0; row < tail->rowCount(); ++row)
                    marks.append(tail->index(row).data(ZoneModel::MarkRole).toInt());
                return marks;
            };
            const QList<int> before = links();
            hand->sit(0);
            QTRY_COMPARE(hand->seated(), 0);
            for (const char* link : {"link under-bottom", "link over-bottom", "link over-bottom"})
                QVERIFY(!begins || table.session().submit(QLatin1String(link)));
            waitForRest(table);
            QCOMPARE(links() != before, begins);
            seated.append(above());
            if (begins) { // changes the brush before the curtain falls
                QVERIFY(table.session().submit(QStringLiteral("link under-top")));
                QTest::qWait(20);
            }
            hand->fall();
            fallen.append(above());
            QCOMPARE(links(), before);
            QTRY_VERIFY(hand->down());
        }
        QVERIFY(seated[0] != seated[1]);
        QVERIFY(fallen[0] == fallen[1]);
    }

    void tails_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("links");
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)})
            for (const int seats : {1, 2, 4})
                for (const char* links : {"link over-top", "link over-bottom", "link under-bottom",
                                          "link over-top,link under-bottom",
                                          "link over-top,link over-top,link over-top,link over-bottom"})
                    QTest::addRow("%d wide, %d seats, %s", size.width(), seats, links)
                        << size << seats << QString::fromLatin1(links);
    }
    void tails() {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        QFETCH(QString, links);
        std::vector<std::string> wanted;
        for (const QString& each : links.split(u','))
            wanted.push_back(each.toStdString());
        TableWindow table;
        table.window().resize(size);
        open(table, longestTails(seats, wanted));
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
        int longest = 0;
        for (QQuickItem* view : itemsOf(table.window().panel()->rootObject(), "TailView_")) {
            const QRectF room = view->mapRectToScene(view->property("room").toRectF());
            const bool own = view->objectName() == QLatin1String("largeTail") && !table.session().over();
            qreal turned = 0;
            const QList<QQuickItem*> cards = itemsOf(view, "TailCard_");
            longest = std::max(longest, static_cast<int>(cards.size()));
            for (const QQuickItem* card : cards) {
                QVERIFY2(room.adjusted(-2, -2, 2, 2).contains(inScene(card)), "a card has left its place");
                if (own && cards.size() <= 14)
                    QVERIFY2(widthOf(card) * 16 / 60 >= 12,
                             qPrintable(QStringLiteral("%1 bits: charms of %2 px")
                                            .arg(cards.size())
                                            .arg(widthOf(card) * 16 / 60)));
                turned += angleOf(card);
            }
            for (const QQuickItem* fox : itemsOf(view, "FoxCard_"))
                QVERIFY(std::abs(angleOf(fox)) < 0.5);
            // The tail must be roughly level, but large bits that all curl the same way may lean a little.
            constexpr qreal steepest = 48;
            const qreal leans = std::abs(turned) / std::max(1.0, double(cards.size()));
            QVERIFY2(leans < steepest, qPrintable(QStringLiteral("a tail leans by %1 degrees").arg(leans)));
        }
        qInfo("the longest has %d cards", longest);
        QVERIFY(longest >= 10);
    }
};

TALETOP_TEST(TailsShownTest)

#include "tails_shown_test.moc"
