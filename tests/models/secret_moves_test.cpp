// SPDX-License-Identifier: MIT
// Tests that nobody else can count a player's secret, unfinished moves. The table looks and behaves the same
// whether or not the player has begun (FT-18).
#include "tests/models/secret_moves.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

class SecretMovesTest : public QObject {
    Q_OBJECT

private slots:
    void nothingRevealsTheNumberOfSecretMoves_data() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }
    void nothingRevealsTheNumberOfSecretMoves() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        kit::Rng random(2);
        for (std::size_t length = 4; length < 90; ++length) {
            const match::Match start = playedBy(game, peopleAt(game, 3), length, length);
            for (kit::Seat thinker = 0; thinker < 3; ++thinker) {
                match::Match begun = start;
                for (int move = 0; move < 5 && thinkOn(begun, thinker, random); ++move)
                    compareTables(start, begun, thinker);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        // Only these two games have secret decisions with several steps.
        if (id == "foxtail" || id == "papertales")
            QVERIFY2(m_compared > 10, qPrintable(QString::number(m_compared)));
        m_compared = 0;
    }

    /// A player can take back their commitment, even in practice, without undoing the sealed choice that
    /// another player made in the meantime.
    void undoKeepsTheSealedChoicesOfOthers() {
        match::Header header =
            headerOf(*contract::findGame("foxtail"), QStringList(3, QStringLiteral("human")), 1);
        for (const bool practice : {false, true}) {
            header.practice = practice;
            match::Match match(*contract::findGame("foxtail"), header);
            const auto play = [&match](kit::Seat seat, const char* move) {
                return !match.submit(seat, *match.game().parseMove(move));
            };
            while (match.pending().seats.contains(2) && match.journal().entries.size() < 60) {
                if (match.game().scene(match.view(0), 0).choices.size() == 2) // a choice: draw or brush
                    break;
                for (kit::Seat seat = 0; seat < 3; ++seat)
                    if (const auto moves = legalMoves(match.game(), match.state(), seat); !moves.empty())
                        QVERIFY(!match.submit(seat, moves[0]));
            }
            QVERIFY(play(0, "brush") && play(1, "draw") && play(2, "draw"));
            QVERIFY(play(0, "link over-top"));
            QVERIFY(play(1, "link over-top"));
            const std::size_t entries = match.journal().entries.size();
            QVERIFY(match.canTakeBack(0));
            match.takeBack(0);
            QCOMPARE(match.journal().entries.size(), entries - 1);
            QVERIFY(!match.pending().seats.contains(1));
        }
    }

private:
    /// Returns the log's lines since the seat's last turn.
    static QStringList textSince(MatchSession& session, kit::Seat seat) {
        QStringList lines;
        const int turn = session.review()->lastTurn(seat);
        for (const LogModel::Row& row : session.log()->rows())
            if (session.log()->positionOf(row.number) > turn)
                lines.append(row.text);
        return lines;
    }

    static void look(MatchSession& session, kit::Seat seat) {
        session.curtain()->sit(seat);
        session.curtain()->fall();
    }

    /// Compares the tables twice: before anyone sits down, and after the player with secret moves has looked
    /// at their hand.
    void compareTables(const match::Match& start, const match::Match& begun, kit::Seat thinker) {
        MatchSession session(start);
        MatchSession other(begun);
        for (const bool again : {false, true}) {
            for (MatchSession* each : {&session, &other}) {
                if (again)
                    look(*each, thinker);
                else
                    each->begin();
            }
            QCOMPARE(dump(other), dump(session));
            QCOMPARE(other.vote()->offer(), session.vote()->offer());
            QCOMPARE(other.curtain()->seat(), session.curtain()->seat());
        }
        for (kit::Seat seat = 0; seat < session.seatCount(); ++seat)
            QCOMPARE(textSince(other, seat), textSince(session, seat));
        // The player with secret moves takes them back and gets up.
        other.curtain()->sit(thinker);
        for (std::size_t move = start.journal().entries.size(); move < begun.journal().entries.size();
             ++move) {
            QVERIFY(other.undo()->possible());
            other.undo()->take();
        }
        other.curtain()->fall();
        look(session, thinker);
        QCOMPARE(dump(other), dump(session));
        QCOMPARE(other.curtain()->seat(), session.curtain()->seat());
        agreeToTakeBack(start, begun);
        ++m_compared;
    }

    /// Checks that an agreed take-back of the last public move also removes unfinished secret moves.
    static void agreeToTakeBack(const match::Match& start, const match::Match& begun) {
        std::vector<match::Entry> left;
        for (const match::Match* each : {&start, &begun}) {
            MatchSession session(*each);
            session.begin();
            if (!session.vote()->possible())
                continue;
            session.vote()->ask();
            session.vote()->agree();
            if (each == &start)
                left = session.match().journal().entries;
            QVERIFY(session.match().journal().entries == left);
        }
    }

    int m_compared = 0;
};

TALETOP_TEST_WITHOUT_WINDOW(SecretMovesTest)
#include "secret_moves_test.moc"
