// SPDX-License-Identifier: MIT
// Tests of first games: until someone has finished a match of a game on this computer, its matches are
// practice matches unless the player decides otherwise.
#include "app/shell/app.h"
#include "core/contract/registry.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

QString gameAt(std::size_t place) { return QString::fromUtf8(contract::games()[place]->info().id); }

void calm(App& app) {
    app.setSpeed(0);
    app.settings()->set("askFirst", false);
    app.firstWords()->setWanted(false);
}

/// Plays the match at the table, with one person, to its end.
void finish(App& app) {
    MatchSession& session = *app.session();
    for (int moves = 0; moves < 5000 && !session.over(); ++moves) {
        waitForPerson(session);
        for (int row = 0; row < session.choices()->rowCount() && !session.over(); ++row)
            if (const QString move = session.choices()->at(row).value(QStringLiteral("move")).toString();
                session.refusal()->whyNot(move).isEmpty() && session.submit(move))
                break;
    }
    QTRY_VERIFY(session.over());
}

void startAlone(App& app, const QString& game) {
    app.openSeats(game);
    app.seatSheet()->setSeatCount(app.seatSheet()->seatsLeast());
    app.startMatch();
}

void goHome(App& app) {
    app.goHome();
    QTRY_VERIFY(app.session() == nullptr);
}

} // namespace

class FirstGameTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_app = std::make_unique<App>(m_folder->path());
        calm(*m_app);
    }

    void matchesArePracticeUntilOneIsFinished() {
        SeatSheet& sheet = *m_app->seatSheet();
        startAlone(*m_app, gameAt(0));
        QVERIFY(m_app->session()->match().header().practice);
        goHome(*m_app);
        m_app->openSeats(gameAt(0)); // the match was started but not finished
        QVERIFY(sheet.practice() && sheet.firstGame());
        startAlone(*m_app, gameAt(0));
        finish(*m_app);
        goHome(*m_app);
        m_app->openSeats(gameAt(0));
        QVERIFY(!sheet.practice() && !sheet.firstGame());
        m_app->openSeats(gameAt(1)); // nobody has finished this other game
        QVERIFY(sheet.practice() && sheet.firstGame());
    }

    void aPlayersChoiceOfPracticeStays() {
        SeatSheet& sheet = *m_app->seatSheet();
        m_app->openSeats(gameAt(0));
        sheet.setPractice(false);
        QVERIFY(!sheet.firstGame());
        startAlone(*m_app, gameAt(0));
        QVERIFY(!m_app->session()->match().header().practice);
        goHome(*m_app);
        m_app->openSeats(gameAt(1));
        m_app->openSeats(gameAt(0)); // opens the sheet of the first game again
        QVERIFY(!sheet.practice() && !sheet.firstGame());
        sheet.setPractice(true);
        startAlone(*m_app, gameAt(0));
        finish(*m_app);
        goHome(*m_app);
        m_app->openSeats(gameAt(1));
        m_app->openSeats(gameAt(0));
        QVERIFY(sheet.practice() && !sheet.firstGame());
    }

    void resettingTheSheetGivesPracticeAgain() {
        SeatSheet& sheet = *m_app->seatSheet();
        m_app->openSeats(gameAt(0));
        sheet.setPractice(false);
        sheet.reset();
        QVERIFY(sheet.practice() && sheet.firstGame());
    }

    void aGameOfBotsDoesNotCount() {
        m_app->openSeats(gameAt(0));
        for (int seat = 0; seat < m_app->seatSheet()->seatCount(); ++seat)
            m_app->seatSheet()->setKind(seat, QStringLiteral("random"));
        m_app->startMatch();
        playOn(*m_app->session());
        QVERIFY(m_app->session()->over());
        goHome(*m_app);
        m_app->openSeats(gameAt(0));
        QVERIFY(m_app->seatSheet()->firstGame());
    }

    /// Earlier versions did not record which games had been finished, but their saves show it.
    void gamesFinishedInAnEarlierVersionAreCounted() {
        startAlone(*m_app, gameAt(0));
        finish(*m_app);
        goHome(*m_app);
        m_app->preferences().file().remove(QStringLiteral("boxes"));
        m_app->saves()->refresh();
        QVERIFY(m_app->saves()->rowCount() == 1);
        m_app = std::make_unique<App>(m_folder->path());
        calm(*m_app);
        QVERIFY(!m_app->preferences().hasFinished(gameAt(0)));
        // Reads the role as the home page does.
        m_app->saves()->data(m_app->saves()->index(0), SaveListModel::FinishedRole);
        QTRY_VERIFY(m_app->preferences().hasFinished(gameAt(0)));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<App> m_app;
};

TALETOP_TEST(FirstGameTest)

#include "first_game_test.moc"
