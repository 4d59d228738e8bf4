// SPDX-License-Identifier: MIT
// Tests of the reaction window, in which people can answer a play: when it opens, how it ends, and who is
// called. None of this depends on anyone's hand.
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Plays on until a play can be answered, preferring moves that start with `wanted`. The player who made the
/// play may still be seated then.
void playToTheWindow(MatchSession& session, const QString& wanted = {}) {
    while (!session.reactions()->active() && !session.over()) {
        if (session.curtain()->down())
            session.curtain()->sit(session.curtain()->seat());
        if (session.events()->waits())
            session.events()->next();
        else if (session.choices()->rowCount() > 0)
            choose(session, std::max(0, rowOf(session, wanted)));
        else
            QTest::qWait(5);
    }
}

std::unique_ptr<MatchSession> afterThePlay(const QStringList& kinds, std::uint64_t seed) {
    auto session = sessionOf(*contract::findGame("template"), kinds, seed);
    session->begin();
    playToTheWindow(*session);
    session->curtain()->fall();
    return session;
}

QStringList persons(int seats) { return QStringList(seats, QStringLiteral("human")); }

int passes(const MatchSession& session) {
    return static_cast<int>(
        std::ranges::count(session.match().journal().entries, "pass", &match::Entry::move));
}

/// Tail Story with three people, right after a play. The two others are asked in turn, and the last of them
/// has a Stopping card.
struct InOrder {
    InOrder() {
        for (std::uint64_t seed = 1; session == nullptr || !canStop(last); ++seed) {
            session = sessionOfPeople(*contract::findGame("tailstory"), 3, seed);
            playToTheWindow(*session, QStringLiteral("play "));
            if (!session->reactions()->active() || session->reactions()->seats().size() < 2)
                continue;
            first = session->match().pending().seats.first();
            const QVariantList seats = session->reactions()->seats();
            last = seats[seats[0].toInt() == first ? 1 : 0].toInt();
        }
        player = session->reactions()->player();
    }
    /// Once this seat is asked, can it do more than let the play go?
    [[nodiscard]] bool canStop(int seat) const {
        match::Match later = session->match();
        const contract::Game& game = later.game();
        const auto pass = game.parseMove(game.scene(later.view(kit::spectator), kit::spectator).letItGo);
        const kit::Seat asked = later.pending().seats.first();
        return pass && !later.submit(asked, *pass) && later.pending().seats.contains(kit::Seat(seat)) &&
               game.scene(later.view(kit::Seat(seat)), kit::Seat(seat)).choices.size() > 1;
    }
    /// Is the curtain down for that seat, and are all hands closed?
    [[nodiscard]] bool callsFor(int seat) const {
        return session->curtain()->down() && session->curtain()->seat() == seat &&
               session->curtain()->seated() < 0 && session->viewer() < 0;
    }

    std::unique_ptr<MatchSession> session;
    int player = 0;
    int first = 0;
    int last = 0;
};

} // namespace

class ReactionWindowTest : public QObject {
    Q_OBJECT

private slots:
    void theWindowAsksEveryoneAndCallsNobody() {
        const auto session = afterThePlay(persons(3), 5);
        QCOMPARE(session->reactions()->seats().size(), 2); // both other people may answer the play
        QVERIFY(session->reactions()->mayAllPass());
        QVERIFY(!session->curtain()->down());
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(session->choices()->rowCount(), 0);
    }

    void theWindowWaitsUntilEveryoneHasAnswered() {
        const auto session = afterThePlay(persons(3), 5);
        const QVariantList seats = session->reactions()->seats();
        session->reactions()->fineByMe(seats[0].toInt());
        QCOMPARE(session->reactions()->fine(), QVariantList{seats[0]});
        QTest::qWait(100);
        QVERIFY(session->reactions()->active());
        QCOMPARE(passes(*session), 1);
        session->reactions()->fineByMe(seats[1].toInt());
        QTRY_VERIFY(!session->reactions()->active());
        QCOMPARE(passes(*session), 2);
    }

    void onePressLetsThePlayGoForAll() {
        const auto session = afterThePlay(persons(4), 5);
        session->reactions()->allFine();
        QVERIFY(!session->reactions()->mayAllPass());
        QTRY_VERIFY(!session->reactions()->active());
        QCOMPARE(passes(*session), 3);
    }

    void passingForEveryoneSkipsPeopleWhoHaveSaidStop() {
        const auto session = afterThePlay(persons(4), 5);
        const int seat = session->reactions()->seats()[1].toInt();
        session->reactions()->stop(seat);
        session->reactions()->allFine();
        QTRY_COMPARE(passes(*session), 2);
        QTest::qWait(20);
        QCOMPARE(passes(*session), 2);
        QCOMPARE(session->reactions()->stopping(), QVariantList{seat});
        QVERIFY(session->curtain()->down());
        QCOMPARE(session->curtain()->seat(), seat);
    }

    void sayingStopCallsThatPerson() {
        const auto session = afterThePlay(persons(3), 5);
        const int seat = session->reactions()->seats()[1].toInt();
        session->reactions()->stop(seat);
        QVERIFY(session->curtain()->down());
        QCOMPARE(session->curtain()->seat(), seat);
        QCOMPARE(session->viewer(), -1);
        session->curtain()->sit(seat);
        QVERIFY(session->choices()->rowCount() > 0);
        QVERIFY(session->submit(QStringLiteral("pass"))); // a person who said stop may still pass
        QCOMPARE(session->curtain()->seated(), -1);
        QVERIFY(!session->curtain()->down());
        QCOMPARE(session->reactions()->fine(), QVariantList{seat});
        session->reactions()->stop(seat); // ignored, because the seat has passed
        QVERIFY(session->reactions()->stopping().isEmpty());
        session->reactions()->fineByMe(session->reactions()->seats()[0].toInt());
        QTRY_VERIFY(!session->reactions()->active());
        QCOMPARE(passes(*session), 2);
    }

    /// The player lifts the curtain once per turn. They stay seated while the others let the play go, and see
    /// its results first, whether or not these are narrated.
    void thePlayerStaysSeatedWhileOthersLetGo() {
        const InOrder table;
        MatchSession& session = *table.session;
        session.events()->setStepMode(true);
        QCOMPARE(session.curtain()->seated(), table.player);
        QVERIFY(session.hotSeat().awaitsAnswers());
        QCOMPARE(session.viewer(), table.player);
        QCOMPARE(session.choices()->rowCount(), 0);
        session.reactions()->allFine();
        QTRY_VERIFY(!session.reactions()->active());
        QVERIFY(!session.events()->telling());
        QVERIFY(session.match().pending().seats.contains(static_cast<kit::Seat>(table.player)));
        QCOMPARE(session.curtain()->seated(), table.player);
        QVERIFY(!session.hotSeat().awaitsAnswers());
        QVERIFY(session.choices()->rowCount() > 0);
    }

    /// If another hand is needed, the player's hand closes first. The other hand opens only when its seat is
    /// pressed.
    void thePlayerGetsUpForAStop() {
        const InOrder table;
        MatchSession& session = *table.session;
        session.reactions()->stop(table.first);
        QVERIFY(table.callsFor(table.first));
        session.curtain()->sit(table.first);
        QVERIFY(session.submit(QString::fromStdString(session.reactions()->letItGo())));
        session.reactions()->allFine();
        QTRY_VERIFY(!session.reactions()->active());
        QCOMPARE(session.curtain()->seated(), -1);
        QCOMPARE(session.viewer(), -1);
    }

    void theFirstToSayStopIsCalledFirst() {
        const auto session = afterThePlay(persons(4), 5);
        const QVariantList seats = session->reactions()->seats();
        for (const int each : {2, 0, 1})
            session->reactions()->stop(seats[each].toInt());
        for (const int each : {2, 0, 1}) {
            QVERIFY(session->curtain()->down());
            QCOMPARE(session->curtain()->seat(), seats[each].toInt());
            session->curtain()->sit(seats[each].toInt());
            QVERIFY(session->submit(QStringLiteral("pass")));
        }
        QVERIFY(!session->reactions()->active());
    }

    void closingTheHandWithdrawsAStop() {
        const auto session = afterThePlay(persons(3), 5);
        const int seat = session->reactions()->seats()[0].toInt();
        session->reactions()->stop(seat);
        session->curtain()->sit(seat);
        session->curtain()->fall();
        QVERIFY(session->reactions()->active());
        QVERIFY(session->reactions()->stopping().isEmpty());
        QVERIFY(!session->curtain()->down());
        QCOMPARE(passes(*session), 0);
    }

    /// Seats are asked in the order of the rules. A seat that says stop waits for the seats before it and is
    /// then called behind the curtain.
    void stopsFollowTheOrderOfTheRules() {
        const InOrder table;
        ReactionWindow& beat = *table.session->reactions();
        beat.stop(table.last);
        QVERIFY(!table.session->curtain()->down()); // the earlier seat has not answered yet
        beat.fineByMe(table.first);
        QTRY_VERIFY(table.callsFor(table.last)); // the seat is called, but its hand opens only with a press
        QCOMPARE(beat.stopping(), QVariantList{table.last});
        table.session->curtain()->sit(table.last);
        const int row = rowOf(*table.session, QStringLiteral("stop"));
        QVERIFY(row >= 0);
        QVERIFY(choose(*table.session, row));
        QCOMPARE(table.session->match().journal().entries.back().who, kit::Seat(table.last));
    }

    void lettingItGoOpensNoHand() {
        const InOrder table;
        ReactionWindow& beat = *table.session->reactions();
        beat.stop(table.last);
        beat.fineByMe(table.last);
        QVERIFY(beat.stopping().isEmpty());
        beat.stop(table.last);
        beat.fineByMe(table.first);
        QTRY_VERIFY(table.callsFor(table.last));
        beat.fineByMe(table.last);
        QVERIFY(!table.session->curtain()->down());
        QCOMPARE(table.session->viewer(), -1);
        QTRY_COMPARE(table.session->match().pending().seats.contains(kit::Seat(table.last)), false);
        QCOMPARE(table.session->curtain()->seated(), -1);
    }

    /// Answers given before an agreed take-back no longer count.
    void anAnswerThatWasTakenBackIsAskedForAgain() {
        const auto session = afterThePlay(persons(4), 5);
        ReactionWindow& beat = *session->reactions();
        beat.fineByMe(beat.seats()[0].toInt());
        QTRY_COMPARE(passes(*session), 1);
        session->undo()->take();
        if (session->vote()->active())
            session->vote()->agree();
        QCOMPARE(passes(*session), 0);
        QVERIFY(beat.active());
        QVERIFY(beat.fine().isEmpty());
        QTest::qWait(50);
        QCOMPARE(passes(*session), 0);
    }

    /// Bots do not move while a person who has said stop is called or is looking at their hand.
    void botsWaitForPeopleWhoHaveSaidStop() {
        const auto session = afterThePlay({"human", "casual", "human", "human"}, 5);
        ReactionWindow& beat = *session->reactions();
        beat.stop(beat.seats()[0].toInt());
        const std::size_t entries = session->match().journal().entries.size();
        QTest::qWait(200);
        QCOMPARE(session->match().journal().entries.size(), entries);
        session->curtain()->sit(beat.seats()[0].toInt());
        QTest::qWait(200);
        QCOMPARE(session->match().journal().entries.size(), entries);
        session->curtain()->fall();
        beat.allFine();
        QTRY_VERIFY(!beat.active());
    }

    /// Someone who plays alone against bots is asked only if they have an answer. Otherwise the program
    /// passes for them.
    void aPersonAloneIsAskedOnlyIfTheyHaveAnAnswer() {
        constexpr int enough = 200; // moves
        const auto session = sessionOf(*contract::findGame("tailstory"), {"human", "casual", "casual"}, 7);
        session->begin();
        int asked = 0;
        for (int move = 0; move < enough && !session->over(); ++move) {
            waitForPerson(*session);
            QCoreApplication::processEvents();
            const bool answers = session->step() == QLatin1String("respond");
            const int choices = session->choices()->rowCount();
            if (choices == 0)
                continue;
            QVERIFY2(!answers || choices > 1, qPrintable(session->prompt()));
            asked += answers ? 1 : 0;
            choose(*session, std::max(0, rowOf(*session, QStringLiteral("pass"))));
        }
        const auto& entries = session->match().journal().entries;
        const auto passed = std::ranges::count_if(entries, [](const match::Entry& entry) {
            return entry.who == 0 && entry.move.starts_with("pass");
        });
        QVERIFY(asked > 0);
        QVERIFY(passed > asked);
    }

    /// A person who is not asked lets all plays go, until their own turn begins.
    void aPersonWhoIsNotAskedLetsPlaysGoUntilTheirTurn() {
        const auto session = afterThePlay(persons(3), 5);
        ReactionWindow& beat = *session->reactions();
        const int seat = beat.seats()[0].toInt();
        beat.setAsked(seat, false);
        QCOMPARE(beat.unasked(), QVariantList{seat});
        QCOMPARE(beat.fine(), QVariantList{seat});
        int windows = 0;
        bool turn = false;
        for (int step = 0; step < 400 && !turn && !session->over(); ++step) {
            if (beat.active()) {
                QCOMPARE(beat.fine().contains(seat), beat.seats().contains(seat));
                windows += beat.seats().contains(seat) ? 1 : 0;
                beat.allFine();
                QTRY_VERIFY(!beat.active() || !beat.mayAllPass());
                QTest::qWait(1);
                continue;
            }
            const contract::Pending due = session->match().pending();
            turn = due.seats.contains(kit::Seat(seat));
            QCOMPARE(beat.unasked().contains(seat), !turn);
            if (session->curtain()->down())
                session->curtain()->sit(session->curtain()->seat());
            if (!turn && session->choices()->rowCount() > 0)
                choose(*session, 0);
            else
                QTest::qWait(1);
        }
        QVERIFY(turn && windows > 0);
    }

    void choosingNotToBeAskedWithdrawsAStop() {
        const auto session = afterThePlay(persons(4), 5);
        ReactionWindow& beat = *session->reactions();
        const int seat = beat.seats()[2].toInt();
        beat.stop(seat);
        beat.setAsked(seat, false); // replaces the person's stop
        QVERIFY(beat.stopping().isEmpty());
        QTRY_VERIFY(passes(*session) > 0 || beat.fine().contains(seat));
    }

    void choosingToBeAskedAgainRestoresTheQuestion() {
        const auto session = afterThePlay(persons(4), 5);
        ReactionWindow& beat = *session->reactions();
        const int seat = beat.seats()[2].toInt();
        beat.setAsked(seat, false);
        beat.setAsked(seat, true); // in time, because the rules have not asked this seat yet
        QVERIFY(beat.unasked().isEmpty());
        QVERIFY(!beat.fine().contains(seat));
        beat.setAsked(7, false);
        QVERIFY(beat.unasked().isEmpty());
    }

    void answersOfUnknownSeatsAreIgnored() {
        const auto session = afterThePlay(persons(3), 5);
        for (const int seat : {-1, 7}) {
            session->reactions()->stop(seat);
            session->reactions()->fineByMe(seat);
        }
        QVERIFY(session->reactions()->fine().isEmpty() && session->reactions()->stopping().isEmpty());
    }

    void botsAloneNeedNoReactionWindow() {
        const auto session = sessionOf(*contract::findGame("template"), {"casual", "random"}, 5);
        session->begin();
        playOn(*session);
        QVERIFY(session->over());
        QVERIFY(!session->reactions()->active());
    }

    void pausesDependOnNothingHidden() {
        constexpr int usual = 450;
        const contract::Game& game = *contract::findGame("template");
        match::Header header = headerOf(game, {"human", "casual", "random", "human"}, 9);
        const match::Match one(game, header);
        const ReactionWindow beat(one, kit::SeatSet());
        QSet<int> pauses;
        for (int seat = 1; seat < 3; ++seat) {
            const int pause = beat.pauseOf(static_cast<kit::Seat>(seat), usual);
            QCOMPARE(beat.pauseOf(static_cast<kit::Seat>(seat), usual), pause);
            QVERIFY(pause >= usual && pause <= 6 * usual);
            pauses.insert(pause);
        }
        QCOMPARE(pauses.size(), 2); // pauses differ between seats
    }
};

TALETOP_TEST_WITHOUT_WINDOW(ReactionWindowTest)
#include "reaction_window_test.moc"
