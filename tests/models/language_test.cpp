// SPDX-License-Identifier: MIT
// The languages of the program: what is said, in which letters, and what where something is missing.
#include "app/shell/command_line.h"
#include "app/shell/file_stem.h"
#include "app/shell/fonts.h"
#include "app/shell/language.h"
#include "app/shell/menu_keys.h"
#include "app/shell/settings.h"
#include "app/text/first_sentence.h"
#include "app/text/phrases.h"
#include "app/text/translation.h"
#include "core/contract/keywords.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QTranslator>

using namespace taletop;
using namespace taletop::app;

namespace {

QString said(const char* context, const char* source, int count = -1) {
    return QCoreApplication::translate(context, source, nullptr, count);
}

/// The first translation of all cards of all games that holds what is looked for; "" if none does.
QString cardWith(const QRegularExpression& wanted) {
    for (const contract::Game* game : contract::games())
        for (std::size_t face = 1; face < game->info().faceNames.size(); ++face)
            for (const scene::CardRule& rule : game->cardText(static_cast<int>(face)).rules)
                if (const QString words = translated(rule.text); words.contains(wanted))
                    return words;
    return {};
}

/// Marks what the command line says, or what is said of files.
class Marked : public QTranslator {
public:
    explicit Marked(const char* marked = "cli") : m_marked(marked) {}
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int) const override {
        return QLatin1String(context) == m_marked ? u'§' + QString::fromUtf8(source) : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    QLatin1String m_marked;
};

std::string answerTo(const QStringList& arguments) {
    const auto read = readCommandLine(QStringList{"taletop"} + arguments);
    return std::holds_alternative<Answer>(read) ? std::get<Answer>(read).text : "accepted";
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void everyLanguageHasItsName() {
        QCOMPARE(availableLanguages().first(), QStringLiteral("en"));
        QStringList languages = availableLanguages();
        languages.sort();
        QStringList listed = QStringLiteral(TALETOP_LANGUAGES).split(u',');
        listed.sort();
        QCOMPARE(languages, listed); // each that translations/CMakeLists.txt has, and no other
        for (const QString& language : languages)
            QVERIFY2(!QLocale(language).nativeLanguageName().isEmpty(), qPrintable(language));
    }

    void sentencesNumbersAndQtSpeakIt() {
        const InstalledWords words(QLocale(QLocale::German));
        QCOMPARE(words.language().language(), QLocale::German);
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Spiel"));
        QVERIFY(!said("OwnKingdom", "%n card(s)", 1).contains(QStringLiteral("card")));
        QVERIFY(said("OwnKingdom", "%n card(s)", 1) != said("OwnKingdom", "%n card(s)", 5).replace('5', '1'));
        // Qt's own words, of dialogs.
        QCOMPARE(said("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
    }

    void whatALanguageLacksIsEnglishWithItsPlurals() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("taletop_de.qm"));
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("This is no translation.");
        broken.close();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("taletop_de.qm holds no tran")));
        for (const QString& name : {file, QStringLiteral(":/i18n/taletop_en.qm")}) {
            if (name != file)
                QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(
                                                       "^taletop_en.qm lacks .*“&Game”.* in English$")));
            const InstalledWords words(name); // the second holds nothing but plurals, as an outdated one
            QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
            QCOMPARE(said("OwnKingdom", "%n card(s)", 1), QStringLiteral("1 card"));
            QCOMPARE(said("OwnKingdom", "%n card(s)", 5), QStringLiteral("5 cards"));
        }
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
    }

    void whatIsEmptyInAFileIsEnglishAndToldOnce() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("lacks some of the words")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("^empty.qm lacks .*“&Game”")));
        const InstalledWords words(QStringLiteral(TALETOP_EMPTY_WORDS));
        QCOMPARE(words.language().language(), QLocale::German); // it was read
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
        QCOMPARE(said("OwnKingdom", "%n card(s)", 1), QStringLiteral("1 card"));
        QCOMPARE(said("OwnKingdom", "%n card(s)", 5), QStringLiteral("5 cards"));
        QCOMPARE(said("taletop::app::MainWindow", "&View"), QStringLiteral("Only this")); // all that it has
        QCOMPARE(translated("foxtail", TALETOP_TEXT("foxtail", "Draw")), QStringLiteral("Draw"));
        for (const contract::Game* game : contract::games())
            QVERIFY(!translated(game->info().title).isEmpty());
    }

    void thaiBreaksBetweenWordsWhereverItIsShown() {
        const InstalledWords words(QLocale(QLocale::Thai));
        const QRegularExpression longRun(QStringLiteral("[\\x{0E01}-\\x{0E5B}]{60,}"));
        QCOMPARE(cardWith(longRun), QString());
        const QRegularExpression anyThai(QStringLiteral("[\\x{0E01}-\\x{0E5B}]{4,}"));
        if (!cardWith(anyThai).isEmpty())
            QVERIFY(!cardWith(QRegularExpression(QStringLiteral("\\x{200B}"))).isEmpty());
    }

    void shortWordsOfKatakanaStayWhole() {
        const InstalledWords words(QLocale(QLocale::Japanese));
        const QRegularExpression apart(QStringLiteral("(^|[^\\x{30A1}-\\x{30FF}\\x{2060}])"
                                                      "[\\x{30A1}-\\x{30FA}][\\x{30A1}-\\x{30FA}]"
                                                      "($|[^\\x{30A1}-\\x{30FF}\\x{2060}])"));
        QCOMPARE(cardWith(apart), QString());
        const QString joined = cardWith(QRegularExpression(QStringLiteral("\\x{2060}")));
        QVERIFY(!joined.isEmpty());
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, joined);
        for (qsizetype at = joined.indexOf(QChar(0x2060)); at >= 0;
             at = joined.indexOf(QChar(0x2060), at + 1)) {
            lines.setPosition(at);
            QVERIFY(!lines.isAtBoundary());
        }
    }

    void headingsEndTheirLinesBetweenPhrases_data() {
        QTest::addColumn<QString>("heading");
        for (const char* heading : {"森の子、|ならず者", "1〜2枚を|引く", "ターン|1／4", "片方だけ|大きな耳",
                                    "朝ごはんは、|もうおしまい", "捨て札を|引く", "カードの|置き場",
                                    "つなぎ方は|4通り", "お手本", "ゲームの|終わりと|得点", "最大のおそろい",
                                    "森の|精霊と|ケルベロス", "Foxtailの|遊び方", "手札の|上限"})
            QTest::newRow(heading) << QString::fromUtf8(heading);
    }
    void headingsEndTheirLinesBetweenPhrases() {
        QFETCH(QString, heading);
        const QString unbroken = Phrases::unbroken(QString(heading).remove(u'|'));
        QString broken;
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, unbroken);
        qsizetype from = 0;
        for (qsizetype at = lines.toNextBoundary(); at > 0; at = lines.toNextBoundary()) {
            broken += (from > 0 ? QStringLiteral("|") : QString()) + unbroken.mid(from, at - from);
            from = at;
        }
        QCOMPARE(broken.remove(QChar(0x2060)), heading);
        QCOMPARE(QString(unbroken).remove(QChar(0x2060)), QString(heading).remove(u'|'));
    }

    void aNumberIsNotPartedFromWhatItCounts() {
        const InstalledWords words(QLocale(QLocale::Japanese));
        QCOMPARE(cardWith(QRegularExpression(QStringLiteral("[0-9][\\x{4E00}-\\x{9FFF}\\x{301C}]"))),
                 QString());
        QVERIFY(
            !cardWith(QRegularExpression(QStringLiteral("[0-9]\\x{2060}[\\x{4E00}-\\x{9FFF}]"))).isEmpty());
    }

    void partsAreWhatNoLineBreaks() {
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

    void listsAreWrittenAsInTheLanguage() {
        const QStringList all{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")};
        for (const auto& [language, list] :
             {std::pair{QLocale::English, "A, B, C"}, std::pair{QLocale::German, "A, B, C"},
              std::pair{QLocale::French, "A, B, C"}, std::pair{QLocale::Japanese, "A、B、C"}}) {
            QLocale::setDefault(QLocale(language)); // as Language does
            QCOMPARE(Phrases::listed(all), QString::fromUtf8(list));
        }
        QCOMPARE(Phrases::listed({QStringLiteral("A")}), QStringLiteral("A"));
        QCOMPARE(Phrases::listed({}), QString());
        QLocale::setDefault(QLocale::c());
    }

    void keysAreListedWithoutTheLettersOfMenus() {
        QMenuBar bar;
        for (const auto& [menu, entry] : {std::pair{"&Game", "S&ave…"}, std::pair{"ゲーム(&G)", "保存(&S)…"}})
            bar.addMenu(QString::fromUtf8(menu))
                ->addAction(QString::fromUtf8(entry))
                ->setShortcut(QKeySequence(Qt::Key_F5));
        QStringList said;
        for (const QVariant& key : menuKeysOf(bar))
            said += {key.toMap()[QStringLiteral("menu")].toString(),
                     key.toMap()[QStringLiteral("text")].toString()};
        QCOMPARE(said, QStringList({QStringLiteral("Game"), QStringLiteral("Save…"),
                                    QString::fromUtf8("ゲーム"), QString::fromUtf8("保存…")}));
    }

    void namesOfFilesHoldNoLineBreaks() {
        QCOMPARE(fileStemOf(QStringLiteral("ไม่\u200Bมี ナ\u2060イト: 1/2")), QStringLiteral("ไม่มี ナイト 12"));
    }

    void whatIsLongMayBreakAndOtherLanguagesStay() {
        const QString longWord = QString::fromUtf8("アナログゲームセンターズ");
        QCOMPARE(Phrases::unbroken(longWord), longWord);
        for (const char* heading : {"The end and the points", "Schluss und Punkte", "การจบและแต้ม"})
            QCOMPARE(Phrases::unbroken(QString::fromUtf8(heading)), QString::fromUtf8(heading));
    }

    /// What a keyword means is one sentence beside a card, also where sentences end without a stop.
    void keywordsAreExplainedInOneSentence_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void keywordsAreExplainedInOneSentence() {
        QFETCH(QString, language);
        const InstalledWords words{QLocale(language)};
        for (const contract::Game* game : contract::games())
            for (const contract::Keyword& keyword : contract::keywordsOf(*game))
                for (const contract::RuleChapter& chapter : game->rulebook())
                    for (const contract::RuleEntry& rule : chapter.entries) {
                        const QString english = QString::fromUtf8(rule.text.source);
                        if (rule.number != keyword.ledger || firstSentence(english) == english)
                            continue;
                        const QString all = translated(rule.text);
                        QVERIFY2(firstSentence(all).size() < all.size(), qPrintable(all));
                    }
    }

    void whatBreaksLinesIsNotSearchedFor() {
        QCOMPARE(plainLetters(QStringLiteral("Éco\u2060le\u200B")), QStringLiteral("ecole"));
        QCOMPARE(plainLetters(QStringLiteral("ナ\u2060イ\u2060ト")), plainLetters(QStringLiteral("ナイト")));
    }

    void linesAreAsHighAsTheLanguageNeeds() {
        QCOMPARE(fonts::leastLineHeight(QLocale(QLocale::German)), 0.0);
        for (const auto& [language, least] :
             {std::pair{QLocale::Thai, 1.3}, std::pair{QLocale::Japanese, 1.25}}) {
            const QLocale locale(language);
            QFont font(fonts::inLanguage(fonts::plain, locale));
            font.setPixelSize(100);
            QVERIFY(fonts::leastLineHeight(locale) * QFontMetricsF(font).height() > least * 100 - 1);
        }
    }

    void rowsOfJoinedWordsAreAsHighAsOthers() {
        QFont font(fonts::inLanguage(fonts::plain, QLocale::Japanese));
        font.setPixelSize(100);
        const auto row = [&font](const char* words) {
            QTextLayout layout(QString::fromUtf8(words), font);
            layout.beginLayout();
            const QTextLine line = layout.createLine();
            layout.endLayout();
            return QSizeF(line.naturalTextWidth(), line.height());
        };
        QCOMPARE(row("ナ\u2060イ\u2060ト"), row("ナイト"));
        QCOMPARE(row("ナ\u2060イ\u2060ト の 騎士"), row("ナイト の 騎士"));
    }

    void theCommandLineAnswersInTheWordsThatAreInstalled() {
        const std::string english = answerTo({"--help"});
        QVERIFY(english.find("Usage:") != std::string::npos && english.find("§") == std::string::npos);
        Marked words;
        QCoreApplication::installTranslator(&words);
        const std::string help = answerTo({"--help"});
        for (const char* part :
             {"§Usage:", "§Options:", "§Positionals:", "§Number of seats", "§Pace: instant", "§A saved game",
              "§Print this help", "§Display program version"})
            QVERIFY2(help.find(part) != std::string::npos, part);
        for (const QStringList& wrong :
             {QStringList{"--tea"}, QStringList{"--seats"}, QStringList{"--seats", "2", "--seats", "3"},
              QStringList{"--game", "chess"}, QStringList{"--bots", "oracle"}, QStringList{"--seed", "-4"},
              QStringList{"--seats", "2", "--bots", "casual,casual,casual"}, QStringList{"--speed", "warp"},
              QStringList{"--option", "lonely"}, QStringList{"/nowhere/x.taletop"}, QStringList{"/"},
              QStringList{"--language", "tlh"}, QStringList{"--language", "/no/such.qm"},
              QStringList{"--resume", "a.taletop"}, QStringList{"--resume", "--seats", "3"},
              QStringList{"--demo", "/tmp/x", "--resume"}, QStringList{"--game", ""},
              QStringList{"--bots", "casual", "random"},
              QStringList{"--data-dir", QCoreApplication::applicationFilePath()}}) {
            const std::string answer = answerTo(wrong);
            QVERIFY2(answer.starts_with("taletop: §"), answer.c_str());
        }
        QVERIFY(answerTo({"--seats", "0"}).find("§'%1'") == std::string::npos); // its places are filled
        QVERIFY(answerTo({"--seats", "0"}).find("§'0' is no whole number from 1 to 8") != std::string::npos);
    }

    void whatIsWrongWithAFileIsSaidInTheLanguage() {
        Marked words("files");
        QCoreApplication::installTranslator(&words);
        const auto problem = [](const char* text) {
            return translated(std::get<match::LoadError>(match::loadSave(text)).what);
        };
        QCOMPARE(problem(""), QStringLiteral("§§the file is empty. Open another file."));
        QCOMPARE(problem("{}\n"), QStringLiteral("§§this is not a save of Taletop. Open another file."));
        QCOMPARE(problem("{\"a\":1,\"a\":2}\n"),
                 QStringLiteral("§§this is not a save of Taletop: §'a' stands twice "
                                "in the line. Open another file."));
        Marked deck("storyline");
        QCoreApplication::installTranslator(&deck);
        const auto book = contract::findGame("storyline")->readStorybook("[]");
        QCOMPARE(translated(std::get<contract::WordsError>(book).what),
                 QStringLiteral("§A deck file is a JSON object."));
    }

    void anAnswerIsInTheLanguageThatIsNamed() {
        QCOMPARE(languageNamed({"taletop", "--help", "--language", "ja"}), QStringLiteral("ja"));
        QCOMPARE(languageNamed({"taletop", "--language=th", "--tea"}), QStringLiteral("th"));
        for (const QStringList& none :
             {QStringList{"taletop", "--help"}, QStringList{"taletop", "--language"},
              QStringList{"taletop", "--language", "tlh"}})
            QCOMPARE(languageNamed(none), QString());
    }

    void theCommandLineSpeaksForOnce() {
        const auto read = readCommandLine({"taletop", "--language", "fr"});
        QCOMPARE(std::get<Wishes>(read).language, QStringLiteral("fr"));
        const auto unknown = readCommandLine({"taletop", "--language", "xx"});
        QCOMPARE(std::get<Answer>(unknown).code, 2);
        for (const QString& there : availableLanguages())
            QVERIFY(QString::fromStdString(std::get<Answer>(unknown).text).contains(there));
        QCOMPARE(std::get<Answer>(readCommandLine({"taletop", "--language", "/no/such.qm"})).code, 2);

        const QTemporaryDir folder;
        QSettings file(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        SeatKeys keys(file);
        Settings settings(file, keys, SystemWishes());
        const Language language(settings, QStringLiteral("fr"));
        QCOMPARE(QLocale().language(), QLocale::French);
        QCOMPARE(settings.value("language").toString(), QStringLiteral("system")); // as it was set
        settings.set("language", QStringLiteral("de"));
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Spiel"));
        settings.set("language", QStringLiteral("en"));
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
    }

    /// Whoever translates, or tests with words that nobody speaks, chooses them as any other; nobody else
    /// does.
    void filesInWorkAreOfferedWhereTheyAreNamed() {
        const QTemporaryDir folder;
        QVERIFY(QFile::copy(QStringLiteral(":/i18n/taletop_de.qm"),
                            folder.filePath(QStringLiteral("taletop_x-test.qm"))));
        QVERIFY(!availableLanguages().contains(QStringLiteral("x-test")));
        QVERIFY(fileInWork(QStringLiteral("x-test")).isEmpty());
        qputenv("TALETOP_TRANSLATIONS", folder.path().toLocal8Bit());
        QVERIFY(availableLanguages().contains(QStringLiteral("x-test")));
        QVERIFY(fileInWork(QStringLiteral("fr")).isEmpty());
        QVERIFY(fileInWork(QStringLiteral("/../taletop_x-test")).isEmpty());
        QSettings file(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        SeatKeys keys(file);
        Settings settings(file, keys, SystemWishes());
        settings.rows()->setGroup(QStringLiteral("language"));
        const QModelIndex row = settings.rows()->index(0);
        QVERIFY(row.data(SettingsModel::ChoicesRole).toStringList().contains(QStringLiteral("x-test")));
        const QLocale before;
        const Language language(settings);
        QVERIFY(settings.set("language", QStringLiteral("x-test")));
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Spiel"));
        QCOMPARE(QLocale().name(), before.name()); // its numbers are the system's
        qunsetenv("TALETOP_TRANSLATIONS");
        QVERIFY(settings.set("language", QStringLiteral("en")));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    fonts::install();
    LanguageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "language_test.moc"
