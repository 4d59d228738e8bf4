// SPDX-License-Identifier: MIT
#include "tests/access/pages.h"

#include "core/match/save.h"
#include "core/ruleset/registry.h"
#include "tests/access/what_is_shown.h"

#include <QFile>
#include <QQuickItem>
#include <QTest>

#include <map>

namespace taletop::app {

namespace {

constexpr int people = 3;

/// The whole game by casual players, played once.
const match::Match& wholeMatch(const ruleset::Game& game, int seats) {
    static std::map<std::pair<std::string, int>, match::Match> played;
    const auto key = std::pair(std::string(game.info().id), seats);
    if (const auto known = played.find(key); known != played.end())
        return known->second;
    static const char* const names[] = {"Ana", "Benedikt", "Cleo", "Dan", "Emilia"};
    match::Header header;
    header.options = ruleset::standardOptions(game.info(), seats);
    header.seed = 4;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = names[seat], .emblem = seat});
    match::Match match(game, header);
    kit::Rng rng(1);
    while (match.pending().kind == ruleset::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        if (match.submit(seat, game.casualMove(match.view(seat), seat, rng)))
            break;
    }
    return played.emplace(key, std::move(match)).first->second;
}

void atTable(TableWindow& table, const ruleset::Game& game, double part, const QString& hands) {
    open(table, matchOf(game, people, part));
    if (QTest::currentTestFailed())
        return;
    table.session().curtain()->setMode(hands);
    waitForRest(table);
}

using Then = void (*)(TableWindow&);

void openLog(TableWindow& table) { table.key(Qt::Key_L); }
void openRules(TableWindow& table) { table.key(Qt::Key_F1); }
void askToLeave(TableWindow& table) { table.key(Qt::Key_Escape); }
void askForHint(TableWindow& table) { table.key(Qt::Key_H); }

/// The legal card that comes first, closely.
void inspect(TableWindow& table) { table.key(Qt::Key_I); }

void sit(TableWindow& table) {
    table.session().curtain()->sit(table.session().curtain()->seat());
    QTest::qWait(600); // the moment after opening in which nothing counts
    table.key(Qt::Key_Shift);
}

} // namespace

match::Match matchOf(const ruleset::Game& game, int seats, double part) {
    const match::Match& whole = wholeMatch(game, seats);
    const auto& entries = whole.journal().entries;
    std::size_t first = 0; // of a person
    while (first < entries.size() && entries[first].who < 0)
        ++first;
    const auto length = first + static_cast<std::size_t>(static_cast<double>(entries.size() - first) * part);
    auto shorter = match::Match::replayed(game, whole.journal(), length);
    auto match = std::get<match::Match>(std::move(shorter));
    match.drawChance();
    return match;
}

void open(TableWindow& table, const match::Match& match) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("match.taletop"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(match::saveText(match.game(), match.journal())));
    file.close();
    QVERIFY2(table.app().resume(path), qPrintable(table.app().notice()));
    table.need(QString::fromUtf8(match.game().info().id) + QStringLiteral("Table"));
}

std::vector<Page> everyPage() {
    std::vector<Page> pages{{QStringLiteral("home"), [](TableWindow& table) { table.app().goHome(); }}};
    for (const ruleset::Game* game : ruleset::games()) {
        const QString id = QString::fromUtf8(game->info().id);
        pages.push_back({id + QStringLiteral(", seats"), [id](TableWindow& table) {
                             table.app().goHome();
                             table.app().openSeats(id);
                         }});
        const auto add = [&](const char* name, double part, const char* hands, Then then) {
            pages.push_back({id + QStringLiteral(", ") + QLatin1String(name), [=](TableWindow& table) {
                                 atTable(table, *game, part, QString::fromLatin1(hands));
                                 if (then != nullptr && !QTest::currentTestFailed())
                                     then(table);
                             }});
        };
        add("begin", 0, "open", nullptr);
        add("middle", 0.45, "open", nullptr);
        add("late", 0.8, "open", askForHint);
        add("curtain", 0.3, "curtain", nullptr);
        add("sitting", 0.3, "curtain", sit);
        add("log", 0.6, "open", openLog);
        add("inspector", 0.4, "open", inspect);
        add("leave", 0.5, "open", askToLeave);
        add("rules", 0.5, "open", openRules);
        add("end", 1, "open", nullptr);
    }
    return pages;
}

} // namespace taletop::app
