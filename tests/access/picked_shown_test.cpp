// SPDX-License-Identifier: MIT
// Tests choices of several cards: the first picked card stays marked until all are picked, and another press
// puts it back. Also tests choices of a card and then a player: nothing covers the players.
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr const char* discarding = "endDiscard";

bool discards(const match::Match& match, kit::Seat seat) {
    return match.pending().kind == contract::Pending::Kind::Seats && match.pending().seats.first() == seat &&
           kit::sameWords(match.game().scene(match.view(seat), seat).step, discarding);
}

match::Match begun(std::uint64_t luck, int seats) {
    static const char* const names[] = {"Ana", "Ben", "Cleo"};
    const contract::Game& game = *contract::findGame("tailstory");
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = luck;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = names[seat], .emblem = seat});
    return {game, header};
}

/// Can the seat aim one card at either of two other players? With `lent`, the card is in a pile, and an
/// ability that lends the card must be pressed first.
bool aims(const match::Match& match, kit::Seat seat, bool lent) {
    const scene::Scene scene = match.game().scene(match.view(seat), seat);
    const std::size_t card = lent ? 1 : 0;
    const auto aimed = [&](const scene::Choice& choice) {
        return choice.gesture.size() == card + 2 && choice.gesture[card].kind == scene::Pick::Kind::Card &&
               choice.gesture.back().kind == scene::Pick::Kind::Seat;
    };
    return std::ranges::any_of(scene.choices, [&](const scene::Choice& one) {
        return aimed(one) && std::ranges::count_if(scene.choices, [&](const scene::Choice& other) {
                                 return aimed(other) && other.gesture[card] == one.gesture[card];
                             }) > 1;
    });
}

/// A match of Tail Story that was played at random until a seat could aim a card.
std::optional<match::Match> aCardToAim(std::uint64_t luck, bool lent) {
    constexpr int longest = 2000; // number of moves
    match::Match match = begun(luck, 3);
    kit::Rng rng(luck);
    for (int move = 0; move < longest && match.pending().kind == contract::Pending::Kind::Seats; ++move) {
        const kit::Seat seat = match.pending().seats.first();
        if (aims(match, seat, lent))
            return match;
        contract::AnyMoves moves;
        match.game().legalMoves(match.view(seat), seat, moves);
        if (match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]))
            break;
    }
    return std::nullopt;
}

/// A match of Tail Story that was played at random until a seat had to discard two cards.
std::optional<match::Match> twoTooMany(std::uint64_t luck) {
    constexpr int longest = 2000; // number of moves
    match::Match match = begun(luck, 2);
    const contract::Game& game = match.game();
    kit::Rng rng(luck);
    for (int move = 0; move < longest && match.pending().kind == contract::Pending::Kind::Seats; ++move) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game.legalMoves(match.view(seat), seat, moves);
        const match::Match before = match;
        const bool asked = discards(match, seat);
        if (match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]))
            break;
        if (asked && discards(match, seat)) // the seat must discard another card
            return before;
    }
    return std::nullopt;
}

/// The colour of the pixel in the middle of a card's width, this far below its upper edge.
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

    static constexpr int first = 0; ///< the card's index in the hand
    static constexpr int second = 1;

    static QString called(int card) { return QStringLiteral("hand-%1").arg(card); }

    static void press(TableWindow& table, int card) {
        table.session().touches()->touch(
            QStringLiteral("card/hand/%1/%2").arg(table.session().focusSeat()).arg(card));
        waitForRest(table);
    }
    /// Clicks a visible part of the card.
    static void pressByMouse(TableWindow& table, int card) {
        const QQuickItem* thing = table.need(called(card));
        const qreal raised = thing->property("body").value<QQuickItem*>()->y();
        const QPointF at = thing->mapToScene(QPointF(thing->width() * 0.15, raised + thing->height() * 0.5));
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
        waitForRest(table);
    }
    /// Selects the card with a press, and picks it with the main button of the prompt bar.
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
    static void openWithACardToAim(TableWindow& table, const QSize& size, bool lent) {
        std::optional<match::Match> match;
        for (std::uint64_t luck = 0; luck < 300 && !match; ++luck)
            match = aCardToAim(luck, lent);
        QVERIFY(match);
        table.window().resize(size);
        open(table, *match);
        table.session().curtain()->setMode(QStringLiteral("open"));
        waitForRest(table);
    }
    /// The touches of the first choice that has `length` touches and could also end with a different seat.
    static QStringList aimed(TableWindow& table, int length) {
        const ChoiceModel* choices = table.session().choices();
        for (int row = 0; row < choices->rowCount(); ++row) {
            const QStringList touches = choices->at(row).value(QStringLiteral("gesture")).toStringList();
            if (touches.size() == length && touches.last().startsWith(QLatin1String("seat/")) &&
                table.session().touches()->fitting(touches.mid(0, length - 1)).size() > 1)
                return touches;
        }
        return {};
    }
    /// The name of the item for a touch such as "card/discard/2/0".
    static QString lying(const QString& touch) {
        return QStringLiteral("pick-%1-%2").arg(touch.section(u'/', 2, 2), touch.section(u'/', 3));
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
    void theFirstPickedCardStaysMarked() {
        TableWindow table;
        openWithTwoTooMany(table);
        const ZoneModel* discard =
            table.session().zone(QStringLiteral("discard"), table.session().focusSeat());
        const int before = discard->rowCount();
        pick(table, first);
        QCOMPARE(table.session().step(), QLatin1String(discarding));
        QVERIFY(table.session().refusal()->text().isEmpty());
        QCOMPARE(picked(table), 1);
        // The picked card has a thick rim and is raised, wherever the focus is. A third card is unmarked.
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
    /// Nobody else has seen the picked card, so the player can put it back without a vote.
    void aCardPressedAgainIsPutBack() {
        TableWindow table;
        openWithTwoTooMany(table);
        const std::size_t moves = table.session().match().journal().entries.size();
        const QString asked = table.session().detail();
        pick(table, first);
        QCOMPARE(table.session().match().journal().entries.size(), moves + 1);
        QVERIFY(table.session().detail().contains(QStringLiteral("Press a chosen card again")));
        press(table, first);
        QCOMPARE(picked(table), 0);
        QCOMPARE(table.session().match().journal().entries.size(), moves);
        QCOMPARE(table.session().step(), QLatin1String(discarding));
        QCOMPARE(table.session().detail(), asked);
        QVERIFY2(table.session().refusal()->text().isEmpty(), qPrintable(table.session().refusal()->text()));
    }
    void aCardIsPutBackByMouseToo() {
        TableWindow table;
        openWithTwoTooMany(table);
        const std::size_t moves = table.session().match().journal().entries.size();
        pressByMouse(table, first);
        QCOMPARE(picked(table), 0); // the card is only selected so far
        table.click(QStringLiteral("primary"));
        waitForRest(table);
        QCOMPARE(picked(table), 1);
        pressByMouse(table, first);
        QCOMPARE(picked(table), 0);
        QCOMPARE(table.session().match().journal().entries.size(), moves);
        QVERIFY2(table.session().refusal()->text().isEmpty(), qPrintable(table.session().refusal()->text()));
    }
    void aLentCardIsAimedByMouse_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("as drawn") << QSize(1440, 900);
        QTest::newRow("small window") << QSize(1024, 640);
        QTest::newRow("Full HD at 200 %") << QSize(960, 540);
    }
    /// An open pile covers the players, so it closes when one of its cards is selected.
    void aLentCardIsAimedByMouse() {
        QFETCH(QSize, size);
        TableWindow table;
        openWithACardToAim(table, size, true);
        const QStringList touches = aimed(table, 3);
        QCOMPARE(touches.size(), 3);
        const std::size_t moves = table.session().match().journal().entries.size();
        table.click(QStringLiteral("action-ability"));
        waitForRest(table);
        table.click(lying(touches[1]));
        waitForRest(table);
        QCOMPARE(table.session().touches()->held(), touches.mid(0, 2));
        table.click(QStringLiteral("seat-") + touches[2].section(u'/', 1));
        QTRY_VERIFY(table.session().match().journal().entries.size() > moves);
        QVERIFY(table.session().match().journal().entries[moves].move.starts_with("ability"));
    }
    void aLentCardIsAimedByKeys_data() {
        QTest::addColumn<QList<Qt::Key>>("keys");
        QTest::newRow("Enter") << QList<Qt::Key>{Qt::Key_Return, Qt::Key_Return};
        QTest::newRow("an arrow") << QList<Qt::Key>{Qt::Key_Right, Qt::Key_Return};
        QTest::newRow("a figure") << QList<Qt::Key>{Qt::Key_1};
    }
    /// The closing pile still has the focus, but must ignore keys.
    void aLentCardIsAimedByKeys() {
        QFETCH(QList<Qt::Key>, keys);
        TableWindow table;
        openWithACardToAim(table, QSize(1024, 640), true);
        const QStringList touches = aimed(table, 3);
        QCOMPARE(touches.size(), 3);
        const std::size_t moves = table.session().match().journal().entries.size();
        table.key(Qt::Key_A);
        waitForRest(table);
        QVERIFY(table.tabTo(lying(touches[1])));
        table.key(Qt::Key_Return);
        waitForRest(table);
        QCOMPARE(table.session().touches()->held().size(), 2);
        for (const Qt::Key key : keys)
            table.key(key);
        QTRY_VERIFY(table.session().match().journal().entries.size() > moves);
        QVERIFY(table.session().match().journal().entries[moves].move.starts_with("ability"));
    }
    /// An open pile closes when others are asked, because it would cover them. They can open the pile again.
    void aQuestionClosesAnOpenPile() {
        TableWindow table;
        openWithACardToAim(table, QSize(1440, 900), false);
        const QString move = table.session().choices()->at(0).value(QStringLiteral("move")).toString();
        QVERIFY(move.startsWith(QStringLiteral("play")));
        table.key(Qt::Key_B);
        QVERIFY(table.need(QStringLiteral("closePile")) != nullptr);
        QVERIFY(table.session().submit(move));
        QVERIFY(table.need(QStringLiteral("reactionQuestion")) != nullptr);
        QVERIFY(table.find(QStringLiteral("closePile")) == nullptr);
        table.key(Qt::Key_B);
        QVERIFY(table.need(QStringLiteral("closePile")) != nullptr);
    }
    /// Keys that are typed after a pile has closed do not search in this pile or in the next one.
    void closingAPileEndsItsSearch() {
        TableWindow table;
        openWithACardToAim(table, QSize(1440, 900), false);
        const auto searched = [&] {
            return table.need(QStringLiteral("search"))->property("text").toString();
        };
        table.key(Qt::Key_B);
        QVERIFY(table.need(QStringLiteral("closePile")) != nullptr);
        table.key(Qt::Key_Slash);
        table.key(Qt::Key_Q);
        QCOMPARE(searched(), QStringLiteral("q"));
        QQuickItem* panel = table.need(QStringLiteral("search"));
        while (panel != nullptr && !panel->property("browsing").isValid())
            panel = panel->parentItem();
        QVERIFY(QMetaObject::invokeMethod(panel, "close")); // as when others are asked
        QTRY_VERIFY(table.find(QStringLiteral("closePile")) == nullptr);
        table.key(Qt::Key_Z);
        table.key(Qt::Key_B);
        QVERIFY(table.need(QStringLiteral("closePile")) != nullptr);
        QCOMPARE(searched(), QString());
    }
    /// When a card from the hand is aimed, a pile that covers the players closes.
    void aimingACardClosesAnOpenPile() {
        TableWindow table;
        openWithACardToAim(table, QSize(1440, 900), false);
        const QStringList touches = aimed(table, 2);
        QCOMPARE(touches.size(), 2);
        const std::size_t moves = table.session().match().journal().entries.size();
        table.key(Qt::Key_B);
        waitForRest(table);
        QVERIFY(table.find(QStringLiteral("closePile")) != nullptr);
        pressByMouse(table, touches[0].section(u'/', 3).toInt());
        QVERIFY(table.find(QStringLiteral("closePile")) == nullptr);
        table.click(QStringLiteral("seat-") + touches[1].section(u'/', 1));
        QTRY_VERIFY(table.session().match().journal().entries.size() > moves);
        QVERIFY(table.session().match().journal().entries[moves].move.starts_with("play"));
    }
};

TALETOP_TEST(PickedShownTest)

#include "picked_shown_test.moc"
