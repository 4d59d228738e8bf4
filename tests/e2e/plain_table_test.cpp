// SPDX-License-Identifier: MIT
// Tests of the default table. The template game, which has no table of its own, is played on it by mouse, by
// keyboard and by several people. The default table can show the scenes of all games.
#include "app/models/game_files.h"
#include "core/contract/registry.h"
#include "tests/e2e/plain_hands.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickView>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The index of the highest card in the first seat's hand.
int highest(TableWindow& table) {
    const ZoneModel* hand = table.session().zone(QStringLiteral("hand"), 0);
    int best = 0;
    for (int card = 1; card < hand->rowCount(); ++card)
        if (hand->index(card).data(ZoneModel::FaceRole).toInt() >
            hand->index(best).data(ZoneModel::FaceRole).toInt())
            best = card;
    return best;
}

/// Returns all visible items of this type below an item.
QList<QQuickItem*> itemsOf(QQuickItem* below, const char* type) {
    QList<QQuickItem*> found;
    for (QQuickItem* item : below->childItems()) {
        if (!item->isVisible())
            continue;
        if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_"))
            found.append(item);
        found += itemsOf(item, type);
    }
    return found;
}

QRectF inScene(const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); }

void addSettings() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("text");
    QTest::newRow("as drawn") << QSize(1440, 900) << 1.0;
    QTest::newRow("small window") << QSize(1024, 640) << 1.0;
    QTest::newRow("large text") << QSize(1440, 900) << 1.5;
    QTest::newRow("large text, small window") << QSize(1024, 640) << 1.5;
    QTest::newRow("least window") << QSize(800, 500) << 1.0;
}

} // namespace

class PlainTableTest : public QObject {
    Q_OBJECT

private slots:
    void aBotsNameLeadsToTheSeats() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual"), QStringLiteral("random")},
              QStringLiteral("7"));
        const QList<QQuickItem*> presses = itemsOf(table.window().panel()->rootObject(), "SeatPress");
        const auto bots =
            std::ranges::find_if(presses, [](const QQuickItem* item) { return item->property("seat") == 1; });
        QVERIFY(bots != presses.end());
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, table.middle(*bots));
        table.need(QStringLiteral("seatsSheet"));
        table.app().seatSheet()->setKind(1, QStringLiteral("human"));
        table.click(QStringLiteral("changeSeats"));
        QCOMPARE(table.session().curtain()->people(), 2);
        QCOMPARE(table.session().viewer(), -1);
        table.need(QStringLiteral("curtainLayer"));
    }

    void aGameIsPlayedToItsEnd_data() {
        QTest::addColumn<int>("hands");
        QTest::newRow("by mouse") << 0;
        QTest::newRow("by dragging") << 1;
        QTest::newRow("by keys") << 2;
    }
    void aGameIsPlayedToItsEnd() {
        QFETCH(int, hands);
        constexpr std::array<Act, 3> acts{actByMouse, actByDragging, actByKeys};
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual"), QStringLiteral("random")},
              QStringLiteral("7"));
        const QSet<QString> steps = playAlone(table, acts[static_cast<std::size_t>(hands)]);
        QVERIFY(steps.contains(QStringLiteral("lay")));
        QVERIFY(steps.contains(QStringLiteral("answer")));
        table.need(QStringLiteral("scoreSheet"));
    }

    /// The plain postcard has the game's title and everyone's points.
    void aGameWithoutItsOwnPostcardGetsThePlainOne() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual")}, QStringLiteral("7"));
        playAlone(table, actByMouse);
        table.click(QStringLiteral("showPostcard"));
        QQuickItem* page = table.need(QStringLiteral("postcard"))->childItems().value(0);
        QVERIFY(page != nullptr);
        const QString told = QAccessible::queryAccessibleInterface(page)->text(QAccessible::Name);
        QVERIFY(told.contains(table.session().gameTitle()));
        for (const QVariant& points : table.session().score()->totals())
            QVERIFY(told.contains(points.toString()));
    }

    /// Each person plays from their own hand behind the curtain and sees only the backs of the others' cards.
    void peoplePlayBehindTheCurtain() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("human")}, QStringLiteral("3"));
        QSet<int> sat;
        for (int turn = 0; turn < mostTurns && !table.session().over() && !QTest::currentTestFailed();
             ++turn) {
            Curtain* hand = table.session().curtain();
            const ReactionWindow& beat = *table.session().reactions();
            const auto asked = [&] {
                return table.session().over() || hand->down() || !table.session().step().isEmpty() ||
                       beat.active();
            };
            QVERIFY(QTest::qWaitFor(asked));
            if (beat.active() && beat.seats().contains(hand->seated())) { // this person's hand is still open
                QCOMPARE(table.session().step(), QStringLiteral("answer"));
                actByMouse(table);
                continue;
            }
            if (beat.active()) { // everyone lets the play go
                for (const QVariant& seat : beat.seats())
                    if (beat.active() && !beat.fine().contains(seat))
                        table.click(QStringLiteral("fine-%1").arg(seat.toInt()));
                QTRY_VERIFY(!beat.active());
                continue;
            }
            if (hand->down()) {
                QCOMPARE(table.session().viewer(), -1);
                QTRY_VERIFY(table.need(QStringLiteral("curtain"))->property("armed").toBool());
                table.click(QStringLiteral("curtainLift"));
                QTRY_COMPARE(hand->seated(), hand->seat());
                QTRY_VERIFY(!table.need(QStringLiteral("curtainLayer"))->property("dead").toBool());
                sat.insert(hand->seated());
                const int other = 1 - hand->seated();
                QCOMPARE(table.session().zone(QStringLiteral("hand"), other)->rowCount(), 0);
            } else if (!table.session().over()) {
                actByMouse(table);
            }
        }
        QVERIFY2(table.session().over(), qPrintable(table.session().prompt()));
        QCOMPARE(sat, (QSet<int>{0, 1}));
    }

    void undoHintLogAndRulesWork() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual")}, QStringLiteral("7"));
        table.waitForPerson();
        table.key(Qt::Key_H);
        QTRY_VERIFY(!table.session().hints()->text().isEmpty());
        const ZoneModel* hand = table.session().zone(QStringLiteral("hand"), 0);
        for (int card = 0; card < hand->rowCount(); ++card)
            QCOMPARE(table.need(QStringLiteral("card/hand/0/%1").arg(card))->property("face").toInt(),
                     hand->index(card).data(ZoneModel::FaceRole).toInt());
        table.need(QStringLiteral("hint-0"));
        table.key(Qt::Key_L);
        table.need(QStringLiteral("closeLog"));
        table.key(Qt::Key_L);
        // Plays the highest card until it wins a round, then stores a card.
        const TableVote& vote = *table.session().vote();
        while (!table.session().over() && !vote.possible()) {
            const QString step = table.session().step();
            const int last = table.session().choices()->count() - 1;
            if (step == QLatin1String("lay"))
                table.click(QStringLiteral("card/hand/0/%1").arg(highest(table)));
            else
                table.click(QStringLiteral("choice-%1").arg(step == QLatin1String("store") ? 0 : last));
            table.waitForPerson();
        }
        QVERIFY(!table.session().over());
        table.click(QStringLiteral("buttonUndo"));
        QTRY_VERIFY(vote.active()); // opens a vote, because everyone has seen the card
    }

    /// While a card is selected, the list has only its moves.
    void aSelectedCardShowsItsOwnMoves() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual")}, QStringLiteral("7"));
        table.waitForPerson();
        while (!table.session().over() && table.session().step() != QLatin1String("store")) {
            if (table.session().step() == QLatin1String("lay"))
                table.click(QStringLiteral("card/hand/0/%1").arg(highest(table)));
            else
                table.click(QStringLiteral("choice-%1").arg(table.session().choices()->count() - 1));
            table.waitForPerson();
        }
        QVERIFY(table.session().choices()->count() > 1);
        table.need(QStringLiteral("choice-1"));
        const QString second = QStringLiteral("card/hand/0/1");
        const int face = table.need(second)->property("face").toInt();
        table.click(second);
        QTRY_VERIFY(table.find(QStringLiteral("choice-1")) == nullptr);
        QCOMPARE(table.need(QStringLiteral("choice-0"))->property("text").toString(),
                 QStringLiteral("Store the %1").arg(face));
        table.click(second); // deselects the card
        table.need(QStringLiteral("choice-1"));
        table.click(second);
        table.click(QStringLiteral("choice-0"));
        const ZoneModel* store = table.session().zone(QStringLiteral("store"), 0);
        QTRY_COMPARE(store->rowCount(), 1);
        QCOMPARE(store->index(0).data(ZoneModel::FaceRole).toInt(), face);
    }

    /// A pile of open cards is shown as a single card with their number.
    void aPileIsShownAsOneCard() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual")}, QStringLiteral("7"));
        const ZoneModel* discard = table.session().zone(QStringLiteral("discard"), -1);
        for (int turn = 0; turn < mostTurns && discard->rowCount() < 3 && !table.session().over(); ++turn) {
            table.waitForPerson();
            actByMouse(table);
            QCoreApplication::processEvents();
        }
        QVERIFY(discard->rowCount() >= 3);
        QQuickItem* zone = table.need(QStringLiteral("zone/discard/-1"))->parentItem();
        QVERIFY(itemsOf(zone, "PlainCard").size() <= 2);
        QCOMPARE(zone->property("naturalWidth").toReal(), table.session().property("cardWidth").toReal());
    }

    /// If a game has no such page of its own, How to play shows the first sentences of its rulebook.
    void howToPlayIsMadeOfTheRulebook() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual")}, QStringLiteral("7"));
        table.waitForPerson();
        table.key(Qt::Key_F1);
        for (const char* entry : {"TM-1", "TM-4", "TM-11"})
            QVERIFY(!table.need(QStringLiteral("gist-%1").arg(QLatin1String(entry)))
                         ->property("text")
                         .toString()
                         .isEmpty());
    }

    /// Even with the most seats, each frame contains all of its seat's zones, including their titles.
    void allPlacesFitInTheirFrames_data() { addSettings(); }
    void allPlacesFitInTheirFrames() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        const int seats = contract::findGame("template")->info().seatsMost;
        QStringList kinds(seats, QStringLiteral("casual"));
        kinds[0] = QStringLiteral("human");
        start(table, kinds, QStringLiteral("7"));
        table.waitForPerson();
        QCoreApplication::processEvents();
        keepPicture(table, QStringLiteral("plain table, ") + QLatin1String(QTest::currentDataTag()));
        QQuickItem* root = table.window().panel()->rootObject();
        const QList<QQuickItem*> frames = itemsOf(root, "PlainSeat");
        QCOMPARE(frames.size(), seats);
        for (QQuickItem* frame : frames) {
            const QRectF place = inScene(frame);
            const QList<QQuickItem*> zones = itemsOf(frame, "PlainZone");
            QVERIFY(zones.size() >= 2);
            for (QQuickItem* zone : zones) {
                QVERIFY2(place.contains(inScene(zone)), qPrintable(frame->property("owner").toString()));
                for (QQuickItem* each : itemsOf(zone, "LongWords"))
                    QVERIFY(place.contains(inScene(each)));
            }
        }
    }
    /// The shelf contains each box in its full width, and the boxes' buttons are wide enough to press.
    void everyBoxIsCompletelyOnTheShelf_data() { addSettings(); }
    void everyBoxIsCompletelyOnTheShelf() {
        QFETCH(QSize, size);
        QFETCH(qreal, text);
        TableWindow table;
        table.window().resize(size);
        table.app().appearance()->setTextScale(text);
        table.app().goHome();
        table.need(QStringLiteral("box-template"));
        QCoreApplication::processEvents();
        keepPicture(table, QStringLiteral("shelf, ") + QLatin1String(QTest::currentDataTag()));
        QQuickItem* root = table.window().panel()->rootObject();
        const QList<QQuickItem*> boxes = itemsOf(root, "GameBox");
        QCOMPARE(boxes.size(), 5);
        const QList<QQuickItem*> shelves = itemsOf(root, "HomeShelf");
        QCOMPARE(shelves.size(), 1);
        const QRectF shelf = inScene(shelves.first());
        for (QQuickItem* box : boxes) {
            QVERIFY(inScene(box).left() >= shelf.left() && inScene(box).right() <= shelf.right());
            for (QQuickItem* button : itemsOf(box, "PaperButton"))
                QVERIFY(inScene(button).width() >= 44);
        }
    }

    /// A touch that starts no move is refused, and the refusal names its rule.
    void aRefusalNamesItsRule() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual")}, QStringLiteral("7"));
        table.waitForPerson();
        table.click(QStringLiteral("zone/store/0"));
        QTRY_VERIFY2(table.session().refusal()->entry().startsWith(QLatin1String("TM-")),
                     qPrintable(table.session().refusal()->text()));
        table.need(QStringLiteral("whyNot"));
    }

    /// In every game, the default table has a visible place for each card of the scene.
    void everyGameHasPlacesForItsCards_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromLatin1(game->info().id);
    }
    void everyGameHasPlacesForItsCards() {
        QFETCH(QString, id);
        TableWindow table;
        table.app().openSeats(id);
        table.app().seatSheet()->setSeedText(QStringLiteral("5"));
        table.app().startMatch();
        QQmlComponent page(qmlEngine(table.window().panel()->rootObject()),
                           pageOf(QStringLiteral("none"), QStringLiteral("Table")));
        const std::unique_ptr<QObject> made(page.create());
        auto* plain = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(plain != nullptr, qPrintable(page.errorString()));
        plain->setParentItem(table.window().panel()->rootObject());
        plain->setSize(table.window().size());
        QCoreApplication::processEvents();
        for (const QVariant& zone : table.session().zones()) {
            const QString kind = zone.toMap().value("kind").toString();
            const int owner = zone.toMap().value("owner").toInt();
            const ZoneModel* cards = table.session().zone(kind, owner);
            for (int card = 0; card < cards->rowCount(); ++card) {
                QVariant place;
                QMetaObject::invokeMethod(plain, "placeOf", Q_RETURN_ARG(QVariant, place),
                                          Q_ARG(QString, kind), Q_ARG(int, owner), Q_ARG(int, card));
                const QVariantMap at = place.toMap();
                const QPointF middle(at.value("x").toReal(), at.value("y").toReal());
                QVERIFY2(plain->contains(middle) && at.value("width").toReal() >= 8,
                         qPrintable(QStringLiteral("%1 of %2, card %3").arg(kind).arg(owner).arg(card)));
            }
        }
    }
};

TALETOP_TEST(PlainTableTest)
#include "plain_table_test.moc"
