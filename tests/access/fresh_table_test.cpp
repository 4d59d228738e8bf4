// SPDX-License-Identifier: MIT
// Tests in random games that a used table shows the same cards in the same places as a new table, so that
// nothing still shows an earlier viewer's card after a hand-over.
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "tests/access/closely.h"
#include "tests/access/covered.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Every visible face, with the type and place of its item.
QStringList facesOn(TableWindow& table) {
    waitForRest(table);
    QStringList faces;
    forEachVisible(table.window().panel()->rootObject(), [&faces](QQuickItem* item) {
        const int face = item->property("face").toInt();
        if (face <= 0)
            return;
        const QRect place = inScene(item).toAlignedRect();
        faces.append(QStringLiteral("%1 at %2,%3: face %4")
                         .arg(QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0))
                         .arg(place.x())
                         .arg(place.y())
                         .arg(face));
    });
    faces.sort();
    return faces;
}

/// The elements of one list that the other list does not have.
QStringList without(QStringList these, const QStringList& those) {
    for (const QString& each : those)
        these.removeOne(each);
    return these;
}

void start(TableWindow& table, const QString& id, int seats, quint64 seed) {
    table.app().openSeats(id);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(seats);
    for (int seat = 0; seat < seats; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setSeedText(QString::number(seed));
    table.app().startMatch();
    QCOMPARE(table.app().page(), QStringLiteral("table"));
    table.session().curtain()->setMode(QStringLiteral("open"));
}

} // namespace

class FreshTableTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLeftOverFromEarlierViewers_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void nothingIsLeftOverFromEarlierViewers() {
        QFETCH(QString, id);
        const bool many = qEnvironmentVariableIsSet("TALETOP_LONG");
        const int seats = std::max(2, contract::findGame(id.toStdString())->info().seatsLeast);
        qsizetype looked = 0;
        for (quint64 seed = 1; seed <= (many ? 12U : 1U); ++seed) {
            const std::vector<Seen> seen = played(id, seats, seed, many ? 400 : 40);
            if (!QTest::currentTestFailed())
                compare(seen, looked);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(looked >= 100, qPrintable(QString::number(looked)));
    }

    void aNoticeHidesNothing_data() { nothingIsLeftOverFromEarlierViewers_data(); }
    /// The notice takes space at the top of the window and leaves the rest to the table.
    void aNoticeHidesNothing() {
        QFETCH(QString, id);
        TableWindow table;
        start(table, id, 3, 5);
        table.waitForPerson();
        waitForRest(table);
        const QStringList before = coveredThings(table);
        table.app().setNotice(QStringLiteral("The table is silent: something is not installed. Nothing can "
                                             "be read aloud: something else is missing, too. Two words in "
                                             "a terminal bring both, and then all can be heard."));
        const QQuickItem* notice = table.need(QStringLiteral("notice"));
        QTRY_VERIFY(notice->parentItem()->property("dock").toReal() >= notice->height() - 3);
        waitForRest(table);
        QStringList hidden = coveredThings(table);
        for (const QString& each : before)
            hidden.removeAll(each);
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
        table.click(QStringLiteral("dismissNotice"));
        QTRY_VERIFY(table.find(QStringLiteral("dismissNotice")) == nullptr);
    }

private:
    /// The contents of the table at a moment of a match.
    struct Seen {
        match::Match match;
        int viewer;
        QString prompt;
        QStringList faces;
    };

    /// Plays a match at one table and records the moments at which the viewer changes or has just changed.
    static std::vector<Seen> played(const QString& id, int seats, quint64 seed, int moves) {
        std::vector<Seen> moments;
        TableWindow table;
        start(table, id, seats, seed);
        const auto play = [&] {
            MatchSession& session = table.session();
            kit::Rng random(seed);
            int before = session.viewer();
            int since = 0;
            for (int move = 0; move < moves && !session.over(); ++move) {
                table.waitForPerson();
                const int count = session.choices()->rowCount();
                QVERIFY(count > 0);
                const auto row = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
                QVERIFY(session.submit(session.choices()->at(row).value(QStringLiteral("move")).toString()));
                since = session.viewer() == before ? since + 1 : 0;
                before = session.viewer();
                if (session.over() || since > 1)
                    continue;
                table.waitForPerson();
                moments.push_back({session.match(), session.viewer(), session.prompt(), facesOn(table)});
            }
        };
        play();
        return moments;
    }
    static void compare(const std::vector<Seen>& moments, qsizetype& faces) {
        TableWindow fresh;
        for (const Seen& moment : moments) {
            open(fresh, moment.match);
            fresh.session().curtain()->setMode(QStringLiteral("open"));
            fresh.waitForPerson();
            QCOMPARE(fresh.session().viewer(), moment.viewer);
            const QStringList there = facesOn(fresh);
            faces += there.size();
            const QStringList left = without(moment.faces, there);
            const QStringList missing = without(there, moment.faces);
            QVERIFY2(left.isEmpty() && missing.isEmpty(),
                     qPrintable(QStringLiteral("%1\nonly at the table: %2\nonly at the fresh one: %3")
                                    .arg(moment.prompt, left.join(u'\n'), missing.join(u'\n'))));
        }
    }
};

TALETOP_TEST(FreshTableTest)

#include "fresh_table_test.moc"
