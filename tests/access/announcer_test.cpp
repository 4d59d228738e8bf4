// SPDX-License-Identifier: MIT
// Tests announcements to screen readers, unprompted and on request. Every question and event is announced,
// but nothing that the person at the screen must not know.
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/secrets.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

QStringList heard;

/// Records the window's announcements as screen readers do, which read them from the accessibility tree.
void listen(TableWindow& table) {
    for (auto* announcement : table.window().findChildren<Announcement*>())
        QObject::connect(announcement, &Announcement::said, announcement, [announcement] {
            const QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(announcement);
            if (thing->role() == QAccessible::Notification)
                heard.append(thing->text(QAccessible::Name));
        });
}

/// The announcements that are still in the accessibility tree.
QStringList stillInTheTree(TableWindow& table) {
    QStringList names;
    for (auto* announcement : table.window().findChildren<Announcement*>())
        if (const QString name = QAccessible::queryAccessibleInterface(announcement)->text(QAccessible::Name);
            !name.isEmpty())
            names.append(name);
    return names;
}

bool isHeard(const QString& words) { return !heard.filter(words).isEmpty(); }

} // namespace

class AnnouncerTest : public QObject {
    Q_OBJECT

private slots:
    void init() { heard.clear(); }

    void promptsRefusalsAndHintsAreAnnounced() {
        TableWindow table;
        listen(table);
        open(table, matchOf(*contract::findGame("papertales"), 2, 0.1));
        MatchSession& session = table.session();
        QVERIFY(isHeard(session.prompt()));
        session.curtain()->setMode(QStringLiteral("open"));
        table.waitForPerson();
        QTRY_COMPARE(heard.value(heard.size() - 1),
                     session.seatName(session.actor()) + QStringLiteral(": ") + session.prompt());
        session.hints()->ask();
        QTRY_VERIFY(!session.hints()->text().isEmpty());
        QVERIFY(isHeard(session.hints()->text()));
        heard.clear();
        session.touches()->touch(QStringLiteral("zone/deck/-1"));
        if (!session.refusal()->text().isEmpty())
            QVERIFY(isHeard(session.refusal()->text()));
        QVERIFY(!session.submit(QStringLiteral("build nonsense")));
        QVERIFY(!session.refusal()->text().isEmpty());
        QVERIFY(isHeard(session.refusal()->text()));
    }

    /// A match may exist before the window, for example after a double click on a save.
    void aMatchOpenedBeforeTheWindowIsAnnounced() {
        TableWindow table([](App& app) {
            app.openSeats(QStringLiteral("foxtail"));
            app.seatSheet()->setSeatCount(2);
            app.startMatch();
        });
        listen(table);
        table.waitForPerson();
        heard.clear();
        table.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(isHeard(table.session().prompt()));
        heard.clear();
        QVERIFY(!table.session().submit(QStringLiteral("build nonsense")));
        QVERIFY(isHeard(table.session().refusal()->text()));
    }

    void everyMoveIsAnnouncedUnlessSetToBrief() {
        for (const QString& detail : {QStringLiteral("full"), QStringLiteral("brief")}) {
            TableWindow table;
            listen(table);
            table.app().settings()->set("announced", detail);
            table.app().setSpeed(0);
            table.app().openSeats(QStringLiteral("foxtail"));
            table.app().seatSheet()->setSeatCount(2);
            table.app().startMatch();
            MatchSession& session = table.session();
            table.waitForPerson();
            heard.clear();
            const int before = session.log()->rowCount();
            for (int move = 0; move < 12 && session.log()->rowCount() == before; ++move) {
                const ChoiceModel& choices = *session.choices();
                session.submit(choices.index(0).data(ChoiceModel::MoveRole).toString());
                table.waitForPerson();
            }
            QVERIFY(session.log()->rowCount() > before);
            QCOMPARE(isHeard(session.log()->index(before).data(LogModel::TextRole).toString()),
                     detail == QLatin1String("full"));
            QVERIFY(isHeard(session.prompt()));
        }
    }

    /// Screen readers are slow, so announcements made together must all stay in the tree until they are read.
    void announcementsMadeTogetherAllStayReadable() {
        TableWindow table;
        open(table, matchOf(*contract::findGame("papertales"), 2, 0.1));
        MatchSession& session = table.session();
        session.curtain()->setMode(QStringLiteral("open"));
        table.waitForPerson();
        table.key(Qt::Key_2, Qt::ControlModifier);
        const QString asked = stillInTheTree(table).filter(session.prompt()).value(0);
        QVERIFY(!asked.isEmpty());
        QVERIFY(!session.submit(QStringLiteral("build nonsense")));
        table.key(Qt::Key_3, Qt::ControlModifier);
        const QStringList left = stillInTheTree(table);
        QVERIFY(left.contains(asked));
        QVERIFY(left.contains(session.refusal()->text()));
        QVERIFY(!left.filter(session.log()->rows().back().text).isEmpty());
    }

    /// Blind players hear which card is selected and what another press will do.
    void selectedCardsAreAnnounced() {
        TableWindow table;
        open(table, matchOf(*contract::findGame("papertales"), 2, 0));
        MatchSession& session = table.session();
        session.curtain()->setMode(QStringLiteral("open"));
        table.waitForPerson();
        QCOMPARE(session.step(),
                 QStringLiteral("pick")); // each of two players keeps one card and discards another
        listen(table);
        heard.clear();
        const QVariantMap choice = session.choices()->at(0);
        const QStringList gesture = choice.value(QStringLiteral("gesture")).toStringList();
        QCOMPARE(gesture.size(), 2);
        session.touches()->touch(gesture[0]);
        const QString kept = session.zone(QStringLiteral("pack"), session.actor())
                                 ->index(gesture[0].section(u'/', 3).toInt())
                                 .data(ZoneModel::NameRole)
                                 .toString();
        QCOMPARE(heard, QStringList{QStringLiteral("Picked up: %1").arg(kept)});
        heard.clear();
        session.touches()->touch(gesture[1]);
        QCOMPARE(heard, QStringList{choice.value(QStringLiteral("label")).toString()});
    }

    /// A narrated moment has the same text as its line in the log, so the line must not be announced, too.
    void aNarratedMomentIsAnnouncedOnce() {
        TableWindow table;
        listen(table);
        table.app().setSpeed(1);
        table.app().openSeats(QStringLiteral("tailstory"));
        table.app().seatSheet()->setSeatCount(3);
        table.app().startMatch();
        MatchSession& session = table.session();
        table.waitForPerson();
        heard.clear();
        session.submit(session.choices()->at(0).value(QStringLiteral("move")).toString());
        table.waitForPerson();
        QStringList log;
        for (const LogModel::Row& row : session.log()->rows())
            log.append(row.text);
        QVERIFY(!heard.isEmpty());
        for (const QString& words : heard)
            if (log.contains(words))
                QVERIFY2(heard.count(words) <= log.count(words), qPrintable(words));
    }

    /// Two people get the same question, one after the other. Each hears what has happened and that the
    /// question is for them.
    void theNextPersonHearsTheQuestion() {
        TableWindow table;
        open(table, matchOf(*contract::findGame("tailstory"), 3, 0));
        MatchSession& session = table.session();
        session.curtain()->setMode(QStringLiteral("open"));
        table.waitForPerson();
        listen(table);
        QSet<QString> asked;
        for (int seat = 0; seat < 2; ++seat) {
            heard.clear();
            const int before = session.actor();
            const QString prompt = session.prompt();
            QVERIFY(session.submit(session.choices()->index(0).data(ChoiceModel::MoveRole).toString()));
            QTRY_VERIFY(session.actor() >= 0 && session.actor() != before);
            QCOMPARE(session.prompt(), prompt);
            const QString who = session.seatName(session.actor());
            QTRY_VERIFY(isHeard(who + QStringLiteral(": ") + prompt));
            const QString happened = session.log()->rows().back().text;
            QVERIFY(isHeard(happened));
            QVERIFY(!stillInTheTree(table).filter(happened).isEmpty());
            asked.insert(who);
        }
        QCOMPARE(asked.size(), 2);
    }

    void lineBreakMarksAreNotAnnounced() {
        TableWindow table;
        listen(table);
        table.window().findChild<Announcement*>()->say(QStringLiteral("ケ\u2060ルベ\u200Bロス"),
                                                       Announcement::For::All);
        QCOMPARE(heard, QStringList{QStringLiteral("ケルベロス")});
    }

    /// Qt notifies screen readers when a widget's own name changes, and for an empty name Orca says only
    /// "notification". So announcements must not be the widget's name.
    void aForgottenAnnouncementIsRemovedSilently() {
        TableWindow table;
        auto* announcement = table.window().findChild<Announcement*>();
        announcement->say(QStringLiteral("For one alone."), Announcement::For::OneSeat);
        QVERIFY(stillInTheTree(table).contains(QStringLiteral("For one alone.")));
        QCOMPARE(announcement->accessibleName(), QString());
        announcement->forget();
        QVERIFY(!stillInTheTree(table).contains(QStringLiteral("For one alone.")));
    }

    void announcedSentencesEndWithOneStop() {
        TableWindow table;
        listen(table);
        open(table, matchOf(*contract::findGame("foxtail"), 2, 0.5));
        heard.clear();
        table.key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(heard.size(), 1);
        QVERIFY(heard.first().contains(table.session().prompt()));
        QVERIFY2(!heard.first().contains(QStringLiteral("..")), qPrintable(heard.first()));
        QVERIFY2(!heard.first().contains(QStringLiteral(".,")), qPrintable(heard.first()));
    }

    void resultsAreAnnounced() {
        TableWindow table;
        listen(table);
        open(table, matchOf(*contract::findGame("foxtail"), 2, 1));
        QVERIFY(table.session().over());
        QVERIFY(isHeard(table.session().score()->winnerText()));
    }

    void keysAnnounceTheHandThePromptAndTheLog() {
        TableWindow table;
        listen(table);
        open(table, matchOf(*contract::findGame("papertales"), 2, 0.03));
        MatchSession& session = table.session();
        session.curtain()->setMode(QStringLiteral("open"));
        table.waitForPerson();
        const QSet<QString> hand = secretsOf(session.match(), static_cast<kit::Seat>(session.viewer()));
        QVERIFY(!hand.isEmpty());
        heard.clear();
        table.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(heard.size(), 1);
        for (const QString& card : hand)
            QVERIFY2(heard.first().contains(card), qPrintable(card));
        table.key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(heard.size(), 2);
        QVERIFY(heard.last().contains(session.prompt()));
        for (int seat = 0; seat < session.seatCount(); ++seat)
            QVERIFY(heard.last().contains(session.seatName(seat)));
        table.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(heard.size(), 3);
        const LogModel& log = *session.log();
        if (log.rowCount() > 0)
            QVERIFY(heard.last().contains(log.index(log.rowCount() - 1).data(LogModel::TextRole).toString()));
    }

    void anAnnouncementToOneSeatIsRemovedWhenTheCurtainFalls() {
        TableWindow table;
        open(table, matchOf(*contract::findGame("papertales"), 3, 0.03));
        MatchSession& session = table.session();
        session.curtain()->sit(session.curtain()->seat());
        QTRY_VERIFY(session.viewer() >= 0);
        table.key(Qt::Key_1, Qt::ControlModifier);
        const QString seat = session.seatName(session.viewer());
        const QString hand = stillInTheTree(table).filter(seat + QStringLiteral("’s hand: ")).value(0);
        QVERIFY(!hand.isEmpty());
        session.curtain()->fall();
        QTRY_VERIFY(session.viewer() < 0);
        QVERIFY(!stillInTheTree(table).contains(hand));
    }

    void nothingHiddenIsAnnounced_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"papertales", "tailstory", "storyline"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    /// While the curtain is down no hidden cards are named. Otherwise only the seated person's are.
    void nothingHiddenIsAnnounced() {
        QFETCH(QString, id);
        qsizetype hidden = 0;
        for (const double part : {0.03, 0.1, 0.2, 0.37, 0.5, 0.7}) {
            heard.clear();
            TableWindow table;
            listen(table);
            open(table, matchOf(*contract::findGame(id.toStdString()), 3, part));
            MatchSession& session = table.session();
            const auto sayAll = [&] {
                for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
                    table.key(key, Qt::ControlModifier);
            };
            if (session.viewer() >= 0)
                continue; // the curtain is not down at this moment
            sayAll();
            QString log;
            for (const LogModel::Row& row : session.log()->rows())
                log += row.text;
            for (kit::Seat seat = 0; seat < 3; ++seat)
                for (const QString& card : secretsOf(session.match(), seat)) {
                    hidden += log.contains(card) ? 0 : 1;
                    QVERIFY2(log.contains(card) || !isHeard(card), qPrintable(card));
                }
            QVERIFY(isHeard(QStringLiteral("No hand is open.")));
        }
        QVERIFY2(hidden > 10, qPrintable(QString::number(hidden)));
    }
};

TALETOP_TEST(AnnouncerTest)

#include "announcer_test.moc"
