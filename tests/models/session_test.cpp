// SPDX-License-Identifier: MIT
// Tests of the match session, which makes all moves, and of its effects on the models and the disk.
#include "app/text/touches.h"
#include "core/bots/bot.h"
#include "core/match/save.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

QStringList botsOnly(int seats) {
    QStringList kinds;
    for (int seat = 0; seat < seats; ++seat)
        kinds.append(seat % 2 == 0 ? QStringLiteral("casual") : QStringLiteral("random"));
    return kinds;
}

QStringList personAndBots(int seats) {
    QStringList kinds = botsOnly(seats);
    kinds[0] = QStringLiteral("human");
    return kinds;
}

std::vector<std::unique_ptr<QAbstractItemModelTester>> testersOf(MatchSession& session) {
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : modelsOf(session))
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    return testers;
}

/// Dumps the models of a new session of the same match, in which no move was animated.
QJsonObject freshDump(MatchSession& session, int watched) {
    auto replayed = match::Match::replayed(session.match().game(), session.match().journal());
    MatchSession fresh(std::move(std::get<match::Match>(replayed)));
    if (watched >= 0)
        fresh.watch(static_cast<kit::Seat>(watched));
    return dump(fresh);
}

QString firstDifference(const QJsonObject& a, const QJsonObject& b) {
    for (auto entry = a.begin(); entry != a.end(); ++entry) {
        if (entry.value() == b[entry.key()])
            continue;
        if (entry.value().isObject())
            return entry.key() + u'/' + firstDifference(entry.value().toObject(), b[entry.key()].toObject());
        return entry.key() + QStringLiteral(": ") +
               QString::fromUtf8(QJsonDocument(QJsonArray{entry.value(), b[entry.key()]}).toJson());
    }
    return {};
}

QString firstMove(MatchSession& session) {
    return session.choices()->index(0).data(ChoiceModel::MoveRole).toString();
}

/// Returns a candidate move of the viewer that the rules refuse now, or "".
QString refusedMove(MatchSession& session) {
    const contract::Game& game = session.match().game();
    const auto viewer = static_cast<kit::Seat>(session.viewer());
    contract::AnyMoves moves;
    game.candidates(session.match().view(viewer), viewer, moves);
    for (const contract::AnyMove& move : moves)
        if (game.whyNot(session.match().view(viewer), viewer, move))
            return QString::fromStdString(game.moveText(move));
    return {};
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private:
    void everyGame() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("seats");
        const auto games = contract::games();
        for (std::size_t i = 0; i < games.size(); ++i)
            for (int seats = std::max(2, games[i]->info().seatsLeast); seats <= games[i]->info().seatsMost;
                 ++seats)
                QTest::addRow("%s for %d", games[i]->info().id, seats) << int(i) << seats;
    }
    const contract::Game& game() const {
        QFETCH(int, game);
        return *contract::games()[static_cast<std::size_t>(game)];
    }
    static const contract::Game& firstGame() { return *contract::games().front(); }

private slots:
    void botsPlayToTheEnd_data() { everyGame(); }
    void botsPlayToTheEnd() {
        QFETCH(int, seats);
        const QTemporaryDir folder;
        const auto session = sessionOf(game(), botsOnly(seats), 11);
        session->saveFile().start(folder.path(), session->match());
        const auto testers = testersOf(*session);
        session->watch(0);
        int entries = 0;
        connect(session.get(), &MatchSession::turned, this, [&] {
            // Each move is on disk before the table shows it. The animated rows match those of a new session.
            QCOMPARE(textOf(session->saveFile().file()).toStdString(),
                     match::saveText(session->match().game(), session->match().journal()));
            if (++entries % 3 != 0 && !session->over())
                return;
            const QString difference = firstDifference(dump(*session), freshDump(*session, 0));
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        });
        session->begin();
        playOn(*session);
        QVERIFY(entries > seats);
        QVERIFY(session->score()->rowCount() > 0);
        QVERIFY(!session->score()->winners().isEmpty());
        QVERIFY(!session->score()->winnerText().isEmpty());
        QVERIFY(session->log()->rowCount() > 0);
        QCOMPARE(session->step(), QStringLiteral("over"));
        QCOMPARE(session->score()->totals().size(), seats);
        QVERIFY(!session->bots().thinking());
    }

    void cardsAreMovedNotReset() {
        const auto session = sessionOf(firstGame(), botsOnly(firstGame().info().seatsMost), 3);
        QList<QSignalSpy*> resets;
        for (QAbstractItemModel* model : modelsOf(*session))
            resets.append(new QSignalSpy(model, &QAbstractItemModel::modelReset));
        const QSignalSpy moved(session.get(), &MatchSession::cardMoved);
        session->begin();
        playOn(*session);
        for (QSignalSpy* reset : resets)
            QCOMPARE(reset->count(), 0);
        qDeleteAll(resets);
        QVERIFY(moved.count() > 20);
        for (const QList<QVariant>& signal : moved)
            QVERIFY(!signal[0].toString().isEmpty() || !signal[3].toString().isEmpty());
    }

    void aPersonMovesAndBotsAnswer_data() { everyGame(); }
    void aPersonMovesAndBotsAnswer() {
        QFETCH(int, seats);
        const auto session = sessionOf(game(), personAndBots(seats), 5);
        const auto testers = testersOf(*session);
        session->begin();
        int moves = 0;
        while (!session->over()) {
            waitForPerson(*session);
            if (session->over())
                break;
            QCOMPARE(session->viewer(), 0);
            QVERIFY(session->choices()->rowCount() > 0);
            QVERIFY(!session->prompt().isEmpty());
            QVERIFY(session->submit(firstMove(*session)));
            ++moves;
        }
        QVERIFY(moves > 1);
    }

    void refusalsChangeNothing() {
        const QTemporaryDir folder;
        const auto session = sessionOf(firstGame(), personAndBots(2), 5);
        session->saveFile().start(folder.path(), session->match());
        session->begin();
        int refusals = 0;
        while (!session->over()) {
            waitForPerson(*session);
            const QString wrong = session->over() ? QString() : refusedMove(*session);
            if (!wrong.isEmpty()) {
                const QJsonObject before = dump(*session);
                const QByteArray saved = textOf(session->saveFile().file());
                const int revision = session->revision();
                const QSignalSpy refused(session->refusal(), &Refusals::refused);
                QVERIFY(!session->refusal()->whyNot(wrong).isEmpty());
                QVERIFY(!session->submit(wrong));
                QCOMPARE(refused.count(), 1);
                QCOMPARE(session->refusal()->text(), session->refusal()->whyNot(wrong));
                QVERIFY(session->refusal()->entry().startsWith(QString::fromUtf8(firstGame().info().ledger) +
                                                               u'-'));
                QCOMPARE(session->revision(), revision);
                QCOMPARE(textOf(session->saveFile().file()), saved);
                QCOMPARE(dump(*session), before);
                session->refusal()->clear();
                QCOMPARE(session->refusal()->text(), QString());
                ++refusals;
            }
            if (!session->over())
                session->submit(firstMove(*session));
        }
        QVERIFY(refusals > 0);
    }

    void nonsenseIsRefused() {
        const auto session = sessionOf(firstGame(), personAndBots(2), 5);
        QVERIFY(!session->submit(QStringLiteral("eat the deck")));
        QVERIFY(session->refusal()->text().contains(QStringLiteral("eat the deck")));
        QCOMPARE(session->refusal()->entry(), QString());
        const auto watched = sessionOf(firstGame(), botsOnly(2), 5);
        QVERIFY(!watched->submit(QStringLiteral("anything")));
        QCOMPARE(watched->viewer(), -1);
        QCOMPARE(watched->focusSeat(), 0);
    }

    void touchesMakeMovesOrAreRefusedWithAReason() {
        const auto session = sessionOf(firstGame(), personAndBots(2), 5);
        QSet<int> kinds;
        int refusals = 0;
        scene::Scene last;
        while (!session->over()) {
            session->scheduler()->hold(true); // the bot must not move yet
            const scene::Scene scene = session->match().game().scene(session->match().view(0), 0);
            if (scene.choices.empty()) {
                // It is not the player's turn, so a touch is refused with a reason.
                session->refusal()->clear();
                if (!last.choices.empty())
                    session->touches()->touch(touchOf(last.choices.back().gesture.front(), last.zones));
                refusals += session->refusal()->text().isEmpty() ? 0 : 1;
                session->scheduler()->hold(false);
                waitForPerson(*session);
                continue;
            }
            const int revision = session->revision();
            for (const scene::Pick& pick : scene.choices.back().gesture) {
                kinds.insert(static_cast<int>(pick.kind));
                session->touches()->touch(touchOf(pick, scene.zones));
            }
            QVERIFY2(session->revision() > revision, scene.choices.back().move.c_str());
            last = scene;
        }
        QVERIFY(kinds.size() >= 2);
        QVERIFY(refusals > 3);
    }

    void undoRestoresTheEarlierState() {
        const QTemporaryDir folder;
        const auto session = sessionOf(firstGame(), {"human", "human", "human"}, 5);
        session->saveFile().start(folder.path(), session->match());
        QVERIFY(!session->undo()->possible());
        const QJsonObject before = dump(*session);
        QCOMPARE(session->viewer(), 0);
        QVERIFY(session->submit(firstMove(*session)));
        QCOMPARE(session->viewer(), 1);
        QVERIFY(session->undo()->possible());
        QVERIFY(session->undo()->text().contains(QStringLiteral("Seat 1")));
        const auto testers = testersOf(*session);
        session->undo()->take();
        QCOMPARE(firstDifference(dump(*session), before), QString());
        QCOMPARE(textOf(session->saveFile().file()).toStdString(),
                 match::saveText(session->match().game(), session->match().journal()));
        session->undo()->take();
        QCOMPARE(dump(*session), before);
    }

    void practiceUndoesEverything() {
        match::Header header = headerOf(firstGame(), personAndBots(2), 5);
        header.practice = true;
        MatchSession session{match::Match(firstGame(), header)};
        session.scheduler()->setSpeed(0);
        session.begin();
        waitForPerson(session);
        const QJsonObject before = dump(session);
        for (int move = 0; move < 3; ++move) {
            QVERIFY(session.submit(firstMove(session)));
            waitForPerson(session);
        }
        session.scheduler()->hold(true);
        while (session.undo()->possible())
            session.undo()->take();
        session.scheduler()->hold(false);
        waitForPerson(session);
        QCOMPARE(session.choices()->rowCount() > 0, true);
        QCOMPARE(dump(session)["zones"], before["zones"]);
    }

    void peopleActOneAfterTheOther() {
        const auto session = sessionOf(firstGame(), {"human", "random", "human"}, 5);
        session->begin();
        waitForPerson(*session);
        QCOMPARE(session->viewer(), 0);
        QVERIFY(session->submit(firstMove(*session)));
        QCOMPARE(session->viewer(), 2);
        QVERIFY(session->seats()->index(0).data(SeatModel::DoneRole).toBool());
        QVERIFY(session->seats()->index(2).data(SeatModel::PendingRole).toBool());
        QVERIFY(session->seats()->index(2).data(SeatModel::IsViewerRole).toBool());
    }

    void hintsNameALegalMove() {
        const auto session = sessionOf(firstGame(), personAndBots(2), 5);
        session->begin();
        waitForPerson(*session);
        session->hints()->ask();
        session->hints()->ask();
        QTRY_VERIFY(!session->hints()->move().isEmpty());
        QCOMPARE(session->refusal()->whyNot(session->hints()->move()), QString());
        int hinted = 0;
        for (int row = 0; row < session->choices()->rowCount(); ++row)
            hinted += session->choices()->index(row).data(ChoiceModel::HintedRole).toBool() ? 1 : 0;
        QCOMPARE(hinted, session->hints()->rows().size());
        for (const QVariant& hint : session->hints()->rows())
            QCOMPARE(session->refusal()->whyNot(hint.toMap()[QStringLiteral("move")].toString()), QString());
        QVERIFY(session->submit(session->hints()->move()));
        QCOMPARE(session->hints()->move(), QString());
    }

    void lateAnswersOfBotsAreDropped() {
        // The person moves while the bot is still thinking, so the bot must start again.
        for (std::uint64_t seed = 1; seed < 12; ++seed) {
            const auto session = sessionOf(firstGame(), {"human", "random"}, seed);
            session->begin();
            QVERIFY(session->bots().thinking());
            QVERIFY(session->submit(firstMove(*session)));
            QCOMPARE(session->match().journal().entries.back().who, kit::Seat(0));
            const std::size_t entries = session->match().journal().entries.size();
            const contract::AnyState view = session->match().view(1);
            kit::Rng random = bots::streamOf(seed, 1, entries);
            const auto expected = bots::findBot("random")->decide(firstGame(), view, 1, random);
            waitForPerson(*session);
            const auto& journal = session->match().journal().entries;
            QVERIFY(journal.size() > entries);
            QCOMPARE(journal[entries].who, kit::Seat(1));
            QCOMPARE(journal[entries].move, firstGame().moveText(expected));
        }
    }

    void aHeldTableMakesNoMoves() {
        const auto session = sessionOf(firstGame(), botsOnly(2), 5);
        session->begin();
        session->scheduler()->hold(true);
        const int revision = session->revision();
        QTest::qWait(100);
        QCOMPARE(session->revision(), revision);
        session->scheduler()->hold(false);
        playOn(*session);
    }

    /// TS-131: a game that ends without a winner says so.
    void anEndWithoutAWinnerIsStated() {
        std::optional<match::Match> match = undecidedMatch();
        QCOMPARE(match.has_value(), contract::findGame("tailstory") != nullptr);
        if (!match)
            return;
        MatchSession session(*std::move(match));
        QVERIFY(session.over());
        QVERIFY(session.score()->winners().isEmpty());
        QCOMPARE(session.score()->winnerText(), QStringLiteral("The game ends with no winner."));
    }

    void playContinuesWithoutADisk() {
        const QTemporaryDir folder;
        const QString blocked = folder.filePath(QStringLiteral("saves"));
        QFile file(blocked);
        QVERIFY(file.open(QIODevice::WriteOnly)); // creates a file where the folder should be
        file.close();
        const auto session = sessionOf(firstGame(), {"human", "human"}, 5);
        session->saveFile().start(blocked, session->match());
        QVERIFY(!session->saveFile().problem().isEmpty());
        const QSignalSpy troubled(session->autosave(), &Autosave::troubled);
        QVERIFY(session->submit(firstMove(*session)));
        QCOMPARE(troubled.count(), 1);
        QVERIFY(troubled[0][0].toString().contains(QStringLiteral("saves")));
        // As soon as the folder is writable again, the whole match is written.
        QVERIFY(QFile::remove(blocked) && QDir().mkpath(blocked));
        QVERIFY(session->submit(firstMove(*session)));
        QCOMPARE(session->saveFile().problem(), QString());
        QCOMPARE(textOf(session->saveFile().file()).toStdString(),
                 match::saveText(session->match().game(), session->match().journal()));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SessionTest)
#include "session_test.moc"
