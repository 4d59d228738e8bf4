// SPDX-License-Identifier: MIT
// Tests a game that has only the template's rules, words, files and player, but no table. It can be played in
// the window like any other game.
#include "core/contract/game_of.h"
#include "core/contract/registry.h"
#include "core/games/_template/files/files.h"
#include "core/games/_template/player/player.h"
#include "core/games/_template/words/words.h"
#include "tests/e2e/plain_hands.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QTest>

#include <array>

using namespace taletop;
using namespace taletop::app;

namespace taletop::contract {

std::span<const Game* const> games() {
    using namespace templategame;
    static const GameOf<Rules, Words, Files, Player> bare;
    static const std::array<const Game*, 1> all{&bare};
    return all;
}

const Game* findGame(std::string_view id) {
    const Game* only = games().front();
    return id == only->info().id ? only : nullptr;
}

} // namespace taletop::contract

class BareTableTest : public QObject {
    Q_OBJECT

private slots:
    void aGameIsPlayedToItsEnd_data() {
        QTest::addColumn<bool>("keys");
        QTest::newRow("by mouse") << false;
        QTest::newRow("by keys") << true;
    }
    void aGameIsPlayedToItsEnd() {
        QFETCH(bool, keys);
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual"), QStringLiteral("random")},
              QStringLiteral("7"));
        const QSet<QString> steps = playAlone(table, keys ? actByKeys : actByMouse);
        QCOMPARE(steps, QSet<QString>{QStringLiteral("move")});
        table.need(QStringLiteral("scoreSheet"));
        keepPicture(table, QStringLiteral("bare table, over"));
    }

    /// The list shows all legal moves. Open cards have names, and hidden cards show their backs.
    void theBareTableShowsMovesAndCards() {
        TableWindow table;
        start(table, {QStringLiteral("human"), QStringLiteral("casual"), QStringLiteral("casual")},
              QStringLiteral("7"));
        table.waitForPerson();
        QCOMPARE(table.session().prompt(), QStringLiteral("It’s your turn."));
        const int choices = table.session().choices()->count();
        QCOMPARE(choices, 4);
        for (int row = 0; row < choices; ++row)
            QVERIFY(table.need(QStringLiteral("choice-%1").arg(row))
                        ->property("text")
                        .toString()
                        .startsWith("Lay the "));
        for (int card = 0; card < 4; ++card)
            QVERIFY(table.need(QStringLiteral("card/hand/0/%1").arg(card))->property("face").toInt() > 0);
        QVERIFY(table.find(QStringLiteral("card/hand/1/0")) == nullptr);
        table.key(Qt::Key_H);
        QTRY_VERIFY(!table.session().hints()->text().isEmpty());
        keepPicture(table, QStringLiteral("bare table"));
    }
};

TALETOP_TEST(BareTableTest)
#include "bare_table_test.moc"
