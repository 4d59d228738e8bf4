// SPDX-License-Identifier: MIT
#include "tests/access/pages.h"

#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/access/closely.h"
#include "tests/access/home_pages.h"
#include "tests/access/thought_pages.h"
#include "tests/access/what_is_shown.h"

#include <QFile>
#include <QQuickItem>
#include <QTest>

#include <map>
#include <numeric>

namespace taletop::app {

namespace {

constexpr int people = 3;

/// A whole match of casual players, which is played only once and then cached.
const match::Match& wholeMatch(const contract::Game& game, int seats) {
    static std::map<std::pair<std::string, int>, match::Match> played;
    const auto key = std::pair(std::string(game.info().id), seats);
    if (const auto known = played.find(key); known != played.end())
        return known->second;
    static const char* const names[] = {"Ana", "Benedikt", "Cleo", "Dan", "Emilia", "Farid", "Greta", "Hugo"};
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = 4;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = names[seat], .emblem = seat});
    match::Match match(game, header);
    kit::Rng rng(1);
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        if (match.submit(seat, game.casualMove(match.view(seat), seat, rng)))
            break;
    }
    return played.emplace(key, std::move(match)).first->second;
}

void atTable(TableWindow& table, const contract::Game& game, int seats, double part, const QString& hands) {
    open(table, matchOf(game, seats, part));
    if (QTest::currentTestFailed())
        return;
    table.session().curtain()->setMode(hands);
    waitForRest(table);
}

using Then = void (*)(TableWindow&);

void openLog(TableWindow& table) { table.key(Qt::Key_L); }
void openRules(TableWindow& table) { table.key(Qt::Key_F1); }
void openCards(TableWindow& table) {
    openRules(table);
    table.click(QStringLiteral("rulesTab-2"));
    table.need(QStringLiteral("cardGrid"));
}
void openACard(TableWindow& table) {
    openCards(table);
    table.key(Qt::Key_Return);
}
void openOverview(TableWindow& table) {
    openRules(table);
    table.click(QStringLiteral("rulesTab-0"));
    table.need(QStringLiteral("rulesOverview"));
}

/// Does the game tell a tale? Such games return a storybook or an error from readStorybook().
bool tellsATale(const contract::Game& game) {
    const contract::StorybookOrError read = game.readStorybook({});
    const auto* book = std::get_if<std::unique_ptr<const contract::Storybook>>(&read);
    return book == nullptr || *book != nullptr;
}

/// Opens the table's tale as a book.
void openBook(TableWindow& table) {
    table.app().keepTale();
    table.need(QStringLiteral("bookSheet"));
}

/// Opens a save with an unknown bot, which asks the longest question.
void askAboutAStranger(TableWindow& table) {
    match::Journal journal = table.session().match().journal();
    journal.header.seats.back().kind = "taletop2";
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("2.taletop")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(match::saveText(table.session().match().game(), journal)));
    file.close();
    (void)table.app().resume(file.fileName());
    table.need(QStringLiteral("answer-playOn"));
}

/// Submits an earlier move that is no longer legal, so that the table shows a refusal.
void askForTooMuch(TableWindow& table) {
    MatchSession& session = table.session();
    for (const match::Entry& entry : session.match().journal().entries) {
        const QString move = QString::fromStdString(entry.move);
        if (entry.who < 0 || session.refusal()->whyNot(move).isEmpty())
            continue;
        session.submit(move);
        break;
    }
    QVERIFY(!session.refusal()->text().isEmpty());
    waitForRest(table);
}

/// Shows the explanation of something that a person sees for the first time.
void meetSomethingNew(TableWindow& table) {
    table.app().firstWords()->forget();
    table.app().firstWords()->setWanted(true);
    table.need(QStringLiteral("firstWord"));
}

/// Opens a damaged save, so that a notice offers to view its readable part.
void tellOfATornSave(TableWindow& table) {
    const QByteArray whole = QByteArray::fromStdString(
        match::saveText(table.session().match().game(), table.session().match().journal()));
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("3.taletop")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(whole.left(whole.size() / 2) + "{torn\n" + whole.mid(whole.size() / 2));
    file.close();
    (void)table.app().resume(file.fileName());
    table.need(QStringLiteral("dismissNotice"));
}
void askToLeave(TableWindow& table) { table.key(Qt::Key_Escape); }
void askForHint(TableWindow& table) { table.key(Qt::Key_H); }

/// Inspects the first card of a legal move.
void inspect(TableWindow& table) { table.key(Qt::Key_I); }

/// Inspects a card with a resting pointer, if there is space for a slip.
void restOnACard(TableWindow& table) {
    QTest::qWait(longerThanARest); // no slip opens right after the table has opened
    (void)openSlip(table);
}

void sit(TableWindow& table) {
    table.session().curtain()->sit(table.session().curtain()->seat());
    QTest::qWait(600); // presses are ignored right after a hand has opened
    table.key(Qt::Key_Shift);
}

/// Opens the review in the middle of the match.
void lookBack(TableWindow& table) {
    Review& review = *table.session().review();
    review.open();
    review.goTo(review.places() / 2);
}

/// Opens the sheet of seats, with the description of a bot.
void changeSeats(TableWindow& table) {
    table.app().openSeatChanges(0);
    table.need(QStringLiteral("seatsSheet"));
    table.app().seatSheet()->setKind(1, QStringLiteral("sharp"));
}

/// Opens Tail Story at a play that others may answer. One of them has chosen not to be asked until their
/// turn.
void answerAPlay(TableWindow& table) {
    const match::Match& whole = table.session().match();
    for (std::size_t length = 1; length < whole.journal().entries.size(); ++length) {
        auto shorter = match::Match::replayed(whole.game(), whole.journal(), length);
        auto& match = std::get<match::Match>(shorter);
        const scene::Scene scene = whole.game().scene(match.view(kit::spectator), kit::spectator);
        if (*scene.letItGo == '\0' || match.pending().kind != contract::Pending::Kind::Seats)
            continue;
        open(table, match);
        table.app().setPrivacy(QStringLiteral("curtain"));
        ReactionWindow& beat = *table.session().reactions();
        QVERIFY(beat.active());
        beat.setAsked(beat.seats().last().toInt(), false);
        return;
    }
    QFAIL("nobody could respond to any play");
}

void filterLog(TableWindow& table) {
    openLog(table);
    table.click(QStringLiteral("logFilter"));
}

void openKeys(TableWindow& table) {
    table.key(Qt::Key_F12);
    table.need(QStringLiteral("keysSheet"));
}

/// The first entry of the rulebook with an example.
QString triedEntry(const contract::Game& game) {
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (!rule.example.empty())
                return QString::fromStdString(game.ledgerEntry(rule.number));
    return {};
}

void openEntry(TableWindow& table) {
    const QString id = table.session().gameId();
    emit table.app().ruleWanted(id, triedEntry(*contract::findGame(id.toStdString())));
}

void searchRules(TableWindow& table) {
    table.key(Qt::Key_F1);
    table.click(QStringLiteral("rulesTab-1")); // another tab may still be selected
    table.key(Qt::Key_Slash);
    table.type(QStringLiteral("12"));
}

void openExample(TableWindow& table) {
    table.app().openExample(triedEntry(*contract::findGame(table.session().gameId().toStdString())));
    table.need(QStringLiteral("exampleSlip"));
}

/// Continues until a move can be taken back only by a vote, and asks for the vote.
void askTheTable(TableWindow& table) {
    constexpr int patience = 40;
    for (int move = 0; move < patience && !table.session().vote()->possible(); ++move) {
        table.session().submit(table.session().choices()->at(0).value(QStringLiteral("move")).toString());
        waitForRest(table);
    }
    QVERIFY(table.session().vote()->possible());
    table.session().vote()->ask();
    table.need(QStringLiteral("voteSlip"));
}

/// The pages with results of background thinking, late in a game.
constexpr std::pair<const char*, Then> thoughtPages[] = {{"hint, moves", askForMoves},
                                                         {"hint, order", askForOrder}};

/// Adds the seat sheet with the main options, and with all options.
void addSeatSheet(std::vector<Page>& pages, const QString& id) {
    for (const bool more : {false, true})
        pages.push_back({id + (more ? QStringLiteral(", seats, more") : QStringLiteral(", seats")),
                         [id, more](TableWindow& table) {
                             table.app().goHome();
                             table.app().openSeats(id);
                             if (!more)
                                 return;
                             // The focus scrolls the button into view in a small window.
                             table.need(QStringLiteral("moreOptions"))->forceActiveFocus(Qt::TabFocusReason);
                             table.key(Qt::Key_Space);
                         }});
}

/// Adds the pages that look the same in every game.
template <class Add>
void addWhatLooksTheSame(Add add) {
    add("rules, search", 0.5, "open", searchRules);
    add("log, filters", 0.6, "open", filterLog);
    add("vote", 0.5, "open", askTheTable);
    add("seats", 0.5, "curtain", changeSeats);
    add("a refusal", 0.5, "open", askForTooMuch);
    add("a first word", 0.5, "open", meetSomethingNew);
    add("a question", 0.5, "open", askAboutAStranger);
    add("a notice", 0.5, "open", tellOfATornSave);
}

/// Adds two steps of the lesson, or all of them.
void addLesson(std::vector<Page>& pages, const QString& id) {
    std::vector<int> steps{0, 5};
    if (qEnvironmentVariableIsSet("TALETOP_EVERY_STEP")) {
        std::size_t all = 0;
        for (const auto& chapter : contract::findGame(id.toStdString())->lesson().chapters)
            all += chapter.steps.size();
        steps.resize(all);
        std::iota(steps.begin(), steps.end(), 0);
    }
    for (const int step : steps)
        pages.push_back({id + QStringLiteral(", lesson %1").arg(step), [id, step](TableWindow& table) {
                             table.app().openLesson(id, step);
                             table.need(QStringLiteral("lessonBar"));
                         }});
    pages.push_back({id + QStringLiteral(", lesson, chapters"), [id](TableWindow& table) {
                         table.app().openLesson(id, 5);
                         table.click(QStringLiteral("lessonChapters"));
                     }});
}

} // namespace

match::Match matchOf(const contract::Game& game, int seats, double part) {
    const match::Match& whole = wholeMatch(game, seats);
    const auto& entries = whole.journal().entries;
    std::size_t first = 0; // the index of the first entry that a player made
    while (first < entries.size() && entries[first].who < 0)
        ++first;
    const auto length = first + static_cast<std::size_t>(static_cast<double>(entries.size() - first) * part);
    auto shorter = match::Match::replayed(game, whole.journal(), length);
    auto match = std::get<match::Match>(std::move(shorter));
    match.goOn();
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
    table.app().dismissNotice(); // matches made by hand have no hashes, which causes a notice
    table.need(QString::fromUtf8(match.game().info().id) + QStringLiteral("Table"));
}

void putAway(TableWindow& table) {
    for (const char* sheet : {"closeSettings", "closeKeys", "closeRules", "closeStatistics", "keepSeats"})
        if (table.find(QLatin1String(sheet)) != nullptr)
            table.click(QLatin1String(sheet));
    table.app().firstWords()->setWanted(false);
    table.app().saves()->undoRemove();
    table.app().postcard()->close();
    table.app().book()->close();
    table.app().question()->dismiss();
    table.app().dismissNotice();
    if (table.app().practice()->active())
        table.app().leaveExample();
}

std::vector<Page> everyPage() {
    std::vector<Page> pages = homePages();
    for (const contract::Game* game : contract::games()) {
        const QString id = QString::fromUtf8(game->info().id);
        addSeatSheet(pages, id);
        addLesson(pages, id);
        const auto addFor = [&](int seats, const char* name, double part, const char* hands, Then then) {
            pages.push_back({id + QStringLiteral(", ") + QLatin1String(name), [=](TableWindow& table) {
                                 atTable(table, *game, seats, part, QString::fromLatin1(hands));
                                 if (then != nullptr && !QTest::currentTestFailed())
                                     then(table);
                             }});
        };
        const auto add = [&](const char* name, double part, const char* hands, Then then) {
            addFor(people, name, part, hands, then);
        };
        add("begin", 0, "open", nullptr);
        add("middle", 0.45, "open", nullptr);
        add("late", 0.8, "open", askForHint);
        add("curtain", 0.3, "curtain", nullptr);
        add("sitting", 0.3, "curtain", sit);
        if (game->info().id == std::string_view("papertales")) // these pages look the same in every game
            addTurningPoints(pages, id,
                             [game](TableWindow& table) { atTable(table, *game, people, 1, "open"); });
        add("log", 0.6, "open", openLog);
        add("inspector", 0.4, "open", inspect);
        add("resting on a card", 0.4, "open", restOnACard);
        add("leave", 0.5, "open", askToLeave);
        for (const auto& [name, ask] : thoughtPages)
            add(name, 0.8, "open", ask);
        add("meant?", 0.3, "open", askWhetherItIsMeant);
        add("rules", 0.5, "open", openRules);
        add("rules, an entry", 0.5, "open", openEntry);
        add("overview", 0.5, "open", openOverview);
        add("cards", 0.5, "open", openCards);
        add("a card of all", 0.5, "open", openACard);
        add("example", 0.5, "open", openExample);
        add("keys", 0.5, "open", openKeys);
        add("looking back", 0.5, "open", lookBack);
        add("end", 1, "open", nullptr);
        add("postcard", 1, "open", [](TableWindow& table) { table.app().showPostcard(); });
        add("looking back, over", 1, "open", lookBack);
        if (tellsATale(*game))
            add("book", 1, "open", openBook);
        const int everySeat = game->info().seatsMost;
        addFor(everySeat, "all seats, begin", 0, "open", nullptr);
        addFor(everySeat, "all seats, middle", 0.45, "open", nullptr);
        addFor(everySeat, "all seats, late", 0.8, "open", nullptr);
        addFor(everySeat, "all seats, looking back", 0.6, "open", lookBack);
        addFor(everySeat, "all seats, end", 1, "open", nullptr);
        if (everySeat == kit::maxSeats)
            addFor(everySeat, "all seats, changing hands", 0.5, "curtain", changeSeats);
        if (id == QLatin1String("tailstory"))
            addFor(everySeat, "all seats, an answer", 0.5, "curtain", answerAPlay);
        if (game == contract::games().front())
            addWhatLooksTheSame(add);
    }
    return pages;
}

} // namespace taletop::app
