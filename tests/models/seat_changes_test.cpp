// SPDX-License-Identifier: MIT
// Tests of seats that change hands: no hand stays visible, the game does not wait for people who have left,
// and the match itself continues unchanged.
#include "app/models/seat_model.h"
#include "core/match/save.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Gives a seat to this kind of player. If `name` is empty, the seat keeps its name.
void give(MatchSession& session, int seat, const char* kind, const char* name = "") {
    std::vector<match::SeatRecord> seats = session.match().header().seats;
    match::SeatRecord& record = seats[static_cast<std::size_t>(seat)];
    record.kind = kind;
    if (*name != '\0')
        record.name = name;
    session.changeSeats(seats);
}

std::unique_ptr<MatchSession> begun(const char* game, const QStringList& kinds, std::uint64_t seed = 5) {
    auto session = sessionOf(*contract::findGame(game), kinds, seed);
    session->begin();
    return session;
}

QStringList logOf(MatchSession& session) {
    QStringList lines;
    for (const LogModel::Row& row : session.log()->rows())
        lines.append(row.text);
    return lines;
}

/// Makes a move for the person who is asked, or waits for a bot's move.
void goOn(MatchSession& session, kit::Rng& random) {
    const std::size_t entries = session.match().journal().entries.size();
    const ReactionWindow& reactions = *session.reactions();
    const auto asks = [&] {
        return reactions.active() && reactions.seats().size() > reactions.fine().size();
    };
    if (session.events()->waits())
        session.events()->next();
    else if (asks() && session.choices()->rowCount() == 0)
        session.reactions()->allFine();
    else if (session.curtain()->down())
        session.curtain()->sit(session.curtain()->seat());
    if (const int choices = session.choices()->rowCount(); choices > 0)
        choose(session, static_cast<int>(random.below(static_cast<std::uint32_t>(choices))));
    const auto goesOn = [&] {
        return session.match().journal().entries.size() != entries || session.over() ||
               session.events()->waits() || asks() || session.curtain()->down() ||
               session.choices()->rowCount() > 0;
    };
    (void)QTest::qWaitFor(goesOn, 5000);
}

} // namespace

class SeatChangesTest : public QObject {
    Q_OBJECT

private slots:
    void anOpenHandClosesWhenABotTakesItsSeat() {
        const auto session = begun("template", {"human", "human", "human"});
        Curtain& curtain = *session->curtain();
        const int seat = curtain.seat();
        curtain.sit(seat);
        QCOMPARE(session->viewer(), seat);
        give(*session, seat, "casual");
        QCOMPARE(curtain.seated(), -1);
        QCOMPARE(session->viewer(), -1);
        QVERIFY(!curtain.isPerson(seat));
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        curtain.sit(seat); // a bot's hand cannot be opened
        QCOMPARE(curtain.seated(), -1);
        QTRY_VERIFY(match::movesOf(session->match().journal(), kit::Seat(seat)) > 0); // the bot moves
    }

    void aPersonWhoTakesASeatOpensTheirOwnHand() {
        const auto session = begun("template", {"human", "human", "casual"});
        Curtain& curtain = *session->curtain();
        give(*session, 2, "human", "Ana");
        QCOMPARE(session->seatName(2), QStringLiteral("Ana"));
        QCOMPARE(session->seats()->index(2).data(SeatModel::NameRole).toString(), QStringLiteral("Ana"));
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        curtain.press(2);
        QCOMPARE(session->viewer(), 2);
        QCOMPARE(shownBeyond(*session, 2), QString());
    }

    /// The last person's hand does not open by itself, because the person who left may still be looking.
    void theLastPersonLeftOpensTheirOwnHand() {
        const auto session = begun("template", {"human", "human", "casual"});
        Curtain& curtain = *session->curtain();
        give(*session, 0, "casual");
        QCOMPARE(curtain.people(), 1);
        QVERIFY(curtain.shared());
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        session->review()->open();
        QCOMPARE(session->viewer(), -1);
        session->review()->leave();
        QTRY_VERIFY(curtain.down() || session->reactions()->active());
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        curtain.press(1);
        QVERIFY(!curtain.shared());
        QCOMPARE(session->viewer(), 1);
        QCOMPARE(curtain.seated(), -1); // a single person needs no curtain
        MatchSession alone(match::Match(session->match()));
        QCOMPARE(logOf(*session), logOf(alone)); // the log shows this person's secrets again
    }

    void aNewcomerBesideTheOnlyPersonClosesThatHandToo() {
        const auto session = begun("template", {"human", "casual", "casual"});
        QCOMPARE(session->viewer(), 0);
        give(*session, 1, "human", "Ana");
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
        QVERIFY(session->hotSeat().inUse());
    }

    void anotherNameIsAnotherPerson() {
        const auto session = begun("template", {"human", "casual", "casual"});
        give(*session, 1, "sharp");
        QCOMPARE(session->viewer(), 0); // the same person is still at the table
        give(*session, 0, "human", "Ana");
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
    }

    void openHandsCloseWhenSeatsChange() {
        const auto session = begun("template", {"human", "human", "casual"});
        session->curtain()->setMode(QStringLiteral("open"));
        QVERIFY(session->viewer() >= 0);
        give(*session, 2, "human");
        QCOMPARE(session->curtain()->mode(), QStringLiteral("curtain"));
        QCOMPARE(session->viewer(), -1);
        QCOMPARE(shownBeyond(*session, kit::spectator), QString());
    }

    void botsAloneContinueTheGame() {
        const auto session = begun("template", {"human", "casual", "casual"});
        give(*session, 0, "gentle");
        QCOMPARE(session->viewer(), -1);
        playOn(*session);
        QVERIFY(session->over());
    }

    void aBotAnswersForThePersonItReplaces() {
        const auto session = begun("template", {"human", "human", "human"});
        kit::Rng random(1);
        for (int step = 0; step < 100 && !session->reactions()->active(); ++step)
            goOn(*session, random);
        QVERIFY(session->reactions()->active());
        const QVariantList asked = session->reactions()->seats();
        QCOMPARE(asked.size(), 2);
        session->reactions()->stop(asked[0].toInt());
        session->reactions()->setAsked(asked[1].toInt(), false);
        const std::size_t entries = session->match().journal().entries.size();
        give(*session, asked[0].toInt(), "casual");
        give(*session, asked[1].toInt(), "casual");
        QVERIFY(session->reactions()->stopping().isEmpty() && session->reactions()->unasked().isEmpty());
        QTRY_VERIFY(session->match().journal().entries.size() >= entries + 2);
    }

    void aBotMakesTheSealedChoiceOfThePersonItReplaces() {
        const auto session = begun("storyline", {"human", "human", "human", "human"});
        kit::Rng random(1);
        for (int step = 0; step < 400 && session->match().pending().seats.size() < 2; ++step)
            goOn(*session, random);
        const kit::SeatSet due = session->match().pending().seats;
        QVERIFY(due.size() > 1);
        const kit::Seat seat = due.first();
        give(*session, seat, "casual");
        QTRY_VERIFY(!session->match().pending().seats.contains(seat));
        QVERIFY(session->curtain()->seat() != seat);
    }

    void theLogReportsTheChangeAndKeepsEarlierNames() {
        const auto session = begun("foxtail", {"human", "human"});
        kit::Rng random(1);
        for (int step = 0; step < 100 && logOf(*session).filter(QStringLiteral("Seat 2")).isEmpty(); ++step)
            goOn(*session, random);
        const QStringList before = logOf(*session);
        give(*session, 1, "casual", "Ana");
        QCOMPARE(logOf(*session),
                 before + QStringList{QStringLiteral("Ana (casual bot) takes over from Seat 2 (person).")});
        give(*session, 1, "casual", "Ben");
        QVERIFY(logOf(*session).contains(QStringLiteral("Ben takes over from Ana.")));
    }

    void theSaveFileRecordsTheChange() {
        const QTemporaryDir folder;
        const auto session = begun("foxtail", {"human", "human", "human"});
        session->saveFile().start(folder.path(), session->match());
        give(*session, 1, "casual", "Ana");
        const std::string text = textOf(session->saveFile().file()).toStdString();
        QCOMPARE(text, match::saveText(session->match().game(), session->match().journal()));
        const auto loaded = match::loadSave(text);
        QVERIFY(std::holds_alternative<match::Loaded>(loaded));
        QCOMPARE(std::get<match::Loaded>(loaded).match.header(), session->match().header());
        MatchSession resumed(std::get<match::Loaded>(loaded).match);
        QCOMPARE(resumed.seatName(1), QStringLiteral("Ana"));
        QCOMPARE(logOf(resumed), logOf(*session));
    }

    void undoDoesNotChangeTheSeats() {
        const auto session = begun("foxtail", {"human", "casual"});
        kit::Rng random(1);
        for (int step = 0; step < 100 && !session->undo()->possible(); ++step)
            goOn(*session, random);
        QVERIFY(session->undo()->possible());
        give(*session, 1, "sharp", "Ana");
        QVERIFY(session->undo()->possible());
        const std::size_t entries = session->match().journal().entries.size();
        session->undo()->take();
        QVERIFY(session->match().journal().entries.size() < entries);
        QCOMPARE(session->match().header().seats[1].name, std::string("Ana"));
    }

    void seatsCannotChangeInAReviewOrAViewOnlyMatch() {
        const auto session = begun("foxtail", {"human", "casual"});
        QVERIFY(session->mayChangeSeats());
        session->review()->open();
        QVERIFY(!session->mayChangeSeats());
        session->review()->leave();
        QVERIFY(session->mayChangeSeats());
        session->setReadOnly(kit::Notice(std::string("Look.")));
        QVERIFY(!session->mayChangeSeats());
        const auto bots = begun("foxtail", {"casual", "casual"});
        playOn(*bots);
        QVERIFY(!bots->mayChangeSeats());
    }

    void gamesEndNormallyHoweverSeatsChange_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// Changes seats at random moments. Each change hides all secrets, and the final journal can be saved and
    /// loaded.
    void gamesEndNormallyHoweverSeatsChange() {
        QFETCH(QString, id);
        const contract::Game& game = *contract::findGame(id.toStdString());
        const int seats = std::clamp(3, game.info().seatsLeast, game.info().seatsMost);
        const auto session = begun(game.info().id, QStringList(seats, QStringLiteral("human")), 3);
        kit::Rng random(7);
        int changes = 0;
        int closed = 0;
        std::size_t changed = 0; // number of entries at the last change
        for (int step = 0; step < 1500 && !session->over(); ++step) {
            goOn(*session, random);
            const std::size_t entries = session->match().journal().entries.size();
            if (entries < changed + 3 || !session->mayChangeSeats())
                continue;
            changed = entries;
            const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
            const bool person = session->curtain()->isPerson(seat);
            give(*session, seat, person ? "casual" : "human",
                 person ? "" : qPrintable(QString::number(step)));
            ++changes;
            QCOMPARE(session->curtain()->seated(), -1);
            if (session->viewer() >= 0 || session->events()->telling() || session->over())
                continue; // a turn in public, a narration or the end
            QCOMPARE(shownBeyond(*session, kit::spectator), QString());
            ++closed;
        }
        QVERIFY(changes > 3 && closed > 0);
        const auto loaded = match::loadSave(match::saveText(game, session->match().journal()));
        QVERIFY(std::holds_alternative<match::Loaded>(loaded));
        QVERIFY(std::get<match::Loaded>(loaded).match.journal() == session->match().journal());
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SeatChangesTest)
#include "seat_changes_test.moc"
