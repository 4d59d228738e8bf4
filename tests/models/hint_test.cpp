// SPDX-License-Identifier: MIT
// Tests of hints: they come step by step and are computed in the background. No move is named too early, and
// no hint comes too late to help.
#include "app/session/hint_words.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

const contract::Game& gameCalled(const char* id) { return *contract::findGame(id); }

QStringList textsOf(MatchSession& session) {
    QStringList texts;
    for (const QVariant& row : session.hints()->rows())
        texts.append(row.toMap()[QStringLiteral("text")].toString());
    return texts;
}

QStringList movesOf(MatchSession& session) {
    QStringList moves;
    for (const QVariant& row : session.hints()->rows())
        moves.append(row.toMap()[QStringLiteral("move")].toString());
    return moves;
}

int hintedChoices(MatchSession& session) {
    int hinted = 0;
    for (int row = 0; row < session.choices()->rowCount(); ++row)
        hinted += session.choices()->index(row).data(ChoiceModel::HintedRole).toBool() ? 1 : 0;
    return hinted;
}

/// Asks for `rungs` hints in a row and waits until moves are named.
void climb(MatchSession& session, int rungs) {
    for (int rung = 0; rung < rungs; ++rung)
        session.hints()->ask();
    QTRY_VERIFY(!session.hints()->move().isEmpty());
}

/// Draws a bit, which can then be placed in four ways.
void drawFirst(MatchSession& session) {
    session.begin();
    for (waitForPerson(session); session.step() == QStringLiteral("draw"); waitForPerson(session))
        QVERIFY(session.submit(QStringLiteral("draw")));
    QCOMPARE(session.step(), QStringLiteral("place"));
}

/// The indices of the moves in the table's order.
QList<int> placesOf(MatchSession& session, const QStringList& moves) {
    QList<int> places;
    for (const QString& move : moves)
        for (int row = 0; row < session.choices()->rowCount(); ++row)
            if (session.choices()->index(row).data(ChoiceModel::MoveRole).toString() == move)
                places.append(row);
    return places;
}

} // namespace

class HintTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstHintComesAtOnceAndNamesNoMove() {
        for (const contract::Game* game : contract::games()) {
            const auto session = sessionOf(*game, {"human", "casual", "casual"}, 5);
            session->begin();
            waitForPerson(*session);
            session->scheduler()->hold(true);
            const QSignalSpy changed(session->hints(), &Hints::changed);
            session->hints()->ask();
            QCOMPARE(changed.count(), 1); // the first hint needs no thinking
            QCOMPARE(session->hints()->rows().size(), 1);
            QVERIFY2(!session->hints()->text().isEmpty(), game->info().id);
            QCOMPARE(session->hints()->move(), QString());
            QCOMPARE(hintedChoices(*session), 0);
            QTRY_VERIFY(changed.count() > 1); // the results are ready, but shown only on request
            QCOMPARE(session->hints()->move(), QString());
            QCOMPARE(hintedChoices(*session), 0);
        }
    }

    void theSecondHintNamesMovesInTheOrderOfTheTable() {
        const auto session = sessionOf(gameCalled("foxtail"), {"human", "casual"}, 5);
        drawFirst(*session);
        climb(*session, 2);
        const QStringList moves = movesOf(*session);
        QVERIFY(moves.size() >= 2 && moves.size() <= 3);
        const QList<int> places = placesOf(*session, moves);
        QCOMPARE(places.size(), moves.size());
        QVERIFY(std::is_sorted(places.begin(), places.end()));
        QCOMPARE(hintedChoices(*session), moves.size());
        for (const QString& text : textsOf(*session))
            QVERIFY2(!text.startsWith(QStringLiteral("1.")), qPrintable(text));
    }

    void theThirdHintOrdersMovesWithNumbersAndReasons() {
        const auto session = sessionOf(gameCalled("foxtail"), {"human", "casual"}, 5);
        drawFirst(*session);
        climb(*session, 2);
        QStringList named = movesOf(*session);
        session->hints()->ask();
        QStringList ordered = movesOf(*session);
        named.sort();
        ordered.sort();
        QCOMPARE(ordered, named);
        session->hints()->ask(); // there is nothing more to show, so the hint closes
        QVERIFY(session->hints()->rows().isEmpty());
        session->hints()->ask(); // starts again with the first hint
        QCOMPARE(session->hints()->move(), QString());
        QCOMPARE(session->hints()->rows().size(), 1);
    }

    void pointingAtAMoveHighlightsItAlone() {
        const auto session = sessionOf(gameCalled("foxtail"), {"human", "casual"}, 5);
        drawFirst(*session);
        climb(*session, 2);
        const QStringList moves = movesOf(*session);
        session->hints()->point(moves.back());
        QCOMPARE(hintedChoices(*session), 1);
        QCOMPARE(session->hints()->rows().back().toMap()[QStringLiteral("pointed")], QVariant(true));
        QCOMPARE(movesOf(*session), moves);
        session->hints()->point(moves.back()); // pointing again ends the highlight
        QCOMPARE(hintedChoices(*session), moves.size());
        session->hints()->point(moves.front());
        session->hints()->ask(); // the next hint highlights all moves again
        QCOMPARE(hintedChoices(*session), moves.size());
    }

    void aMoveEndsTheThinkingAndTheHint() {
        const auto session = sessionOf(gameCalled("foxtail"), {"human", "casual"}, 5);
        session->begin();
        session->scheduler()->hold(true);
        session->hints()->ask();
        session->hints()->ask();
        QVERIFY(session->submit(QStringLiteral("draw")));
        QVERIFY(session->hints()->rows().isEmpty());
        QTest::qWait(2 * longestHint);
        QVERIFY(session->hints()->rows().isEmpty());
        QCOMPARE(hintedChoices(*session), 0);
    }

    void aPlanIsHintedToItsEndAndCanBePlayedAtOnce() {
        for (const bool atOnce : {false, true}) {
            const auto session = sessionOf(gameCalled("papertales"), {"human", "casual"}, 5);
            session->begin();
            for (waitForPerson(*session); session->step() == QStringLiteral("pick"); waitForPerson(*session))
                QVERIFY(session->submit(session->choices()->at(0).value(QStringLiteral("move")).toString()));
            QCOMPARE(session->step(), QStringLiteral("plan"));
            climb(*session, 3);
            QVERIFY(session->hints()->rows().front().toMap()[QStringLiteral("whole")].toBool());
            for (int steps = 0; session->hints()->move() != QStringLiteral("commit"); ++steps) {
                QVERIFY(steps < 12);
                if (atOnce)
                    session->hints()->lay(session->hints()->move());
                else
                    QVERIFY(session->submit(session->hints()->move()));
                QVERIFY(!session->hints()->rows().isEmpty()); // the hint continues with the rest of the plan
                QVERIFY(!atOnce || session->hints()->move() == QStringLiteral("commit"));
            }
            QCOMPARE(session->step(), QStringLiteral("plan")); // only the person commits the plan
            QVERIFY(session->submit(QStringLiteral("commit")));
            QVERIFY(session->hints()->rows().isEmpty());
        }
    }

    void forcedMovesArePlayedOnlyIfTheSettingIsOn() {
        for (const bool wanted : {false, true}) {
            const auto session = sessionOf(gameCalled("foxtail"), {"human", "casual"}, 5);
            session->scheduler()->setForcedSteps(wanted);
            session->begin(); // FT-44: the first bits can only be drawn
            const QString step = wanted ? QStringLiteral("place") : QStringLiteral("draw");
            QTRY_COMPARE(session->step(), step);
            QTest::qWait(100); // placing is not forced: there are four ways
            QCOMPARE(session->step(), step);
        }
    }

    void theLastHintStatesPricesToo() {
        const auto session = sessionOf(gameCalled("tailstory"), {"human", "casual"}, 5);
        session->begin();
        bool priced = false;
        for (int turn = 0; turn < 60 && !priced; ++turn) {
            waitForPerson(*session);
            if (session->choices()->count() > 1) {
                climb(*session, 3);
                for (const QString& text : textsOf(*session)) {
                    const bool play = text.startsWith(QStringLiteral("Play "));
                    priced = priced || play;
                    QVERIFY2(!play || text.contains(QStringLiteral("(costs ")), qPrintable(text));
                }
            }
            const int last = session->choices()->count() - 1;
            QVERIFY(session->submit(session->choices()->at(last).value(QStringLiteral("move")).toString()));
        }
        QVERIFY(priced);
    }

    /// If all points come from one line, or the sheet has only one line, the points are stated once.
    void theSamePointsAreNotStatedTwice() {
        const kit::Text wars{"papertales", "Legend Points during the game"};
        const kit::Text buildings{"papertales", "Buildings"};
        constexpr bots::Mean two{2, 0.1};
        constexpr bots::Mean none{0.4, 1};
        bots::Ahead ahead{
            .worth = two, .points = two, .wins = none, .lines = {{wars, two}, {buildings, none}}};
        const QString all = QStringLiteral("all from Legend Points during the game");
        QVERIFY2(HintWords::gain(ahead).endsWith(all + u'.'), qPrintable(HintWords::gain(ahead)));
        QCOMPARE(HintWords::gain(ahead).count(u'2'), 1);
        bots::TurningPoint point;
        point.played.parts = {buildings};
        point.loss = ahead;
        QVERIFY2(HintWords::cost(point, {}).endsWith(all + u'.'), qPrintable(HintWords::cost(point, {})));
        ahead.points = {3, 0.1}; // one more point comes from other lines
        QVERIFY(HintWords::gain(ahead).endsWith(QStringLiteral("2 from Legend Points during the game.")));
        ahead.lines[1].points = {1, 0.1};
        QVERIFY(HintWords::gain(ahead).endsWith(QStringLiteral("1 from Buildings.")));
        ahead.lines.resize(1);
        QVERIFY(!HintWords::gain(ahead).contains(QStringLiteral("from")));
    }

    /// Each move is described with its own gains and losses, line by line.
    void linesAddUpToThePoints() {
        const auto line = [](const char* name, double points) {
            return bots::LineAhead{kit::Text{"papertales", name}, {points, 0.1}};
        };
        bots::Hint hint;
        hint.candidates.resize(2);
        hint.candidates[0].parts = {kit::Text{"papertales", "Build nothing"}};
        hint.candidates[1].parts = {kit::Text{"papertales", "Build Tavern, level 1"}};
        hint.ahead = {{.worth = {0.1, 0.01},
                       .points = {1, 0.1},
                       .wins = {},
                       .lines = {line("Buildings", -4), line("Wars", 3), line("Units", 2)}}};
        const auto judged = [&hint](std::size_t candidate) {
            return HintWords::judgement(hint, candidate, {});
        };
        QVERIFY2(judged(0).endsWith(QStringLiteral(": +3 from Wars, +2 from Units, −4 from Buildings.")),
                 qPrintable(judged(0)));
        QVERIFY2(judged(1).endsWith(QStringLiteral(": −3 from Wars, −2 from Units, +4 from Buildings.")),
                 qPrintable(judged(1)));
        bots::TurningPoint point;
        point.played.parts = hint.candidates[1].parts;
        point.loss = hint.ahead[0];
        const QString cost = HintWords::cost(point, {});
        QVERIFY2(cost.endsWith(QStringLiteral(": −3 from Wars, −2 from Units, +4 from Buildings.")),
                 qPrintable(cost));
        hint.ahead[0].lines[0].points = {-2, 0.1}; // now two lines explain the whole difference
        QVERIFY2(judged(0).endsWith(QStringLiteral(": +3 from Wars, −2 from Buildings.")),
                 qPrintable(judged(0)));
    }

    /// Where space is short, a hint shows only how much better the best move is. If there is no clear
    /// difference, it shows only the reason.
    void aBriefHintSaysOneThing() {
        bots::Hint hint;
        hint.candidates.resize(2);
        hint.candidates[0].parts = {kit::Text{"papertales", "Build nothing"}};
        hint.candidates[1].parts = {kit::Text{"papertales", "Build Tavern, level 1"}};
        hint.candidates[0].why = kit::Text{"papertales", "Nothing is worth its price now."};
        hint.ahead = {{.worth = {}, .points = {0.2, 0.3}, .wins = {0, 0.1}, .lines = {}}};
        const auto judged = [&hint](bool brief) { return HintWords::judgement(hint, 0, {}, brief); };
        QCOMPARE(judged(true), QStringLiteral("Build nothing. Nothing is worth its price now."));
        QVERIFY2(judged(false).contains(QStringLiteral("No clear difference between this and")),
                 qPrintable(judged(false)));
        hint.ahead[0].points = {7, 0.3};
        QVERIFY2(judged(true).contains(QStringLiteral("better than")), qPrintable(judged(true)));
        QVERIFY(!judged(true).contains(QStringLiteral("worth its price")));
        QVERIFY(judged(false).contains(QStringLiteral("worth its price")));
        hint.candidates[0].why = {};
        hint.ahead[0].points = {0.2, 0.3};
        QCOMPARE(judged(true), QStringLiteral("Build nothing. The second-best move is about as good."));
    }

    /// A card's name may end with a punctuation mark: "Cat Got Your Turn!".
    void hintSentencesEndWithOnlyOneMark() {
        bots::Hint hint;
        hint.candidates.resize(1);
        hint.candidates[0].parts = {kit::Text{"tailstory", "Discard %1"}.word("Cat Got Your Turn!")};
        QCOMPARE(HintWords::judgement(hint, 0, {}), QStringLiteral("Discard Cat Got Your Turn!"));
        hint.candidates[0].note = kit::Text{"tailstory", "costs %1"}.number(1);
        QCOMPARE(HintWords::judgement(hint, 0, {}), QStringLiteral("Discard Cat Got Your Turn! (costs 1)."));
        hint.candidates[0].note = kit::Text{"foxtail", "Joins 3 to 1: no set."};
        QCOMPARE(HintWords::judgement(hint, 0, {}),
                 QStringLiteral("Discard Cat Got Your Turn! (Joins 3 to 1: no set)."));
    }

    void leavingDoesNotWaitForThinking() {
        auto session = sessionOf(gameCalled("papertales"), {"human", "casual"}, 5);
        session->begin();
        waitForPerson(*session);
        session->hints()->ask();
        session.reset();
    }
};

TALETOP_TEST(HintTest)
#include "hint_test.moc"
