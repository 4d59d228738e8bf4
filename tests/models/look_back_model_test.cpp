// SPDX-License-Identifier: MIT
// Tests of turning points on the end sheet: their owners, their texts, and playing on from one of them.
#include "app/shell/app.h"
#include "app/text/translation.h"
#include "core/match/save.h"
#include "core/scene/turn.h"
#include "tests/match/blunders.h"
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

/// Returns the same match with people in the first `people` seats and bots in the others.
match::Match withPeople(const match::Match& match, int people) {
    match::Journal journal = match.journal();
    for (std::size_t seat = 0; seat < journal.header.seats.size(); ++seat) {
        journal.header.seats[seat].name = "Seat " + std::to_string(seat);
        journal.header.seats[seat].kind = static_cast<int>(seat) < people ? "human" : "casual";
    }
    return std::get<match::Match>(match::Match::replayed(match.game(), journal));
}

const contract::Game& templateGame() { return *contract::findGame("template"); }

/// The table's names of its turns, rounds or pages, in order.
QStringList timesOf(const match::Match& match) {
    QStringList times{QStringLiteral("Setup")};
    const contract::Game& game = match.game();
    match.retrace([&](const match::Entry&, std::span<const kit::Fact>, const contract::AnyState& after) {
        if (const auto turn = turnOf(game.scene(game.view(after, kit::spectator), kit::spectator)))
            times.append(translated(turn->text));
    });
    return times;
}

/// A match with a blunder of seat 0.
match::Match blunder(int people) {
    for (std::uint64_t seed = 1;; ++seed)
        if (const auto found = tests::blundered(templateGame(), seed, 0.08))
            return withPeople(found->match, people);
}

void think(LookBack& seen) {
    seen.begin();
    QTRY_VERIFY_WITH_TIMEOUT(!seen.thinking(), 120'000);
}

} // namespace

class LookBackModelTest : public QObject {
    Q_OBJECT

private slots:
    void lookingBackIsOfferedToPeopleAndRevealsNoSecrets() {
        for (const contract::Game* game : contract::games()) {
            const match::Match match = tests::playedCasually(*game, 1);
            for (const int people : {0, 1, 2}) {
                MatchSession session(withPeople(match, people));
                const bool offered = people == 1 || (people == 2 && !game->info().secretsStay);
                QCOMPARE(session.lookBack()->offered(), offered);
                QCOMPARE(session.lookBack()->people().size(), offered && people == 2 ? 2 : 0);
                if (!offered) {
                    session.lookBack()->begin();
                    QVERIFY(!session.lookBack()->thinking());
                }
                QVERIFY(session.lookBack()->rows().isEmpty());
            }
        }
    }

    void aRunningMatchCannotBeLookedBackAt() {
        auto session = sessionOf(templateGame(), {QStringLiteral("human"), QStringLiteral("human")}, 3);
        QVERIFY(!session->lookBack()->offered());
        session->lookBack()->begin();
        QVERIFY(!session->lookBack()->thinking());
    }

    void rowsAreInPlayingOrderAndMarkTheTimeline() {
        MatchSession session(blunder(2));
        LookBack& seen = *session.lookBack();
        think(seen);
        QVERIFY(!seen.rows().isEmpty());
        int last = -1;
        int points = 0;
        for (const QVariant& each : seen.rows()) {
            const QVariantMap row = each.toMap();
            QVERIFY(row["entry"].toInt() >= last);
            last = row["entry"].toInt();
            QVERIFY(!row["text"].toString().isEmpty());
            const QString when = row["when"].toString(); // the name of a turn, a round or a page
            QVERIFY2(timesOf(session.match()).contains(when), qPrintable(when));
            points += row["lucky"].toBool() ? 0 : 1;
            QCOMPARE(seen.point(row["index"].toInt()) != nullptr, !row["lucky"].toBool());
        }
        QVERIFY(points >= 1 && points <= 3);
        Review& review = *session.review();
        review.open(0);
        QCOMPARE(review.marks().size(), seen.rows().size());
        review.toMark();
        QCOMPARE(review.position(), seen.rows()[0].toMap()["entry"].toInt());
        QVERIFY(session.detail().startsWith(seen.rows()[0].toMap()["text"].toString()));
        review.leave();
        // Each person has their own list.
        seen.setSeat(1);
        QCOMPARE(seen.seat(), 1);
        for (const QVariant& row : seen.rows())
            if (const bots::TurningPoint* point = seen.point(row.toMap()["index"].toInt()))
                QCOMPARE(int(session.match().journal().entries[point->entry].who), 1);
        seen.setSeat(7);
        QCOMPARE(seen.seat(), 1);
    }

    void leavingDoesNotWaitForThinking() {
        const match::Match match = blunder(1);
        auto session = std::make_unique<MatchSession>(match);
        session->lookBack()->begin();
        QVERIFY(session->lookBack()->thinking());
        session->lookBack()->forget();
        QVERIFY(!session->lookBack()->thinking());
        session->lookBack()->begin();
        const QSignalSpy changed(session->lookBack(), &LookBack::changed);
        session.reset(); // no result may be reported after this
        QTest::qWait(50);
        QCOMPARE(changed.count(), 0);
    }

    void aTurningPointIsPlayedOnFrom() {
        QTemporaryDir folder;
        App app(folder.path());
        app.setSpeed(0);
        app.settings()->set("askFirst", false);
        openFinished(app);
        think(*app.session()->lookBack());
        const bots::TurningPoint point = *app.session()->lookBack()->point(0);
        const match::Journal journal = app.session()->match().journal();
        const QString file = app.session()->saveFile().file();
        const QByteArray saved = textOf(file);

        app.playOnFrom(7); // there is no such turning point
        QVERIFY(!app.practice()->active());
        app.playOnFrom(0);
        QVERIFY(app.practice()->active() && app.practice()->playedOn() &&
                app.session()->match().header().practice);
        QCOMPARE(app.session()->match().journal().entries.size(), point.entry);
        QCOMPARE(app.session()->actor(), 0);
        QVERIFY(app.session()->submit(QString::fromStdString(point.best.move)));
        QVERIFY(app.session()->match().journal().entries.size() > point.entry);
        app.playAgain();
        QVERIFY(app.practice()->playedOn());
        QCOMPARE(app.session()->match().journal().entries.size(), point.entry);

        app.leaveExample();
        QVERIFY(!app.practice()->active() && !app.practice()->playedOn());
        QVERIFY(app.session()->match().journal() == journal);
        QVERIFY(!app.session()->lookBack()->rows().isEmpty()); // the results are still there
        QCOMPARE(textOf(file), saved);
    }

private:
    /// Opens a finished match of one person and bots, with a blunder, from the saves.
    static void openFinished(App& app) {
        const match::Match match = blunder(1);
        const QString file = app.preferences().savesFolder() + QStringLiteral("/finished.taletop");
        QVERIFY(QDir().mkpath(app.preferences().savesFolder()));
        QFile save(file);
        QVERIFY(save.open(QIODevice::WriteOnly));
        save.write(QByteArray::fromStdString(match::saveText(match.game(), match.journal())));
        save.close();
        QVERIFY(app.resume(file));
        QVERIFY(app.session() != nullptr && app.session()->match().over());
    }
};

TALETOP_TEST(LookBackModelTest)

#include "look_back_model_test.moc"
