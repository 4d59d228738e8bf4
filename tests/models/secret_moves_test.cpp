// SPDX-License-Identifier: MIT
// What somebody has done in secret and not finished yet cannot be counted by anybody else: the table says and
// offers the same whether they have begun or not (FT-18).
#include "tests/models/secret_moves.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

class SecretMovesTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyCountsThem_data() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }
    void nobodyCountsThem() {
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
        if (id == "foxtail" ||
            id == "papertales") // the others have no decision that is made in several steps
            QVERIFY2(m_compared > 10, qPrintable(QString::number(m_compared)));
        m_compared = 0;
    }

private:
    /// Before anybody has sat down, and after the one who has begun has looked and risen.
    void compareTables(const match::Match& start, const match::Match& begun, kit::Seat thinker) {
        MatchSession session(start);
        MatchSession other(begun);
        for (const bool again : {false, true}) {
            for (MatchSession* each : {&session, &other}) {
                again ? each->curtain()->sit(thinker) : each->begin();
                if (again)
                    each->curtain()->fall();
            }
            QCOMPARE(dump(other), dump(session));
            QCOMPARE(other.vote()->offer(), session.vote()->offer());
            QCOMPARE(other.curtain()->seat(), session.curtain()->seat());
        }
        ++m_compared;
    }

    int m_compared = 0;
};

QTEST_GUILESS_MAIN(SecretMovesTest)
#include "secret_moves_test.moc"
