// SPDX-License-Identifier: MIT
// Tests that screen readers find every card in the viewer's own hand by name, but only the number of cards in
// other hands. Also tests the keyboard focus when a hand closes.
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int seats = 3;

QString nameOf(const contract::Game& game, int face) {
    return QString::fromStdString(kit::english(game.cardFacts(face).name));
}

/// The names of the cards that a seat sees in its own zones or in all zones.
QSet<QString> namesSeenBy(const match::Match& match, kit::Seat viewer, bool ownOnly) {
    QSet<QString> names;
    for (const scene::Zone& zone : match.game().scene(match.view(viewer), viewer).zones)
        for (const scene::Card& card : zone.cards)
            if (card.face > 0 && (!ownOnly || zone.owner == viewer))
                names.insert(nameOf(match.game(), card.face));
    return names;
}

/// Names of cards in other seats' zones that the viewer does not see and that are not in the log.
QSet<QString> secretsFrom(MatchSession& session) {
    const match::Match& match = session.match();
    const auto viewer = static_cast<kit::Seat>(session.viewer());
    QSet<QString> secrets;
    for (kit::Seat other = 0; other < seats; ++other)
        if (other != viewer)
            secrets += namesSeenBy(match, other, true);
    secrets -= namesSeenBy(match, viewer, false);
    for (const LogModel::Row& row : session.log()->rows())
        secrets.removeIf([&](const QString& name) { return row.text.contains(name); });
    return secrets;
}

/// The lines of the tree that contain this name as whole words.
QStringList linesWith(const QStringList& spoken, const QString& name) {
    return spoken.filter(
        QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name))));
}

} // namespace

class HiddenHandsTest : public QObject {
    Q_OBJECT

    static void openWithTheCurtainDown(TableWindow& table, const contract::Game& game) {
        for (double part = 0.1; part < 1; part += 0.02) {
            open(table, matchOf(game, seats, part));
            if (table.session().curtain()->down())
                return;
        }
        QFAIL("nobody is asked behind the curtain");
    }

private slots:
    void othersHandsAreCardsWithoutNames_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"papertales", "tailstory", "storyline"})
            if (contract::findGame(id) != nullptr)
                QTest::newRow(id) << QString::fromLatin1(id);
    }
    /// Checks the asked seat's view at some moments of a game.
    void othersHandsAreCardsWithoutNames() {
        QFETCH(QString, id);
        const contract::Game& game = *contract::findGame(id.toStdString());
        qsizetype hidden = 0;
        qsizetype own = 0;
        for (const double part : {0.0, 0.04, 0.1, 0.2, 0.37, 0.5, 0.7}) {
            TableWindow table;
            open(table, matchOf(game, seats, part));
            if (QTest::currentTestFailed())
                return;
            MatchSession& session = table.session();
            session.curtain()->setMode(QStringLiteral("open"));
            QVERIFY(session.viewer() >= 0);
            const QSet<QString> secrets = secretsFrom(session);
            waitForRest(table);
            QStringList spoken = spokenTree(&table.window());
            for (const QString& name :
                 namesSeenBy(session.match(), static_cast<kit::Seat>(session.viewer()), true))
                own += linesWith(spoken, name).isEmpty() ? 0 : 1;
            table.key(Qt::Key_L);
            waitForRest(table);
            spoken += spokenTree(&table.window());
            for (const QString& name : secrets)
                QVERIFY2(linesWith(spoken, name).isEmpty(), qPrintable(linesWith(spoken, name).value(0)));
            hidden += secrets.size();
            for (kit::Seat other = 0; other < seats; ++other) // only the number of cards is announced
                if (other != session.viewer() && id == QLatin1String("tailstory")) {
                    const QString hand = QStringLiteral("%1 in hand")
                                             .arg(session.zone(QStringLiteral("hand"), other)->count());
                    QVERIFY2(!linesWith(spoken, hand).isEmpty(), qPrintable(hand));
                }
        }
        QVERIFY2(hidden > 10, qPrintable(QString::number(hidden))); // fewer secrets would be too weak a test
        QVERIFY2(own > 5, qPrintable(QString::number(own))); // the viewer's own hand must be in the tree
    }

    /// If the curtain falls while the sheet of keys is open, Esc closes the sheet, and the curtain gets the
    /// focus.
    void anOpenSheetKeepsTheKeyboardWhenTheCurtainFalls() {
        const contract::Game* game = contract::findGame("tailstory");
        if (game == nullptr)
            return;
        TableWindow table;
        openWithTheCurtainDown(table, *game);
        Curtain& curtain = *table.session().curtain();
        const int seat = curtain.seat();
        curtain.sit(seat);
        QTRY_COMPARE(curtain.seated(), seat);
        waitForRest(table);
        table.key(Qt::Key_F12);
        QVERIFY(table.need(QStringLiteral("keysSheet")) != nullptr);
        curtain.fall();
        waitForRest(table);
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("keysSheet")) == nullptr);
        QTRY_VERIFY(table.need(QStringLiteral("curtainRest"))->hasActiveFocus());
    }

    /// SL-35: if a game's secrets stay hidden, no hand opens at its end.
    void secretsStayHiddenAfterTheEnd() {
        const contract::Game* game = contract::findGame("storyline");
        if (game == nullptr)
            return;
        QVERIFY(game->info().secretsStay);
        TableWindow table;
        open(table, matchOf(*game, seats, 1));
        QVERIFY(table.session().over());
        int cards = 0;
        for (int seat = 0; seat < seats; ++seat) {
            ZoneModel* hand = table.session().zone(QStringLiteral("hand"), seat);
            cards += hand->count();
            for (int row = 0; row < hand->rowCount(); ++row)
                QCOMPARE(hand->index(row).data(ZoneModel::FaceRole).toInt(), 0);
        }
        QVERIFY(cards > 0); // the test needs hidden cards
    }
};

TALETOP_TEST(HiddenHandsTest)

#include "hidden_hands_test.moc"
