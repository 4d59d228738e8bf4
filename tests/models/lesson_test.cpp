// SPDX-License-Identifier: MIT
// Tests of lessons without a window: each can be played to its end, early moves are refused with a reason,
// and learners can leave, return and start at any chapter.
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

QStringList gamesWithLessons() {
    QStringList ids;
    for (const contract::Game* game : contract::games())
        if (!game->lesson().empty())
            ids.append(QString::fromUtf8(game->info().id));
    return ids;
}

/// Waits until the other seats have moved and the lesson asks for a move, explains something or ends.
void wait(LessonGuide& lesson, MatchSession& session) {
    const auto stands = [&] {
        if (session.events()->waits())
            session.events()->next();
        return lesson.done() || lesson.tells() || (lesson.asks() && !session.bots().thinking());
    };
    QTRY_VERIFY_WITH_TIMEOUT(stands(), 20000);
}

/// Presses "Show me" until the lesson reaches this step, counted from 1.
void showTo(App& app, int number) {
    LessonGuide& lesson = *app.practice()->lesson();
    for (int presses = 0; presses < 2000 && !lesson.done() && lesson.number() < number; ++presses) {
        wait(lesson, *app.session());
        lesson.show();
    }
    wait(lesson, *app.session());
}

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_app = std::make_unique<App>(m_folder->path());
        m_app->setSpeed(0);
        m_app->settings()->set("askFirst", false);
    }

    void everyLessonIsPlayedToItsEnd() {
        QVERIFY(!gamesWithLessons().isEmpty());
        for (const QString& game : gamesWithLessons()) {
            m_app->openLesson(game);
            QCOMPARE(m_app->notice(), QString());
            LessonGuide& lesson = *m_app->practice()->lesson();
            QStringList told;
            connect(m_app->session(), &MatchSession::taught, this,
                    [&told](const QString& words) { told.append(words); });
            for (int presses = 0; presses < 2000 && !lesson.done(); ++presses) {
                wait(lesson, *m_app->session());
                QVERIFY2(!lesson.text().isEmpty() && (lesson.done() || !lesson.entry().isEmpty()),
                         qPrintable(game));
                lesson.show();
            }
            QVERIFY2(lesson.done(), qPrintable(game + QString::number(lesson.number())));
            // The first step was shown before the signal was connected.
            QVERIFY2(told.size() + 1 >= lesson.count(), qPrintable(game));
            told.removeDuplicates();
            QVERIFY(told.size() > 5);
        }
    }

    void theFirstStepIsAnnounced() {
        m_app->openLesson(gamesWithLessons().first());
        LessonGuide& lesson = *m_app->practice()->lesson();
        const QSignalSpy taught(m_app->session(), &MatchSession::taught);
        lesson.show();
        wait(lesson, *m_app->session());
        QVERIFY(!taught.isEmpty());
        QVERIFY(taught.last().at(0).toString().endsWith(lesson.text()));
    }

    /// The praise for a step and the text of the next one have no space between them in Japanese.
    void japaneseSentencesHaveNoSpaceBetweenThem() {
        const InstalledWords words(QLocale(QLocale::Japanese));
        m_app->openLesson(QStringLiteral("foxtail"));
        LessonGuide& lesson = *m_app->practice()->lesson();
        const QSignalSpy taught(m_app->session(), &MatchSession::taught);
        bool praised = false;
        for (int presses = 0; presses < 200 && lesson.number() < 10; ++presses) {
            wait(lesson, *m_app->session());
            praised = praised || !lesson.praise().isEmpty();
            lesson.show();
        }
        QVERIFY(praised);
        for (const QList<QVariant>& said : taught)
            QVERIFY2(!said.at(0).toString().contains(u' '), qPrintable(said.at(0).toString()));
    }

    void movesThatComeTooEarlyAreRefusedWithAReason() {
        for (const QString& game : gamesWithLessons()) {
            m_app->openLesson(game);
            LessonGuide& lesson = *m_app->practice()->lesson();
            MatchSession& session = *m_app->session();
            int refused = 0;
            for (int presses = 0; presses < 2000 && !lesson.done(); ++presses) {
                wait(lesson, session);
                const auto entries = session.match().journal().entries.size();
                for (int row = 0; row < session.choices()->rowCount() && lesson.asks(); ++row) {
                    const QString move = session.choices()->at(row).value(QStringLiteral("move")).toString();
                    const auto parsed = session.match().game().parseMove(move.toStdString());
                    const QString later = lesson.putsOff(*parsed);
                    if (later.isEmpty())
                        continue;
                    QVERIFY(!session.submit(move));
                    QCOMPARE(session.refusal()->text(), later);
                    QCOMPARE(session.refusal()->entry(), lesson.entry());
                    QCOMPARE(session.match().journal().entries.size(), entries);
                    ++refused;
                }
                lesson.show();
            }
            QVERIFY2(refused > 0, qPrintable(game));
        }
    }

    void inAStepOfSeveralPartsTheNextOneIsAskedFor() {
        m_app->openLesson(QStringLiteral("tailstory"), 6);
        LessonGuide& lesson = *m_app->practice()->lesson();
        MatchSession& session = *m_app->session();
        wait(lesson, session);
        QVERIFY(!session.submit(QStringLiteral("pick E10#1")));
        QVERIFY2(session.refusal()->text().startsWith(QStringLiteral("One at a time")),
                 qPrintable(session.refusal()->text()));
        QVERIFY(session.submit(QStringLiteral("pick E13#1")));
        QVERIFY(!session.submit(QStringLiteral("pick E03#2")));
        QCOMPARE(session.refusal()->text(), QStringLiteral("First: Discard Bone Again."));
        QVERIFY(session.submit(QStringLiteral("pick E10#1")));
    }

    /// The lesson accepts a swap's cards in any order and ends only when the swap is complete.
    void aMoveOfSeveralPartsIsMadeToItsEnd() {
        m_app->openLesson(QStringLiteral("tailstory"), 15);
        LessonGuide& lesson = *m_app->practice()->lesson();
        MatchSession& session = *m_app->session();
        for (const char* move : {"play E06#1 at 1", "number 2", "pick E09#2", "pick E03#2", "swap at 1"}) {
            wait(lesson, session);
            QVERIFY2(session.submit(QString::fromLatin1(move)), move);
        }
        QCOMPARE(lesson.number(), 17);
        int parts = 0;
        for (wait(lesson, session); !lesson.done(); wait(lesson, session), ++parts) {
            QVERIFY(parts < 4);
            QVERIFY(session.step().startsWith(QStringLiteral("swap")));
            QVERIFY(session.submit(session.choices()->at(0).value(QStringLiteral("move")).toString()));
        }
        QVERIFY(parts > 0);
        QCOMPARE(session.step(), QStringLiteral("action"));
    }

    /// A selection that cannot lead to the right move is cleared at once, even if it is incomplete.
    void aWrongCardIsRefusedAtTheFirstTouch() {
        m_app->openLesson(QStringLiteral("papertales"));
        LessonGuide& lesson = *m_app->practice()->lesson();
        MatchSession& session = *m_app->session();
        MoveBuilder& desk = *session.touches();
        desk.setManner(MoveBuilder::Twice);
        wait(lesson, session);
        desk.touch(QStringLiteral("card/pack/0/1"));
        QCOMPARE(session.refusal()->text(),
                 QStringLiteral(
                     "That card has its uses, and you’ll draft freely next turn. For now, keep Knight."));
        QCOMPARE(session.refusal()->entry(), QStringLiteral("PT-30"));
        QVERIFY(desk.held().isEmpty());
        desk.touch(QStringLiteral("card/pack/0/0"));
        QCOMPARE(session.refusal()->text(), QString());
        QCOMPARE(desk.held(), QStringList(QStringLiteral("card/pack/0/0")));
        desk.drop();
        desk.take(QStringLiteral("card/pack/0/1")); // a dragged card is checked only when it is dropped
        QCOMPARE(session.refusal()->text(), QString());
        QCOMPARE(desk.held().size(), 1);
    }

    /// Moving a card back to the hand, as a step asks, is not mistaken for an undo.
    void takingACardBackCompletesItsStep() {
        m_app->openLesson(QStringLiteral("papertales"));
        showTo(*m_app, 4);
        LessonGuide& lesson = *m_app->practice()->lesson();
        QCOMPARE(lesson.entry(), QStringLiteral("PT-46"));
        m_app->session()->touches()->touchAll({QStringLiteral("zone/F2/0"), QStringLiteral("zone/hand/0")});
        QCOMPARE(lesson.number(), 5);
    }

    void nobodyMovesDuringAnExplanation() {
        const QString game = gamesWithLessons().first();
        m_app->openLesson(game);
        LessonGuide& lesson = *m_app->practice()->lesson();
        for (int presses = 0; presses < 100 && !lesson.tells(); ++presses) {
            wait(lesson, *m_app->session());
            if (!lesson.tells())
                lesson.show();
        }
        QVERIFY(lesson.tells());
        const auto entries = m_app->session()->match().journal().entries.size();
        QTest::qWait(100);
        QCOMPARE(m_app->session()->match().journal().entries.size(), entries);
        const int number = lesson.number();
        lesson.next();
        QCOMPARE(lesson.number(), number + 1);
    }

    void aMoveTakenBackTakesTheStepBack() {
        m_app->openLesson(gamesWithLessons().first());
        LessonGuide& lesson = *m_app->practice()->lesson();
        wait(lesson, *m_app->session());
        lesson.show();
        wait(lesson, *m_app->session());
        QCOMPARE(lesson.number(), 2);
        QVERIFY(m_app->session()->undo()->possible());
        m_app->session()->undo()->take();
        QCOMPARE(lesson.number(), 1);
        showTo(*m_app, 3); // random outcomes are the same as before the undo
        QCOMPARE(lesson.number(), 3);
    }

    void aLessonContinuesWhereItWasLeft() {
        for (const QString& game : gamesWithLessons()) {
            QCOMPARE(m_app->practice()->lessonOf(game).value(QStringLiteral("reached")).toInt(), 0);
            m_app->openLesson(game);
            showTo(*m_app, 5);
            const int step = m_app->practice()->lesson()->place();
            const QString text = m_app->practice()->lesson()->text();
            m_app->leaveExample();
            QTRY_VERIFY(!m_app->practice()->active());
            QCOMPARE(m_app->page(), QStringLiteral("home"));
            const int reached = m_app->practice()->lessonOf(game).value(QStringLiteral("reached")).toInt();
            QCOMPARE(reached, step);
            m_app->openLesson(game, reached);
            wait(*m_app->practice()->lesson(), *m_app->session());
            QCOMPARE(m_app->practice()->lesson()->text(), text);
            m_app->leaveExample();
            QTRY_VERIFY(!m_app->practice()->active());
        }
        QVERIFY(QDir(m_app->preferences().savesFolder()).entryList(QDir::Files).isEmpty());
    }

    void everyChapterCanBeBegunAlone() {
        for (const QString& game : gamesWithLessons()) {
            const QVariantList chapters =
                m_app->practice()->lessonOf(game).value(QStringLiteral("chapters")).toList();
            QVERIFY(chapters.size() > 1);
            for (int chapter = 0; chapter < chapters.size(); ++chapter) {
                m_app->openLesson(game, chapters[chapter].toMap().value(QStringLiteral("step")).toInt());
                LessonGuide& lesson = *m_app->practice()->lesson();
                QCOMPARE(lesson.chapter(), chapter);
                QCOMPARE(lesson.chapters().value(chapter),
                         chapters[chapter].toMap().value(QStringLiteral("title")).toString());
                showTo(*m_app, lesson.number() + 1);
            }
        }
    }

    void aMatchWaitsDuringALesson() {
        const QString game = gamesWithLessons().first();
        m_app->openSeats(game);
        m_app->startMatch();
        MatchSession* waiting = m_app->session();
        m_app->openLesson(game);
        QVERIFY(m_app->session() != waiting);
        m_app->leaveExample();
        QCOMPARE(m_app->session(), waiting);
        QVERIFY(!m_app->practice()->active() && m_app->practice()->lesson() == nullptr);
    }

    void afterTheLessonAGameCanBegin() {
        const QString game = gamesWithLessons().first();
        m_app->openLesson(game);
        showTo(*m_app, 1000);
        QVERIFY(m_app->practice()->lesson()->done());
        QCOMPARE(m_app->practice()->lessonOf(game).value(QStringLiteral("reached")).toInt(), 0);
        m_app->playAgain();
        QCOMPARE(m_app->practice()->lesson()->number(), 1);
        m_app->openSeats(game);
        QCOMPARE(m_app->page(), QStringLiteral("seats"));
        QTRY_VERIFY(!m_app->practice()->active());
    }

    void aBoxOffersItsLessonOnce() {
        for (const QString& game : gamesWithLessons()) {
            QVERIFY(m_app->practice()->offers(game));
            QVERIFY(!m_app->practice()->offers(game));
        }
        QVERIFY(!m_app->practice()->offers(QStringLiteral("nothing")));
    }

    void aMissingOrBrokenLessonIsReportedAndHowToPlayOpens() {
        const QSignalSpy wanted(m_app.get(), &App::ruleWanted);
        m_app->openLesson(QStringLiteral("nothing"));
        QVERIFY(m_app->notice().contains(QStringLiteral("nothing")));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!m_app->practice()->active());

        const QString game = gamesWithLessons().first();
        const QDir folder(m_folder->filePath(QStringLiteral("art")));
        const auto problemOf = [&] {
            const auto read = readLesson(game, 0, folder.path());
            const auto* problem = std::get_if<QString>(&read);
            return problem != nullptr ? *problem : QString();
        };
        QVERIFY2(problemOf().contains(QStringLiteral("missing")), qPrintable(problemOf()));
        const QString path = QStringLiteral("/%1/lessons/first.taletop").arg(game);
        QByteArray text = textOf(QStringLiteral(":/art/games") + path);
        QVERIFY(!text.isEmpty() && folder.mkpath(game + QStringLiteral("/lessons")));
        const auto write = [&](const QByteArray& contents) {
            QFile file(folder.path() + path);
            return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
        };
        QByteArray damaged = text;
        damaged.replace(damaged.indexOf("\"hash\":\"") + 8, 4, "zzzz");
        QVERIFY(write(damaged));
        QVERIFY2(problemOf().contains(QStringLiteral("line 2")), qPrintable(problemOf()));
        const QByteArrayList lines = text.split('\n');
        QVERIFY(write(lines.mid(0, lines.size() / 2).join('\n') + '\n')); // readable but incomplete
        QVERIFY2(problemOf().contains(QStringLiteral("no move that can be made here")),
                 qPrintable(problemOf()));
        QVERIFY(write(text));
        QVERIFY(problemOf().isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<App> m_app;
};

TALETOP_TEST(LessonTest)

#include "lesson_test.moc"
