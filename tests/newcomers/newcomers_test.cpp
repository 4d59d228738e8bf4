// SPDX-License-Identifier: MIT
// Random newcomers play each game to its end in the real window, and the table makes only moves offered to
// them. To test one game, or to run a single match that prints all presses:
//     TALETOP_GAME=GAME access_tests NewcomersTest newcomersPlayToTheEnd
//     TALETOP_TRACE=1 access_tests NewcomersTest "newcomersPlayToTheEnd:GAME 3"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/newcomers/newcomer.h"
#include "tests/newcomers/witness.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The seed of each game's usual run, in which two or three people share the screen.
constexpr int usualSeed = 2;
constexpr int usualWalks = 1;
/// TALETOP_TRACE prints every press. TALETOP_GAME limits the run to one game.
const bool traced = qEnvironmentVariableIsSet("TALETOP_TRACE");
const QString onlyGame = qEnvironmentVariable("TALETOP_GAME");

/// Returns the value of TALETOP_NEWCOMERS, or 0 if unset: the number of matches of each game, and of walks.
int howMany() { return qEnvironmentVariableIntValue("TALETOP_NEWCOMERS"); }

/// A window, a clock and hands for a newcomer, and a witness.
struct Sitting {
    Sitting() {
        hands.setAloud(traced);
        table.window().resize(960, 640); // smaller, to paint faster
    }

    TableWindow table;
    StandingClock clock;
    Hands hands{table, clock};
    Witness witness{table, hands};
    QStringList trouble; ///< problems found besides the witness's complaints
};

QString lastDone(const Hands& hands) {
    constexpr qsizetype most = 40;
    return hands.done().mid(std::max<qsizetype>(0, hands.done().size() - most)).join(u'\n');
}

/// Sets a turn limit in games with this option, because random players hardly ever reach the end of them.
void stopAfterTurns(SeatSheet& sheet) {
    constexpr int turns = 16;
    const OptionListModel& options = *sheet.options();
    for (int row = 0; row < options.rowCount(); ++row)
        if (options.data(options.index(row), OptionListModel::KeyRole) == QLatin1String("turncap"))
            sheet.setOption(row, turns);
}

/// Starts a game for one to three people, with bots in the other seats. Usually people have a curtain between
/// them.
void start(TableWindow& table, const contract::Game& game, std::uint64_t seed) {
    kit::Rng chance = kit::Rng::forOrdinal(seed, 7);
    const auto& info = game.info();
    const QString bots = seed % 2 == 0 ? QStringLiteral("casual") : QStringLiteral("random");
    const int people = seed % 3 == 1 ? 1 : 2 + static_cast<int>(chance.below(2));
    const int least = std::max({info.seatsLeast, people, 2});
    const int seats = std::min(info.seatsMost, least + static_cast<int>(chance.below(2)));
    table.app().openSeats(QString::fromUtf8(info.id));
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(seats);
    for (int seat = 0; seat < seats; ++seat)
        sheet.setKind(seat, seat < people ? QStringLiteral("human") : bots);
    sheet.setPrivacy(chance.below(4) == 0 ? QStringLiteral("open") : QStringLiteral("curtain"));
    sheet.setSeedText(QString::number(seed));
    stopAfterTurns(sheet);
    table.app().startMatch();
}

/// Checks that the save contains the match just played.
void checkSave(const match::Match& played, const QString& path) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    const auto loaded = match::loadSave(file.readAll().toStdString(), match::Damage::Refuse);
    QVERIFY(std::holds_alternative<match::Loaded>(loaded));
    const auto& save = std::get<match::Loaded>(loaded);
    QVERIFY(save.match.journal() == played.journal());
    QVERIFY(std::ranges::equal(save.match.state().bytes(), played.state().bytes()));
}

} // namespace

class NewcomersTest : public QObject {
    Q_OBJECT

private slots:
    /// Makes newcomers save files only in a folder that is deleted after the test.
    void initTestCase() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QDir::setCurrent(m_folder.path());
    }

    void newcomersPlayToTheEnd_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seed");
        const int first = howMany() > 0 ? 1 : usualSeed;
        const int last = howMany() > 0 ? howMany() : usualSeed;
        for (const contract::Game* game : contract::games()) {
            const QString id = QString::fromUtf8(game->info().id);
            for (int seed = first; seed <= last && (onlyGame.isEmpty() || id == onlyGame); ++seed)
                QTest::addRow("%s %d", game->info().id, seed) << id << seed;
        }
    }

    void newcomersPlayToTheEnd() {
        QFETCH(QString, game);
        QFETCH(int, seed);
        constexpr int mostPresses = 9000;
        Sitting at;
        QVERIFY2(at.clock.isUsed(), "the test clock is not in use");
        start(at.table, *contract::findGame(game.toStdString()), static_cast<std::uint64_t>(seed));
        Newcomer newcomer(at.table, at.hands, static_cast<std::uint64_t>(seed), Newcomer::Wish::Play);
        while (!ended(at.table) && !failed(at) && at.hands.presses() < mostPresses)
            newcomer.press();
        if (!ended(at.table))
            at.trouble.append(QStringLiteral("no end after %1 presses").arg(at.hands.presses()));
        else if (!failed(at))
            checkEnd(at);
        tell(at);
    }

    void newcomersFindTheWayBack_data() {
        QTest::addColumn<int>("seed");
        const int walks = std::max(howMany(), usualWalks);
        for (int seed = 1; seed <= walks; ++seed)
            QTest::addRow("%d", seed) << seed;
    }

    /// Esc leads back from anywhere to a place where play continues and keys work.
    void newcomersFindTheWayBack() {
        QFETCH(int, seed);
        constexpr int walks = 14;
        constexpr int steps = 25;
        Sitting at;
        // Starts two matches; the newcomer must find the way back to the second.
        for (const contract::Game* game : {contract::games().back(), contract::games().front()})
            start(at.table, *game, static_cast<std::uint64_t>(seed));
        Newcomer newcomer(at.table, at.hands, static_cast<std::uint64_t>(seed), Newcomer::Wish::Wander);
        for (int walk = 0; walk < walks && !failed(at); ++walk) {
            for (int step = 0; step < steps && !failed(at); ++step)
                newcomer.press();
            goBack(at);
        }
        tell(at);
    }

private:
    static void goBack(Sitting& at) {
        constexpr int patience = 12;
        at.hands.write(QStringLiteral("wants to go back"));
        at.hands.pass(1000);
        const auto back = [&] {
            const QString page = at.table.app().page();
            return (page == QLatin1String("home") || page == QLatin1String("table")) &&
                   inFront(at.table).isEmpty();
        };
        for (int press = 0; press < patience && !back(); ++press) {
            at.hands.write(QStringLiteral("presses Esc"));
            at.hands.key(Qt::Key_Escape);
            at.hands.pass(700);
        }
        if (!back())
            at.trouble.append(QStringLiteral("Esc does not lead back"));
        else if (at.table.app().session() != nullptr && !at.table.session().over() &&
                 !at.table.session().events()->telling())
            tryKeys(at);
    }

    /// Checks that L opens the log and closes it.
    static void tryKeys(Sitting& at) {
        for (const bool opens : {true, false}) {
            at.hands.write(QStringLiteral("presses L"));
            at.hands.key(Qt::Key_L);
            at.hands.pass(700);
            if (at.table.session().over()) // the bots have ended the match, so the score sheet handles keys
                return;
            if (inFront(at.table).contains(QStringLiteral("log")) != opens)
                at.trouble.append(QStringLiteral("the key L does nothing"));
        }
    }

    static bool ended(TableWindow& table) {
        return table.app().page() == QLatin1String("table") && table.app().session() != nullptr &&
               table.session().over() && !table.session().saveFile().file().isEmpty();
    }

    static bool failed(const Sitting& at) {
        return !at.trouble.isEmpty() || !at.witness.complaints().isEmpty() || QTest::currentTestFailed();
    }

    /// Checks that the score is shown and saved, and that the home page and another match can be reached.
    static void checkEnd(Sitting& at) {
        at.hands.pass(1000);
        for (int press = 0; press < 12 && !inFront(at.table).isEmpty(); ++press) {
            at.hands.key(Qt::Key_Escape);
            at.hands.pass(300);
        }
        if (at.table.find(QStringLiteral("scoreSheet")) == nullptr)
            return at.trouble.append(QStringLiteral("there is no score sheet"));
        checkSave(at.table.session().match(), at.table.session().saveFile().file());
        at.table.window().showNormal();
        at.table.window().resize(1024, 640); // small enough to scroll the button out of view
        at.hands.pass(300);
        if (!press(at, QStringLiteral("goHome")) || at.table.app().page() != QLatin1String("home") ||
            at.table.app().session() != nullptr)
            return at.trouble.append(QStringLiteral("it does not go home"));
        const QString first = QString::fromUtf8(contract::games().front()->info().id);
        if (!press(at, QStringLiteral("play-") + first) || at.table.app().page() != QLatin1String("seats"))
            at.trouble.append(QStringLiteral("no game can be chosen at home"));
    }

    static bool press(Sitting& at, const QString& name) {
        QQuickItem* item = at.table.find(name);
        if (item == nullptr)
            return false;
        at.hands.write(QStringLiteral("clicks ") + name);
        at.hands.click(at.hands.inWindow(at.table.middle(item)));
        at.hands.pass(500);
        return true;
    }

    /// Reports a problem with the last actions and the current state.
    static void tell(Sitting& at) {
        std::printf("%d presses, %d refusals\n", at.hands.presses(), at.witness.refusals());
        const QStringList all = at.trouble + at.witness.complaints();
        if (all.isEmpty())
            return;
        std::printf("%s\nIt stood at: %s\n", qPrintable(lastDone(at.hands)), qPrintable(standing(at.table)));
        std::fflush(stdout);
        QFAIL(qPrintable(all.join(QStringLiteral("; "))));
    }

private:
    QTemporaryDir m_folder;
};

TALETOP_TEST(NewcomersTest, [] { QGuiApplication::setQuitOnLastWindowClosed(false); })
#include "newcomers_test.moc"
