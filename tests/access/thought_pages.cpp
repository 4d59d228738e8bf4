// SPDX-License-Identifier: MIT
#include "tests/access/thought_pages.h"

#include "core/bots/look_back.h"
#include "core/scene/warned.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>

namespace taletop::app {

namespace {

/// Waits for background thinking, which may take long on a busy machine.
void waitForThought(const std::function<bool()>& done) {
    constexpr int patience = 300'000;
    QVERIFY(QTest::qWaitFor(done, patience));
}

/// Waits for the turning points. Returns the index of the first turning point of any person, or -1.
int turningPointOf(LookBack& seen) {
    waitForThought([&] { return !seen.thinking(); });
    for (const QVariant& person : seen.people()) {
        seen.setSeat(person.toMap().value(QStringLiteral("seat")).toInt());
        for (const QVariant& row : seen.rows())
            if (const int point = row.toMap().value(QStringLiteral("index")).toInt(); point >= 0)
                return point;
    }
    return -1;
}

/// Opens the end sheet with its turning points. They are computed only once for all pages that start there.
void lookedBack(TableWindow& table, const QString& id, const OpenPage& openEnd) {
    const MatchSession* before = table.app().session();
    const bool known = before != nullptr && before->gameId() == id && before->over() &&
                       !table.session().lookBack()->rows().isEmpty();
    if (!known)
        openEnd(table);
    // An eighth of the usual budget is enough to find a turning point in each of these games.
    const bots::Budget usual = bots::usualLookBackBudget(table.session().match().game(), 1);
    table.session().lookBack()->limit(usual.moves / 8);
    table.session().lookBack()->begin();
    QVERIFY(turningPointOf(*table.session().lookBack()) >= 0);
    if (QQuickItem* row = table.need(QStringLiteral("turningPoint0")))
        row->forceActiveFocus(Qt::TabFocusReason); // this also scrolls to it
}

} // namespace

void askForMoves(TableWindow& table) {
    table.key(Qt::Key_H);
    table.key(Qt::Key_H);
    waitForThought([&] { return !table.session().hints()->weighing(); });
}

void askForOrder(TableWindow& table) {
    askForMoves(table);
    table.key(Qt::Key_H);
    waitForThought([&] { return !table.session().hints()->weighing(); });
}

void askWhetherItIsMeant(TableWindow& table) {
    match::Match match = table.session().match();
    const contract::Game& game = match.game();
    kit::Rng rng(1);
    const auto firstThatAsks = [&](kit::Seat seat) {
        const auto choices = game.scene(match.view(seat), seat).choices;
        const auto asks = std::ranges::find_if(choices, scene::asksFirst);
        return asks == choices.end() ? std::string() : asks->move;
    };
    const auto goOn = [&] {
        const kit::Seat seat = match.pending().seats.first();
        match.submit(seat, game.casualMove(match.view(seat), seat, rng));
    };
    // If several seats choose at the same time, the table decides whom to ask.
    std::string move;
    while (!match.over() && move.empty()) {
        bool asks = false;
        for (std::size_t seat = 0; seat < match.header().seats.size(); ++seat)
            asks = asks || (match.pending().seats.contains(static_cast<kit::Seat>(seat)) &&
                            !firstThatAsks(static_cast<kit::Seat>(seat)).empty());
        if (!asks) {
            goOn();
            continue;
        }
        open(table, match);
        table.session().curtain()->setMode(QStringLiteral("open"));
        move = firstThatAsks(static_cast<kit::Seat>(table.session().actor()));
        if (move.empty())
            goOn();
    }
    QVERIFY2(!match.over(), "no decision of this match gives anything up");
    table.session().thought()->setWanted(true);
    QVERIFY(!table.session().submit(QString::fromStdString(move)));
    table.need(QStringLiteral("thoughtSlip"));
}

void askAboutTheFirstMove(TableWindow& table) {
    const match::Match& match = table.session().match();
    const auto seat = static_cast<kit::Seat>(table.session().actor());
    auto choices = match.game().scene(match.view(seat), seat).choices;
    scene::Choice& first = choices.front();
    first.gesture = {{.kind = scene::Pick::Kind::Button}};
    first.warning =
        kit::Text{"papertales", "You’re placing nothing, so %n card(s) will be discarded."}.plural(5);
    SecondThought& thought = *table.session().thought();
    thought.setWanted(true);
    QVERIFY(thought.stops(QString::fromStdString(first.move), choices, {}, {"Ana", "Benedikt", "Cleo"}));
}

void addTurningPoints(std::vector<Page>& pages, const QString& id, const OpenPage& openEnd) {
    const auto lookThere = [=](TableWindow& table) {
        lookedBack(table, id, openEnd);
        const int point = turningPointOf(*table.session().lookBack());
        if (!QTest::currentTestFailed())
            table.session().review()->open(static_cast<int>(table.session().lookBack()->point(point)->entry));
        return point;
    };
    pages.push_back({id + QStringLiteral(", end, turning points"),
                     [=](TableWindow& table) { lookedBack(table, id, openEnd); }});
    pages.push_back({id + QStringLiteral(", looking back, turning points"),
                     [=](TableWindow& table) { lookThere(table); }});
    pages.push_back({id + QStringLiteral(", played on"), [=](TableWindow& table) {
                         table.app().playOnFrom(lookThere(table));
                         QVERIFY(table.app().practice()->playedOn());
                     }});
}

} // namespace taletop::app
