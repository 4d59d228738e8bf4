// SPDX-License-Identifier: MIT
// Tests that games can be killed at any moment. The save contains everything that the table showed, and is a
// beginning of the game that would have been played.
#include "app/session/match_session.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int quickKills = 3;  ///< per game, once with bots and once with people
constexpr int longKills = 63;  ///< in the long run, which kills more than 500 children for four games
constexpr int shortGame = 140; ///< number of entries after which a child exits

/// A game whose program is killed. It is played either by bots or by people who follow a script.
struct Script {
    const contract::Game* game = nullptr;
    bool people = false;
};

match::Match opening(const Script& script) {
    const int seats = std::max(3, script.game->info().seatsLeast);
    match::Header header;
    header.options = contract::standardOptions(script.game->info(), seats);
    header.seed = 11;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back(
            {"Seat " + std::to_string(seat + 1), script.people ? "human" : "random", seat});
    return {*script.game, header};
}

/// Plays a game in a child process, as the table does, and reports each entry that the table shows.
class Child : public QObject {
public:
    Child(const Script& script, const QString& folder, int report)
        : m_script(script), m_report(report), m_session(opening(script)) {
        m_session.scheduler()->setSpeed(0);
        m_session.curtain()->setMode(QStringLiteral("open"));
        m_session.saveFile().start(folder, m_session.match());
        connect(&m_session, &MatchSession::turned, this, [this] {
            tell();
            act();
        });
        m_session.begin();
        tell();
        act();
    }

private:
    std::size_t entries() const { return m_session.match().journal().entries.size(); }

    void tell() {
        const std::string line = std::to_string(entries()) + '\n';
        if (::write(m_report, line.data(), line.size()) < 0)
            ::_exit(1);
        if (m_session.over() || entries() >= shortGame)
            ::_exit(0);
    }

    /// Makes people's scripted choices after the table has handled its pending events.
    void act() {
        if (m_script.people && !m_waiting) {
            m_waiting = true;
            QTimer::singleShot(0, this, [this] {
                m_waiting = false;
                choose();
            });
        }
    }

    void choose() {
        if (m_session.events()->waits()) // turns the page
            m_session.events()->next();
        const QAbstractItemModel& choices = *m_session.choices();
        if (choices.rowCount() == 0)
            return;
        std::minstd_rand random(static_cast<unsigned>(entries()) + 1);
        random.discard(3);
        const int choice = static_cast<int>(random() % static_cast<unsigned>(choices.rowCount()));
        m_session.submit(choices.index(choice, 0).data(ChoiceModel::MoveRole).toString());
    }

    Script m_script;
    int m_report;
    MatchSession m_session;
    bool m_waiting = false;
};

/// A running child process, with its reports so far.
class Running {
public:
    Running(const Script& script, const QString& folder) {
        int ends[2] = {-1, -1};
        if (::pipe(ends) != 0)
            qFatal("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            ::close(ends[0]);
            int argc = 1;
            char name[] = "child";
            char* argv[] = {name, nullptr};
            const QCoreApplication application(argc, argv);
            const Child child(script, folder, ends[1]);
            QCoreApplication::exec();
            ::_exit(2);
        }
        ::close(ends[1]);
        m_reports = ::fdopen(ends[0], "r");
    }
    ~Running() {
        kill();
        std::fclose(m_reports);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// Waits until the child has shown this many entries or has ended. Returns the number of shown entries.
    std::size_t waitFor(std::size_t entries) {
        while (m_shown < entries && readReport()) {
        }
        return m_shown;
    }
    void kill() {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
    }

private:
    bool readReport() {
        unsigned long shown = 0;
        if (std::fscanf(m_reports, "%lu\n", &shown) != 1)
            return false;
        m_shown = shown;
        return true;
    }

    pid_t m_process = 0;
    std::FILE* m_reports = nullptr;
    std::size_t m_shown = 0;
};

std::string saveIn(const QString& folder) {
    const QFileInfoList saves = QDir(folder).entryInfoList(QDir::Files);
    if (saves.size() != 1)
        return {};
    QFile file(saves.first().absoluteFilePath());
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<Script> scripts() {
    std::vector<Script> all;
    for (const contract::Game* game : contract::games())
        for (const bool people : {false, true})
            all.push_back({game, people});
    return all;
}

} // namespace

/// The test process has no QCoreApplication, because none may exist when it forks. Each child creates its
/// own.
class KillTest : public QObject {
    Q_OBJECT

private slots:
    void nothingShownIsLost_data() {
        QTest::addColumn<int>("script");
        const auto all = scripts();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s, %s", all[i].game->info().id, all[i].people ? "people" : "bots")
                << static_cast<int>(i);
    }

    void nothingShownIsLost() {
        QFETCH(int, script);
        const Script played = scripts()[static_cast<std::size_t>(script)];
        const QTemporaryDir whole;
        Running reference(played, whole.path());
        const std::size_t length = reference.waitFor(SIZE_MAX);
        reference.kill();
        const auto loaded = match::loadSave(saveIn(whole.path()));
        QVERIFY(std::holds_alternative<match::Loaded>(loaded));
        const match::Journal journal = std::get<match::Loaded>(loaded).match.journal();
        QVERIFY(length > 10 && journal.entries.size() >= length);

        std::mt19937 random(static_cast<unsigned>(script) + 2026);
        const int kills = qEnvironmentVariableIsSet("TALETOP_LONG") ? longKills : quickKills;
        for (int round = 0; round < kills; ++round) {
            const QTemporaryDir folder;
            Running game(played, folder.path());
            const std::size_t shown = game.waitFor(random() % length);
            ::usleep(static_cast<useconds_t>(random() % 3000));
            game.kill();
            const std::size_t reported = std::max(shown, game.waitFor(SIZE_MAX));
            const auto left = match::loadSave(saveIn(folder.path()));
            const auto* save = std::get_if<match::Loaded>(&left);
            if (save == nullptr && reported == 0)
                continue; // killed before the table showed anything
            QVERIFY(save != nullptr);
            const auto& entries = save->match.journal().entries;
            QVERIFY2(entries.size() >= reported,
                     qPrintable(QStringLiteral("%1 of %2").arg(entries.size()).arg(reported)));
            QVERIFY(entries.size() <= journal.entries.size());
            QVERIFY(std::equal(entries.begin(), entries.end(), journal.entries.begin()));
        }
    }
};

int main(int argc, char** argv) {
    KillTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "kill_test.moc"
