// SPDX-License-Identifier: MIT
// Tests of votes at the table: seat changes and take-backs by agreement, and their permanent lines in the
// log.
#include "app/models/log_filter.h"
#include "core/match/save.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

match::Match playedBy(const QStringList& kinds, std::size_t length) {
    const contract::Game& game = *contract::games().front();
    match::Match match(game, headerOf(game, kinds, 9));
    kit::Rng random(9);
    while (match.journal().entries.size() < length) {
        const kit::Seat seat = match.pending().seats.first();
        match.submit(seat, game.casualMove(match.view(seat), seat, random));
    }
    return match;
}

QStringList linesOf(const QAbstractItemModel& log) {
    QStringList lines;
    for (int row = 0; row < log.rowCount(); ++row)
        lines.append(log.index(row, 0).data(LogModel::TextRole).toString());
    return lines;
}

/// Returns the seat that moved last.
int lastPerson(const MatchSession& session) {
    const auto& entries = session.match().journal().entries;
    const auto last = std::find_if(entries.rbegin(), entries.rend(),
                                   [](const match::Entry& entry) { return entry.who >= 0; });
    return last->who;
}

/// Takes back moves until only a vote can take back more.
void wearOut(MatchSession& session) {
    while (session.undo()->possible())
        session.undo()->take();
}

} // namespace

class TableVoteTest : public QObject {
    Q_OBJECT

private slots:
    /// One press answers for everyone, whichever seat is open.
    void theTableGivesOneAnswer() {
        const QTemporaryDir folder;
        MatchSession session(
            playedBy({QStringLiteral("human"), QStringLiteral("human"), QStringLiteral("human")}, 25));
        session.saveFile().start(folder.path(), session.match());
        wearOut(session);
        TableVote& vote = *session.vote();
        QVERIFY(vote.possible());
        QVERIFY(!vote.offer().isEmpty());
        const int asker = lastPerson(session);
        const std::size_t entries = session.match().journal().entries.size();
        session.undo()->take(); // opens a vote
        QVERIFY(vote.active());
        QVERIFY(vote.question().startsWith(QStringLiteral("Someone asks")));
        QVERIFY(vote.question().contains(session.seatName(asker)));
        vote.decline();
        QVERIFY(!vote.active());
        QCOMPARE(session.match().journal().entries.size(), entries);

        vote.agree(); // without effect, because no vote is open
        QCOMPARE(session.match().journal().entries.size(), entries);

        vote.ask();
        vote.agree();
        const std::size_t left = session.match().journal().entries.size();
        QVERIFY(left < entries);
        QVERIFY(session.match().pending().seats.contains(static_cast<kit::Seat>(asker)));
        const QString told = QStringLiteral("Everyone let %1 take back a move.").arg(session.seatName(asker));
        QCOMPARE(linesOf(*session.log()).last(), told);
        QCOMPARE(textOf(session.saveFile().file()).toStdString(),
                 match::saveText(session.match().game(), session.match().journal()));

        // After loading, the log keeps this line in its place, before all later lines.
        const contract::Game& game = session.match().game();
        auto loaded = match::loadSave(textOf(session.saveFile().file()).toStdString());
        match::Match again = std::get<match::Loaded>(std::move(loaded)).match;
        kit::Rng random(1);
        for (int i = 0; i < 4; ++i) {
            const kit::Seat seat = again.pending().seats.first();
            again.submit(seat, game.casualMove(again.view(seat), seat, random));
        }
        MatchSession later(std::move(again));
        const QStringList lines = linesOf(*later.log());
        QCOMPARE(lines.count(told), 1);
        QVERIFY(lines.last() != told);
    }

    /// Everyone may look at the question, so the open hand closes.
    void aSeatedPersonGetsUpForTheQuestion() {
        MatchSession session(
            playedBy({QStringLiteral("human"), QStringLiteral("human"), QStringLiteral("human")}, 25));
        wearOut(session);
        for (int seat = 0; seat < 3; ++seat) {
            session.curtain()->fall();
            session.curtain()->sit(seat);
            if (session.undo()->possible())
                continue;
            session.undo()->take();
            QVERIFY(session.vote()->active());
            QCOMPARE(session.curtain()->seated(), -1);
            QVERIFY(session.vote()->question().contains(session.seatName(seat)));
            session.vote()->decline();
        }
    }

    void openingHandsNeedsTheTable() {
        const QTemporaryDir folder;
        const contract::Game& game = *contract::findGame("template");
        MatchSession session(
            match::Match(game, headerOf(game, {QStringLiteral("human"), QStringLiteral("human")}, 9)));
        session.saveFile().start(folder.path(), session.match());
        const QSignalSpy opened(&session, &MatchSession::handsOpened);
        QVERIFY(session.curtain()->opensByAgreement());
        session.vote()->askToOpenHands();
        QCOMPARE(session.curtain()->mode(), QStringLiteral("curtain"));
        QCOMPARE(opened.size(), 0);
        session.vote()->decline();
        QVERIFY(!textOf(session.saveFile().file()).contains("openHands"));

        session.vote()->askToOpenHands();
        session.vote()->agree();
        QCOMPARE(session.curtain()->mode(), QStringLiteral("open"));
        QCOMPARE(opened.size(), 1);
        const QString told = QStringLiteral("Everyone agreed to play with open hands.");
        QCOMPARE(linesOf(*session.log()).last(), told);
        QCOMPARE(textOf(session.saveFile().file()).toStdString(),
                 match::saveText(session.match().game(), session.match().journal()));
        auto loaded = match::loadSave(textOf(session.saveFile().file()).toStdString());
        MatchSession later(std::get<match::Loaded>(std::move(loaded)).match);
        QCOMPARE(linesOf(*later.log()).last(), told);
        session.curtain()->setMode(QStringLiteral("curtain")); // closing the hands needs no vote
        QCOMPARE(session.curtain()->mode(), QStringLiteral("curtain"));
    }

    void aMoveEndsTheQuestion() {
        MatchSession session(playedBy({QStringLiteral("human"), QStringLiteral("human")}, 25));
        session.scheduler()->setSpeed(0);
        wearOut(session);
        session.vote()->ask();
        QVERIFY(session.vote()->active());
        session.curtain()->sit(session.match().pending().seats.first());
        QVERIFY(session.submit(session.choices()->index(0).data(ChoiceModel::MoveRole).toString()));
        QVERIFY(!session.vote()->active());
    }

    void aPersonAloneWithBotsMustAgreeToo() {
        MatchSession session(playedBy({QStringLiteral("human"), QStringLiteral("casual")}, 25));
        wearOut(session);
        TableVote& vote = *session.vote();
        const std::size_t entries = session.match().journal().entries.size();
        vote.ask();
        QCOMPARE(session.match().journal().entries.size(), entries);
        vote.agree();
        QVERIFY(session.match().journal().entries.size() < entries);
    }

    void practiceNeedsNoVote() {
        match::Header header =
            headerOf(*contract::games().front(), {QStringLiteral("human"), QStringLiteral("casual")}, 9);
        header.practice = true;
        MatchSession session(match::Match(*contract::games().front(), header));
        QVERIFY(!session.vote()->possible());
        session.undo()->take();
        QVERIFY(!session.vote()->active());
    }

    void theLogCanBeFilteredAndNamesItsCards() {
        for (const contract::Game* game : contract::games()) {
            QStringList kinds{QStringLiteral("human")};
            while (kinds.size() < game->info().seatsLeast)
                kinds.append(QStringLiteral("casual"));
            auto session = sessionOf(*game, kinds, 9);
            session->begin();
            waitForPerson(*session);
            LogFilter filter;
            filter.setEntries(session->log());
            QCOMPARE(linesOf(filter), linesOf(*session->log()));
            filter.setSeat(1);
            for (int row = 0; row < filter.rowCount(); ++row)
                QCOMPARE(filter.index(row, 0).data(LogModel::SeatRole).toInt(), 1);
            filter.setSeat(-1);
            const int lastTurn = session->review()->lastTurn(0);
            filter.setAfter(session->log()->numberAt(lastTurn));
            for (int row = 0; row < filter.rowCount(); ++row)
                QVERIFY(session->log()->positionOf(filter.index(row, 0).data(LogModel::NumberRole).toInt()) >
                        lastTurn);
            filter.setAfter(-1);
            filter.setScoredOnly(true);
            QVERIFY(filter.rowCount() < session->log()->rowCount() || session->log()->rowCount() == 0);
            QVERIFY(!linesOf(*session->log()).join(u' ').contains(QStringLiteral("You")));
        }
    }

    void linesAreTheSameLiveAndLoaded() {
        for (const contract::Game* game : contract::games()) {
            QStringList kinds;
            while (kinds.size() < game->info().seatsLeast)
                kinds.append(QStringLiteral("casual"));
            auto session = sessionOf(*game, kinds, 3);
            session->begin();
            playOn(*session);
            auto replayed = match::Match::replayed(*game, session->match().journal());
            MatchSession fresh(std::get<match::Match>(std::move(replayed)));
            QCOMPARE(dump(*session->log()), dump(*fresh.log()));
            const auto scored = [](const LogModel& log) {
                int lines = 0;
                for (int row = 0; row < log.rowCount(); ++row)
                    lines += log.index(row).data(LogModel::ScoredRole).toBool() ? 1 : 0;
                return lines;
            };
            QVERIFY2(scored(*fresh.log()) > 0, game->info().id);
        }
    }

    /// While another player's play can be answered, undo does not go back beyond that play.
    void undoGoesNoFurtherThanThePlayBeingAnswered() {
        constexpr int enough = 200; // moves
        const auto session = sessionOf(*contract::findGame("tailstory"), {"human", "casual", "casual"}, 7);
        session->begin();
        int tried = 0;
        for (int move = 0; move < enough && !session->over(); ++move) {
            waitForPerson(*session);
            if (session->step() == QLatin1String("respond")) {
                const std::size_t entries = session->match().journal().entries.size();
                const bool own = session->match().journal().entries.back().who == 0;
                session->undo()->take();
                if (!own) {
                    QCOMPARE(session->match().journal().entries.size(), entries);
                    QVERIFY(!session->vote()->active());
                    ++tried;
                }
                session->vote()->decline();
            }
            if (session->choices()->rowCount() > 0)
                choose(*session, std::max(0, rowOf(*session, QStringLiteral("pass"))));
            QCoreApplication::processEvents();
        }
        QVERIFY(tried > 0);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(TableVoteTest)
#include "table_vote_test.moc"
