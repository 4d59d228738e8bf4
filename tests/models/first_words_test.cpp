// SPDX-License-Identifier: MIT
// Tests of first words, which explain something new. Each is shown once, to people who have not seen it,
// until its occasion or a few seconds have passed.
#include "app/shell/app.h"
#include "core/contract/registry.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Starts a match of two people with open hands and without waiting times.
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

    void theFirstQuestionIsExplainedWithItsRule() {
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), wordOf("foxtail", "draw"));
        QCOMPARE(words().entry(), QStringLiteral("FT-16"));
    }

    void aFirstWordNeverAppearsTwice() {
        start(*m_app, "foxtail");
        QVERIFY(!words().text().isEmpty());
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
        m_app = std::make_unique<App>(m_folder->path()); // restarts the program
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
    }

    void aFirstWordEndsWithItsQuestion() {
        start(*m_app, "foxtail");
        const QString first = words().text();
        makeAnyMove(*m_app->session());
        QTRY_VERIFY(words().text() != first);
    }

    void aFirstWordEndsAfterAWhile() {
        words().setLongest(1);
        start(*m_app, "foxtail");
        QSignalSpy changed(&words(), &FirstWords::changed);
        QVERIFY(!words().text().isEmpty());
        QVERIFY(changed.wait());
        QCOMPARE(words().text(), QString());
        QCOMPARE(m_app->session()->step(), QStringLiteral("draw")); // the question itself is still open
    }

    /// No explanation is lost in a burst of changes. Each stays while its step is asked or its moment is
    /// narrated.
    void eachExplanationStaysWhileItsMomentLasts_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            if (!game->firstWords().empty())
                QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void eachExplanationStaysWhileItsMomentLasts() {
        QFETCH(QString, game);
        m_app->setSpeed(2); // events are narrated
        start(*m_app, qPrintable(game));
        MatchSession& session = *m_app->session();
        m_app->settings()->set("stepMode", true);
        QStringList met;
        kit::Rng rng(1);
        while (!session.over() || session.events()->telling()) {
            const QString now = session.events()->telling() ? session.events()->chapter()
                                : session.actor() >= 0      ? session.step()
                                                            : QString();
            const QString word = wordOf(qPrintable(game), now.toStdString());
            if (!now.isEmpty() && !met.contains(now) && word != QLatin1String("no such word")) {
                met.append(now);
                QVERIFY2(words().text() == word, qPrintable(now));
            }
            if (session.events()->telling()) {
                session.events()->next();
            } else if (session.step().isEmpty()) {
                QTest::qWait(5);
            } else {
                const match::Match& match = session.match();
                const auto seat = static_cast<kit::Seat>(session.actor());
                const contract::AnyMove move = match.game().casualMove(match.view(seat), seat, rng);
                QVERIFY(session.submit(QString::fromStdString(match.game().moveText(move))));
            }
        }
        QVERIFY(met.size() > 1);
    }

    void noFirstWordIsShownWhileTheCurtainIsDown() {
        start(*m_app, "papertales", "curtain");
        QVERIFY(m_app->session()->curtain()->down());
        QCOMPARE(words().text(), QString());
        m_app->session()->curtain()->sit(0);
        QTRY_COMPARE(words().text(), wordOf("papertales", "pick"));
        m_app->session()->curtain()->fall();
        QTRY_COMPARE(words().text(), QString());
    }

    void noFirstWordIsShownAfterTheEnd() {
        m_app->setSpeed(2); // events are narrated
        start(*m_app, "papertales");
        MatchSession& session = *m_app->session();
        kit::Rng rng(1);
        bool told = false;
        while (!session.over() || session.events()->telling()) {
            if (session.events()->telling()) {
                told = told || !words().text().isEmpty();
                session.events()->next();
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

    void aResetOfAllSettingsBringsFirstWordsBack() {
        start(*m_app, "foxtail");
        start(*m_app, "foxtail");
        QCOMPARE(words().text(), QString());
        m_app->settings()->reset();
        QCOMPARE(words().text(), wordOf("foxtail", "draw"));
    }

    void examplesOfRulesHaveNoFirstWords() {
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
