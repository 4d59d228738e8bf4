// SPDX-License-Identifier: MIT
// Compares the contents of all models, role by role, at fixed entries of a fixed game with the files in
// tests/golden/<game>/models. TALETOP_RECORD=1 rewrites the files. Review the difference.
#include "core/kit/rng.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <cmath>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr std::uint64_t seed = 7;
constexpr std::size_t between = 40; ///< number of entries from one dump to the next

/// Rounds numbers to a thousandth, so that all platforms give the same values.
QJsonValue rounded(const QJsonValue& value) {
    if (value.isDouble()) {
        const double number = std::round(value.toDouble() * 1000) / 1000;
        return number == 0 ? 0.0 : number;
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& each : value.toArray())
            array.append(rounded(each));
        return array;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (const QString& key : object.keys())
            object[key] = rounded(object[key]);
        return object;
    }
    return value;
}

/// Plays a whole game of random moves, so that the result depends on the rules but not on a bot.
match::Journal wholeGame(const contract::Game& game) {
    const QStringList kinds(game.info().seatsMost, QStringLiteral("random"));
    match::Match match(game, headerOf(game, kinds, seed));
    kit::Rng random(seed);
    while (!match.over()) {
        const kit::Seat seat = match.pending().seats.first();
        contract::AnyMoves moves;
        game.legalMoves(match.state(), seat, moves);
        match.submit(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return match.journal();
}

/// Removes the log lines that the previous dump already had. Returns false if any of them have changed.
bool shortenLog(QJsonObject& dumped, QJsonArray& told) {
    const QJsonArray log = dumped[QStringLiteral("log")].toArray();
    QJsonArray fresh;
    for (qsizetype line = 0; line < log.size(); ++line)
        if (line >= told.size())
            fresh.append(log[line]);
        else if (log[line] != told[line])
            return false;
    dumped[QStringLiteral("log")] = fresh;
    const bool grown = log.size() >= told.size();
    told = log;
    return grown;
}

} // namespace

class GoldenModelsTest : public QObject {
    Q_OBJECT

private slots:
    void dumpsAreAsRecorded_data() {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < contract::games().size(); ++i)
            QTest::newRow(contract::games()[i]->info().id) << int(i);
    }

    void dumpsAreAsRecorded() {
        QFETCH(int, game);
        const contract::Game& rules = *contract::games()[static_cast<std::size_t>(game)];
        const QDir folder(
            QStringLiteral(TALETOP_GOLDEN_DIR "/%1/models").arg(QLatin1String(rules.info().id)));
        const bool record = qEnvironmentVariableIsSet("TALETOP_RECORD");
        const match::Journal journal = wholeGame(rules);
        QJsonArray log;
        int compared = 0;
        for (std::size_t length = 0; length <= journal.entries.size() + between - 1; length += between) {
            const std::size_t entries = std::min(length, journal.entries.size());
            auto replayed = match::Match::replayed(rules, journal, entries);
            QVERIFY(std::holds_alternative<match::Match>(replayed));
            MatchSession session(std::move(std::get<match::Match>(replayed)));
            session.watch(0);
            QJsonObject dumped = rounded(dump(session)).toObject();
            QVERIFY2(shortenLog(dumped, log), "earlier lines of the log have changed");
            const QByteArray now = QJsonDocument(dumped).toJson();
            const QString path =
                folder.filePath(QStringLiteral("entry-%1.json").arg(entries, 3, 10, QLatin1Char('0')));
            if (record) {
                QVERIFY(folder.mkpath(QStringLiteral(".")));
                QFile file(path);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(now) == now.size());
            }
            const QByteArray before = textOf(path);
            QVERIFY2(!before.isEmpty(),
                     qPrintable(path + QStringLiteral(" is missing; TALETOP_RECORD=1 writes it")));
            QVERIFY2(now == before,
                     qPrintable(path + QStringLiteral(" differs; TALETOP_RECORD=1 writes it again")));
            ++compared;
        }
        QVERIFY(compared >= 2);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(GoldenModelsTest)
#include "golden_models_test.moc"
