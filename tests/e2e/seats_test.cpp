// SPDX-License-Identifier: MIT
// Tests of seats that change hands in the real window, by mouse and by keys. After a change, all hands are
// closed.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

void start(TableWindow& table, const QString& game, const QStringList& kinds) {
    table.app().settings()->set("askFirst", false);
    table.app().openSeats(game);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(static_cast<int>(kinds.size()));
    for (int seat = 0; seat < kinds.size(); ++seat)
        sheet.setKind(seat, kinds[seat]);
    sheet.setSeedText(QStringLiteral("7"));
    table.app().startMatch();
    table.need(game + QStringLiteral("Table"));
    table.session().scheduler()->hold(true); // no bot moves during the test
}

QAction* entryOf(TableWindow& table) {
    for (QAction* action : table.window().findChildren<QAction*>())
        if (action->text() == QStringLiteral("Sea&ts…"))
            return action;
    return nullptr;
}

/// Returns the item that takes presses on the name of a seat, or nullptr.
QQuickItem* pressOf(QQuickItem* below, int seat) {
    for (QQuickItem* item : below->childItems()) {
        if (!item->isVisible())
            continue;
        if (QByteArray(item->metaObject()->className()).startsWith("SeatPress") &&
            item->property("seat").toInt() == seat)
            return item;
        if (QQuickItem* found = pressOf(item, seat))
            return found;
    }
    return nullptr;
}

QQuickItem* pressOf(TableWindow& table, int seat) {
    return pressOf(table.window().panel()->rootObject(), seat);
}

bool press(TableWindow& table, int seat) {
    QQuickItem* item = pressOf(table, seat);
    if (item != nullptr)
        QTest::mouseClick(table.window().panel(), Qt::LeftButton, {}, table.middle(item));
    return item != nullptr;
}

/// Does a visible text contain these words?
bool isSaid(QQuickItem* below, const QString& words) {
    return std::ranges::any_of(below->childItems(), [&](QQuickItem* item) {
        return item->isVisible() &&
               (item->property("text").toString().contains(words) || isSaid(item, words));
    });
}

std::string kindOf(TableWindow& table, int seat) {
    return table.session().match().header().seats[static_cast<std::size_t>(seat)].kind;
}

} // namespace

class SeatsTest : public QObject {
    Q_OBJECT

private slots:
    void aPersonBecomesABotByMouse() {
        TableWindow table;
        start(table, QStringLiteral("papertales"), {"human", "human", "casual"});
        const Curtain& curtain = *table.session().curtain();
        table.session().curtain()->sit(curtain.seat());
        QTRY_VERIFY(curtain.seated() >= 0);
        const int seat = curtain.seated();
        QVERIFY(entryOf(table) != nullptr && entryOf(table)->isEnabled());
        entryOf(table)->trigger();
        table.click(QStringLiteral("seat-%1-kind").arg(seat));
        table.click(QStringLiteral("choice-4"));             // the sharp bot
        QCOMPARE(kindOf(table, seat), std::string("human")); // not changed yet
        table.click(QStringLiteral("changeSeats"));
        QCOMPARE(kindOf(table, seat), std::string("sharp"));
        QTRY_VERIFY(table.find(QStringLiteral("seatsSheet")) == nullptr);
        QCOMPARE(curtain.seated(), -1);
        QCOMPARE(table.session().viewer(), -1);
        QTRY_VERIFY(curtain.down()); // the other person must open their own hand
        const QQuickItem* leaves = table.need(QStringLiteral("curtain"));
        QTRY_VERIFY(leaves->property("armed").toBool());
        table.click(QStringLiteral("curtainLift"));
        QTRY_COMPARE(table.session().viewer(), 1 - seat);
        QVERIFY(!curtain.shared());
        QTRY_VERIFY(table.find(QStringLiteral("curtainLayer")) == nullptr);
    }

    void aNewcomerTakesABotsSeatByKeys() {
        TableWindow table;
        start(table, QStringLiteral("papertales"), {"human", "casual", "casual"});
        QCOMPARE(table.session().viewer(), 0);
        table.key(Qt::Key_T, Qt::ControlModifier);
        table.need(QStringLiteral("seatsSheet"));
        QVERIFY(table.tabTo(QStringLiteral("seat-1-name")));
        table.key(Qt::Key_A, Qt::ControlModifier);
        table.type(QStringLiteral("Ana"));
        QVERIFY(table.tabTo(QStringLiteral("seat-1-kind")));
        table.key(Qt::Key_Return);
        table.need(QStringLiteral("choiceList"));
        table.key(Qt::Key_Home);
        for (int up = 0; up < 6; ++up)
            table.key(Qt::Key_Up);
        table.key(Qt::Key_Return);
        QVERIFY(table.tabTo(QStringLiteral("changeSeats")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.find(QStringLiteral("seatsSheet")) == nullptr);
        QCOMPARE(kindOf(table, 1), std::string("human"));
        QCOMPARE(table.session().seatName(1), QStringLiteral("Ana"));
        QCOMPARE(table.session().viewer(), -1);
        table.need(QStringLiteral("curtainLayer"));
        table.tap(Qt::Key_F3); // the key of Ana's seat
        QTRY_COMPARE(table.session().curtain()->seated(), 1);
        QCOMPARE(table.session().viewer(), 1);
    }

    void escapeChangesNoSeat() {
        TableWindow table;
        start(table, QStringLiteral("foxtail"), {"human", "casual"});
        entryOf(table)->trigger();
        table.need(QStringLiteral("seatsSheet"));
        table.app().seatSheet()->setKind(1, QStringLiteral("human"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("seatsSheet")) == nullptr);
        QCOMPARE(kindOf(table, 1), std::string("casual"));
        QVERIFY(table.session().match().header().seatChanges.empty());
        QCOMPARE(table.session().viewer(), 0);
    }

    void twoSeatsWithOneNameAreRefused() {
        TableWindow table;
        start(table, QStringLiteral("foxtail"), {"human", "casual"});
        entryOf(table)->trigger();
        table.need(QStringLiteral("seatsSheet"));
        table.app().seatSheet()->setName(1, table.session().seatName(0));
        QVERIFY(!table.need(QStringLiteral("changeSeats"))->isEnabled());
        table.need(QStringLiteral("seatsProblem"));
    }

    void aBotsNameLeadsToTheSeats_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// A press on a bot's name opens the seat sheet, while a press on a person's name opens their hand.
    void aBotsNameLeadsToTheSeats() {
        QFETCH(QString, game);
        TableWindow table;
        start(table, game, {"human", "human", "casual"});
        QTRY_VERIFY(pressOf(table, 2) != nullptr);
        QVERIFY(press(table, 2));
        table.need(QStringLiteral("seatsSheet"));
        QVERIFY(table.window().panel()->quickWindow()->activeFocusItem()->objectName() ==
                QStringLiteral("seat-2-kind"));
        table.click(QStringLiteral("keepSeats"));
        QTRY_VERIFY(table.find(QStringLiteral("seatsSheet")) == nullptr);
        QCOMPARE(table.session().curtain()->seated(), -1);
        const int other = table.session().curtain()->seat() == 0 ? 1 : 0;
        QTRY_VERIFY(pressOf(table, other) != nullptr);
        QVERIFY(press(table, other));
        QTRY_COMPARE(table.session().curtain()->seated(), other);
        QVERIFY(table.find(QStringLiteral("seatsSheet")) == nullptr);
        QVERIFY(pressOf(table, 2) == nullptr); // with a hand open, a press on a name may be part of a move
    }

    void theTableUsesNewNames() {
        TableWindow table;
        start(table, QStringLiteral("tailstory"), {"human", "human", "casual"});
        std::vector<match::SeatRecord> seats = table.session().match().header().seats;
        const std::string before = seats[1].name;
        seats[1] = {"Wilhelmina", "human", 7};
        table.session().changeSeats(seats);
        table.need(QStringLiteral("tailstoryTable"));
        QTRY_VERIFY(isSaid(table.window().panel()->rootObject(), QStringLiteral("Wilhelmina")));
        QVERIFY(!isSaid(table.window().panel()->rootObject(), QString::fromStdString(before)));
        table.need(QStringLiteral("curtainLayer"));
        table.tap(Qt::Key_F3);
        QTRY_COMPARE(table.session().curtain()->seated(), 1);
    }

    void aLessonAllowsNoChangeOfSeats() {
        TableWindow table;
        table.app().openLesson(QStringLiteral("foxtail"));
        table.need(QStringLiteral("foxtailTable"));
        QVERIFY(!table.app().mayChangeSeats());
        QVERIFY(!entryOf(table)->isEnabled());
        QVERIFY(pressOf(table, 1) == nullptr);
    }

    /// The person turns the questions off by keys and turns them on again by mouse.
    void aPersonCanAskNotToBeAskedUntilTheirTurn() {
        TableWindow table;
        start(table, QStringLiteral("tailstory"), {"human", "human", "human"});
        MatchSession& session = table.session();
        session.scheduler()->hold(false);
        const Curtain& curtain = *session.curtain();
        for (int move = 0; move < 200 && !session.reactions()->active(); ++move) {
            session.scheduler()->finishAnimations();
            if (curtain.down())
                session.curtain()->sit(curtain.seat());
            QTRY_VERIFY(session.choices()->rowCount() > 0);
            const int rows = session.choices()->rowCount();
            int row = 0;
            for (int each = 0; each < rows; ++each)
                if (session.choices()->at(each).value(QStringLiteral("move")).toString().startsWith(u"play "))
                    row = each;
            QVERIFY(session.submit(session.choices()->at(row).value(QStringLiteral("move")).toString()));
            QTest::qWait(1);
        }
        QVERIFY(session.reactions()->active());
        QTRY_VERIFY(curtain.state() != Curtain::State::Opening); // presses are ignored while the hand opens
        const int seat = session.reactions()->seats().last().toInt();
        QVERIFY(table.tabTo(QStringLiteral("unasked-%1").arg(seat)));
        table.key(Qt::Key_Return);
        QCOMPARE(session.reactions()->unasked(), QVariantList{seat});
        session.reactions()->allFine();
        QTRY_VERIFY(!session.reactions()->active());
        table.click(QStringLiteral("ask-%1").arg(seat)); // the button is at the person's seat
        QVERIFY(session.reactions()->unasked().isEmpty());
        QTRY_VERIFY(table.find(QStringLiteral("ask-%1").arg(seat)) == nullptr);
    }
    /// The offered lesson does not take the focus from the start button, and is gone once the lesson has been
    /// opened.
    void aBoxOffersItsLessonOnce() {
        TableWindow table;
        table.app().openSeats(QStringLiteral("foxtail"));
        QTRY_VERIFY(table.need(QStringLiteral("startButton"))->hasActiveFocus());
        QVERIFY(table.tabTo(QStringLiteral("offeredLesson")));
        table.key(Qt::Key_Return);
        QTRY_VERIFY(table.app().practice()->lesson() != nullptr);
        table.click(QStringLiteral("leaveExample"));
        QTRY_COMPARE(table.app().page(), QStringLiteral("seats"));
        QTRY_VERIFY(table.find(QStringLiteral("startButton")) != nullptr);
        QVERIFY(table.find(QStringLiteral("offeredLesson")) == nullptr);
    }
};

TALETOP_TEST(SeatsTest)

#include "seats_test.moc"
