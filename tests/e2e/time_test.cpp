// SPDX-License-Identifier: MIT
// The table waits, through the real window: no clock runs while anything is open before it, what is
// to be read stays until it is put away, and a window that waits behind others calls.
#include "app/book/book.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMetaEnum>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <functional>
#include <map>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Opens and closes what may lie before the table.
struct Thing {
    std::function<void()> open;
    std::function<void()> close;
};

void start(TableWindow& table, const char* game, const QStringList& kinds, const char* seed) {
    table.app().openSeats(QLatin1String(game));
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(static_cast<int>(kinds.size()));
    for (int seat = 0; seat < kinds.size(); ++seat)
        sheet.setKind(seat, kinds[seat]);
    sheet.setSeedText(QLatin1String(seed));
    table.app().startMatch();
    QCOMPARE(table.app().page(), QStringLiteral("table"));
    table.need(QLatin1String(game) + QStringLiteral("Table"));
}

QString moveOf(MatchSession& session, const QString& beginning) {
    for (int row = 0; row < session.choices()->rowCount(); ++row)
        if (const QString move = session.choices()->at(row).value("move").toString();
            move.startsWith(beginning))
            return move;
    return session.choices()->at(0).value("move").toString();
}

/// Three people, one of whom has played a card that the others may answer.
void playToAWindow(TableWindow& table) {
    start(table, "tailstory", {"human", "human", "human"}, "7");
    MatchSession& session = table.session();
    session.curtain()->setMode(QStringLiteral("open"));
    session.beat()->setLength(60'000);
    for (int move = 0; move < 200 && !session.beat()->active(); ++move) {
        session.finishAnimations();
        session.submit(moveOf(session, QStringLiteral("play ")));
    }
    QVERIFY(session.beat()->active());
    session.curtain()->setMode(QStringLiteral("curtain"));
    QVERIFY(session.beat()->running());
}

/// The table asks whether somebody means to give something away.
void thinkTwice(MatchSession& session) {
    scene::Choice choice;
    choice.move = "pass";
    choice.gesture.push_back({.kind = scene::Pick::Kind::Button, .key = "pass"});
    choice.label = kit::Text{"core", "Pass"};
    choice.warning = kit::Text{"core", "A card is given away."};
    session.thought()->setWanted(true);
    QVERIFY(session.thought()->stops(QStringLiteral("pass"), {choice}, {}, {}));
}

/// Who sits with open hands is told what a question is that is asked for the first time.
Thing somethingNew(TableWindow& table) {
    return {[&table] {
                table.session().curtain()->setMode(QStringLiteral("open"));
                table.app().settings()->set("firstWords", true);
            },
            [&table] {
                table.app().firstWords()->putAway();
                table.app().settings()->set("firstWords", false);
                table.session().curtain()->setMode(QStringLiteral("curtain"));
            }};
}

/// Until it closes by itself.
void leaveAHandOpen(MatchSession& session) {
    session.curtain()->setIdle(1);
    session.curtain()->sit(session.beat()->seats().first().toInt());
    QTRY_COMPARE(session.curtain()->seated(), -1);
}

/// What there is to open, by its reason.
std::multimap<int, Thing> thingsOf(TableWindow& table, QWidget& other) {
    const auto key = [&table](Qt::Key each, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        return [&table, each, modifiers] { table.key(each, modifiers); };
    };
    const auto click = [&table](const char* name) {
        return [&table, name] { table.click(QLatin1String(name)); };
    };
    MatchSession& session = table.session();
    auto* box =
        new QMessageBox(QMessageBox::Information, {}, QStringLiteral("?"), QMessageBox::Ok, &table.window());
    QMenu* menu = table.window().menuBar()->actions().first()->menu();
    return {
        {Standstill::Dialog, {[box] { box->open(); }, [box] { box->accept(); }}},
        {Standstill::Menu, {[menu] { menu->popup(QPoint(5, 5)); }, [menu] { menu->close(); }}},
        {Standstill::Leaving, {key(Qt::Key_Escape), click("stayHere")}},
        {Standstill::Sheet, {key(Qt::Key_Comma, Qt::ControlModifier), click("closeSettings")}},
        {Standstill::Sheet, {key(Qt::Key_F12), click("closeKeys")}},
        {Standstill::Book,
         {[&table] {
              Book tale;
              tale.title = QStringLiteral("A tale");
              tale.pages.append(BookPage{});
              table.app().book()->show(tale);
          },
          [&table] { table.app().book()->close(); }}},
        {Standstill::Vote,
         {[&session] { session.vote()->ask(); }, [&session] { session.vote()->decline(); }}},
        {Standstill::LookingBack, {key(Qt::Key_L, Qt::ControlModifier), key(Qt::Key_L, Qt::ControlModifier)}},
        {Standstill::Window,
         {[&other] {
              other.show();
              other.activateWindow();
          },
          [&other] { other.hide(); }}},
        {Standstill::Rules, {key(Qt::Key_F1), key(Qt::Key_Escape)}},
        {Standstill::Log, {key(Qt::Key_L), key(Qt::Key_Escape)}},
        {Standstill::Card, {key(Qt::Key_I), key(Qt::Key_I)}},
        {Standstill::Pile, {key(Qt::Key_B), click("closePile")}},
        {Standstill::Notice,
         {[&table] { table.app().setNotice(Sentence::asItIs(QStringLiteral("A message."))); },
          click("dismissNotice")}},
        {Standstill::NewWord, somethingNew(table)},
        {Standstill::Thought,
         {[&session] { thinkTwice(session); }, [&session] { session.thought()->goBack(); }}},
        {Standstill::Hand,
         {[&session] { session.curtain()->sit(session.beat()->seats().first().toInt()); },
          [&session] { session.curtain()->fall(); }}},
        {Standstill::Away, {[&session] { leaveAHandOpen(session); }, key(Qt::Key_Shift)}},
    };
}

} // namespace

class TimeTest : public QObject {
    Q_OBJECT

private slots:
    void noAnswerIsGivenByAClockWhileAnythingIsOpen() {
        TableWindow table;
        playToAWindow(table);
        if (QTest::currentTestFailed())
            return;
        QWidget other;
        const auto things = thingsOf(table, other);
        const ResponseBeat& beat = *table.session().beat();
        const auto entries = [&] { return table.session().match().journal().entries.size(); };
        const std::size_t before = entries();
        const auto reasons = QMetaEnum::fromType<Standstill::Reason>();
        for (int i = 0; i < reasons.keyCount(); ++i)
            QVERIFY2(things.count(reasons.value(i)) > 0, reasons.key(i)); // all that there are
        for (const auto& [reason, thing] : things) {
            const char* name = reasons.valueToKey(reason);
            QTRY_VERIFY2(beat.running(), name);
            thing.open();
            QTRY_VERIFY2(!beat.running(), name);
            QVERIFY2(beat.active(), name);
            QVERIFY2(!table.session().standstill()->why().isEmpty(), name);
            const int left = beat.remaining();
            QVERIFY2(left > 0 && left < 60'000, name);
            QTest::qWait(60);
            QCOMPARE(beat.remaining(), left);
            thing.close();
            QCoreApplication::processEvents();
            table.window().activateWindow(); // as the desktop does, where there is one
            QCoreApplication::processEvents();
            QTRY_VERIFY2(beat.running(), name);
            QVERIFY2(beat.remaining() <= left, name);
        }
        QCOMPARE(entries(), before);
    }

    /// Whoever goes on with a match is not in the middle of it at once.
    void aMatchThatIsOpenedWaitsForAPress() {
        TableWindow table;
        playToAWindow(table);
        if (QTest::currentTestFailed())
            return;
        const QString file = table.session().autosave().file();
        table.app().goHome();
        QTRY_VERIFY(table.app().session() == nullptr);
        QVERIFY2(table.app().resume(file), qPrintable(table.app().notice()));
        table.need(QStringLiteral("tailstoryTable"));
        table.app().settings()->set("firstWords", false);
        table.app().dismissNotice();
        const ResponseBeat& beat = *table.session().beat();
        QTest::mouseMove(table.window().panel(), QPoint(300, 300));
        QTest::qWait(100);
        QVERIFY(beat.active());
        QVERIFY(!beat.running());
        QVERIFY(table.session().detail().contains(QStringLiteral("presses something")));
        table.key(Qt::Key_Shift);
        QVERIFY(beat.running());
    }

    void theTimeThatIsLeftIsLeft() {
        TableWindow table;
        playToAWindow(table);
        if (QTest::currentTestFailed())
            return;
        ResponseBeat& beat = *table.session().beat();
        table.key(Qt::Key_L);
        QTRY_VERIFY(!beat.running());
        beat.setLength(300);
        QTest::qWait(900);
        QVERIFY(beat.active());
        QVERIFY(table.session().detail().contains(QStringLiteral("log")));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(!beat.active());
    }

    void whoPlaysAloneIsNeverHurried() {
        TableWindow table;
        start(table, "tailstory", {"human", "casual", "casual"}, "7");
        MatchSession& session = table.session();
        for (int move = 0; move < 60 && session.step() != QLatin1String("respond"); ++move) {
            session.finishAnimations();
            QTRY_VERIFY(!session.step().isEmpty());
            if (session.step() != QLatin1String("respond"))
                session.submit(moveOf(session, QStringLiteral("end")));
        }
        QCOMPARE(session.step(), QStringLiteral("respond"));
        QCOMPARE(session.beat()->length(), 0);
        QVERIFY(!session.beat()->running());
        QVERIFY(table.find(QStringLiteral("holdOn-0")) == nullptr); // there is no clock to hold
        const int revision = session.revision();
        table.click(QStringLiteral("primary")); // lets it pass
        QTRY_VERIFY(session.revision() > revision);
    }

    void thePageWaitsForNext() {
        TableWindow table;
        table.app().setSpeed(2);
        start(table, "storyline", {"human", "casual", "casual"}, "4");
        MatchSession& session = table.session();
        const auto come = [&] { return session.story()->waits() || !session.step().isEmpty(); };
        QStringList told;
        while (told.size() < 5) {
            QTRY_VERIFY_WITH_TIMEOUT(come(), 10'000);
            if (!session.story()->waits()) {
                QVERIFY(session.submit(moveOf(session, session.step())));
                continue;
            }
            told.append(session.story()->chapter());
            QVERIFY(table.need(QStringLiteral("storyNext")) != nullptr);
            QVERIFY(table.find(QStringLiteral("storyPause")) == nullptr);
            const QString text = session.story()->text();
            table.key(Qt::Key_Space); // was meant for what came before
            table.click(QStringLiteral("storyNext"));
            table.key(Qt::Key_F2); // a seat's key
            table.key(Qt::Key_H);
            QCOMPARE(session.story()->text(), text);
            QTest::qWait(550);
            table.key(Qt::Key_Space);
            QVERIFY(session.story()->text() != text);
        }
        QVERIFY(told.contains(QStringLiteral("cards")) && told.contains(QStringLiteral("page")));
    }

    void skippingIsAKey() {
        TableWindow table;
        table.app().setSpeed(3);
        start(table, "storyline", {"human", "casual", "casual", "casual", "casual"}, "4");
        MatchSession& session = table.session();
        QTRY_VERIFY(!session.step().isEmpty());
        QVERIFY(session.submit(moveOf(session, session.step())));
        table.key(Qt::Key_F);
        QTRY_VERIFY_WITH_TIMEOUT(session.story()->waits() || !session.step().isEmpty(),
                                 2000); // bots think 0.9 s each
        QVERIFY(session.match().journal().entries.back().who != 0);
    }

    void newsStayUntilTheyArePutAway() {
        TableWindow table;
        start(table, "storyline", {"human", "human", "human"}, "3");
        playUntilThereAreNews(table);
        QQuickItem* strip = table.need(QStringLiteral("newsStrip"));
        QTest::qWait(3300); // longer than it was shown at all
        QVERIFY(strip->isVisible());
        for (const char* judged : {"textPage", "slot-0", "hand-0", "promptBar"})
            if (QQuickItem* item = table.find(QLatin1String(judged)))
                QVERIFY2(!placeOf(strip).intersects(placeOf(item)), judged);
        table.key(Qt::Key_1); // puts it away, and picks a card
        QVERIFY(!strip->isVisible());
        QVERIFY(table.find(QStringLiteral("sealButton")) != nullptr ||
                table.find(QStringLiteral("chooseButton")) != nullptr);
        QVERIFY(table.session().curtain()->seated() >= 0);
    }

    /// Where nothing waits to be carried out its panel is narrow, but as wide as ever while news lie over it.
    void newsOfAShowAreRead() {
        TableWindow table;
        start(table, "tailstory", {"human", "human", "human"}, "3");
        playUntilThereAreNews(table);
        const QQuickItem* strip = table.need(QStringLiteral("newsStrip"));
        QTRY_COMPARE_GE(strip->width(), table.window().width() * 0.2);
        table.session().curtain()->putNewsAway();
        QTRY_COMPARE_LE(table.need(QStringLiteral("stack"))->width(), table.window().width() * 0.15);
    }

    void aWindowThatWaitsCallsOnceForEachQuestion() {
        TableWindow table;
        int calls = 0;
        table.window().setAlert([&calls] { ++calls; });
        start(table, "storyline", {"human", "casual", "casual"}, "4");
        MatchSession& session = table.session();
        QTRY_VERIFY(!session.step().isEmpty());
        QCOMPARE(calls, 0); // it is seen
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_VERIFY(!table.window().isActiveWindow());
        QCOMPARE(calls, 0); // it has been seen
        QVERIFY(session.submit(moveOf(session, session.step())));
        QTRY_VERIFY(session.story()->waits());
        QCOMPARE(calls, 1);
        QTest::qWait(100);
        QCOMPARE(calls, 1);
        session.story()->next();
        QTRY_VERIFY(session.story()->waits() || !session.step().isEmpty());
        QCOMPARE(calls, 2);
        other.hide();
        table.window().activateWindow();
        QTRY_VERIFY(table.window().isActiveWindow());
        table.app().goHome();
        start(table, "foxtail", {"random", "random"}, "3");
        other.show();
        other.activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(table.session().over(), 30'000); // bots alone call nobody
        QCOMPARE(calls, 2);
    }

private:
    static QRectF placeOf(QQuickItem* item) {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    }
    static void sitDown(TableWindow& table) {
        Curtain* hand = table.session().curtain();
        QTRY_VERIFY(hand->down());
        const int seat = hand->seat();
        for (int attempt = 0; attempt < 40 && hand->down(); ++attempt) {
            table.click(QStringLiteral("curtainLift"));
            QTest::qWait(60);
        }
        QTRY_COMPARE(hand->seated(), seat);
        QTest::qWait(600); // the moment after opening in which nothing counts
    }
    static void playUntilThereAreNews(TableWindow& table) {
        const Curtain& hand = *table.session().curtain();
        for (int deed = 0; deed < 20 && (hand.seated() < 0 || hand.news().isEmpty()); ++deed) {
            turnPages(table);
            if (hand.down())
                sitDown(table);
            else
                table.session().submit(moveOf(table.session(), table.session().step()));
        }
        QVERIFY(hand.seated() >= 0 && !hand.news().isEmpty());
    }
    static void turnPages(TableWindow& table) {
        while (table.session().story()->waits())
            table.session().story()->next();
    }
};

TALETOP_TEST(TimeTest)
#include "time_test.moc"
