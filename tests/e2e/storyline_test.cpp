// SPDX-License-Identifier: MIT
// Plays whole tales of three people in the real window, with the curtain between them, by mouse and by
// keyboard. Then saves the tale as a book.
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/e2e/table_window.h"
#include "tests/qt_main.h"

#include <QAction>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int people = 3;
constexpr int pages = 15;

bool hasTwoBanners(TableWindow& table) {
    return table.session().counters().contains(QStringLiteral("banner2"));
}

/// Returns the names of the cards in a pile or a hand that may be picked.
QStringList legalCards(TableWindow& table, const QString& stem) {
    QStringList names;
    constexpr int most = 8;
    for (int index = 0; index < most; ++index)
        if (QQuickItem* card = table.find(stem + QString::number(index));
            card != nullptr && card->property("legal").toBool())
            names.append(card->objectName());
    return names;
}

/// Lifts the curtain with its button or with the seat's own key.
void sitDown(TableWindow& table, bool byMouse) {
    Curtain* hand = table.session().curtain();
    const int seat = hand->seat();
    for (int attempt = 0; attempt < 40 && hand->down(); ++attempt) { // the first presses are ignored
        if (byMouse)
            table.click(QStringLiteral("curtainLift"));
        else
            table.tap(static_cast<Qt::Key>(Qt::Key_F2 + seat));
        QTest::qWait(60);
    }
    QVERIFY(!hand->down());
    QTRY_COMPARE(hand->seated(), seat);
    QTest::qWait(600); // right after the hand opens, presses are ignored
}

void pickByMouse(TableWindow& table) {
    const bool playing = table.session().step() == QLatin1String("play");
    QStringList cards = legalCards(table, playing ? QStringLiteral("hand-") : QStringLiteral("pile-0-"));
    if (playing && hasTwoBanners(table) && cards.size() == 4)
        cards = {cards[0], cards[3]};
    else if (hasTwoBanners(table))
        cards = {cards.first(), legalCards(table, QStringLiteral("pile-1-")).last()};
    else
        cards = {cards.last()};
    for (const QString& card : cards)
        table.click(card);
    if (!playing && table.session().counters().value(QStringLiteral("round")).toInt() == 2) {
        table.click(QStringLiteral("words-detail"));
        table.type(QStringLiteral("It rained."));
    }
    table.click(playing ? QStringLiteral("sealButton") : QStringLiteral("chooseButton"));
}

void pickByKeyboard(TableWindow& table) {
    const bool playing = table.session().step() == QLatin1String("play");
    const int turn = table.session().counters().value(QStringLiteral("round")).toInt();
    table.key(turn % 2 == 0 ? Qt::Key_1 : Qt::Key_2);
    if (hasTwoBanners(table)) {
        const int second =
            playing ? 3 : 1 + static_cast<int>(legalCards(table, QStringLiteral("pile-0-")).size());
        table.key(static_cast<Qt::Key>(Qt::Key_0 + second));
    }
    if (!playing && turn == 2) {
        QVERIFY(table.tabTo(QStringLiteral("words-detail")));
        table.type(QStringLiteral("It rained."));
        table.key(Qt::Key_Return);
    } else {
        table.key(turn % 3 == 0 ? Qt::Key_Return : playing ? Qt::Key_S : Qt::Key_C);
    }
}

void resolveToken(TableWindow& table, bool byMouse) {
    const int seat = table.session().actor();
    constexpr int most = 21;
    for (int index = 0; index < most; ++index) {
        const QString name = QStringLiteral("token-%1-%2").arg(seat).arg(index);
        QQuickItem* token = table.find(name);
        if (token == nullptr || !token->property("legal").toBool())
            continue;
        if (byMouse)
            return table.click(name);
        table.key(Qt::Key_Right);
        return table.key(Qt::Key_Return);
    }
    QFAIL("no token can be touched");
}

void checkSaved(TableWindow& table) {
    QFile file(table.session().saveFile().file());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(),
             match::saveText(table.session().match().game(), table.session().match().journal()));
}

/// Checks that the note on the page ends above the line that is drawn on the book's paper.
void lookAtTheNote(TableWindow& table) {
    const QQuickItem* note = table.find(QStringLiteral("pageNote"));
    const QQuickItem* book = table.need(QStringLiteral("textPage"))->parentItem();
    constexpr qreal line = 219.8 / 260; // the line's highest point in BookPaper.qml
    QVERIFY(note == nullptr ||
            note->mapToItem(book, QPointF(0, note->height())).y() <= line * book->height() + 1);
}

/// Turns the page after it has been narrated.
void turnPage(TableWindow& table, bool byMouse) {
    const QString told = table.session().events()->text();
    const auto press = [&] {
        if (byMouse)
            table.click(QStringLiteral("storyNext"));
        else
            table.key(Qt::Key_Space);
        return table.session().events()->text() != told;
    };
    QVERIFY(QTest::qWaitFor(press)); // repeated, because early presses are ignored
    lookAtTheNote(table);
    QTest::qWait(520); // the next page ignores keys for a moment, too
}

void tellWholeTale(TableWindow& table, bool byMouse) {
    int curtains = 0;
    while (!table.session().over() && !QTest::currentTestFailed()) {
        const auto asked = [&] {
            return table.session().over() || table.session().curtain()->down() ||
                   table.session().events()->waits() || !table.session().step().isEmpty();
        };
        QVERIFY(QTest::qWaitFor(asked, 20'000));
        if (table.session().over())
            break;
        if (table.session().events()->waits()) {
            turnPage(table, byMouse);
            continue;
        }
        if (table.session().curtain()->down()) {
            QVERIFY(table.session().viewer() < 0); // all hands are closed
            sitDown(table, byMouse);
            ++curtains;
            continue;
        }
        const int revision = table.session().revision();
        const QString step = table.session().step();
        if (step == QLatin1String("play") || step == QLatin1String("choose"))
            byMouse ? pickByMouse(table) : pickByKeyboard(table);
        else
            resolveToken(table, byMouse);
        const bool moved = QTest::qWaitFor([&] { return table.session().revision() > revision; });
        QVERIFY2(moved, qPrintable(step + QStringLiteral(": nothing happened; ") +
                                   table.session().refusal()->text()));
        checkSaved(table);
    }
    QVERIFY(curtains >= (pages - 1) * (people - 1)); // each person opened their hand for each page
    QCOMPARE(table.session().tale()->pages().size(), pages);
    const QVariantMap second = table.session().tale()->pages()[1].toMap();
    QCOMPARE(second.value(QStringLiteral("details")).toStringList(),
             QStringList{QStringLiteral("It rained.")});
}

/// Returns the save of a tale of four people on its first page, which seat 0 narrates. If `swapped`, seats 1
/// and 2 have exchanged their cards of the category that the page asks for. Everything else is the same.
std::string firstPage(bool swapped) {
    const contract::Game& game = *contract::findGame("storyline");
    match::Header header;
    header.options = contract::standardOptions(game.info(), 4);
    for (std::size_t i = 0; i < game.info().options.size(); ++i) {
        if (std::string_view(game.info().options[i].key) == "deck")
            header.options.values[i] = 0;
        if (std::string_view(game.info().options[i].key) == "narrator")
            header.options.values[i] = 1;
    }
    header.seed = 12;
    for (const char* name : {"Ana", "Ben", "Cleo", "Dan"})
        header.seats.push_back({.name = name});
    match::Journal journal = match::Match(game, header).journal();
    if (swapped) {
        constexpr std::size_t places = 1; // the entry that shuffles the deck of places
        auto order = *contract::parseChance(journal.entries[places].move);
        std::swap(order[18], order[17]); // the cards dealt to seats 1 and 2
        std::swap(order[15], order[14]); // the cards that they draw next
        journal.entries[places].move = contract::chanceText(order);
        journal.header.revision = -1; // skips the hashes, which are no longer correct
    }
    auto match = match::Match::replayed(game, journal);
    return match::saveText(game, std::get<match::Match>(match).journal());
}

/// Returns pictures of the window while the curtain is down and when the Narrator chooses. Adds the moves to
/// `played`.
QList<QImage> seenOf(const std::string& save, QStringList& played) {
    QList<QImage> seen;
    TableWindow table;
    table.app().setSpeed(0);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("tale.taletop"));
    QFile file(path);
    [&] {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(save.data(), static_cast<qint64>(save.size()));
        file.close();
        QVERIFY(table.app().resume(path));
        table.app().dismissNotice(); // one of the saves has no hashes
    }();
    table.need(QStringLiteral("storylineTable"));
    for (int seat = 1; seat < 4 && !QTest::currentTestFailed(); ++seat) {
        QTest::qWait(700); // waits until the curtain has closed
        seen.append(table.window().grab().toImage());
        sitDown(table, true);
        const QString move = table.session().choices()->index(0).data(ChoiceModel::MoveRole).toString();
        played.append(move);
        table.session().submit(move);
    }
    [&] { QTRY_COMPARE(table.session().step(), QStringLiteral("choose")); }();
    QTest::qWait(700);
    seen.append(table.window().grab().toImage());
    return seen;
}

void start(TableWindow& table, const QString& seed) {
    table.app().setSpeed(0);
    table.app().openSeats(QStringLiteral("storyline"));
    SeatSheet& sheet = *table.app().seatSheet();
    sheet.setSeatCount(people);
    for (int seat = 0; seat < people; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setSeedText(seed);
    table.app().startMatch();
    table.need(QStringLiteral("storylineTable"));
}

/// Returns, for each page, the seats that gave the chosen cards, according to the journal.
QList<QList<int>> giversInTheJournal(TableWindow& table) {
    QHash<QString, int> players;
    QList<QList<int>> givers;
    for (const match::Entry& entry : table.session().match().journal().entries) {
        QStringList words = QString::fromStdString(entry.move).split(u' ');
        const QString what = words.takeFirst();
        if (what == QLatin1String("play"))
            for (const QString& card : words)
                players.insert(card, entry.who);
        if (what != QLatin1String("choose"))
            continue;
        givers.emplace_back();
        for (const QString& card : words)
            givers.back().append(players.value(card, -1));
    }
    return givers;
}

/// Turns the pages of the book on the table and checks that each card shows its giver.
void readWhoGaveWhat(TableWindow& table) {
    const QList<QList<int>> givers = giversInTheJournal(table);
    QCOMPARE(givers.size(), pages - 1); // the last page has no cards
    for (const QList<int>& ofPage : givers) {
        table.click(QStringLiteral("pageAfter"));
        for (qsizetype slot = 0; slot < ofPage.size(); ++slot) {
            QQuickItem* place = table.find(QStringLiteral("slot-%1").arg(slot));
            QVERIFY(place != nullptr);
            auto* giver = place->findChild<QQuickItem*>(QStringLiteral("giver"));
            QVERIFY(giver != nullptr && giver->isVisible());
            QCOMPARE(giver->property("text").toString(),
                     QStringLiteral("from %1").arg(table.session().seatName(ofPage[slot])));
        }
    }
}

} // namespace

class StorylineTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeTaleIsToldByMouse() {
        TableWindow table;
        start(table, QStringLiteral("3"));
        tellWholeTale(table, true);
        if (QTest::currentTestFailed())
            return;
        readWhoGaveWhat(table);
        if (QTest::currentTestFailed())
            return;
        table.click(QStringLiteral("keepTale"));
        table.need(QStringLiteral("bookSheet"));
        QCOMPARE(table.app().book()->sheetCount(), pages + 1);
        const QString cover = table.app().book()->wordsOf(0);
        QVERIFY(cover.contains(table.session().tale()->title()));
        for (int seat = 0; seat < people; ++seat)
            QVERIFY(cover.contains(table.session().seatName(seat)));
        QVERIFY(table.app().book()->wordsOf(2).contains(QStringLiteral("It rained.")));
        QVERIFY(table.app().book()->wordsOf(pages).contains(QStringLiteral("The End")));
        for (int sheet = 1; sheet <= pages; ++sheet) // SL-51: the players who gave cards are not named
            for (int seat = 0; seat < people; ++seat)
                QVERIFY(!table.app().book()->wordsOf(sheet).contains(table.session().seatName(seat)));
        const QTemporaryDir folder;
        QVERIFY(table.app().book()->save(TaleBook::Form::Pdf, folder.filePath(QStringLiteral("tale.pdf"))));
        QVERIFY(
            table.app().book()->save(TaleBook::Form::WebPage, folder.filePath(QStringLiteral("tale.html"))));
        table.click(QStringLiteral("closeBook"));
        QTRY_VERIFY(!table.app().book()->isOpen());
    }

    void aWholeTaleIsToldByKeyboard() {
        TableWindow table;
        start(table, QStringLiteral("8"));
        tellWholeTale(table, false);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(table.tabTo(QStringLiteral("keepTale")));
        table.key(Qt::Key_Return);
        table.need(QStringLiteral("bookSheet"));
        table.key(Qt::Key_End);
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(!table.app().book()->isOpen());
    }

    void nobodySeesWhoGaveWhichCard() {
        QStringList played;
        QStringList playedOtherwise;
        const auto seen = seenOf(firstPage(false), played);
        const auto seenOtherwise = seenOf(firstPage(true), playedOtherwise);
        QCOMPARE(playedOtherwise, QStringList({played[1], played[0], played[2]}));
        QVERIFY(played[0] != played[1]);
        QCOMPARE(seen.size(), 4);
        for (qsizetype i = 0; i < seen.size(); ++i)
            QVERIFY2(seen[i] == seenOtherwise[i], qPrintable(QString::number(i)));
    }

    void aTaleThatBreaksOffKeepsItsFinishedPages() {
        TableWindow table;
        start(table, QStringLiteral("3"));
        table.app().keepTale();
        QVERIFY(!table.app().book()->isOpen()); // no book without a finished page
        QVERIFY(!table.app().notice().isEmpty());
        table.session().curtain()->setMode(QStringLiteral("open"));
        while (table.session().counters().value(QStringLiteral("round")).toInt() < 4) {
            if (table.session().events()->waits()) {
                table.session().events()->next();
                continue;
            }
            QVERIFY(table.session().submit(
                table.session().choices()->index(0).data(ChoiceModel::MoveRole).toString()));
        }
        table.app().keepTale();
        QCOMPARE(table.app().book()->sheetCount(), 1 + 3);
        QVERIFY(table.app().book()->wordsOf(3).contains(QStringLiteral("breaks off")));
    }
};

TALETOP_TEST(StorylineTest)
#include "storyline_test.moc"
