// SPDX-License-Identifier: MIT
// Foxtail's tails on rendered tables: however long and curled, each lies within its place and level, and
// the charms of the own one can be told apart.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace taletop;
using namespace taletop::app;

namespace {

/// All draw, and join each bit with the link of `links` that is next, again and again.
match::Match longTails(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                       std::size_t bits) {
    const contract::Game& game = *contract::findGame("foxtail");
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = "Wilhelmina Würzburg-Wonne", .emblem = seat});
    match::Match match(game, header);
    std::size_t laid = 0;
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        const scene::Scene scene = game.scene(match.view(seat), seat);
        const bool places = kit::sameWords(scene.step, "place");
        if (kit::sameWords(scene.step, "vote") || (places && seat == 0 && ++laid == bits))
            break;
        const auto move = game.parseMove(places ? links[laid % links.size()] : "draw");
        if (!move || match.submit(seat, *move))
            break;
    }
    return match;
}

std::size_t bitsOf(const match::Match& match) {
    const scene::Scene scene = match.game().scene(match.view(kit::spectator), kit::spectator);
    const auto tail = std::ranges::find_if(scene.zones, [](const scene::Zone& zone) {
        return kit::sameWords(zone.kind, "tail") && zone.owner == 0;
    });
    return tail == scene.zones.end() ? 0 : tail->cards.size();
}

/// Of many games the one whose first tail is the longest, up to 14 bits.
match::Match longestTails(int seats, const std::vector<std::string>& links) {
    match::Match longest = longTails(seats, 0, links, 14);
    for (std::uint64_t seed = 1; seed < 60 && bitsOf(longest) < 13; ++seed)
        if (match::Match match = longTails(seats, seed, links, 14); bitsOf(match) > bitsOf(longest))
            longest = std::move(match);
    return longest;
}

QList<QQuickItem*> itemsOf(QQuickItem* below, const char* type) {
    QList<QQuickItem*> items;
    forEachVisible(below, [&](QQuickItem* item) {
        if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String(type)))
            items.append(item);
    });
    return items;
}

qreal angleOf(const QQuickItem* item) {
    const QPointF side = item->mapToScene(QPointF(1, 0)) - item->mapToScene(QPointF(0, 0));
    return std::atan2(side.y(), side.x()) * 180 / M_PI;
}

qreal widthOf(const QQuickItem* item) {
    const QPointF side = item->mapToScene(QPointF(item->width(), 0)) - item->mapToScene(QPointF(0, 0));
    return std::hypot(side.x(), side.y());
}

} // namespace

class TailsShownTest : public QObject {
    Q_OBJECT

private slots:
    /// A press on a mat lifts its tail, which is small there; Esc lays it back.
    void aMatIsLifted() {
        TableWindow table;
        table.window().resize(1024, 640);
        open(table, longestTails(4, {"link over-top"}));
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
        const int other = (table.session().focusSeat() + 1) % 4;
        table.click(QStringLiteral("lane-%1").arg(other));
        QQuickItem* lifted = table.need(QStringLiteral("liftedTail"));
        waitForRest(table);
        const QList<QQuickItem*> cards = itemsOf(lifted, "TailCard_");
        QVERIFY(cards.size() >= 10);
        for (const QQuickItem* card : cards) {
            QVERIFY(inScene(lifted).contains(inScene(card)));
            QVERIFY(widthOf(card) * 16 / 60 >= 12);
        }
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("liftedTail")) == nullptr);
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
            // Level on the whole, as far as a curl can be: the cards stand upright on an average.
            QVERIFY2(std::abs(turned) / std::max(1.0, double(cards.size())) < 60, "a tail stands on its end");
        }
        qInfo("the longest has %d cards", longest);
        QVERIFY(longest >= 10);
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    TailsShownTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tails_shown_test.moc"
