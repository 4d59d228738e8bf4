// SPDX-License-Identifier: MIT
// Tests that hidden information never affects a shared table, whatever anyone presses. A world is a match,
// and the two worlds of a pair differ only in hidden information. The same walk is taken in both, each time
// in a new window with a stopped clock. After each press the test compares:
// - while nobody is seated: every pixel of the page; all models of the session with all their
//   roles and the session's other properties; name, description, value, state and place of everything in
//   the accessibility tree; the title, tool tips and the entries of an open menu;
// - while someone is seated: the seat; the log; every card, mark and name in an open zone; and if that seat
//   has the same knowledge in both worlds, all of the above;
// - announcements to screen readers, unprompted and on request, while nobody is seated or the seated person
//   knows the same in both worlds;
// - always: that a hand was opened only by its seat's key, or by a control clicked or focused on purpose.
// A walk ends when the public learns different facts in the two worlds. If hands are open by agreement, or
// after the end of a match that reveals its secrets, the test compares as if someone were seated.
#include "core/contract/registry.h"
#include "tests/access/asked_for.h"
#include "tests/access/doors_round.h"
#include "tests/qt_main.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlProperty>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int worldsUsually = 20;       ///< the number of worlds, two for each pair
constexpr int worldsForEveryPair = 200; ///< the number of worlds that suffices for every pair of doors

Company tableOf(const contract::Game& game, const std::vector<std::string>& moments, int bots,
                kit::Seat knower = kit::spectator) {
    return {&game, seatsOf(game), bots, moments, knower};
}

/// The length of walks that together cover all ordered pairs of doors. Includes some reserve, because walks
/// may end early.
int doorsOnAWalk(const Tally& tally, int pairs) {
    constexpr std::size_t least = 4;
    constexpr double spare = 1.25;
    const auto wanted = static_cast<double>(tally.allPairs()) * spare / static_cast<double>(pairs);
    return static_cast<int>(std::max(least, static_cast<std::size_t>(wanted) + 2));
}

/// A text that depends on the hidden information at this table.
QString secretOf(TableWindow& window) {
    const auto bytes = window.session().match().state().bytes();
    return QString::number(qHashBits(bytes.data(), bytes.size()));
}

/// A leak that shows open cards as the seated person sees them, with marks on that person's cards.
void markOwnCards(TableWindow& window, qsizetype) {
    MatchSession& session = window.session();
    const auto seated = static_cast<kit::Seat>(session.curtain()->seated());
    if (seated < 0)
        return;
    const contract::Game& game = session.match().game();
    const auto seen = game.visibility(kit::spectator);
    QStringList names;
    for (int seat = 0; seat < session.match().header().options.seats; ++seat)
        names.append(session.seatName(seat));
    for (const scene::Zone& zone : game.scene(session.match().view(seated), seated).zones)
        if (seen[zone.zone] == kit::Visibility::Face)
            session.zone(QString::fromUtf8(zone.kind), zone.owner)->sync(zone, names);
}

/// A leak that paints a single dot in the corner.
void paintDot(TableWindow& window, qsizetype) {
    QQuickItem* page = window.window().panel()->rootObject();
    auto* dot = page->findChild<QQuickItem*>(QStringLiteral("dot"));
    if (dot == nullptr) {
        QQmlComponent component(qmlEngine(page));
        component.setData("import QtQuick\nRectangle { objectName: 'dot'; width: 1; height: 1; z: 9000 }",
                          {});
        dot = qobject_cast<QQuickItem*>(component.create());
        dot->setParent(page);
        dot->setParentItem(page);
    }
    dot->setProperty("color", QColor::fromRgb(secretOf(window).last(6).toUInt()));
}

void nameTable(TableWindow& window, qsizetype) {
    QQuickItem* table = window.find(window.session().gameId() + QStringLiteral("Table"));
    QVERIFY(
        QQmlProperty(table, QStringLiteral("Accessible.name"), qmlContext(table)).write(secretOf(window)));
}

/// A leak that announces a secret before each look except the first.
void announce(TableWindow& window, qsizetype looks) {
    if (looks > 0)
        window.window().findChild<Announcement*>()->say(secretOf(window), Announcement::For::All);
}

void writeToLog(TableWindow& window, qsizetype) {
    LogModel::Row row;
    row.text = secretOf(window);
    window.session().log()->append({row});
}

/// A leak that the test must find after it has been planted into the window.
struct Plant {
    const char* name;
    const char* game;
    const char* moment;
    QList<int> doors;
    const char* found; ///< the start of the report, or "" if there is nothing to find
    void (*leak)(TableWindow&, qsizetype);
    int knower = -1; ///< a seat with the same knowledge in both worlds, or -1
};

const QList<Plant>& plants() {
    constexpr int enter = 9; // the index of Enter, after three doors for each of three seats
    constexpr int chord = 16;
    static const QList<Plant> all{
        {"nothing", "papertales", "draft", {enter}, "", [](TableWindow&, qsizetype) {}},
        {"what screen readers get", "papertales", "draft", {enter}, "at first: “", nameTable},
        {"a tool tip",
         "papertales",
         "draft",
         {enter},
         "at first: “",
         [](TableWindow& window, qsizetype) { window.window().panel()->setToolTip(secretOf(window)); }},
        {"the log", "papertales", "draft", {enter}, "at first: what is open to all: “", writeToLog},
        {"a dot", "papertales", "draft", {enter}, "at first: the frame at 0,0 1x1", paintDot},
        {"what is heard", "papertales", "draft", {enter}, "at first > Return: what is heard: “", announce},
        {"what a seat sees of the others",
         "papertales",
         "plan",
         {enter},
         "at first: “",
         [](TableWindow& window, qsizetype looks) {
             if (window.session().curtain()->seated() == 0)
                 nameTable(window, looks);
         },
         0},
        {"what a seat hears of the others",
         "papertales",
         "plan",
         {chord},
         "at first > Ctrl+1: what is heard: “",
         [](TableWindow& window, qsizetype looks) {
             if (window.session().curtain()->seated() == 0)
                 announce(window, looks);
         },
         0},
        {"A1: a seat's key marks what it gave",
         "storyline",
         "choose",
         {1, 4, 7, 10},
         "at first > hold of seat",
         markOwnCards},
        {"A2: Enter opens a hand",
         "papertales",
         "draft",
         {enter},
         "at first > Return: Return opens the hand of seat 1",
         [](TableWindow& window, qsizetype looks) {
             if (looks > 0)
                 window.session().curtain()->sit(0);
         }},
    };
    return all;
}

/// The zones that everyone can see, as each seat sees them.
std::vector<scene::Zone> openZones(const match::Match& world) {
    const contract::Game& game = world.game();
    const auto seen = game.visibility(kit::spectator);
    std::vector<scene::Zone> zones;
    for (kit::Seat seat = 0; seat < world.header().options.seats; ++seat)
        for (const scene::Zone& zone : game.scene(world.view(seat), seat).zones)
            if (seen[zone.zone] == kit::Visibility::Face)
                zones.push_back(zone);
    return zones;
}

/// Two worlds at the plant's moment in which the leak shows different things.
std::optional<conformance::Worlds> worldsFor(const Plant& plant) {
    constexpr int patience = 300;
    const contract::Game& game = *contract::findGame(plant.game);
    Supply supply(game, seatsOf(game), 0, {}, static_cast<kit::Seat>(plant.knower));
    for (int pair = 0; pair < patience; ++pair) {
        Supply::Pair next = supply.next();
        const auto& [one, other] = next.worlds;
        const bool differ = plant.leak == markOwnCards
                                ? openZones(one) != openZones(other)
                                : !std::ranges::equal(one.state().bytes(), other.state().bytes());
        if (next.moment == plant.moment && differ)
            return std::move(next.worlds);
    }
    return std::nullopt;
}

} // namespace

class DoorsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY2(m_clock.isUsed(), "the test clock is not in use"); }

    void nothingLeaks_data() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }
    void nothingLeaks() {
        QFETCH(std::string, id);
        const std::optional<std::vector<std::string>> said = askedFor(id);
        QVERIFY2(said, qPrintable(QStringLiteral("tests/rules/%1/moments.txt is missing").arg(id.c_str())));
        const std::vector<std::string>& asked = *said;
        const contract::Game& game = *contract::findGame(id);
        const int pairs = worldsWanted(worldsUsually) / 2;
        const int withBots = pairs / 10;
        Round bots(m_clock, tableOf(game, asked, 1));
        const int length = doorsOnAWalk(bots.tally(), std::max(pairs, worldsForEveryPair / 2));
        const QString leakToBots = bots.go(withBots, length);
        qInfo("with a bot: %s", qPrintable(bots.report()));
        QVERIFY2(leakToBots.isEmpty(), qPrintable(leakToBots));
        Round round(m_clock, tableOf(game, asked, 0));
        const QString leak = round.goAllWays(pairs - withBots, length);
        qInfo("people alone: %s\n%s", qPrintable(round.report()), qPrintable(round.pairsAtMoments()));
        QVERIFY2(leak.isEmpty(), qPrintable(leak));
        if (worldsWanted(worldsUsually) < worldsForEveryPair || QTest::currentTestFailed())
            return;
        QVERIFY2(round.missing().isEmpty(), qPrintable(round.missing()));
        for (const std::string& moment : asked)
            QVERIFY2(round.tally().moments().contains(moment), moment.c_str());
        QCOMPARE(round.tally().befores().size(), static_cast<std::size_t>(befores));
    }

    void aSeatLearnsNothingAboutOtherHands_data() { nothingLeaks_data(); }
    /// In these worlds a seated player has the same knowledge, so that player must see the same screen, too.
    void aSeatLearnsNothingAboutOtherHands() {
        QFETCH(std::string, id);
        const std::optional<std::vector<std::string>> asked = askedFor(id);
        QVERIFY(asked);
        constexpr int part = 14; // the divisor for the number of pairs of worlds for each seat
        constexpr int length = 24;
        const contract::Game& game = *contract::findGame(id);
        int alike = 0;
        int heard = 0;
        for (kit::Seat seat = 0; seat < 2; ++seat) {
            Round round(m_clock, tableOf(game, *asked, 0, seat));
            const QString leak = round.go(std::max(1, worldsWanted(worldsUsually) / 2 / part), length);
            qInfo("seat %d knows: %s", seat + 1, qPrintable(round.report()));
            QVERIFY2(leak.isEmpty(), qPrintable(leak));
            alike += round.alike();
            heard += round.heard();
        }
        QVERIFY(alike > 0);
        QVERIFY(heard > 0);
    }

    void everyControl_data() { nothingLeaks_data(); }
    /// Points at and clicks every control at each moment, including controls that such a click reveals.
    void everyControl() {
        QFETCH(std::string, id);
        const std::optional<std::vector<std::string>> asked = askedFor(id);
        QVERIFY(asked);
        const contract::Game& game = *contract::findGame(id);
        Round round(m_clock, tableOf(game, *asked, 0));
        const auto often = static_cast<std::size_t>(std::max(1, worldsWanted(worldsUsually) / worldsUsually));
        for (std::size_t pair = 0; pair < asked->size() * often; ++pair) {
            const QString leak = round.pressEverything();
            QVERIFY2(leak.isEmpty(), qPrintable(leak));
        }
        qInfo("%s", qPrintable(round.report()));
        for (const std::string& moment : *asked)
            QVERIFY2(round.tally().moments().contains(moment), moment.c_str());
    }

    void itBites_data() {
        QTest::addColumn<qsizetype>("number");
        for (qsizetype i = 0; i < plants().size(); ++i)
            if (contract::findGame(plants()[i].game) != nullptr)
                QTest::newRow(plants()[i].name) << i;
    }
    /// The test finds a planted leak of each kind, and finds nothing without one.
    void itBites() {
        QFETCH(qsizetype, number);
        const Plant& plant = plants()[number];
        const auto worlds = worldsFor(plant);
        QVERIFY(worlds);
        Clicks clicks;
        const QString found = walkThrough(m_clock, *worlds, {.doors = plant.doors, .knower = plant.knower},
                                          clicks, Closely::Pictures, plant.leak)
                                  .leak;
        const QString wanted = QString::fromUtf8(plant.found);
        QVERIFY2(wanted.isEmpty() ? found.isEmpty() : found.startsWith(wanted), qPrintable(found));
    }

    void pressesDoNotOpenAHandThatOpensLate_data() { nothingLeaks_data(); }
    /// If a slow machine handles a seat's key late, presses in the meantime do not open the hand.
    void pressesDoNotOpenAHandThatOpensLate() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        const int seats = seatsOf(game);
        QList<int> doors;
        const QList<Door> all = doorsFor(seats);
        for (const char* name : {"hold of seat 1's key", "Esc", "tap of seat 2's key", "right click 1"})
            for (int door = 0; door < all.size(); ++door)
                if (all[door].name == QLatin1String(name))
                    doors.append(door);
        QCOMPARE(doors.size(), 4);
        Supply supply(game, seats, 0);
        Clicks clicks;
        DoorTable table(m_clock, supply.next().worlds.one);
        const QList<Look> looks =
            table.walk({.before = Before::SlowMachine, .doors = doors}, clicks, Closely::Pictures);
        QVERIFY(!looks.isEmpty());
        QCOMPARE(looks.last().seated, 1);
        for (const Look& look : looks)
            QVERIFY2(look.wrong.isEmpty(), qPrintable(look.wrong));
    }

private:
    StandingClock m_clock;
};

TALETOP_TEST(DoorsTest)

#include "doors_test.moc"
