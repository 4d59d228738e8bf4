// SPDX-License-Identifier: MIT
// Tests of the program's languages: translations, fonts, and the fallback for missing translations.
#include "app/shell/command_line.h"
#include "app/shell/fonts.h"
#include "app/shell/menu_keys.h"
#include "app/shell/settings.h"
#include "app/shell/shell.h"
#include "app/text/first_sentence.h"
#include "app/text/phrases.h"
#include "app/text/translation.h"
#include "core/contract/keywords.h"
#include "core/contract/registry.h"
#include "core/match/save.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace taletop;
using namespace taletop::app;

namespace {

QString said(const char* context, const char* source, int count = -1) {
    return QCoreApplication::translate(context, source, nullptr, count);
}

/// Puts § before the texts of the command line, or before those of another context.
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
    /// If a font is loaded after a text, Qt lays out the text again. This must be the first test, because
    /// fonts are loaded only once.
    void fontsAreLoadedBeforeWords() {
        const QSignalSpy fontsCame(qGuiApp, &QGuiApplication::fontDatabaseChanged);
        const Language language(QStringLiteral("fr"));
        QCOMPARE(fontsCame.count(), 1); // only the font with invisible joiners is loaded
        for (const QString& family : {fonts::title, fonts::story, fonts::plain})
            QVERIFY(!fonts::inLanguage(family, QLocale()).isEmpty());
        QCOMPARE(fontsCame.count(), 1);
    }

    void everyLanguageHasANativeName() {
        QCOMPARE(availableLanguages().first(), QStringLiteral("en"));
        QStringList languages = availableLanguages();
        languages.sort();
        QStringList listed = QStringLiteral(TALETOP_LANGUAGES).split(u',');
        listed.sort();
        QCOMPARE(languages, listed); // exactly those in translations/CMakeLists.txt
        for (const QString& language : languages)
            QVERIFY2(!QLocale(language).nativeLanguageName().isEmpty(), qPrintable(language));
    }

    /// If there is no Arabic translation, texts are in English, and so are their digits.
    void numbersAreInTheLanguageOfTheWords() {
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG"))); // as at the start of the program
        {
            const Language language({});
            QCOMPARE(QLocale().toString(14), QStringLiteral("14"));
            QCOMPARE(Phrases::listed({QStringLiteral("a"), QStringLiteral("b")}), QStringLiteral("a, b"));
        }
        QCOMPARE(QLocale(), QLocale(QStringLiteral("ar_EG")));
        QLocale::setDefault(QLocale(QStringLiteral("de_CH")));
        {
            const Language language({}); // German, with the formats of Switzerland
            QCOMPARE(QLocale(), QLocale(QStringLiteral("de_CH")));
        }
        QLocale::setDefault(before);
    }

    void sentencesPluralsAndQtTextsAreTranslated() {
        const InstalledWords words(QLocale(QLocale::German));
        QCOMPARE(words.language().language(), QLocale::German);
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Spiel"));
        QVERIFY(!said("HandPanel", "%n card(s)", 1).contains(QStringLiteral("card")));
        QVERIFY(said("HandPanel", "%n card(s)", 1) != said("HandPanel", "%n card(s)", 5).replace('5', '1'));
        // Qt's own texts, such as those in dialogs, are translated.
        QCOMPARE(said("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
    }

    void missingTranslationsAreEnglishWithItsPlurals() {
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
            const InstalledWords words(name); // taletop_en.qm has only plurals, like an outdated translation
            QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
            QCOMPARE(said("HandPanel", "%n card(s)", 1), QStringLiteral("1 card"));
            QCOMPARE(said("HandPanel", "%n card(s)", 5), QStringLiteral("5 cards"));
        }
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
    }

    void emptyTranslationsAreEnglishAndWarnedAboutOnce() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("lacks some of the words")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("^empty.qm lacks .*“&Game”")));
        const InstalledWords words(QStringLiteral(TALETOP_EMPTY_WORDS));
        QCOMPARE(words.language().language(), QLocale::German); // the file was read
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
        QCOMPARE(said("HandPanel", "%n card(s)", 1), QStringLiteral("1 card"));
        QCOMPARE(said("HandPanel", "%n card(s)", 5), QStringLiteral("5 cards"));
        // The file has only this text.
        QCOMPARE(said("taletop::app::MainWindow", "&View"), QStringLiteral("Only this"));
        QCOMPARE(translated("foxtail", TALETOP_TEXT("foxtail", "Draw")), QStringLiteral("Draw"));
        for (const contract::Game* game : contract::games())
            QVERIFY(!translated(game->info().title).isEmpty());
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

    void aNameThatEndsWithAMarkGetsNoFullStop() {
        const QString card = QStringLiteral("Cat Got Your Turn!");
        QCOMPARE(Phrases::sentences(card, QStringLiteral("Stops it.")),
                 QStringLiteral("Cat Got Your Turn! Stops it."));
        QCOMPARE(Phrases::sentences(QStringLiteral("Pass"), QStringLiteral("Draws.")),
                 QStringLiteral("Pass. Draws."));
        QCOMPARE(Phrases::withOneEnd(QStringLiteral("Stop it with Cat Got Your Turn!. Or not."), card),
                 QStringLiteral("Stop it with Cat Got Your Turn! Or not."));
        QCOMPARE(Phrases::withOneEnd(QStringLiteral("Cat Got Your Turn! (costs 1)."), card),
                 QStringLiteral("Cat Got Your Turn! (costs 1)."));
        QCOMPARE(Phrases::withOneEnd(QStringLiteral("ねこ！。"), QStringLiteral("ねこ！")),
                 QStringLiteral("ねこ！"));
        QCOMPARE(Phrases::withOneEnd(QStringLiteral("Pass."), card), QStringLiteral("Pass."));
        QCOMPARE(Phrases::withOneEnd(QStringLiteral("Pass."), QString()), QStringLiteral("Pass."));
    }

    void shortcutsAreListedWithoutTheLettersOfMenus() {
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

    /// The explanation next to a card is a single sentence, even in languages without full stops.
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

    void installedFontsAreFoundByTheirNames() {
        QVERIFY(fonts::installed(fonts::title) && fonts::installed(fonts::title.toLower()));
        for (const QString& name : {QStringLiteral("Nobody Has This"), fonts::title.chopped(1), QString()})
            QVERIFY2(!fonts::installed(name), qPrintable(name));
    }

    void theCommandLineAnswersInTheInstalledLanguage() {
        const std::string english = answerTo({"--help"});
        QVERIFY(english.find("Usage:") != std::string::npos && english.find("§") == std::string::npos);
        Marked words;
        QCoreApplication::installTranslator(&words);
        const std::string help = answerTo({"--help"});
        for (const char* part : {"§Usage:", "§Options:", "§Arguments:", "§Number of seats", "§Pace: instant",
                                 "§A saved game", "§Print this help", "§Display program version"})
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
        QVERIFY(answerTo({"--seats", "0"}).find("§'%1'") == std::string::npos); // placeholders are filled in
        QVERIFY(answerTo({"--seats", "0"}).find("§'0' must be a whole number from 1 to 8") !=
                std::string::npos);
    }

    void errorsInFilesAreReportedInTheLanguage() {
        Marked words("files");
        QCoreApplication::installTranslator(&words);
        const auto problem = [](const char* text) {
            return translated(std::get<match::LoadError>(match::loadSave(text)).what);
        };
        QCOMPARE(problem(""), QStringLiteral("§§the file is empty. Open another file."));
        QCOMPARE(problem("{}\n"), QStringLiteral("§§this is not a Taletop save. Open another file."));
        QCOMPARE(problem("{\"a\":1,\"a\":2}\n"),
                 QStringLiteral("§§this is not a Taletop save: §'a' appears twice in the line. Open another "
                                "file."));
        Marked deck("storyline");
        QCoreApplication::installTranslator(&deck);
        const auto book = contract::findGame("storyline")->readStorybook("[]");
        QCOMPARE(translated(std::get<contract::WordsError>(book).what),
                 QStringLiteral("§A deck file must be a JSON object."));
    }

    void theArgumentsMayNameTheLanguage() {
        QCOMPARE(languageNamed({"taletop", "--help", "--language", "ja"}), QStringLiteral("ja"));
        QCOMPARE(languageNamed({"taletop", "--language=th", "--tea"}), QStringLiteral("th"));
        for (const QStringList& none :
             {QStringList{"taletop", "--help"}, QStringList{"taletop", "--language"},
              QStringList{"taletop", "--language", "tlh"}})
            QCOMPARE(languageNamed(none), QString());
    }

    void theLanguageOfTheCommandLineIsUsedOnce() {
        const auto read = readCommandLine({"taletop", "--language", "fr"});
        QCOMPARE(std::get<Wishes>(read).language, QStringLiteral("fr"));
        const auto unknown = readCommandLine({"taletop", "--language", "xx"});
        QCOMPARE(std::get<Answer>(unknown).code, 2);
        for (const QString& there : availableLanguages())
            QVERIFY(QString::fromStdString(std::get<Answer>(unknown).text).contains(there));
        QCOMPARE(std::get<Answer>(readCommandLine({"taletop", "--language", "/no/such.qm"})).code, 2);

        const QTemporaryDir folder;
        const QLocale before;
        {
            Shell shell(folder.path(), QStringLiteral("fr"));
            QCOMPARE(QLocale().language(), QLocale::French);
            Settings& settings = *shell.app().settings();
            QCOMPARE(settings.value("language").toString(), QStringLiteral("system")); // unchanged
            settings.set("language", QStringLiteral("de"));
        }
        QCOMPARE(QLocale(), before);
        {
            const Shell shell(folder.path());
            QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Spiel"));
        }
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Game"));
    }

    /// Translators and tests name the folder in an environment variable. Other users cannot choose an
    /// unfinished language.
    void unfinishedTranslationsAreOfferedIfTheirFolderIsNamed() {
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
        Settings settings(file, keys);
        settings.rows()->setGroup(QStringLiteral("language"));
        const QModelIndex row = settings.rows()->index(0);
        QVERIFY(row.data(SettingsModel::ChoicesRole).toStringList().contains(QStringLiteral("x-test")));
        QVERIFY(settings.set("language", QStringLiteral("x-test")));
        const Language language(QStringLiteral("x-test"));
        QCOMPARE(said("taletop::app::MainWindow", "&Game"), QStringLiteral("&Spiel"));
        // Numbers follow the translation, not the file's name.
        QCOMPARE(QLocale().language(), QLocale::German);
        qunsetenv("TALETOP_TRANSLATIONS");
    }
};

TALETOP_TEST(LanguageTest, fonts::install)

#include "language_test.moc"
