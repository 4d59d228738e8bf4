// SPDX-License-Identifier: MIT
// Tests of the practice table without a window: an example is played on a separate table and saves nothing,
// and the waiting match returns unchanged.
#include "app/shell/app.h"
#include "core/contract/registry.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Returns the entries of a game with or without an example, such as "PT-45".
QStringList entriesOf(const contract::Game& game, bool withExample) {
    QStringList entries;
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (rule.example.empty() != withExample)
                entries.append(QString::fromStdString(game.ledgerEntry(rule.number)));
    return entries;
}

const contract::Game& gameWithExamples() {
    for (const contract::Game* game : contract::games())
        if (!entriesOf(*game, true).isEmpty())
            return *game;
    qFatal("no game has an example");
}

QString anExample() { return entriesOf(gameWithExamples(), true).first(); }

/// Returns the contents of the files in the folder of saves, by name.
QMap<QString, QByteArray> savesOf(App& app) {
    const QDir folder(app.preferences().savesFolder());
    QMap<QString, QByteArray> files;
    for (const QString& name : folder.entryList(QDir::Files))
        files.insert(name, textOf(folder.absoluteFilePath(name)));
    return files;
}

bool moveOnce(App& app) {
    MatchSession& session = *app.session();
    const auto legal = [&](const QString& move) { return session.refusal()->whyNot(move).isEmpty(); };
    for (int row = 0; row < session.choices()->rowCount(); ++row)
        if (const QString move = session.choices()->at(row).value(QStringLiteral("move")).toString();
            legal(move))
            return session.submit(move);
    return false;
}

void startTwo(App& app) {
    app.openSeats(QString::fromUtf8(gameWithExamples().info().id));
    app.seatSheet()->setSeatCount(2);
    app.seatSheet()->setKind(0, QStringLiteral("human"));
    app.seatSheet()->setKind(1, QStringLiteral("human"));
    app.seatSheet()->setSeedText(QStringLiteral("5"));
    app.startMatch();
    QVERIFY(app.session() != nullptr);
}

} // namespace

class PracticeTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_app = std::make_unique<App>(m_folder->path());
        m_app->setSpeed(0);
        m_app->settings()->set("askFirst", false);
    }

    void everyExampleOpensAndWaitsForAPerson() {
        for (const contract::Game* game : contract::games())
            for (const QString& entry : entriesOf(*game, true)) {
                m_app->openExample(entry);
                QCOMPARE(m_app->notice(), QString());
                QVERIFY2(m_app->practice()->active() && m_app->session()->match().header().practice,
                         qPrintable(entry));
                QCOMPARE(m_app->practice()->entry(), entry);
                QVERIFY(!m_app->practice()->caption().isEmpty());
                QVERIFY(!m_app->practice()->title().isEmpty());
                waitForPerson(*m_app->session());
                QVERIFY2(m_app->session()->choices()->rowCount() > 0, qPrintable(entry));
            }
        QVERIFY(savesOf(*m_app).isEmpty());
    }

    void aMatchWaitsDuringAnExampleAndContinuesUnchanged() {
        startTwo(*m_app);
        QVERIFY(m_app->setPrivacy(QStringLiteral("open")));
        moveOnce(*m_app);
        const auto saves = savesOf(*m_app);
        const match::Journal journal = m_app->session()->match().journal();
        const QString file = m_app->session()->saveFile().file();
        m_app->openExample(anExample());
        QCOMPARE(m_app->page(), QStringLiteral("table"));
        QVERIFY(m_app->practice()->active());
        QCOMPARE(m_app->session()->curtain()->mode(), QStringLiteral("open"));
        waitForPerson(*m_app->session());
        const std::size_t before = m_app->session()->match().journal().entries.size();
        QVERIFY(moveOnce(*m_app));
        QVERIFY(m_app->session()->match().journal().entries.size() > before);
        QCOMPARE(m_app->notice(), QString());
        m_app->leaveExample();
        QCoreApplication::processEvents();
        QVERIFY(!m_app->practice()->active());
        QCOMPARE(m_app->page(), QStringLiteral("table"));
        QVERIFY(m_app->session()->match().journal().entries == journal.entries);
        QCOMPARE(m_app->session()->saveFile().file(), file);
        QCOMPARE(m_app->session()->curtain()->mode(), QStringLiteral("open"));
        QCOMPARE(savesOf(*m_app), saves);
        moveOnce(*m_app); // the match can be continued
        QVERIFY(m_app->session()->match().journal().entries.size() > journal.entries.size());
        QVERIFY(savesOf(*m_app) != saves);
    }

    void restartingOrChangingTheExampleKeepsTheWaitingMatch() {
        startTwo(*m_app);
        const match::Journal journal = m_app->session()->match().journal();
        m_app->openExample(anExample());
        waitForPerson(*m_app->session());
        const auto entries = m_app->session()->match().journal().entries;
        QVERIFY(moveOnce(*m_app));
        m_app->openExample(m_app->practice()->entry());
        waitForPerson(*m_app->session());
        QVERIFY(m_app->session()->match().journal().entries == entries);
        m_app->openExample(entriesOf(gameWithExamples(), true).last());
        m_app->leaveExample();
        QVERIFY(m_app->session()->match().journal().entries == journal.entries);
    }

    void anExampleOpenedFromHomeLeadsBackToItsRule() {
        const QSignalSpy wanted(m_app.get(), &App::ruleWanted);
        m_app->openExample(anExample());
        QCOMPARE(m_app->page(), QStringLiteral("table"));
        m_app->leaveExample();
        QCOMPARE(m_app->page(), QStringLiteral("home"));
        QTRY_VERIFY(m_app->session() == nullptr);
        QVERIFY(!m_app->practice()->active());
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().at(0).toString(), QString::fromUtf8(gameWithExamples().info().id));
        QCOMPARE(wanted.first().at(1).toString(), anExample());
        QVERIFY(savesOf(*m_app).isEmpty());
    }

    void anotherMatchEndsThePractice() {
        startTwo(*m_app);
        m_app->openExample(anExample());
        m_app->goHome();
        QTRY_VERIFY(!m_app->practice()->active());
        QCOMPARE(m_app->saves()->rowCount(), 1);
        m_app->leaveExample(); // no example is open
        QCOMPARE(m_app->page(), QStringLiteral("home"));
    }

    void aMissingOrBrokenExampleIsReported() {
        startTwo(*m_app);
        MatchSession* session = m_app->session();
        const QString without = entriesOf(gameWithExamples(), false).first();
        m_app->openExample(without);
        QVERIFY2(m_app->notice().contains(without) && m_app->notice().contains(QStringLiteral("missing")),
                 qPrintable(m_app->notice()));
        m_app->openExample(QStringLiteral("XX-1"));
        QVERIFY(m_app->notice().contains(QStringLiteral("XX-1")));
        QVERIFY(!m_app->practice()->active() && m_app->session() == session);

        const QString entry = anExample();
        const QString game = QString::fromUtf8(gameWithExamples().info().id);
        const QDir folder(m_folder->filePath(QStringLiteral("art")));
        QVERIFY(folder.mkpath(game + QStringLiteral("/examples")));
        const QString path = QStringLiteral("/%1/examples/%2.taletop").arg(game, entry);
        QByteArray text = textOf(QStringLiteral(":/art/games") + path);
        QVERIFY(!text.isEmpty());
        text.replace(text.indexOf("\"hash\":\"") + 8, 4, "zzzz");
        QFile file(folder.path() + path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const auto read = readExample(entry, folder.path());
        const auto* problem = std::get_if<QString>(&read);
        QVERIFY(problem != nullptr);
        const QString words = *problem;
        QVERIFY2(words.contains(entry) && words.contains(QStringLiteral("line 2")), qPrintable(words));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<App> m_app;
};

TALETOP_TEST(PracticeTest)

#include "practice_test.moc"
