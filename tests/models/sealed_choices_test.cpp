// SPDX-License-Identifier: MIT
// Tests of Foxtail with several people at one screen: the game has no hands, but choices stay hidden until
// everyone has chosen (FT-17, FT-18, FT-62).
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

std::unique_ptr<MatchSession> peopleAt(int seats) {
    return sessionOfPeople(*contract::findGame("foxtail"), seats, 3);
}

void sitDown(MatchSession& session) { session.curtain()->sit(session.curtain()->seat()); }

} // namespace

class SealedChoicesTest : public QObject {
    Q_OBJECT

private slots:
    /// FT-17, FT-18, FT-62: choices are secret, except forced moves and the last player's choice. With a
    /// brush, even the last player's choice is secret.
    void aGameWithoutHandsHidesSealedChoices() {
        const auto session = peopleAt(3);
        QSet<QString> openly;
        QSet<QString> secretly;
        kit::Rng random(1);
        while (!session->over()) {
            if (session->curtain()->down())
                sitDown(*session);
            const bool seated = session->curtain()->seated() >= 0;
            const int choices = session->choices()->rowCount();
            const bool last = session->match().pending().seats.size() == 1; // chooses in public
            QVERIFY2(seated || choices == 1 || last, qPrintable(session->step()));
            (seated ? secretly : openly).insert(session->step());
            choose(*session, static_cast<int>(random.below(static_cast<std::uint32_t>(choices))));
        }
        for (const char* step : {"draw", "place", "brush", "commit", "vote"})
            QVERIFY2(secretly.contains(QLatin1String(step)), step);
        const QSet<QString> inTheOpen{QStringLiteral("draw"), QStringLiteral("place"),
                                      QStringLiteral("vote")};
        QVERIFY2(openly == inTheOpen, qPrintable(openly.values().join(u' ')));
    }

    /// The last player to choose in a turn also starts the next step, so each of two players sits down only
    /// once per turn.
    void theLastPlayerToChooseStaysSeated() {
        const auto session = peopleAt(2);
        int sittings = 0;
        for (int turn = 0; turn < 6; turn = session->counters().value(QStringLiteral("turn")).toInt()) {
            if (session->curtain()->down()) {
                sitDown(*session);
                sittings += turn > 2 ? 1 : 0; // before turn 3 nobody can brush
            }
            choose(*session, std::max(0, rowOf(*session, QStringLiteral("draw"))));
        }
        QCOMPARE(sittings, 2 * 3);
    }

    void aVoteCanBeChangedUntilTheLastOneHasVoted() {
        const auto session = peopleAt(3);
        while (session->step() != QLatin1String("vote")) {
            QVERIFY(!session->over());
            if (session->curtain()->down())
                sitDown(*session);
            else
                choose(*session, 0);
        }
        const int seat = session->curtain()->seated();
        QVERIFY(choose(*session, 1));
        QVERIFY(session->curtain()->down());
        QVERIFY(session->curtain()->seat() != seat);
        session->curtain()->sit(seat);
        QVERIFY(session->undo()->possible());
        session->undo()->take();
        QCOMPARE(session->curtain()->seated(), seat);
        QCOMPARE(session->step(), QStringLiteral("vote"));
        QVERIFY(choose(*session, 0));
        QVERIFY(session->curtain()->seat() != seat);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SealedChoicesTest)
#include "sealed_choices_test.moc"
