// SPDX-License-Identifier: MIT
// Tests of line breaks in every language: the build adds marks for line breaks to the translations.
#include "app/shell/file_stem.h"
#include "app/shell/fonts.h"
#include "app/text/phrases.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTextBoundaryFinder>
#include <QTextLayout>

using namespace taletop;
using namespace taletop::app;

namespace {

/// The translations of the texts on all cards of all games, and of all their rules.
QStringList cardsAndRules() {
    QStringList all;
    for (const contract::Game* game : contract::games()) {
        for (std::size_t face = 1; face < game->info().faceNames.size(); ++face)
            for (const scene::CardRule& rule : game->cardText(static_cast<int>(face)).rules)
                all.append(translated(rule.text));
        for (const contract::RuleChapter& chapter : game->rulebook())
            for (const contract::RuleEntry& rule : chapter.entries)
                all.append(translated(rule.text));
    }
    return all;
}

/// Returns the first text on the cards or in the rules that matches, or "".
QString saidWith(const QRegularExpression& wanted) { return cardsAndRules().filter(wanted).value(0); }

/// Returns the text without the marks and with | wherever a line may break.
QString withLineEnds(const QString& words) {
    QString broken;
    QTextBoundaryFinder lines(QTextBoundaryFinder::Line, words);
    qsizetype from = 0;
    for (qsizetype at = lines.toNextBoundary(); at > 0; at = lines.toNextBoundary()) {
        broken += (from > 0 ? QStringLiteral("|") : QString()) + words.mid(from, at - from);
        from = at;
    }
    return withoutLineMarks(broken);
}

} // namespace

class LineEndsTest : public QObject {
    Q_OBJECT

private slots:
    void thaiBreaksBetweenWordsWhereverItIsShown() {
        const InstalledWords words(QLocale(QLocale::Thai));
        const QRegularExpression longRun(QStringLiteral("[\\x{0E01}-\\x{0E5B}]{60,}"));
        QCOMPARE(saidWith(longRun), QString());
        const QRegularExpression anyThai(QStringLiteral("[\\x{0E01}-\\x{0E5B}]{4,}"));
        if (!saidWith(anyThai).isEmpty())
            QVERIFY(!saidWith(QRegularExpression(QStringLiteral("\\x{200B}"))).isEmpty());
    }

    void thaiLinesEndNeitherWithinAWordNorAfterAnOpeningMark() {
        const InstalledWords words(QLocale(QLocale::Thai));
        QStringList said = cardsAndRules();
        said.append(QCoreApplication::translate("taletop::app::MoveMaker",
                                                "Only bots play at this table. You can watch."));
        const QString all = withLineEnds(said.join(u'\n'));
        for (const char* parted : {"“|", "|ๆ", "บอ|ต", "คำ|ใบ้", "หลุม|ศพ", "คา|ลิด", "พลัง|รบ", "ผู้|เล่น",
                                   "แก่|ชรา", "ร่าง|แปลง", "การ|เล่น", "ความ|สำเร็จ", "เทิร์น|ละ", "เทิร์นละ|ครั้ง"}) {
            const QString whole = QString::fromUtf8(parted).remove(u'|');
            QVERIFY2(QString(all).remove(u'|').contains(whole), parted);
            const auto at = all.indexOf(QString::fromUtf8(parted));
            QVERIFY2(at < 0, qPrintable(all.mid(at - 20, 40)));
        }
        QVERIFY(all.contains(QString::fromUtf8("บอต|"))); // a line may break after it
    }

    void linesOfThaiTalesDoNotEndWithinAWordOrAName() {
        QFile file(QStringLiteral(":/art/games/storyline/decks.th.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString all = withLineEnds(QString::fromUtf8(file.readAll()));
        for (const char* parted : {"ทา|บิ|ธา", "กริม|เบิล", "หุ่น|ไล่|กา", "หิว|โหย", "ปล่อง|ไฟ", "เงียบ|สงัด",
                                   "ม่าน|หมอก", "เอี๊ยด|อ๊าด", "สีน้ำ|เงิน", "เขา|วงกต", "ข้อ|ศอก", "กา|น้ำ|ชา",
                                   "ผิว|ปาก", "แฮ่|ก", "เอ|ซ", "ขี้|เหงา", "น่า|กลัว", "ผู้|หิว"}) {
            const QString letters = QString::fromUtf8(parted).remove(u'|');
            QVERIFY2(QString(all).remove(u'|').contains(letters), parted);
            const QStringList every = letters.split(QString(), Qt::SkipEmptyParts);
            auto found = QRegularExpression(every.join(QStringLiteral("\\|?"))).globalMatch(all);
            while (found.hasNext())
                QCOMPARE(found.next().captured(), letters);
        }
        QVERIFY(all.contains(QString::fromUtf8("หุ่นไล่กา|ผู้หิวโหย"))); // a line may break here
        file.seek(0);
        QVERIFY(!file.readAll().contains("\u200b\u200b")); // no two marks side by side
    }

    void shortWordsOfKatakanaStayWhole() {
        const InstalledWords words(QLocale(QLocale::Japanese));
        const QRegularExpression apart(QStringLiteral("(^|[^\\x{30A1}-\\x{30FF}\\x{2060}])"
                                                      "[\\x{30A1}-\\x{30FA}][\\x{30A1}-\\x{30FA}]"
                                                      "($|[^\\x{30A1}-\\x{30FF}\\x{2060}])"));
        QCOMPARE(saidWith(apart), QString());
        const QString joined = saidWith(QRegularExpression(QStringLiteral("\\x{2060}")));
        QVERIFY(!joined.isEmpty());
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, joined);
        for (qsizetype at = joined.indexOf(QChar(0x2060)); at >= 0;
             at = joined.indexOf(QChar(0x2060), at + 1)) {
            lines.setPosition(at);
            QVERIFY(!lines.isAtBoundary());
        }
    }

    void linesOfHeadingsEndBetweenPhrases_data() {
        QTest::addColumn<QString>("heading");
        for (const char* heading :
             {"森の子、|ならず者", "1〜2枚を|引く", "1～3枚を|引く", "ターン|1／4", "片方だけ|大きな耳",
              "朝ごはんは、|もうおしまい", "捨て札を|引く", "カードの|置き場", "つなぎ方は|4通り", "お手本",
              "ゲームの|終わりと|得点", "最大のおそろい", "森の|精霊と|ケルベロス", "Foxtailの|遊び方",
              "手札の|上限"})
            QTest::newRow(heading) << QString::fromUtf8(heading);
    }
    void linesOfHeadingsEndBetweenPhrases() {
        QFETCH(QString, heading);
        const QString unbroken = Phrases::unbroken(QString(heading).remove(u'|'));
        QCOMPARE(withLineEnds(unbroken), heading);
        QCOMPARE(QString(unbroken).remove(QChar(0x2060)), QString(heading).remove(u'|'));
    }

    void aNumberStaysWithWhatItCounts() {
        const InstalledWords words(QLocale(QLocale::Japanese));
        const QString all = withLineEnds(cardsAndRules().join(u'\n'));
        const QRegularExpression parted(QStringLiteral("[0-9]\\|[\\x{4E00}-\\x{9FFF}つ～／]|～\\|[0-9]"));
        QCOMPARE(parted.match(all).captured(), QString());
        const QString parts = QCoreApplication::translate("SaveCard", " · ");
        QVERIFY(!withLineEnds(u'今' + parts + u'今').contains(QString::fromUtf8("|・")));
        for (const char* whole : {"[0-9]枚", "[0-9]つ", "[0-9]～[0-9]枚"})
            QVERIFY2(all.contains(QRegularExpression(QString::fromUtf8(whole))), whole);
    }

    void frenchVerbsKeepTheirPronouns() {
        const InstalledWords words(QLocale(QLocale::French));
        const QString all = withLineEnds(cardsAndRules().join(u'\n'));
        for (const char* word : {"-|(la|les?|moi|vous)\\b", "petit-|déjeuner", "pot-|de-|vin"}) {
            const QString parted = QString::fromUtf8(word);
            const QRegularExpression whole(
                QString(parted).replace(QStringLiteral("-|"), QStringLiteral("-")));
            QVERIFY2(QString(all).remove(u'|').contains(whole), word);
            QVERIFY2(!all.contains(QRegularExpression(
                         QString(parted).replace(QStringLiteral("-|"), QStringLiteral("-\\|")))),
                     word);
        }
    }

    void noLineBreakFallsWithinAPart() {
        const auto parts = [](const char* heading) { return Phrases::parts(QString::fromUtf8(heading)); };
        QCOMPARE(parts("Jack, the all-round Beagle"),
                 QStringList({QStringLiteral("Jack, "), QStringLiteral("the "), QStringLiteral("all-"),
                              QStringLiteral("round "), QStringLiteral("Beagle")}));
        QCOMPARE(parts("ล่า\u200bสัตว์").size(), 2);
        QStringList japanese = parts("月に向かって吠える");
        QCOMPARE(japanese.replaceInStrings(QChar(0x2060), QString()),
                 QStringList({QString::fromUtf8("月に"), QString::fromUtf8("向かって"),
                              QString::fromUtf8("吠える")}));
        QCOMPARE(parts(""), QStringList());
    }

    void namesOfFilesHaveNoLineBreakMarks() {
        QCOMPARE(fileStemOf(QStringLiteral("ไม่\u200Bมี\u180E ナ\u2060イト: 1/2")),
                 QStringLiteral("ไม่มี ナイト 12"));
    }

    void longWordsMayBreakAndOtherLanguagesAreUnchanged() {
        const QString longWord = QString::fromUtf8("アナログゲームセンターズ");
        QCOMPARE(Phrases::unbroken(longWord), longWord);
        for (const char* heading : {"The end and the points", "Schluss und Punkte", "การจบและแต้ม"})
            QCOMPARE(Phrases::unbroken(QString::fromUtf8(heading)), QString::fromUtf8(heading));
    }

    void aSearchIgnoresLineBreakMarks() {
        QCOMPARE(plainLetters(QStringLiteral("Éco\u2060le\u200B")), QStringLiteral("ecole"));
        QCOMPARE(plainLetters(QStringLiteral("ナ\u2060イ\u2060ト")), plainLetters(QStringLiteral("ナイト")));
    }

    void rowsOfJoinedWordsAreAsHighAsOthers() {
        const auto row = [](const char* words, QLocale::Language language = QLocale::Japanese,
                            const QString& family = fonts::plain) {
            QFont font(fonts::inLanguage(family, language));
            font.setPixelSize(100);
            QTextLayout layout(QString::fromUtf8(words), font);
            layout.beginLayout();
            const QTextLine line = layout.createLine();
            layout.endLayout();
            return QSizeF(line.naturalTextWidth(), line.height());
        };
        QCOMPARE(row("ナ\u2060イ\u2060ト"), row("ナイト"));
        QCOMPARE(row("ナ\u2060イ\u2060ト の 騎士"), row("ナイト の 騎士"));
        QCOMPARE(row("“\u180Eบอ\u180Eต", QLocale::Thai), row("“บอต", QLocale::Thai));
        for (const QString& family : {fonts::plain, fonts::story, fonts::title})
            QCOMPARE(row("petit-\u2060déjeuner", QLocale::French, family),
                     row("petit-déjeuner", QLocale::French, family));
    }
};

TALETOP_TEST(LineEndsTest, fonts::install)

#include "line_ends_test.moc"
