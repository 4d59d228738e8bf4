// SPDX-License-Identifier: MIT
// Tests of the Hands menu, which opens a hand by mouse in a turn with public choices, when no curtain offers
// it.
#include "core/contract/registry.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QMenu>
#include <QTest>

#include <algorithm>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Returns the menu's current entry that starts with this text, or nullptr.
QAction* entryOf(TableWindow& table, const QString& beginning) {
    const auto menus = table.window().findChildren<QMenu*>();
    const auto hands =
        std::ranges::find_if(menus, [](const QMenu* menu) { return menu->title() == u"&Hands"; });
    if (hands == menus.end())
        return nullptr;
    emit(*hands)->aboutToShow();
    for (QAction* action : (*hands)->actions())
        if (action->text().startsWith(beginning))
            return action;
    return nullptr;
}

QAction* handOf(TableWindow& table, int seat) {
    return entryOf(table, table.session().seatName(seat) + QStringLiteral("’s hand"));
}

bool opens(TableWindow& table, int seat) {
    const QAction* entry = handOf(table, seat);
    return entry != nullptr && entry->isEnabled();
}

void start(TableWindow& table, const QString& game, int persons) {
    table.app().settings()->set("askFirst", false);
    table.app().openSeats(game);
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(persons);
    for (int seat = 0; seat < persons; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setSeedText(QStringLiteral("7"));
    table.app().startMatch();
    table.need(game + QStringLiteral("Table"));
}

} // namespace

class HandsMenuTest : public QObject {
    Q_OBJECT

private slots:
    void onlyAVoteOpensAllHands_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// Opening all hands needs a vote even if nobody has a secret yet.
    void onlyAVoteOpensAllHands() {
        QFETCH(QString, game);
        TableWindow table;
        start(table, game, 3);
        const Curtain& curtain = *table.session().curtain();
        QAction* open = entryOf(table, QStringLiteral("&Open"));
        QVERIFY(open != nullptr && open->isEnabled());
        open->trigger();
        QVERIFY(table.session().vote()->active());
        QCOMPARE(curtain.mode(), QStringLiteral("curtain"));
        table.session().vote()->agree();
        QCOMPARE(curtain.mode(), QStringLiteral("open"));
    }

    void aHandCanBeOpenedDuringAPublicChoice() {
        TableWindow table;
        start(table, QStringLiteral("tailstory"), 3);
        MatchSession& session = table.session();
        Curtain& curtain = *session.curtain();
        const auto isOpenToAll = [&] { return curtain.seated() < 0 && session.actor() >= 0; };
        for (int move = 0; move < 200 && !isOpenToAll(); ++move) {
            session.scheduler()->finishAnimations();
            if (session.reactions()->active()) {
                for (int seat = 0; seat < 3; ++seat) {
                    QVERIFY(opens(table, seat));
                    session.reactions()->fineByMe(seat);
                }
                QTRY_VERIFY(!session.reactions()->active() || session.actor() >= 0);
                continue;
            }
            QTRY_VERIFY(curtain.down());
            curtain.sit(curtain.seat());
            QTRY_VERIFY(curtain.seated() >= 0);
            QVERIFY(!opens(table, curtain.seated()));
            const int rows = session.choices()->rowCount();
            int row = 0;
            for (int each = 0; each < rows; ++each) // prefers plays, which lead to public questions
                if (session.choices()->at(each).value(QStringLiteral("move")).toString().startsWith(u"play "))
                    row = each;
            QVERIFY(session.submit(session.choices()->at(row).value(QStringLiteral("move")).toString()));
            QTRY_VERIFY(curtain.seated() < 0 || session.choices()->rowCount() > 0);
        }
        QVERIFY(isOpenToAll());
        QVERIFY(!curtain.down());
        const int actor = session.actor();
        QVERIFY(opens(table, actor));
        handOf(table, actor)->trigger();
        QTRY_COMPARE(curtain.seated(), actor);
        QVERIFY(!opens(table, actor));
        QVERIFY(!opens(table, (actor + 1) % 3)); // while one hand is open, the menu opens no other hand
    }
};

TALETOP_TEST(HandsMenuTest)

#include "hands_menu_test.moc"
