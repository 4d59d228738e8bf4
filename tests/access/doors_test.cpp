// SPDX-License-Identifier: MIT
// The doors to what is hidden: whatever anybody presses at a table that several share, and whatever
// after it, two worlds that are alike to the public look alike. Two matches are laid out that differ only
// in what nobody has told everybody; both go the same way, each in a window of its own that has shown
// nothing before, by a clock that stands still; and after each press are compared
// - while nobody sits behind the curtain: every pixel of the page; all models of the session with all
//   their roles and what it says beside them; name, description, value, state and place of everything
//   in the accessibility tree; the title, tool tips and the entries of an open menu;
// - while somebody sits: who; the log; every card, mark and name in a zone that lies open to all;
// - always: that nothing opened a hand but its seat's key, or what was clicked or moved to on purpose.
// It ends where the table is told different things: then the public may know. Where hands lie open, as the
// table has agreed or the match is over and keeps no secrets, it is compared as if somebody sat.
#include "core/contract/registry.h"
#include "tests/access/doors_tally.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlProperty>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <optional>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A world is one match; they come in pairs.
constexpr int worldsUsually = 60;

int worldsWanted() {
    const int wanted = qEnvironmentVariableIntValue("TALETOP_WORLDS");
    return wanted > 0 ? wanted : worldsUsually;
}

/// What is asked for in a game that hides something of several people at that time: each must come.
struct AskedFor {
    std::vector<std::string> moments;
    bool inTheOpen = false; ///< nobody has a hand: what one begins is begun before everybody's eyes
};
/// As tests/rules/<game>/moments.txt says: a step of the game on each line, "in the open" where that is so.
std::optional<AskedFor> askedFor(const std::string& game) {
    std::ifstream file(std::string(TALETOP_RULES_TESTS "/") + game + "/moments.txt");
    if (!file)
        return std::nullopt;
    AskedFor asked;
    for (std::string line; std::getline(file, line);)
        if (line == "in the open")
            asked.inTheOpen = true;
        else if (!line.empty() && line.front() != '#')
            asked.moments.push_back(line);
    return asked;
}

int seatsOf(const contract::Game& game) { return std::max(3, game.info().seatsLeast + 1); }

/// What goes on before, in a word or two.
QString nameOf(Before before) {
    static const QStringList names{QStringLiteral("nothing"),
                                   QStringLiteral("a hand was opened and closed"),
                                   QStringLiteral("the log is open"),
                                   QStringLiteral("a card is pinned"),
                                   QStringLiteral("the rules are open"),
                                   QStringLiteral("asked whether to leave"),
                                   QStringLiteral("a vote is open"),
                                   QStringLiteral("a lock asks for its digits"),
                                   QStringLiteral("looking back"),
                                   QStringLiteral("a slow machine")};
    return names.value(static_cast<int>(before));
}

/// Both worlds, each in a window of its own, one after the other.
Walked walkThrough(StandingClock& clock, const conformance::Worlds& worlds, const Way& way, Clicks& clicks,
                   Closely closely, const DoorTable::Leak& leak = {}) {
    const auto walkIn = [&](const match::Match& world) -> QList<Look> {
        DoorTable table(clock, world);
        if (QTest::currentTestFailed())
            return {};
        table.plant(leak);
        return table.walk(way, clicks, closely);
    };
    clicks.places.clear();
    const QList<Look> one = walkIn(worlds.one);
    return compare(one, walkIn(worlds.other));
}

/// Goes through pairs of worlds of one game and company.
class Round {
public:
    Round(StandingClock& clock, const contract::Game& game, int bots, const AskedFor& asked)
        : m_clock(clock), m_supply(game, seatsOf(game), bots, asked.inTheOpen, asked.moments),
          m_doors(doorsFor(seatsOf(game))), m_tally(static_cast<int>(m_doors.size())) {}

    /// The first leak, or "".
    QString go(int pairs, int length) {
        for (int pair = 0; pair < pairs && !QTest::currentTestFailed(); ++pair)
            if (QString leak = goOnce(length); !leak.isEmpty())
                return leak;
        return {};
    }

    /// The same, and after it until all ordered pairs of doors have been compared.
    QString goAllWays(int pairs, int length) {
        QString leak = go(pairs, length);
        for (int more = 0; more < pairs && leak.isEmpty() && !missing().isEmpty(); ++more)
            leak = go(1, length);
        return leak;
    }

    [[nodiscard]] const Tally& tally() const { return m_tally; }
    [[nodiscard]] QString missing() const {
        const auto [one, other] = m_tally.missing();
        return one < 0 ? QString()
                       : QStringLiteral("never compared: %1 and then %2")
                             .arg(m_doors[one].name, m_doors[other].name);
    }
    [[nodiscard]] QString report() const {
        QStringList moments;
        for (const auto& [moment, times] : m_tally.moments())
            moments.append(QStringLiteral("%1 %2").arg(QString::fromStdString(moment)).arg(times));
        return QStringLiteral(
                   "%1 pairs of worlds, %2 looks; %3 of %4 pairs of %5 doors; %6 things clicked; %7")
            .arg(m_walks)
            .arg(m_looks)
            .arg(m_tally.pairs())
            .arg(m_tally.allPairs())
            .arg(m_doors.size())
            .arg(m_clicks.often.size())
            .arg(moments.join(QStringLiteral(", ")));
    }

private:
    QString goOnce(int length) {
        const Supply::Pair next = m_supply.next();
        const Way way{static_cast<Before>(m_walks % befores), m_tally.walk(length)};
        Walked walked = walkThrough(m_clock, next.worlds, way, m_clicks, Closely::Sums);
        if (!walked.leak.isEmpty()) // where in the frame?
            walked = walkThrough(m_clock, next.worlds, way, m_clicks, Closely::Pictures);
        m_looks += walked.looks;
        m_tally.count(way, walked.doors, next.moment);
        ++m_walks;
        if (walked.leak.isEmpty())
            return {};
        return QStringLiteral("pair %1, asked for %2, before: %3; %4")
            .arg(m_walks)
            .arg(QString::fromStdString(next.moment), nameOf(way.before), walked.leak);
    }

    StandingClock& m_clock;
    Supply m_supply;
    QList<Door> m_doors;
    Tally m_tally;
    Clicks m_clicks;
    int m_looks = 0;
    int m_walks = 0;
};

/// Long enough that all ordered pairs of doors come, and more often some of them, as walks end early.
int doorsOnAWalk(const Tally& tally, int pairs) {
    constexpr std::size_t least = 4;
    constexpr double spare = 1.25;
    const auto wanted = static_cast<double>(tally.allPairs()) * spare / static_cast<double>(pairs);
    return static_cast<int>(std::max(least, static_cast<std::size_t>(wanted) + 2));
}

/// What is hidden at this table, as a word.
QString secretOf(TableWindow& window) {
    const auto bytes = window.session().match().state().bytes();
    return QString::number(qHashBits(bytes.data(), bytes.size()));
}

/// As A1 was: what lies open is shown as whoever sits sees it, with marks on the own cards.
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

/// A single dot in the corner.
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

void writeToLog(TableWindow& window, qsizetype) {
    LogModel::Row row;
    row.text = secretOf(window);
    window.session().log()->append({row});
}

/// A way to tell something hidden, planted into the window before it is looked at.
struct Plant {
    const char* name;
    const char* game;
    const char* moment;
    QList<int> doors;
    const char* found; ///< what the line that tells of it begins with; "": there is none
    void (*leak)(TableWindow&, qsizetype);
};

const QList<Plant>& plants() {
    constexpr int enter = 9; // after three doors for each of three seats
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

/// What lies open to all, as each seat sees it.
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

/// Worlds at that moment which the leak tells apart.
std::optional<conformance::Worlds> worldsFor(const Plant& plant) {
    constexpr int patience = 300;
    const contract::Game& game = *contract::findGame(plant.game);
    Supply supply(game, seatsOf(game), 0, false);
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
    void initTestCase() { QVERIFY2(m_clock.isAsked(), "the time cannot be told by the test here"); }

    void nothingLeaks_data() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }
    void nothingLeaks() {
        QFETCH(std::string, id);
        const std::optional<AskedFor> said = askedFor(id);
        QVERIFY2(said, qPrintable(QStringLiteral("tests/rules/%1/moments.txt is missing").arg(id.c_str())));
        const AskedFor& asked = *said;
        const contract::Game& game = *contract::findGame(id);
        const int pairs = worldsWanted() / 2;
        const int withBots = pairs / 10;
        Round bots(m_clock, game, 1, asked);
        const int length = doorsOnAWalk(bots.tally(), pairs);
        const QString leakToBots = bots.go(withBots, length);
        qInfo("with a bot: %s", qPrintable(bots.report()));
        QVERIFY2(leakToBots.isEmpty(), qPrintable(leakToBots));
        Round round(m_clock, game, 0, asked);
        const QString leak = round.goAllWays(pairs - withBots, length);
        qInfo("people alone: %s", qPrintable(round.report()));
        QVERIFY2(leak.isEmpty(), qPrintable(leak));
        if (worldsWanted() < worldsUsually || QTest::currentTestFailed())
            return; // somebody looks for something
        QVERIFY2(round.missing().isEmpty(), qPrintable(round.missing()));
        for (const std::string& moment : asked.moments)
            QVERIFY2(round.tally().moments().contains(moment), moment.c_str());
        QCOMPARE(round.tally().befores().size(), static_cast<std::size_t>(befores));
    }

    void itBites_data() {
        QTest::addColumn<qsizetype>("number");
        for (qsizetype i = 0; i < plants().size(); ++i)
            if (contract::findGame(plants()[i].game) != nullptr)
                QTest::newRow(plants()[i].name) << i;
    }
    /// A leak of each kind, planted into the window: this very test finds it, and without it nothing.
    void itBites() {
        QFETCH(qsizetype, number);
        const Plant& plant = plants()[number];
        const auto worlds = worldsFor(plant);
        QVERIFY(worlds);
        Clicks clicks;
        const QString found = walkThrough(m_clock, *worlds, {Before::Nothing, plant.doors}, clicks,
                                          Closely::Pictures, plant.leak)
                                  .leak;
        const QString wanted = QString::fromUtf8(plant.found);
        QVERIFY2(wanted.isEmpty() ? found.isEmpty() : found.startsWith(wanted), qPrintable(found));
    }

private:
    StandingClock m_clock;
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    // Test functions are not to be stopped by a clock that is the test's own.
    qputenv("QTEST_FUNCTION_TIMEOUT", "2000000000");
    DoorsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "doors_test.moc"
