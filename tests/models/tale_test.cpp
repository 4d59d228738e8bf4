// SPDX-License-Identifier: MIT
// Tests of a tale from the table to the book: its pages, the previews of choices, and the saved data.
#include "app/book/book_files.h"
#include "app/models/tale_titles.h"
#include "app/session/tale_reader.h"
#include "app/shell/fonts.h"
#include "app/shell/keepsake.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "core/match/match.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int seats = 4;
const QStringList names{QStringLiteral("Qaxo"), QStringLiteral("Qeby"), QStringLiteral("Qicu"),
                        QStringLiteral("Qodi")};

const contract::Game& storyline() { return *contract::findGame("storyline"); }

match::Match newMatch(std::uint64_t seed) {
    match::Header header;
    header.options = contract::standardOptions(storyline().info(), seats);
    header.seed = seed;
    for (const QString& name : names)
        header.seats.push_back({.name = name.toStdString()});
    return {storyline(), header};
}

contract::AnyMove casual(const match::Match& match) {
    kit::Rng random(match.journal().entries.size());
    const kit::Seat seat = match.pending().seats.first();
    return storyline().casualMove(match.view(seat), seat, random);
}

/// Returns the texts of remarks by their keys.
QVariantMap mapOf(const contract::Remarks& remarks) {
    QVariantMap map;
    for (const contract::Remark& remark : remarks)
        map.insert(QString::fromStdString(remark.key), QString::fromStdString(remark.text));
    return map;
}

/// Plays until the tale ends or `pages` pages are finished. `wordFor` fills every field.
match::Match told(std::uint64_t seed, std::size_t pages, const std::function<std::string(int)>& wordFor) {
    match::Match match = newMatch(seed);
    int word = 0;
    while (!match.over() && match.remarks().size() < pages) {
        const contract::AnyMove move = casual(match);
        contract::Remarks remarks;
        for (const contract::RemarkField& field : storyline().remarkFields(move))
            if (const std::string text = wordFor(word++); !text.empty())
                remarks.push_back({field.key, text});
        const auto refusal = match.submit(match.pending().seats.first(), move, remarks);
        [&] { QVERIFY(!refusal); }();
    }
    return match;
}

std::string nothing(int) { return {}; }

/// The languages of the game's decks.
QStringList spoken() {
    QStringList languages{QStringLiteral("en")};
    const QDir folder(QStringLiteral(":/art/games/storyline"));
    for (const QString& file : folder.entryList({QStringLiteral("decks.*.json")}))
        languages.append(file.section(u'.', 1, 1));
    return languages;
}

/// Changes the program's language during its lifetime.
struct InLanguage {
    explicit InLanguage(const QString& language) { QLocale::setDefault(QLocale(language)); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    ~InLanguage() { QLocale::setDefault(before); }

    QLocale before;
};

Book bookFrom(const match::Match& match) {
    TaleReader reader(storyline());
    reader.read(match.state(), kit::spectator, match.remarks());
    return bookOf(reader, storyline(), names, QDate(2026, 1, 31));
}

} // namespace

class TaleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fonts::install(); }

    void aTableWithoutWordsHasNoTale() {
        const contract::Game& other = *contract::games().front();
        TaleReader reader(other);
        QVERIFY(!reader.told());
        QVERIFY(reader.pages().isEmpty());
        QVERIFY(reader.cardTitle(1).isEmpty());
        QVERIFY(reader.fieldsOf(QStringLiteral("draw")).isEmpty());
    }

    void aTrialReadsLikeTheFinalTale() {
        match::Match match = newMatch(5);
        TaleReader reader(storyline());
        QSignalSpy changes(&reader, &TaleReader::changed);
        int choices = 0;
        while (!match.over()) {
            const kit::Seat seat = match.pending().seats.first();
            const contract::AnyMove move = casual(match);
            reader.read(match.state(), seat, match.remarks());
            const auto text = QString::fromStdString(storyline().moveText(move));
            const auto fields = storyline().remarkFields(move);
            contract::Remarks remarks;
            if (!fields.empty())
                remarks.push_back({fields.front().key, choices % 2 == 0 ? "Mrs {villain} <Grey>" : "x"});
            const qsizetype page = reader.pages().size();
            const QString tried = reader.textWith(text, mapOf(remarks));
            QVERIFY(!match.submit(seat, move, remarks));
            if (fields.empty())
                continue;
            ++choices;
            QCOMPARE(reader.fieldsOf(text).size(), static_cast<qsizetype>(fields.size()));
            QVERIFY(!tried.contains(u'['));
            reader.read(match.state(), kit::spectator, match.remarks());
            QCOMPARE(reader.pages()[page - 1].toMap().value("text").toString(), tried);
            QVERIFY(reader.textWith(text, {}).isEmpty()); // no preview, because the choice has been made
        }
        QCOMPARE(choices, 14);
        QVERIFY(changes.count() >= choices);
    }

    void theTaleIsInTheLanguageOfTheProgram() {
        const match::Match match = told(7, 15, nothing);
        QList<contract::Tale> tales;
        QSet<QString> titles;
        for (const QString& language : spoken()) {
            const InLanguage here(language);
            TaleReader reader(storyline());
            reader.read(match.state(), kit::spectator, match.remarks());
            QVERIFY2(reader.language().startsWith(language), qPrintable(reader.language()));
            QCOMPARE(reader.pages().size(), 15);
            for (const QVariant& page : reader.pages())
                QVERIFY(!page.toMap().value(QStringLiteral("text")).toString().contains(u'{'));
            QVERIFY(!tales.contains(reader.tale()));
            tales.append(reader.tale());
            // The log uses the same names of cards as the table.
            TaleTitles words;
            QCoreApplication::installTranslator(&words);
            const kit::Text title = storyline().cardText(1).name;
            QCOMPARE(translated(title), reader.cardTitle(1));
            QVERIFY(!titles.contains(translated(title)));
            titles.insert(translated(title));
        }
        // The journal contains no words of the deck, so a save is the same in every language.
        QCOMPARE(told(7, 15, nothing).journal(), match.journal());
    }

    void aLanguageWithoutADeckUsesEnglish() {
        const InLanguage here(QStringLiteral("eu"));
        QVERIFY(TaleReader(storyline()).language().startsWith(QStringLiteral("en")));
    }

    void aHomeMadeDeckIsUsedInAnyLanguage() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("own.json"));
        QVERIFY(QFile::copy(QStringLiteral(":/art/games/storyline/decks.json"), file));
        const InLanguage here(spoken().last());
        TaleReader reader(storyline());
        const match::Match match = newMatch(5);
        reader.read(match.state(), kit::spectator, match.remarks());
        QVERIFY(!reader.language().startsWith(QStringLiteral("en")));
        QCOMPARE(reader.take(file), QString());
        QVERIFY(reader.language().startsWith(QStringLiteral("en")));
    }

    void refusedNamesAreLeftOutOfATrial() {
        match::Match match = newMatch(5);
        while (storyline().remarkFields(casual(match)).empty())
            QVERIFY(!match.submit(match.pending().seats.first(), casual(match)));
        TaleReader reader(storyline());
        reader.read(match.state(), match.pending().seats.first(), match.remarks());
        const auto text = QString::fromStdString(storyline().moveText(casual(match)));
        const QString plain = reader.textWith(text, {});
        QVERIFY(!plain.isEmpty());
        QCOMPARE(reader.textWith(text, {{"name", QString(40, u'x')}}), plain);
        QVERIFY(reader.textWith(QStringLiteral("choose ac99"), {}).isEmpty());
    }

    void aWholeTaleIsABookOfFifteenPages() {
        const Book book = bookFrom(told(3, SIZE_MAX, nothing));
        QCOMPARE(book.pages.size(), 15);
        QCOMPARE(book.closing, QStringLiteral("The End"));
        for (const QString& name : names)
            QVERIFY(book.tellers.contains(name));
        int pictures = 0;
        for (const BookPage& page : book.pages) {
            QVERIFY(!page.text.contains(u'['));
            QVERIFY(page.byline.isEmpty());
            for (const QString& name : names) // SL-51: the players who gave the cards are not named
                QVERIFY(!page.text.contains(name));
            for (const QString& picture : page.pictures)
                QVERIFY2(QFile::exists(picture), qPrintable(picture));
            pictures += static_cast<int>(page.pictures.size());
            QCOMPARE(page.pictureNames.size(), page.pictures.size());
            for (const QString& name : page.pictureNames)
                QVERIFY(!name.isEmpty());
        }
        QCOMPARE(pictures, 18); // SL-08: one for each banner
        QVERIFY(QFile::exists(book.picture));
        QCOMPARE(book.pictureName, book.pages.front().pictureNames.front());
        QCOMPARE(book.language, QStringLiteral("en-GB"));
        QCOMPARE(setBook(book, {}).size(), std::size_t{16});
    }

    void aTaleThatBreaksOffKeepsItsFinishedPages() {
        for (const std::size_t pages : {std::size_t{1}, std::size_t{6}}) {
            const Book book = bookFrom(told(3, pages, nothing));
            QCOMPARE(book.pages.size(), static_cast<qsizetype>(pages));
            QVERIFY(book.closing.contains(QStringLiteral("breaks off")));
        }
        QVERIFY(bookFrom(told(3, 0, nothing)).pages.isEmpty());
    }

    void wordsInAnyScriptGoIntoTheBook() {
        const QStringList words{QStringLiteral("คุณยาย"),     QStringLiteral("かぼちゃ"),
                                QStringLiteral("الساحرة"),   QStringLiteral("🎃👻"),
                                QStringLiteral("<b>&amp;"),  QStringLiteral("Größe"),
                                QStringLiteral("{villain}"), QStringLiteral("Ω\u0301")};
        const match::Match match = told(9, SIZE_MAX, [&](int word) {
            return words[static_cast<qsizetype>(word) % words.size()].toStdString();
        });
        const Book book = bookFrom(match);
        QString all;
        for (const BookPage& page : book.pages)
            all += page.text + page.asides.join(u' ');
        for (const QString& word : words)
            QVERIFY2(all.contains(word), qPrintable(word));
        QVERIFY(!bookPdf(book, {}).isEmpty());
        const QString page = QString::fromUtf8(bookHtml(book, {}));
        QVERIFY(!page.contains(QStringLiteral("<b>")));
        QVERIFY(page.contains(words.front()));
    }
};

TALETOP_TEST(TaleTest)
#include "tale_test.moc"
