// SPDX-License-Identifier: MIT
// Tests of how touches become moves in each input manner: which items are selected, requested or armed, and
// which moves are made or refused.
#include "app/input/move_builder.h"
#include "app/text/touches.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTest>

#include <string>

using namespace taletop;
using namespace taletop::app;

namespace {

using Kind = scene::Pick::Kind;

constexpr int hand = 1;
constexpr int store = 2;

scene::Pick card(int index) { return {.kind = Kind::Card, .zone = hand, .index = index}; }
scene::Pick seat(int index) { return {.kind = Kind::Seat, .index = index}; }
scene::Pick button(const char* key) { return {.kind = Kind::Button, .key = key}; }
const scene::Pick inStore{.kind = Kind::Zone, .zone = store};

scene::Choice choice(const char* move, std::vector<scene::Pick> gesture) {
    scene::Choice made;
    made.move = move;
    made.gesture = std::move(gesture);
    return made;
}

/// A scene with faces 5, 7, 5 and 9 in a hand, and an empty store.
scene::Scene sceneWith(std::vector<scene::Choice> choices, const char* step = "act") {
    scene::Scene scene;
    scene.zones = {{.zone = hand, .kind = "hand", .owner = 0, .count = 4, .cards = {}},
                   {.zone = store, .kind = "store", .owner = 0, .count = 0, .cards = {}}};
    for (const int face : {5, 7, 5, 9}) {
        scene::Card lies;
        lies.face = face;
        scene.zones[0].cards.push_back(lies);
    }
    scene.choices = std::move(choices);
    scene.step = step;
    return scene;
}

const QString first = QStringLiteral("card/hand/0/0");
const QString second = QStringLiteral("card/hand/0/1");
const QString third = QStringLiteral("card/hand/0/2");
const QString fourth = QStringLiteral("card/hand/0/3");
const QString place = QStringLiteral("zone/store/0");
const QString someone = QStringLiteral("seat/1");
const QString other = QStringLiteral("seat/2");

/// A builder that uses this manner, with spies on its signals.
struct Table {
    MoveBuilder desk{*contract::games().front()};
    QSignalSpy made{&desk, &MoveBuilder::made};
    QSignalSpy refused{&desk, &MoveBuilder::refused};

    Table(MoveBuilder::Manner manner, std::vector<scene::Choice> choices) {
        desk.setManner(manner);
        offer(std::move(choices));
    }
    void offer(std::vector<scene::Choice> choices, const char* step = "act") {
        const scene::Scene scene = sceneWith(std::move(choices), step);
        desk.settle(scene, step);
    }
    QString move() const { return made.isEmpty() ? QString() : made.last().front().toString(); }
    QStringList refusal() const {
        return refused.isEmpty() ? QStringList() : refused.last().front().toStringList();
    }
};

} // namespace

class MoveBuilderTest : public QObject {
    Q_OBJECT

private slots:
    void touchesReadBackAsWritten() {
        const scene::Scene scene = sceneWith({});
        for (const scene::Pick& pick :
             {card(3), inStore, seat(2), button("pass"), scene::Pick{.kind = Kind::Spot, .index = 3}}) {
            std::string key;
            QCOMPARE(pickOf(touchOf(pick, scene.zones), scene.zones, key) == pick, true);
        }
        std::string key;
        QCOMPARE(pickOf(QStringLiteral("zone/cellar/0"), scene.zones, key).zone, -1);
        QCOMPARE(touchOf({.kind = Kind::Zone, .zone = 9}, scene.zones), QString());
    }

    void mannerAtOnceMakesTheOnlyMoveThatIsLeft() {
        Table table(MoveBuilder::AtOnce, {choice("a", {card(0), inStore}), choice("b", {card(1)})});
        QVERIFY(table.desk.legal(first) && table.desk.legal(second) && !table.desk.legal(place));
        table.desk.touch(first);
        QCOMPARE(table.desk.held(), QStringList{first});
        QVERIFY(table.desk.asked(place) && !table.desk.asked(second) && table.desk.legal(second));
        QCOMPARE(table.desk.open(), QList<int>{0});
        QCOMPARE(table.desk.armed(), -1);
        table.desk.touch(place);
        QCOMPARE(table.move(), QStringLiteral("a"));
        QVERIFY(table.desk.held().isEmpty());
        table.desk.touch(first);
        table.desk.touch(second); // the second card starts another move
        QCOMPARE(table.move(), QStringLiteral("b"));
        table.desk.touch(first);
        table.desk.touch(first); // a second touch deselects the card
        QVERIFY(table.desk.held().isEmpty());
        table.desk.touch(fourth);
        QCOMPARE(table.refusal(), QStringList{fourth});
        QCOMPARE(table.made.count(), 2);
    }

    void anyOfSeveralEqualCardsMayBeTouched() {
        Table table(MoveBuilder::AtOnce, {choice("a", {card(0), inStore}), choice("b", {card(1), inStore})});
        QVERIFY(table.desk.legal(third) && !table.desk.legal(fourth));
        table.desk.touch(third);
        QCOMPARE(table.desk.held(), QStringList{first});
        QVERIFY(table.desk.isHeld(third) && !table.desk.isHeld(second));
    }

    void mannerCardsArmsASingleCardFirst() {
        Table table(MoveBuilder::Cards,
                    {choice("a", {card(0)}), choice("b", {card(1), seat(1)}), choice("c", {card(1), seat(2)}),
                     choice("d", {card(1), seat(1), seat(2)}), choice("e", {button("pass")})});
        table.desk.touch(first);
        QCOMPARE(table.desk.armed(), 0);
        QVERIFY(table.made.isEmpty());
        table.desk.touch(first);
        QCOMPARE(table.move(), QStringLiteral("a"));
        table.desk.touch(QStringLiteral("button/pass"));
        QCOMPARE(table.move(), QStringLiteral("e"));
        // Moves list seats in table order, regardless of the order of the touches.
        table.desk.touch(second);
        QCOMPARE(table.desk.armed(), -1);
        table.desk.touch(other);
        QCOMPARE(table.move(), QStringLiteral("c"));
        table.desk.touch(second);
        table.desk.touch(someone);
        QCOMPARE(table.desk.armed(), 1); // armed but not made, because another seat may be added
        table.desk.touch(other);
        QCOMPARE(table.move(), QStringLiteral("d"));
    }

    void aRefusedSeatLeavesTheCardSelected() {
        Table table(MoveBuilder::Cards, {choice("b", {card(1), seat(1)}), choice("c", {card(1), seat(2)})});
        table.desk.touch(second);
        table.desk.touch(QStringLiteral("seat/0"));
        QCOMPARE(table.refusal(), (QStringList{second, QStringLiteral("seat/0")}));
        QCOMPARE(table.desk.held(), QStringList{second});
        table.desk.touch(fourth);
        QVERIFY(table.desk.held().isEmpty());
    }

    void mannerTwiceArmsEveryMoveAndReplacesIt() {
        Table table(MoveBuilder::Twice, {choice("a", {card(0), card(1)}), choice("b", {card(0), card(3)})});
        table.desk.touch(first);
        QCOMPARE(table.desk.armed(), -1);
        table.desk.touch(second);
        QCOMPARE(table.desk.armed(), 0);
        table.desk.touch(fourth);
        QCOMPARE(table.desk.held(), (QStringList{first, fourth}));
        QCOMPARE(table.desk.armed(), 1);
        QVERIFY(table.made.isEmpty());
        table.desk.touch(fourth);
        QCOMPARE(table.move(), QStringLiteral("b"));
    }

    void mannerStepsMakesMovesAtOnceAndRestartsOnlyFromCards() {
        Table table(MoveBuilder::Steps, {choice("a", {card(0), inStore}), choice("b", {inStore, seat(1)}),
                                         choice("c", {card(1), inStore})});
        table.desk.touch(first);
        table.desk.touch(second); // another card starts another move
        QCOMPARE(table.desk.held(), QStringList{second});
        table.desk.touch(someone);
        QCOMPARE(table.refusal(), (QStringList{second, someone}));
        QSignalSpy making(&table.desk, &MoveBuilder::making);
        QSignalSpy done(&table.desk, &MoveBuilder::done);
        table.desk.drop();
        table.desk.touchAll({second, place});
        QCOMPARE(table.move(), QStringLiteral("c"));
        QCOMPARE(making.count(), 1);
        QCOMPARE(done.last().front().toStringList(), (QStringList{second, place}));
    }

    void mannerApartSelectsThingsInAnyOrder() {
        Table table(MoveBuilder::Apart, {choice("a", {card(0), card(3), button("seal")}),
                                         choice("b", {card(1), card(3), button("seal")})});
        table.desk.touch(fourth);
        table.desk.touch(first);
        QCOMPARE(table.desk.armed(), 0);
        QCOMPARE(table.desk.armedWith(second), 1);
        table.desk.touch(second); // replaces the first card, because no move has both cards
        QCOMPARE(table.desk.armed(), 1);
        QVERIFY(table.desk.isHeld(fourth) && !table.desk.isHeld(first));
        table.desk.touch(fourth); // deselects the card
        QCOMPARE(table.desk.held(), QStringList{second});
        table.desk.touch(QStringLiteral("button/seal"));
        QCOMPARE(table.refusal(), (QStringList{second, QStringLiteral("button/seal")}));
        QCOMPARE(table.desk.held(), QStringList{second});
        table.desk.touch(fourth);
        table.desk.touch(QStringLiteral("button/seal"));
        QCOMPARE(table.move(), QStringLiteral("b"));
    }

    void aDraggedCardIsPlayedWhereItIsDropped() {
        Table table(MoveBuilder::AtOnce, {choice("a", {card(0), inStore})});
        table.desk.take(first);
        QVERIFY(table.desk.asked(place));
        table.desk.let(first, place);
        QCOMPARE(table.move(), QStringLiteral("a"));
        table.desk.take(second);
        QVERIFY(table.desk.held().isEmpty());
        table.desk.let(second, place);
        QCOMPARE(table.refusal(), (QStringList{second, place}));
        table.desk.take(first);
        table.desk.let(first, someone);
        QCOMPARE(table.refusal(), (QStringList{first, someone}));
        QVERIFY(table.desk.held().isEmpty());
    }

    void aNewQuestionClearsTheSelection() {
        Table table(MoveBuilder::AtOnce, {choice("a", {card(0), inStore})});
        table.desk.touch(first);
        table.offer({choice("a", {card(0), inStore}), choice("b", {card(1)})}); // after another move
        QCOMPARE(table.desk.held(), QStringList{first});
        table.offer({choice("a", {card(0), inStore})}, "next");
        QVERIFY(table.desk.held().isEmpty());
        table.desk.touch(first);
        table.offer({choice("b", {card(1)})}, "next");
        QVERIFY(table.desk.held().isEmpty());
    }

    void hintsMarkTheirTouches() {
        Table table(MoveBuilder::AtOnce, {choice("a", {card(0), inStore}), choice("b", {card(1)})});
        const int before = table.desk.revision();
        table.desk.setHints({QStringLiteral("a")});
        QVERIFY(table.desk.revision() > before);
        QVERIFY(table.desk.hinted(first) && table.desk.hinted(place) && !table.desk.hinted(second));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(MoveBuilderTest)
#include "move_builder_test.moc"
