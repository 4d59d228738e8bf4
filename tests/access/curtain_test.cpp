// SPDX-License-Identifier: MIT
// Tests the curtain in the real window. While the curtain is down, nothing on the screen depends on a hand,
// and only a deliberate press lifts the curtain.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/conformance/worlds.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int betweenHands = 600; ///< milliseconds; presses are ignored for the first 500

/// Captures the window while the curtain is down: at first, with the log open, and after keys that would show
/// secrets to a seated person.
QList<WhatIsShown> shownBehindTheCurtain(TableWindow& table) {
    const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
    [&] { QTRY_VERIFY(curtain->property("armed").toBool()); }();
    QList<WhatIsShown> shown{whatIsShown(table)};
    table.key(Qt::Key_L);
    shown.append(whatIsShown(table));
    table.key(Qt::Key_L);
    table.key(Qt::Key_H);
    table.key(Qt::Key_Z);
    table.key(Qt::Key_1);
    QTest::mouseMove(table.window().panel(), QPoint(720, 780));
    shown.append(whatIsShown(table));
    return shown;
}

/// Lifts the curtain with its button as soon as presses are no longer ignored.
void lift(TableWindow& table) {
    Curtain* hand = table.session().curtain();
    const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
    QVERIFY(curtain != nullptr);
    QTRY_VERIFY(curtain->property("armed").toBool());
    table.click(QStringLiteral("curtainLift"));
    QTRY_VERIFY(hand->seated() >= 0);
}

struct Asking {
    const char* game;
    int seats;
};
constexpr Asking asked[] = {{"papertales", 3}, {"tailstory", 3}, {"storyline", 4}};

void addGames() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const Asking& each : asked)
        if (contract::findGame(each.game) != nullptr)
            QTest::newRow(each.game) << QString::fromLatin1(each.game) << each.seats;
}

/// The visible item that opens this seat's hand when it is pressed, or nullptr.
QQuickItem* nameOf(TableWindow& table, int seat) {
    QQuickItem* found = nullptr;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        if (item->property("answers").toBool() && item->property("seat").toInt() == seat && found == nullptr)
            found = item;
    });
    return found;
}

/// A match of Scary Tales in which the Narrator must choose from three shuffled cards.
match::Match narratorChooses() {
    const contract::Game& game = *contract::findGame("storyline");
    for (double part = 0.02;; part += 0.01) {
        match::Match match = matchOf(game, 4, part);
        const kit::Seat due = match.pending().seats.first();
        const auto choices = game.scene(match.view(due), due).choices;
        if (choices.size() == 3 && choices.front().move.starts_with("choose"))
            return match;
    }
}

/// Two worlds of a game after `entries` entries, or a few more so that the curtain is down.
conformance::Worlds secretWorlds(const QString& id, int seats, std::uint64_t seed, int entries) {
    constexpr int furthest = 40;
    const contract::Game& game = *contract::findGame(id.toStdString());
    for (int further = 0; further < furthest; ++further) {
        conformance::Worlds worlds = conformance::worldsOf(game, seats, seed, entries + further);
        if (MatchSession(worlds.one).curtain()->down())
            return worlds;
    }
    return conformance::worldsOf(game, seats, seed, entries);
}

} // namespace

class CurtainTest : public QObject {
    Q_OBJECT

private slots:
    void nothingShownDependsOnAHand_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("entries");
        for (const Asking& each : asked)
            if (contract::findGame(each.game) != nullptr)
                for (const int entries : {0, 14})
                    QTest::addRow("%s, %d entries on", each.game, entries)
                        << QString::fromLatin1(each.game) << each.seats << entries;
    }
    void nothingShownDependsOnAHand() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        QFETCH(int, entries);
        const conformance::Worlds worlds =
            secretWorlds(game, seats, static_cast<std::uint64_t>(entries) + 5, entries);
        QList<QList<WhatIsShown>> shown;
        QList<QImage> hands;
        QList<QStringList> heard;
        for (const match::Match* world : {&worlds.one, &worlds.other}) {
            TableWindow table;
            open(table, *world);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(table.session().curtain()->down());
            QVERIFY(table.session().viewer() < 0);
            QStringList sounds;
            connect(&table.app(), &App::played, &table.app(),
                    [&](const QString& sound) { sounds.append(sound); });
            shown.append(shownBehindTheCurtain(table));
            lift(table);
            QTRY_VERIFY(table.session().viewer() >= 0);
            waitForRest(table);
            hands.append(table.window().grab().toImage());
            table.session().curtain()->fall();
            QVERIFY(sounds.contains(QStringLiteral("look-away")));
            QCOMPARE(sounds.constLast(), QStringLiteral("look-back"));
            heard.append(sounds);
            QTest::mouseMove(table.window().panel(), QPoint(2, 2)); // Qt may report the resting pointer late
            shown.last().append(whatIsShown(table));
        }
        QCOMPARE(heard[0], heard[1]);
        for (qsizetype i = 0; i < shown[0].size(); ++i) {
            const QString found = difference(shown[0][i], shown[1][i]);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("look %1, %2").arg(i).arg(found)));
        }
        QVERIFY(hands[0] != hands[1]); // equal hands would make the comparison pointless
    }

    void habitualKeysOpenNoHand_data() { addGames(); }
    /// Keys that players press by habit do not open a hand. Return opens a hand only if its control was
    /// focused on purpose.
    void habitualKeysOpenNoHand() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        TableWindow table;
        open(table, secretWorlds(game, seats, 3, 0).one);
        if (QTest::currentTestFailed())
            return;
        Curtain* hand = table.session().curtain();
        const QQuickItem* curtain = table.need(QStringLiteral("curtain"));
        const auto entries = table.session().match().journal().entries;
        for (const bool again : {false, true}) { // the second time, the control has been focused before
            QTRY_VERIFY(curtain->property("armed").toBool());
            for (const Qt::Key key :
                 {Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space,
                  Qt::Key_Down, Qt::Key_Space, Qt::Key_Return})
                table.key(key);
            QCOMPARE(hand->seated(), -1);
            QVERIFY(hand->down());
            QVERIFY(table.session().match().journal().entries == entries);
            table.key(Qt::Key_Escape); // asks whether to leave the table
            table.need(QStringLiteral("stayHere"));
            table.key(Qt::Key_Escape);
            QTRY_VERIFY(table.find(QStringLiteral("stayHere")) == nullptr);
            QTRY_VERIFY(curtain->hasActiveFocus());
            QVERIFY(table.tabTo(QStringLiteral("curtainLift")));
            table.key(Qt::Key_Return);
            QTRY_COMPARE(hand->seated(), hand->seat());
            if (!again)
                hand->fall();
        }
    }

    /// A seat's key opens its hand, any seat's key closes an open hand, and a held key acts only once.
    void aSeatsKeyOpensAndCloses() {
        TableWindow table;
        open(table, secretWorlds(QStringLiteral("papertales"), 3, 3, 0).one);
        if (QTest::currentTestFailed())
            return;
        Curtain* hand = table.session().curtain();
        table.key(Qt::Key_F3);
        QTRY_COMPARE(hand->seated(), 1);
        for (int again = 0; again < 20; ++again) { // a held key repeats
            QKeyEvent press(QEvent::KeyPress, Qt::Key_F3, Qt::NoModifier, QString(), true);
            QCoreApplication::sendEvent(table.window().panel(), &press);
            QTest::qWait(40);
        }
        QCOMPARE(hand->seated(), 1);
        table.key(Qt::Key_F2); // another seat's key only closes the open hand
        QCOMPARE(hand->seated(), -1);
        table.key(Qt::Key_F2); // ignored, because it comes too soon
        QTest::qWait(betweenHands);
        QCOMPARE(hand->seated(), -1);
        table.key(Qt::Key_F2);
        QTRY_COMPARE(hand->seated(), 0);
        QTRY_COMPARE(hand->state(), Curtain::State::Open);
        table.key(Qt::Key_F2);
        QCOMPARE(hand->seated(), -1);
    }

    void aSeatsNameOpensAndCloses_data() { addGames(); }
    void aSeatsNameOpensAndCloses() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        TableWindow table;
        open(table, secretWorlds(game, seats, 3, 0).one);
        if (QTest::currentTestFailed())
            return;
        Curtain* hand = table.session().curtain();
        QList<int> opened;
        for (int seat = 0; seat < seats; ++seat) {
            QQuickItem* name = nameOf(table, seat);
            if (seat == hand->seat() || name == nullptr) // the curtain may cover the called person's name
                continue;
            QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, table.middle(name));
            QTRY_COMPARE(hand->seated(), seat);
            opened.append(seat);
            QTRY_COMPARE(hand->state(), Curtain::State::Open);
            table.key(static_cast<Qt::Key>(Qt::Key_F2 + seat)); // not by name, which may have moved
            QTRY_COMPARE(hand->seated(), -1);
            QTest::qWait(betweenHands);
        }
        QVERIFY2(opened.size() >= seats - 1, qPrintable(QString::number(opened.size())));
    }

    void everyHandleOpensItsHand_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("handles");
        if (contract::findGame("foxtail") != nullptr) // its handles are three names and a portrait
            QTest::newRow("foxtail") << "foxtail" << 3 << 4;
    }
    /// Every name, portrait or face-down hand opens its seat's hand, also during a public question.
    void everyHandleOpensItsHand() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        QFETCH(int, handles);
        TableWindow table;
        open(table, matchOf(*contract::findGame(game.toStdString()), seats, 0));
        if (QTest::currentTestFailed())
            return;
        Curtain* hand = table.session().curtain();
        QTest::qWait(betweenHands);
        QList<std::pair<int, QPoint>> found;
        forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
            if (item->property("answers").toBool())
                found.append({item->property("seat").toInt(), table.middle(item)});
        });
        QVERIFY2(found.size() >= handles, qPrintable(QString::number(found.size())));
        for (const auto& [seat, at] : found) {
            QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, at);
            QTRY_COMPARE(hand->seated(), seat);
            QTRY_COMPARE(hand->state(), Curtain::State::Open);
            table.key(static_cast<Qt::Key>(Qt::Key_F2 + seat));
            QTRY_COMPARE(hand->seated(), -1);
            QTest::qWait(betweenHands);
        }
    }

    /// Keys pressed by habit, or meant for an earlier question, do not agree to a vote.
    void habitualKeysAgreeToNoVote() {
        TableWindow table;
        open(table, secretWorlds(QStringLiteral("papertales"), 3, 3, 14).one);
        if (QTest::currentTestFailed())
            return;
        table.session().vote()->askToOpenHands();
        table.need(QStringLiteral("voteSlip"));
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_F2})
            table.key(key);
        QVERIFY(table.session().vote()->active());
        QCOMPARE(table.session().curtain()->seated(), -1);
        QVERIFY(table.tabTo(QStringLiteral("agree")));
        table.key(Qt::Key_Return);
        QVERIFY(!table.session().vote()->active());
        QCOMPARE(table.session().curtain()->mode(), QStringLiteral("open"));
    }

    void noKeyRevealsWhoGaveWhichCard_data() {
        QTest::addColumn<int>("seats");
        if (contract::findGame("storyline") != nullptr)
            QTest::newRow("storyline") << 4;
    }
    void noKeyRevealsWhoGaveWhichCard() {
        TableWindow table;
        open(table, narratorChooses());
        if (QTest::currentTestFailed())
            return;
        MatchSession& session = table.session();
        const auto pile = [&] {
            QStringList cards;
            ZoneModel* zone = session.zone(QStringLiteral("pile1"), -1);
            for (int row = 0; row < zone->rowCount(); ++row)
                cards.append(zone->index(row).data(ZoneModel::NameRole).toString() + u'/' +
                             zone->index(row).data(ZoneModel::MarkRole).toString());
            return cards;
        };
        const QStringList before = pile();
        QCOMPARE(before.size(), 3);
        for (int seat = 0; seat < session.seatCount(); ++seat) {
            table.tap(static_cast<Qt::Key>(Qt::Key_F2 + seat));
            QTRY_COMPARE(session.curtain()->seated(), seat);
            waitForRest(table);
            QCOMPARE(pile(), before);
            for (const QString& line : spokenTree(&table.window()))
                QVERIFY2(!line.contains(QStringLiteral("yours")), qPrintable(line));
            session.review()->open();
            QCOMPARE(pile(), before);
            session.review()->leave();
            session.curtain()->fall();
        }
    }

    void aDoublePressOnlyLiftsTheCurtain_data() { addGames(); }
    /// A double press lifts the curtain once and chooses nothing.
    void aDoublePressOnlyLiftsTheCurtain() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        TableWindow table;
        open(table, secretWorlds(game, seats, 3, 0).one);
        if (QTest::currentTestFailed())
            return;
        Curtain* hand = table.session().curtain();
        QVERIFY(hand->down());
        const int person = hand->seat();
        const auto entries = table.session().match().journal().entries;
        lift(table);
        hammer(table);
        QCOMPARE(hand->seated(), person);
        QVERIFY(table.session().match().journal().entries == entries);
        // Escape closes the hand even while other presses are ignored. Presses right after it open nothing.
        table.key(Qt::Key_Escape);
        QCOMPARE(hand->seated(), -1);
        QVERIFY(hand->down());
        hammer(table);
        QCOMPARE(hand->seated(), -1);
        QVERIFY(table.session().match().journal().entries == entries);
    }

    void theCurtainFallsWhenTheWindowIsLeft_data() { addGames(); }
    void theCurtainFallsWhenTheWindowIsLeft() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        TableWindow table;
        open(table, secretWorlds(game, seats, 3, 0).one);
        if (QTest::currentTestFailed())
            return;
        QTest::mouseMove(table.window().panel(), QPoint(2, 2));
        const WhatIsShown before = whatIsShown(table);
        lift(table);
        QWidget elsewhere;
        elsewhere.show();
        elsewhere.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&elsewhere));
        QTRY_COMPARE(table.session().curtain()->seated(), -1);
        QVERIFY(table.session().curtain()->down());
        QVERIFY(table.session().viewer() < 0);
        elsewhere.hide();
        table.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table.window()));
        QTest::mouseMove(table.window().panel(), QPoint(2, 2));
        const WhatIsShown after = whatIsShown(table);
        const QString now = after.spoken.join(u'\n');
        for (const QString& line : before.spoken)
            QVERIFY2(now.contains(
                         line.section(QStringLiteral(" Since you last looked"), 0, 0).section(u'|', 0, 2)),
                     qPrintable(line)); // ignores news, which have been read by now
        QCOMPARE(after.title, before.title);
    }

private:
    /// Quickly clicks where the button may be and presses many keys, while presses are ignored.
    static void hammer(TableWindow& table) {
        const QSize size = table.window().panel()->size();
        for (const double down : {0.72, 0.8, 0.86, 0.93})
            for (const double across : {0.3, 0.5, 0.7})
                QTest::mouseClick(
                    table.window().panel(), Qt::LeftButton, {},
                    QPoint(static_cast<int>(size.width() * across), static_cast<int>(size.height() * down)));
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1, Qt::Key_C, Qt::Key_S, Qt::Key_E})
            table.key(key);
    }
};

TALETOP_TEST(CurtainTest)

#include "curtain_test.moc"
