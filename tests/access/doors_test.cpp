// SPDX-License-Identifier: MIT
// The doors to what is hidden: whatever anybody presses at a table that several share, and whatever
// after it, two worlds that are alike to the public look alike while nobody sits behind the curtain;
// and what lies open to all looks alike even then.
#include "core/contract/registry.h"
#include "tests/access/doors.h"
#include "tests/conformance/worlds.h"

#include <QTest>

#include <algorithm>
#include <climits>
#include <map>
#include <set>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A world is one match; they come in pairs.
constexpr int worldsUsually = 200;
constexpr int worldsInTheLongRun = 700; // in some eight minutes for all games together
constexpr int steps = 6;                ///< doors on a walk

int worldsWanted() {
    if (const int wanted = qEnvironmentVariableIntValue("TALETOP_WORLDS"); wanted > 0)
        return wanted;
    return qEnvironmentVariableIsSet("TALETOP_LONG") ? worldsInTheLongRun : worldsUsually;
}

/// What is asked for, as everybody knows it.
std::string phaseOf(const match::Match& match) {
    const contract::Pending pending = match.pending();
    if (pending.kind != contract::Pending::Kind::Seats)
        return "over";
    const kit::Seat seat = pending.seats.first();
    return match.game().scene(match.view(seat), seat).step;
}

/// Pairs of worlds of a game, one after the other.
class Supply {
public:
    Supply(const contract::Game& game, int seats) : m_game(&game), m_seats(seats) {}

    conformance::Worlds next() {
        if (m_place >= m_along.size()) {
            constexpr int longest = 60;
            m_along = conformance::worldsAlong(*m_game, m_seats, m_seed++, longest);
            m_place = 0;
        }
        const conformance::Worlds& worlds = m_along[m_place++];
        // Now and then the same with two seats' deeds exchanged, where that is a secret.
        if (m_place % 2 == 0)
            if (auto exchanged = conformance::withDeedsExchanged(worlds.one, m_random))
                return *std::move(exchanged);
        return worlds;
    }

private:
    const contract::Game* m_game;
    int m_seats;
    std::uint64_t m_seed = 11;
    kit::Rng m_random{7};
    std::vector<conformance::Worlds> m_along;
    std::size_t m_place = 0;
};

/// Deals walks so that each ordered pair of doors comes before any comes again, in each phase as far
/// as there are worlds in it.
class Walks {
public:
    explicit Walks(int doors) : m_doors(doors) {}

    QList<int> next(const std::string& phase) {
        QList<int> walk;
        for (int step = 0; step < steps; ++step)
            walk.append(step == 0 ? m_begin++ % m_doors : after(walk.last(), phase));
        return walk;
    }
    [[nodiscard]] std::size_t pairs() const { return m_all.size(); }
    [[nodiscard]] std::size_t phases() const { return m_tried.size(); }

private:
    int after(int door, const std::string& phase) {
        auto& tried = m_tried[phase];
        int best = 0;
        auto least = std::pair(INT_MAX, INT_MAX);
        for (int i = 0; i < m_doors; ++i) {
            const int next = (door + m_begin + i) % m_doors;
            const auto times = std::pair(m_all.contains({door, next}) ? m_all[{door, next}] : 0,
                                         tried.contains({door, next}) ? tried[{door, next}] : 0);
            if (times < least) {
                least = times;
                best = next;
            }
        }
        ++m_all[{door, best}];
        ++tried[{door, best}];
        return best;
    }

    int m_doors;
    int m_begin = 0;
    std::map<std::pair<int, int>, int> m_all;
    std::map<std::string, std::map<std::pair<int, int>, int>> m_tried;
};

/// What the worlds differ in on this walk, or "". Once something public differs they are no longer
/// worlds of one kind.
QString leakOn(DoorTable& table, const conformance::Worlds& worlds, const QList<int>& walk, Closely closely,
               int& looks) {
    QList<QPoint> clicks;
    const QList<Look> one = table.walk(worlds.one, walk, closely, clicks);
    if (closely == Closely::InWords)
        table.openAnew(worlds.other);
    const QList<Look> other = table.walk(worlds.other, walk, closely, clicks);
    QStringList way;
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i].told != other[i].told)
            return {};
        ++looks;
        way.append(one[i].door);
        const QString found = leakOf(one[i], other[i]);
        if (!found.isEmpty())
            return way.join(QStringLiteral(" > ")) + QStringLiteral(": ") + found;
    }
    return one.size() == other.size() ? QString() : QStringLiteral("one walk was longer");
}

} // namespace

class DoorsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingLeaks_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seats");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id)
                << QString::fromUtf8(game->info().id) << std::max(3, game->info().seatsLeast + 1);
    }
    void nothingLeaks() {
        QFETCH(QString, id);
        QFETCH(int, seats);
        const contract::Game& game = *contract::findGame(id.toStdString());
        const int wanted = worldsWanted();
        Supply supply(game, seats);
        DoorTable table(supply.next().one);
        if (QTest::currentTestFailed())
            return;
        Walks walks(table.doorCount());
        std::set<std::string> framed;
        int looks = 0;
        int lookedAgain = 0;
        int openedAnew = 0;
        for (int pair = 0; pair < wanted / 2; ++pair) {
            const conformance::Worlds worlds = supply.next();
            const std::string phase = phaseOf(worlds.one);
            const QList<int> walk = walks.next(phase);
            const bool frames = framed.insert(phase).second || pair % 4 == 0;
            const Closely closely = frames ? Closely::Frames : Closely::Items;
            QString leak = leakOn(table, worlds, walk, closely, looks);
            if (!leak.isEmpty()) { // of the table, or of what the walk before has left lying on it?
                ++lookedAgain;
                int again = 0;
                leak = leakOn(table, worlds, walk, closely, again);
            }
            if (!leak.isEmpty()) {
                ++openedAnew;
                table.openAnew(worlds.one);
                int again = 0;
                leak = leakOn(table, worlds, walk, Closely::InWords, again);
                QVERIFY2(leak.isEmpty(), qPrintable(QStringLiteral("%1, pair %2, asked for %3: %4")
                                                        .arg(id)
                                                        .arg(pair)
                                                        .arg(QString::fromStdString(phase), leak)));
            }
            if (QTest::currentTestFailed())
                return;
        }
        const auto everyPair =
            static_cast<std::size_t>(table.doorCount()) * static_cast<std::size_t>(table.doorCount());
        qInfo("%d worlds, %d looks, %zu phases, %zu of %zu pairs of %d doors, %d things clicked, looked "
              "again %d times, anew %d times",
              wanted, looks, walks.phases(), walks.pairs(), everyPair, table.doorCount(),
              static_cast<int>(table.clicked().size()), lookedAgain, openedAnew);
        QVERIFY(looks > wanted); // else the worlds would part too soon to prove anything
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    DoorsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "doors_test.moc"
