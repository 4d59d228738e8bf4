// SPDX-License-Identifier: MIT
#include "tests/access/home_pages.h"

#include "app/shell/setting_table.h"
#include "app/shell/settings_model.h"
#include "core/contract/registry.h"
#include "tests/access/what_is_shown.h"

#include <QFile>
#include <QQuickItem>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <string_view>

namespace taletop::app {

namespace {

void openKeys(TableWindow& table) {
    table.key(Qt::Key_F12);
    table.need(QStringLiteral("keysSheet"));
}

void openSettings(TableWindow& table) {
    table.app().goHome();
    table.key(Qt::Key_Comma, Qt::ControlModifier);
    table.need(QStringLiteral("closeSettings"));
}

void addSettings(std::vector<Page>& pages) {
    for (const SettingGroup& group : settingGroups())
        pages.push_back(
            {QStringLiteral("preferences, ") + QLatin1String(group.id), [&group](TableWindow& table) {
                 openSettings(table);
                 table.app().settings()->rows()->setGroup(QLatin1String(group.id));
             }});
    pages.push_back({QStringLiteral("preferences, search"), [](TableWindow& table) {
                         openSettings(table);
                         table.app().settings()->rows()->setSearch(QStringLiteral("e"));
                     }});
}

/// Adds the seat sheet twice: with the most seats, and with an open list of bots.
void addSeats(std::vector<Page>& pages) {
    for (const char* name : {"seats, many", "seats, a list"}) {
        const bool list = std::string_view(name).ends_with("list");
        pages.push_back({QLatin1String(name), [list](TableWindow& table) {
                             const auto games = contract::games();
                             const auto most =
                                 std::ranges::max_element(games, {}, [](const contract::Game* game) {
                                     return game->info().seatsMost;
                                 });
                             table.app().goHome();
                             table.app().openSeats(QString::fromUtf8((*most)->info().id));
                             table.app().seatSheet()->setSeatCount((*most)->info().seatsMost);
                             if (list)
                                 table.click(QStringLiteral("seat-1-kind"));
                         }});
    }
}

/// Fills the shelf with a running game, a finished game, and a file that is not a save.
void saveSome(TableWindow& table) {
    const contract::Game& game = *contract::games().front();
    for (const double part : {0.4, 1.0})
        open(table, matchOf(game, 2, part));
    QFile damaged(table.app().preferences().savesFolder() + QStringLiteral("/13.taletop"));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("torn");
    damaged.close();
    table.app().goHome();
    table.need(QStringLiteral("save-0"));
}

void onTheFirst(TableWindow& table, Qt::Key key, const char* brings) {
    saveSome(table);
    if (QQuickItem* save = table.need(QStringLiteral("save-0")))
        save->forceActiveFocus(Qt::TabFocusReason);
    table.key(key);
    table.need(QLatin1String(brings));
}

void addSaves(std::vector<Page>& pages) {
    pages.push_back({QStringLiteral("home, saves"), saveSome});
    pages.push_back({QStringLiteral("home, a save is named"),
                     [](TableWindow& table) { onTheFirst(table, Qt::Key_F2, "saveName"); }});
    pages.push_back({QStringLiteral("home, a save is removed"),
                     [](TableWindow& table) { onTheFirst(table, Qt::Key_Delete, "undoRemove"); }});
    pages.push_back({QStringLiteral("home, a notice"), [](TableWindow& table) {
                         table.app().goHome();
                         (void)table.app().resume(QStringLiteral("/"));
                         table.need(QStringLiteral("dismissNotice"));
                     }});
}

/// Opens the seat sheet with home-made decks. One is new, one is unreadable, and the selected one no longer
/// exists.
void chooseAmongDecks(TableWindow& table, const contract::Game& game) {
    table.app().goHome();
    table.app().openSeats(QString::fromUtf8(game.info().id));
    Storybooks& decks = *table.app().seatSheet()->storybooks();
    QVERIFY(decks.startOne());
    const QString folder = decks.where().toLocalFile() + u'/';
    QVERIFY(QFile::rename(folder + decks.titles().last() + QStringLiteral(".json"),
                          folder + QStringLiteral("gone")));
    QFile broken(folder + QStringLiteral("1.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("Dear all,");
    broken.close();
    decks.refresh();
    QVERIFY(!decks.lost().isEmpty() && !decks.refused().isEmpty());
    table.need(QStringLiteral("moreOptions"))->forceActiveFocus(Qt::TabFocusReason);
    table.key(Qt::Key_Space);
}

void addDecks(std::vector<Page>& pages) {
    for (const contract::Game* game : contract::games())
        if (QFile::exists(QStringLiteral(":/art/games/%1/decks.json").arg(QLatin1String(game->info().id))))
            pages.push_back({QString::fromUtf8(game->info().id) + QStringLiteral(", seats, decks"),
                             [game](TableWindow& table) { chooseAmongDecks(table, *game); }});
}

/// Chooses a key for a seat that another seat already has.
void takeATakenKey(TableWindow& table) {
    openSettings(table);
    SettingsModel& rows = *table.app().settings()->rows();
    rows.setGroup(QStringLiteral("seats"));
    int taken = Qt::Key_F1;
    while (taken < Qt::Key_F12 && table.app().seatKeys()->seatOf(taken, 0) < 1)
        ++taken;
    QVERIFY(!rows.learn(QStringLiteral("seatKey1"), taken, 0, {}));
}

} // namespace

std::vector<Page> homePages() {
    std::vector<Page> pages{{QStringLiteral("home"), [](TableWindow& table) { table.app().goHome(); }}};
    pages.push_back({QStringLiteral("home, keys"), [](TableWindow& table) {
                         table.app().goHome();
                         openKeys(table);
                     }});
    pages.push_back({QStringLiteral("home, games played"), [](TableWindow& table) {
                         table.app().goHome();
                         table.click(QStringLiteral("openStatistics"));
                         table.need(QStringLiteral("statisticsSheet"));
                     }});
    addSaves(pages);
    addSettings(pages);
    pages.push_back({QStringLiteral("preferences, a taken key"), takeATakenKey});
    addSeats(pages);
    addDecks(pages);
    return pages;
}

} // namespace taletop::app
