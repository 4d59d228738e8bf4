// SPDX-License-Identifier: MIT
// Tests of several people at one screen: which cards each of them sees, when the curtain falls, and in which
// order people are asked. Public information does not depend on anyone's hand.
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

const contract::Game& needGame(const char* id) {
    const contract::Game* game = contract::findGame(id);
    if (game == nullptr)
        qFatal("no game %s", id);
    return *game;
}

/// Makes a move for the acting seat: preferably a pick, otherwise a move that ends the decision, otherwise
/// any move.
void decide(MatchSession& session) {
    if (session.events()->waits()) // turns the page first
        return session.events()->next();
    for (const char* start : {"pick", "commit", "pass"})
        if (const int row = rowOf(session, QLatin1String(start)); row >= 0) {
            QVERIFY(choose(session, row));
            return;
        }
    QVERIFY(session.choices()->rowCount() > 0);
    QVERIFY(choose(session, 0));
}

} // namespace

class PrivacyTest : public QObject {
    Q_OBJECT

private:
    static std::unique_ptr<MatchSession> table(const char* game, int seats, std::uint64_t seed = 5) {
        return sessionOfPeople(needGame(game), seats, seed);
    }
    static void everyGame() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

private slots:
    void nothingIsShownWhileTheCurtainIsDown() {
        const auto session = table("template", 3);
        Curtain& curtain = *session->curtain();
        QVERIFY(curtain.down());
        QCOMPARE(curtain.seat(), 0);
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(session->actor(), -1);
        QCOMPARE(session->focusSeat(), 0);
        QCOMPARE(session->choices()->rowCount(), 0);
        QCOMPARE(session->step(), QString());
        QVERIFY(session->prompt().contains(session->seatName(0)));
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        QVERIFY(!session->submit(QStringLiteral("pass")));
        session->hints()->ask();
        QVERIFY(session->hints()->rows().isEmpty());
    }

    void aSeatedPersonSeesTheirHandAndNoOther() {
        const auto session = table("template", 3);
        session->curtain()->sit(0);
        QVERIFY(!session->curtain()->down());
        QCOMPARE(session->curtain()->seated(), 0);
        QCOMPARE(session->viewer(), 0);
        QVERIFY(session->choices()->rowCount() > 0);
        QCOMPARE(shownBeyond(*session, 0), QString());
        QVERIFY(!shownBeyond(*session, kit::spectator).isEmpty());
        session->curtain()->fall();
        QVERIFY(session->curtain()->down());
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        QCOMPARE(session->choices()->rowCount(), 0);
    }

    void thePublicViewComesBetweenTwoPeople_data() { everyGame(); }
    /// Plays whole games with up to three people. Everything shown while nobody is seated is public, and the
    /// public view is always shown between two people.
    void thePublicViewComesBetweenTwoPeople() {
        QFETCH(QString, id);
        const contract::Game& game = needGame(id.toUtf8().constData());
        const auto session = table(game.info().id, std::min(3, game.info().seatsMost), 8);
        Curtain& curtain = *session->curtain();
        int last = -1;
        int lifted = 0;
        connect(session.get(), &MatchSession::changed, this, [&] {
            if (curtain.down() || curtain.seated() < 0) {
                // A narration shows the public view of a past moment, which event_player_test checks.
                if (!session->over() && session->viewer() < 0 && !session->events()->telling()) {
                    QCOMPARE(shownBeyond(*session, kit::spectator), QString());
                }
            } else {
                QVERIFY(last == -1 || last == curtain.seated());
                QCOMPARE(session->viewer(), curtain.seated());
            }
            last = curtain.seated();
        });
        kit::Rng random(3);
        int moves = 0;
        while (!session->over()) {
            if (session->events()->waits()) { // turns the page
                session->events()->next();
                continue;
            }
            if (curtain.down()) {
                curtain.sit(curtain.seat());
                ++lifted;
            }
            // Whenever a play can be answered, someone says stop, so the seated player gets up.
            if (session->actor() < 0 || session->hotSeat().awaitsAnswers()) {
                const contract::Pending pending = session->match().pending();
                session->reactions()->stop(pending.seats.first());
                QVERIFY(curtain.down() || session->actor() >= 0); // people without a hand answer in public
                continue;
            }
            const int count = session->choices()->rowCount();
            QVERIFY(count > 0);
            QVERIFY(choose(*session, static_cast<int>(random.below(static_cast<std::uint32_t>(count)))));
            QVERIFY(++moves <= game.info().longestMoves);
        }
        QVERIFY(lifted > 0);
        QCOMPARE(curtain.down(), false);
        QCOMPARE(curtain.seated(), -1);
    }

    void lookingAtAHandDoesNotAffectTheMatch() {
        const auto session = table("template", 3);
        const QJsonObject before = dump(*session);
        const std::size_t entries = session->match().journal().entries.size();
        session->curtain()->press(2);
        QCOMPARE(session->viewer(), 2);
        session->curtain()->fall();
        QCOMPARE(session->curtain()->seated(), -1);
        QCOMPARE(session->match().journal().entries.size(), entries);
        QJsonObject after = dump(*session);
        after["focusSeat"] = before["focusSeat"];
        QCOMPARE(after, before);
        QVERIFY(session->curtain()->down());
    }

    /// One press on a seat opens its hand, and the next press on any seat closes it. Right after each of the
    /// two, presses are ignored for a moment.
    void onePressOpensAHandAndTheNextCloses() {
        const auto session = table("template", 3);
        Curtain& curtain = *session->curtain();
        using State = Curtain::State;
        for (const int second : {1, 2}) {
            QCOMPARE(curtain.state(), State::Down);
            curtain.press(1);
            QCOMPARE(curtain.seated(), 1);
            QCOMPARE(curtain.state(), State::Opening);
            curtain.press(second);
            QCOMPARE(curtain.seated(), 1);
            QTRY_COMPARE(curtain.state(), State::Open);
            curtain.press(second);
            QCOMPARE(curtain.seated(), -1);
            curtain.press(second); // a quick second press does not open another seat's hand
            QCOMPARE(curtain.seated(), -1);
            QTest::qWait(600);
        }
        curtain.press(1);
        curtain.fall(); // Esc closes a hand at any time
        QCOMPARE(curtain.state(), State::Down);
    }

    void nobodySitsDownWhileAnotherIsSeated() {
        const auto session = table("template", 3);
        session->curtain()->sit(0);
        session->curtain()->sit(2);
        QCOMPARE(session->curtain()->seated(), 0);
    }

    void nobodySitsDownAtABotsSeat() {
        const auto session = sessionOf(needGame("template"), {"human", "casual", "human"}, 4);
        session->curtain()->sit(1);
        QCOMPARE(session->curtain()->seated(), -1);
        session->curtain()->sit(7);
        session->curtain()->press(-1);
        QCOMPARE(session->curtain()->seated(), -1);
    }

    void aPersonAloneWithBotsHasNoCurtain() {
        const auto session = sessionOf(needGame("template"), {"human", "casual", "casual"}, 4);
        session->begin();
        waitForPerson(*session);
        QVERIFY(!session->curtain()->down());
        QCOMPARE(session->viewer(), 0);
        QCOMPARE(session->curtain()->people(), 1);
        session->curtain()->sit(0);
        QCOMPARE(session->curtain()->seated(), -1);
    }

    void openHandsShowTheActingSeat() {
        const auto session = table("template", 3);
        QVERIFY(session->curtain()->setMode(QStringLiteral("open")));
        QVERIFY(!session->curtain()->down());
        QCOMPARE(session->viewer(), 0);
        QVERIFY(choose(*session, 0));
        QCOMPARE(session->viewer(), 1);
        QVERIFY(session->curtain()->setMode(QStringLiteral("curtain")));
        QVERIFY(session->curtain()->down());
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        session->curtain()->sit(1);
        QVERIFY(!session->curtain()->setMode(QStringLiteral("open"))); // refused while someone is seated
        QCOMPARE(session->curtain()->mode(), QStringLiteral("curtain"));
    }

    void theCurtainListsTheNewsUntilItIsSeen() {
        const auto session = table("papertales", 2);
        Curtain& curtain = *session->curtain();
        const auto hasNews = [&] { return curtain.down() && !curtain.news().isEmpty(); };
        for (int turn = 0; turn < 60 && !hasNews(); ++turn) {
            QVERIFY(!curtain.down() || curtain.seat() >= 0);
            if (session->events()->waits())
                session->events()->next();
            else if (curtain.down())
                curtain.sit(curtain.seat());
            else
                QVERIFY(choose(*session, 0));
        }
        QVERIFY(hasNews() && curtain.news().size() <= 6);
        const int called = curtain.seat();
        curtain.sit(called);
        QVERIFY(curtain.news().isEmpty()); // lifting the curtain clears the news
        curtain.fall();
        QCOMPARE(curtain.seat(), called);
        QVERIFY(curtain.news().isEmpty()); // this person has already seen the news
    }

    void theCurtainFallsAfterEveryShow_data() {
        QTest::addColumn<bool>("told");
        QTest::newRow("step by step") << true;
        QTest::newRow("all at once") << false;
    }
    /// After a narration that everyone watches, no hand opens by itself, whichever seat was seated last.
    void theCurtainFallsAfterEveryShow() {
        QFETCH(bool, told);
        const auto session = table("papertales", 3, 12);
        session->events()->setStepMode(told);
        Curtain& curtain = *session->curtain();
        const auto turn = [&] { return session->counters().value(QStringLiteral("turn")).toInt(); };
        int shows = 0;
        while (!session->over()) {
            if (curtain.down())
                curtain.sit(curtain.seat());
            const int before = turn();
            decide(*session);
            const bool shown = session->events()->telling() || turn() != before;
            while (session->events()->telling())
                session->events()->next();
            if (!shown || session->over())
                continue;
            ++shows;
            QVERIFY(curtain.down());
            QCOMPARE(curtain.seated(), -1);
            QCOMPARE(session->viewer(), -1);
            QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        }
        QVERIFY(shows >= 3);
    }

    void aTurnOfPaperTalesNeedsFewSittings_data() {
        QTest::addColumn<int>("seats");
        QTest::newRow("3 seats") << 3;
        QTest::newRow("4 seats") << 4;
        QTest::newRow("5 seats") << 5;
    }
    /// A turn needs N + 4 sittings for drafting and planning. All choices are made behind the curtain
    /// (PT-24).
    void aTurnOfPaperTalesNeedsFewSittings() {
        QFETCH(int, seats);
        const auto session = table("papertales", seats, 12);
        Curtain& curtain = *session->curtain();
        QList<int> sittings(5);
        QSet<QString> secretly;
        QSet<QString> openly;
        int moves = 0;
        while (!session->over()) {
            const int turn = session->counters().value(QStringLiteral("turn")).toInt();
            const bool down = curtain.down();
            if (down) {
                curtain.sit(curtain.seat());
                if (session->step() == QLatin1String("pick") || session->step() == QLatin1String("plan"))
                    ++sittings[turn];
            }
            if (curtain.seated() >= 0)
                secretly.insert(session->step());
            else
                openly.insert(session->step());
            decide(*session);
            QVERIFY(++moves < 400);
        }
        for (int turn = 1; turn <= 4; ++turn)
            QVERIFY2(sittings[turn] <= seats + 4,
                     qPrintable(QStringLiteral("turn %1: %2").arg(turn).arg(sittings[turn])));
        QCOMPARE(sittings[1], seats + 4);
        for (const char* step : {"pick", "plan", "construct"})
            QVERIFY2(secretly.contains(QLatin1String(step)), step);
        openly.remove(QString());
        openly.remove(QStringLiteral("construct")); // the last player to build does so in public
        QVERIFY2(openly.isEmpty(), qPrintable(openly.values().join(u' ')));
    }

    /// While the curtain is down, two deals with the same public history give identical models and the same
    /// questions in the same order.
    void thePublicScreenDoesNotDependOnTheDeal() {
        for (int seats = 2; seats <= 5; ++seats) {
            const auto one = table("papertales", seats, 1);
            const auto other = table("papertales", seats, 2);
            kit::Rng random(static_cast<std::uint64_t>(seats));
            int compared = 0;
            while (one->curtain()->down() && other->curtain()->down()) {
                QCOMPARE(QJsonDocument(dump(*one)).toJson(), QJsonDocument(dump(*other)).toJson());
                one->curtain()->sit(one->curtain()->seat());
                other->curtain()->sit(other->curtain()->seat());
                if (one->step() != QLatin1String("pick"))
                    break; // plans differ between the deals and are revealed next
                ++compared;
                while (one->curtain()->seated() >= 0 && one->step() == QLatin1String("pick")) {
                    const auto row = static_cast<int>(random.below(2));
                    QVERIFY(choose(*one, row));
                    QVERIFY(choose(*other, row));
                }
                if (one->curtain()->seated() >= 0)
                    break;
            }
            QVERIFY(compared >= 1);
        }
    }
};

TALETOP_TEST_WITHOUT_WINDOW(PrivacyTest)
#include "privacy_test.moc"
