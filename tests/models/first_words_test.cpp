// SPDX-License-Identifier: MIT
// A sentence on what is new: once, to whom it is new, and only if it could be read.
#include "app/shell/app.h"
#include "core/contract/registry.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A match of two people with open hands, and nobody's clock.
void start(App& app, const char* game, const char* privacy = "open") {
    app.openSeats(QString::fromUtf8(game));
    app.seatSheet()->setSeatCount(2);
    app.seatSheet()->setKind(0, QStringLiteral("human"));
    app.seatSheet()->setKind(1, QStringLiteral("human"));
    app.seatSheet()->setPrivacy(QString::fromUtf8(privacy));
    app.seatSheet()->setSeedText(QStringLiteral("5"));
    app.startMatch();
    QVERIFY(app.session() != nullptr);
}

QString wordOf(const char* game, std::string_view key) {
    for (const contract::FirstWord& word : contract::findGame(game)->firstWords())
        if (key == word.key)
            return QString::fromUtf8(word.text.source);
    return QStringLiteral("no such word");
}

void makeAnyMove(MatchSession& session) {
    for (int row = 0; row < session.choices()->rowCount(); ++row)
        if (session.submit(session.choices()->at(row).value(QStringLiteral("move")).toString()))
            return;
    QFAIL("nothing can be done");
}

} // namespace

class FirstWordsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_app = std::make_unique<App>(m_folder->path());
        m_app->setSpeed(0);
        m_app->settings()->set("askFirst", false);
    }
    void cleanup() { m_app.reset(); }

    void whatIsAskedFirstIsExplainedWithItsRule() {
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), wordOf("foxtail", "draw"));
        QCOMPARE(words().entry(), QStringLiteral("FT-16"));
    }

    void whatWasPutAwayNeverComesAgain() {
        start(*m_app, "foxtail");
        words().putAway();
        QCOMPARE(words().text(), QString());
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
        m_app = std::make_unique<App>(m_folder->path()); // and not in another program either
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
    }

    void whatNobodyCouldReadComesAgain() {
        start(*m_app, "foxtail");
        words().setSeen(true);
        makeAnyMove(*m_app->session()); // at once
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), wordOf("foxtail", "draw"));
    }

    void whatFoundNoRoomComesAgain() {
        words().setReadingTime(0);
        start(*m_app, "foxtail");
        makeAnyMove(*m_app->session());
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), wordOf("foxtail", "draw"));
    }

    void whatStoodThereLongEnoughIsSaid() {
        words().setReadingTime(0);
        start(*m_app, "foxtail");
        words().setSeen(true);
        makeAnyMove(*m_app->session());
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
    }

    void nothingIsSaidWhereNobodyMayLook() {
        start(*m_app, "papertales", "curtain");
        QVERIFY(m_app->session()->curtain()->down());
        QCOMPARE(words().text(), QString());
        m_app->session()->curtain()->sit(0);
        QTRY_COMPARE(words().text(), wordOf("papertales", "pick"));
        m_app->session()->curtain()->fall();
        QTRY_COMPARE(words().text(), QString());
    }

    void nothingOfTheGameStandsOverItsEnd() {
        m_app->setSpeed(2); // what happens is told
        start(*m_app, "papertales");
        MatchSession& session = *m_app->session();
        kit::Rng rng(1);
        bool told = false;
        while (!session.over() || session.story()->telling()) {
            if (session.story()->telling()) {
                told = told || !words().text().isEmpty();
                session.story()->next();
            } else if (session.step().isEmpty()) {
                QTest::qWait(5);
            } else {
                const match::Match& match = session.match();
                const auto seat = static_cast<kit::Seat>(session.actor());
                const contract::AnyMove move = match.game().casualMove(match.view(seat), seat, rng);
                QVERIFY(session.submit(QString::fromStdString(match.game().moveText(move))));
            }
        }
        QVERIFY(told);
        QCOMPARE(words().text(), QString());
    }

    void whoeverWantsNoneGetsNone() {
        m_app->settings()->set("firstWords", false);
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
    }

    void switchedOnAgainEverythingIsNew() {
        start(*m_app, "foxtail");
        words().putAway();
        m_app->settings()->set("firstWords", false);
        m_app->settings()->set("firstWords", true);
        QCOMPARE(words().text(), wordOf("foxtail", "draw"));
    }

    void anExampleOfARuleSaysForItselfWhatToTry() {
        m_app->openExample(QStringLiteral("FT-62"));
        QVERIFY(m_app->session() != nullptr);
        QCOMPARE(m_app->session()->step(), QStringLiteral("vote"));
        QCOMPARE(words().text(), QString());
    }

private:
    [[nodiscard]] FirstWords& words() { return *m_app->firstWords(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<App> m_app;
};

TALETOP_TEST(FirstWordsTest)
#include "first_words_test.moc"
