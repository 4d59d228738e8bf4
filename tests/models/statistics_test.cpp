// SPDX-License-Identifier: MIT
// Tests of the statistics, which are computed from the saves: every finished match counts once, unfinished
// matches do not count, and people are counted by name.
#include "app/models/statistics_model.h"
#include "core/bots/bot.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QTemporaryDir>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Creates the folder of saves if necessary and returns it.
QString savesOf(App& app) {
    QDir().mkpath(app.preferences().savesFolder());
    return app.preferences().savesFolder();
}

/// Plays a match between Marie and Fred to its end with random moves, and returns its save.
QString finishedGame(App& app, const contract::Game& game, std::uint64_t seed) {
    match::Header header = headerOf(game, {"random", "random"}, seed);
    header.started = "2026-01-0" + std::to_string(seed);
    header.seats[0].name = "Marie";
    header.seats[1].name = "Fred";
    match::Match played(game, header);
    kit::Rng random(seed);
    while (!played.over()) {
        const kit::Seat seat = played.pending().seats.first();
        played.submit(seat, bots::findBot("random")->decide(game, played.view(seat), seat, random));
    }
    match::Journal journal = played.journal();
    journal.header.seats[0].kind = std::string(match::personKind);
    const QString file = QStringLiteral("%1/game%2.taletop").arg(savesOf(app)).arg(seed);
    write(file, QByteArray::fromStdString(match::saveText(game, journal)));
    return file;
}

QString text(const StatisticsModel& model, int role) { return model.index(0).data(role).toString(); }

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void withoutSavesThereAreNoStatistics() {
        const QTemporaryDir folder;
        App app(folder.path());
        StatisticsModel model;
        model.setSaves(app.saves());
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.finished(), 0);
        QCOMPARE(model.waiting(), 0);
    }

    /// Marie gives her seat to a bot, and Ana takes a bot's seat. The match counts for the players who are
    /// seated at its end.
    void aGameCountsForThePlayersAtItsEnd() {
        const QTemporaryDir folder;
        App app(folder.path());
        const contract::Game& game = *contract::findGame("foxtail");
        match::Header header = headerOf(game, {"human", "casual"}, 1);
        header.seats[0].name = "Marie";
        match::Match played(game, header);
        kit::Rng random(1);
        while (!played.over()) {
            if (played.journal().entries.size() == 6)
                played.changeSeats({{"Marie", "casual", 0}, {"Ana", "human", 1}});
            const kit::Seat seat = played.pending().seats.first();
            played.submit(seat, bots::findBot("random")->decide(game, played.view(seat), seat, random));
        }
        QCOMPARE(played.header().seats[1].name, std::string("Ana"));
        const QString file = savesOf(app) + QStringLiteral("/changed.taletop");
        write(file, QByteArray::fromStdString(match::saveText(game, played.journal())));
        const SaveGlance glance = glanceAt(file);
        QVERIFY(glance.finished);
        app.saves()->refresh();
        StatisticsModel model;
        model.setSaves(app.saves());
        QTRY_COMPARE(model.waiting(), 0);
        QCOMPARE(model.finished(), 1);
        const QString wins = text(model, StatisticsModel::WinsRole);
        QVERIFY(!wins.contains(QStringLiteral("Marie")));
        QCOMPARE(wins.contains(QStringLiteral("Ana")), std::ranges::count(glance.result.winners, 1) > 0);
        QCOMPARE(wins.contains(QStringLiteral("bots")), std::ranges::count(glance.result.winners, 0) > 0);
        QCOMPARE(text(model, StatisticsModel::BestRole),
                 QStringLiteral("Ana, %1").arg(glance.result.totals[1]));
    }

    void finishedGamesAreCountedByName() {
        const QTemporaryDir folder;
        App app(folder.path());
        const contract::Game& game = *contract::findGame("foxtail");
        QMap<QString, int> wins;
        int best = -1;
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
            const SaveGlance glance = glanceAt(finishedGame(app, game, seed));
            QVERIFY(glance.finished);
            for (const kit::Seat seat : glance.result.winners)
                ++wins[seat == 0 ? QStringLiteral("Marie") : QStringLiteral("bots")];
            best = std::max(best, glance.result.totals[0]);
        }
        savedGame(app, 3); // adds an unfinished match
        app.saves()->refresh();
        StatisticsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSaves(app.saves());
        QTRY_COMPARE(model.waiting(), 0);
        QCOMPARE(model.count(), 1);
        QCOMPARE(model.finished(), 5);
        QCOMPARE(text(model, StatisticsModel::TitleRole), QStringLiteral("Foxtail"));
        QCOMPARE(text(model, StatisticsModel::FinishedRole), QStringLiteral("5 games finished"));
        QCOMPARE(text(model, StatisticsModel::BestRole), QStringLiteral("Marie, %1").arg(best));
        QCOMPARE(text(model, StatisticsModel::LastRole), QStringLiteral("just now"));
        QStringList parts;
        for (const QString& name : {QStringLiteral("Marie"), QStringLiteral("bots")})
            if (wins.value(name) > 0)
                parts.append(QStringLiteral("%1 %2").arg(name).arg(wins[name]));
        QCOMPARE(text(model, StatisticsModel::WinsRole), parts.join(QStringLiteral(", ")));
    }

    void aCopyOfASaveIsTheSameMatch() {
        const QTemporaryDir folder;
        App app(folder.path());
        const contract::Game& game = *contract::findGame("foxtail");
        const QString file = finishedGame(app, game, 1);
        QVERIFY(QFile::copy(file, savesOf(app) + "/copy.taletop"));
        app.saves()->refresh();
        StatisticsModel model;
        model.setSaves(app.saves());
        QTRY_COMPARE(model.waiting(), 0);
        QCOMPARE(app.saves()->count(), 2);
        QCOMPARE(model.finished(), 1);
        // Without saves there are no statistics.
        app.saves()->remove(file);
        app.saves()->remove(savesOf(app) + "/copy.taletop");
        QTRY_COMPARE(model.finished(), 0);
        QCOMPARE(model.count(), 0);
    }

    void unreadableSavesAreSkipped() {
        const QTemporaryDir folder;
        App app(folder.path());
        write(savesOf(app) + "/torn.taletop", "this was never a game\n");
        app.saves()->refresh();
        StatisticsModel model;
        model.setSaves(app.saves());
        QTRY_COMPARE(model.waiting(), 0);
        QCOMPARE(model.count(), 0);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(StatisticsTest)
#include "statistics_test.moc"
