// SPDX-License-Identifier: MIT
// Tests of home-made decks: which are offered, why others are refused, and their effect on a match.
#include "app/models/seat_sheet.h"
#include "app/session/tale_reader.h"
#include "app/shell/app.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

const contract::Game& storyline() { return *contract::findGame("storyline"); }

QByteArray ownDeck() {
    QFile file(QStringLiteral(":/art/games/storyline/decks.json"));
    [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
    return file.readAll();
}

void write(const QString& path, const QByteArray& text) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// Returns the program's own deck with another closing line.
QByteArray deckThatEnds(const QByteArray& closing) {
    QByteArray deck = ownDeck();
    [&] { QVERIFY(deck.contains("\"The End\"")); }();
    return deck.replace("\"The End\"", '"' + closing + '"');
}

} // namespace

class StorybooksTest : public QObject {
    Q_OBJECT

private slots:
    void gamesWithoutTalesOfferNone() {
        const QTemporaryDir folder;
        Storybooks books(folder.path());
        for (const contract::Game* game : contract::games()) {
            books.open(*game, {});
            QCOMPARE(books.offered(), game->info().id == std::string_view("storyline"));
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aNewDeckStartsAsACopyOfOurs() {
        const QTemporaryDir folder;
        SeatSheet sheet(folder.path());
        sheet.open(storyline());
        Storybooks& books = *sheet.storybooks();
        QCOMPARE(books.titles().size(), 1);
        QVERIFY(books.startOne());
        QVERIFY(books.startOne());
        // The new deck is selected, and a message names it and its file.
        QCOMPARE(sheet.header(1).storybook, std::string("My deck 2"));
        QVERIFY(books.made().contains(QStringLiteral("“My deck 2”")));
        QVERIFY(books.made().contains(QDir::toNativeSeparators(folder.filePath("storyline/My deck 2.json"))));
        books.choose(0);
        QCOMPARE(books.titles().mid(1),
                 QStringList({QStringLiteral("My deck"), QStringLiteral("My deck 2")}));
        QVERIFY(books.refused().isEmpty());
        QCOMPARE(sheet.header(1).storybook, std::string());
        books.choose(2);
        QCOMPARE(sheet.header(1).storybook, std::string("My deck 2"));
        books.choose(3);
        QCOMPARE(books.chosen(), 2);
        // Another match with the same people keeps the deck, but a reset does not.
        const match::Header header = sheet.header(1);
        sheet.open(storyline(), header);
        QCOMPARE(books.chosen(), 2);
        sheet.reset();
        QCOMPARE(books.chosen(), 0);
    }

    void aChoiceThatIsGoneFallsBackToOurs() {
        const QTemporaryDir folder;
        Storybooks books(folder.path());
        books.open(storyline(), QStringLiteral("My deck"));
        QCOMPARE(books.chosen(), 0);
        QVERIFY(books.startOne());
        books.choose(1);
        books.refresh();
        QCOMPARE(books.chosen(), 1);
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("storyline/My deck.json"))));
        books.refresh();
        QCOMPARE(books.chosen(), 0);
    }

    void aBrokenDeckIsReportedBeforeTheStart() {
        const QTemporaryDir folder;
        App app(folder.path());
        app.openSeats(QStringLiteral("storyline"));
        Storybooks& books = *app.seatSheet()->storybooks();
        QVERIFY(books.startOne());
        const QString deck = QUrl(books.where()).toLocalFile() + QStringLiteral("/My deck.json");
        write(deck, "Dear all,");
        app.startMatch();
        QVERIFY2(app.session() == nullptr, "the match has begun before the message was read");
        QVERIFY2(app.notice().contains(QStringLiteral("“My deck”")), qPrintable(app.notice()));
        QVERIFY2(app.notice().contains(QStringLiteral("My deck.json, line 1")), qPrintable(app.notice()));
        QCOMPARE(books.chosen(), 0);
        QVERIFY(!books.lost().isEmpty());
        app.startMatch();
        QVERIFY2(app.session() != nullptr, "the second attempt has not started the match with our deck");
    }

    void decksThatDoNotFitAreRefusedWithTheReason() {
        const QTemporaryDir folder;
        const auto file = [&](const QString& name) { return folder.filePath("storyline/" + name); };
        write(file("a torn.json"), ownDeck().left(5000));
        write(file("b letter.json"), "Dear all,");
        write(file("c large.json"), QByteArray((1 << 20) + 1, ' '));
        write(file("d no objects.json"), ownDeck().replace("\"id\": \"object\"", "\"id\": \"subject\""));
        write(file(QString(60, u'e') + ".json"), ownDeck());
        write(file("f good.json"), ownDeck());
        write(file("g notes.txt"), "not looked at");
        Storybooks books(folder.path());
        books.open(storyline(), QStringLiteral("b letter"));
        QCOMPARE(books.titles().mid(1), QStringList(QStringLiteral("f good")));
        QCOMPARE(books.chosen(), 0);
        const QStringList refused = books.refused();
        QCOMPARE(refused.size(), 5);
        QVERIFY2(refused[0].startsWith("a torn.json, line "), qPrintable(refused[0]));
        QVERIFY2(refused[1].startsWith("b letter.json, line 1: "), qPrintable(refused[1]));
        QCOMPARE(refused[2], QStringLiteral("c large.json is larger than 1 MiB. A deck must be smaller."));
        QVERIFY2(refused[3].contains("object"), qPrintable(refused[3]));
        QVERIFY2(refused[4].contains("shorter"), qPrintable(refused[4]));
    }

    void aFolderThatCannotBeCreatedIsReported() {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("decks")), "a file is in the way");
        Storybooks books(folder.filePath(QStringLiteral("decks")));
        books.open(storyline(), {});
        QVERIFY(books.where().isEmpty());
        QVERIFY(!books.startOne());
        const QString problem = books.trouble();
        QVERIFY2(problem.contains("cannot be created") && problem.contains("Create its folder again"),
                 qPrintable(problem));
    }

    void namesOfDecksLeadToNoOtherFolder() {
        for (const char* name : {"", "..", "../secret", "a/b", ".."})
            QVERIFY2(!QFileInfo(storybookFile("/decks", storyline(), name)).path().endsWith("decks"), name);
        QVERIFY(storybookFile("/decks", storyline(), "../secret").isEmpty());
        QVERIFY(storybookFile("", storyline(), "mine").isEmpty());
        QVERIFY(storybookFile("/decks", storyline(), "mine").endsWith("/decks/storyline/mine.json"));
    }

    void aSaveKeepsTheName() {
        match::Header header;
        header.options = contract::standardOptions(storyline().info(), 3);
        header.storybook = "Oma's Märchen";
        const match::Match match(storyline(), header);
        const std::string text = match::saveText(storyline(), match.journal());
        const auto loaded = match::loadSave(text);
        QCOMPARE(std::get<match::Loaded>(loaded).match.header().storybook, header.storybook);
        std::string forged = text;
        forged.replace(forged.find("Oma's"), 5, "Eva's");
        QVERIFY(std::holds_alternative<match::LoadError>(match::loadSave(forged)));
    }

    void aMatchUsesItsDeckAsLongAsTheFileExists() {
        const QTemporaryDir folder;
        const QString deck = folder.filePath(QStringLiteral("decks/storyline/Mine.json"));
        write(deck, deckThatEnds("Good night"));
        App app(folder.path());
        app.openSeats(QStringLiteral("storyline"));
        QCOMPARE(app.seatSheet()->storybooks()->titles().size(), 2);
        app.seatSheet()->storybooks()->choose(1);
        app.startMatch();
        QVERIFY(app.session() != nullptr);
        const QString save = app.session()->saveFile().file();
        QVERIFY2(app.notice().isEmpty(), qPrintable(app.notice()));
        const QString open = app.session()->tale()->closing();
        app.goHome();
        write(deck,
              deckThatEnds("Good night").replace("(Here the tale breaks off.)", "(The candle is out.)"));
        QVERIFY(app.resume(save));
        QCOMPARE(app.session()->tale()->closing(), QStringLiteral("(The candle is out.)"));
        QVERIFY(open != app.session()->tale()->closing());
        app.goHome();
        write(deck, "{");
        QVERIFY(app.resume(save));
        QVERIFY2(app.notice().startsWith("Mine.json, line 1"), qPrintable(app.notice()));
        QCOMPARE(app.session()->tale()->closing(), open);
        app.goHome();
        QVERIFY(QFile::remove(deck));
        QVERIFY(app.resume(save));
        QVERIFY2(app.notice().contains("so the tale uses Taletop’s own words"), qPrintable(app.notice()));
        QCOMPARE(app.session()->tale()->closing(), open);
    }
};

TALETOP_TEST(StorybooksTest)
#include "storybooks_test.moc"
