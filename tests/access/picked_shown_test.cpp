// SPDX-License-Identifier: MIT
// Where more than one card is asked for, the one that was pressed first is marked until all are picked, and
// pressing it again picks no other.
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QQuickItem>
#include <QTest>

#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr const char* discarding = "endDiscard";

bool discards(const match::Match& match, kit::Seat seat) {
    return match.pending().kind == contract::Pending::Kind::Seats && match.pending().seats.first() == seat &&
           kit::sameWords(match.game().scene(match.view(seat), seat).step, discarding);
}

/// Tail Story played at random until somebody has two cards too many.
std::optional<match::Match> twoTooMany(std::uint64_t luck) {
    constexpr int longest = 2000; // moves
    const contract::Game& game = *contract::findGame("tailstory");
    match::Header header;
    header.options = contract::standardOptions(game.info(), 2);
    header.seed = luck;
    header.seats = {{.name = "Ana", .emblem = 0}, {.name = "Ben", .emblem = 1}};
    match::Match match(game, header);
    kit::Rng rng(luck);
    for (int move = 0; move < longest && match.pending().kind == contract::Pending::Kind::Seats; ++move) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game.legalMoves(match.view(seat), seat, moves);
        const match::Match before = match;
        const bool asked = discards(match, seat);
        if (match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]))
            break;
        if (asked && discards(match, seat)) // and still is
            return before;
    }
    return std::nullopt;
}

/// The colour that is painted as far below the upper edge of a card, in its middle.
QColor rimOf(TableWindow& table, const QQuickItem* card, qreal deep) {
    const QImage frame = table.window().panel()->grabFramebuffer();
    const qreal raised = card->property("body").value<QQuickItem*>()->y();
    const QPointF at = card->mapToScene(QPointF(card->width() / 2, raised + deep));
    return frame.pixelColor((at * frame.devicePixelRatio()).toPoint());
}

bool isGold(const QColor& colour) { return colour == QColor(0xFF, 0xD4, 0x5E); }

} // namespace

class PickedShownTest : public QObject {
    Q_OBJECT

    static constexpr int first = 0; ///< the cards of the hand that are picked
    static constexpr int second = 1;

    static QString called(int card) { return QStringLiteral("hand-%1").arg(card); }

    static void press(TableWindow& table, int card) {
        table.session().touches()->touch(
            QStringLiteral("card/hand/%1/%2").arg(table.session().focusSeat()).arg(card));
        waitForRest(table);
    }
    /// As a mouse does it, on the part of a card that no other hides.
    static void pressByMouse(TableWindow& table, int card) {
        const QQuickItem* thing = table.need(called(card));
        const qreal raised = thing->property("body").value<QQuickItem*>()->y();
        const QPointF at = thing->mapToScene(QPointF(thing->width() * 0.15, raised + thing->height() * 0.5));
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
        waitForRest(table);
    }
    /// A press takes it up, the first button of the prompt bar picks it.
    static void pick(TableWindow& table, int card) {
        press(table, card);
        table.click(QStringLiteral("primary"));
        waitForRest(table);
    }
    static int picked(TableWindow& table) {
        const ZoneModel* hand = table.session().zone(QStringLiteral("hand"), table.session().focusSeat());
        int found = 0;
        for (int card = 0; card < hand->rowCount(); ++card)
            found += hand->index(card).data(ZoneModel::MarkRole).toInt() == 2 ? 1 : 0;
        return found;
    }
    static void openWithTwoTooMany(TableWindow& table) {
        std::optional<match::Match> match;
        for (std::uint64_t luck = 0; luck < 300 && !match; ++luck)
            match = twoTooMany(luck);
        QVERIFY(match);
        table.window().resize(1440, 900);
        open(table, *match);
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
    }

private slots:
    void theFirstOfTwoStaysMarked() {
        TableWindow table;
        openWithTwoTooMany(table);
        const ZoneModel* discard =
            table.session().zone(QStringLiteral("discard"), table.session().focusSeat());
        const int before = discard->rowCount();
        pick(table, first);
        QCOMPARE(table.session().step(), QLatin1String(discarding));
        QVERIFY(table.session().refusalText().isEmpty());
        QCOMPARE(picked(table), 1);
        // The picked one has a thick rim and is raised, wherever the focus has gone on to; a third has
        // neither.
        const QQuickItem* one = table.need(called(first));
        const QQuickItem* third = table.need(called(second + 1));
        const qreal within = 1.5 * 3;
        QVERIFY2(isGold(rimOf(table, one, within)), qPrintable(rimOf(table, one, within).name()));
        QVERIFY(!isGold(rimOf(table, third, within)));
        QVERIFY(one->property("body").value<QQuickItem*>()->y() <
                third->property("body").value<QQuickItem*>()->y());
        pick(table, second);
        QTRY_COMPARE(discard->rowCount(), before + 2);
    }
    /// Nobody has seen it: it was a mark in the own hand.
    void pressedAgainItIsPutBack() {
        TableWindow table;
        openWithTwoTooMany(table);
        const std::size_t moves = table.session().match().journal().entries.size();
        const QString asked = table.session().detail();
        pick(table, first);
        QCOMPARE(table.session().match().journal().entries.size(), moves + 1);
        QVERIFY(table.session().detail().contains(QStringLiteral("pressed again")));
        press(table, first);
        QCOMPARE(picked(table), 0);
        QCOMPARE(table.session().match().journal().entries.size(), moves);
        QCOMPARE(table.session().step(), QLatin1String(discarding));
        QCOMPARE(table.session().detail(), asked);
        QVERIFY2(table.session().refusalText().isEmpty(), qPrintable(table.session().refusalText()));
    }
    void aMousePutsItBackToo() {
        TableWindow table;
        openWithTwoTooMany(table);
        const std::size_t moves = table.session().match().journal().entries.size();
        pressByMouse(table, first);
        QCOMPARE(picked(table), 0); // it is taken up
        table.click(QStringLiteral("primary"));
        waitForRest(table);
        QCOMPARE(picked(table), 1);
        pressByMouse(table, first);
        QCOMPARE(picked(table), 0);
        QCOMPARE(table.session().match().journal().entries.size(), moves);
        QVERIFY2(table.session().refusalText().isEmpty(), qPrintable(table.session().refusalText()));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    PickedShownTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "picked_shown_test.moc"
