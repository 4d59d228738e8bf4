// SPDX-License-Identifier: MIT
// Tests of App: pages, saves on disk, damaged files, settings, the command line and card pictures.
#include "app/art/art_themes.h"
#include "app/art/card_art_provider.h"
#include "app/shell/app.h"
#include "app/shell/command_line.h"
#include "app/text/translation.h"
#include "core/match/save.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace taletop;
using namespace taletop::app;

namespace {

QString firstId() { return QString::fromUtf8(contract::games().front()->info().id); }

/// Starts a match of two people and makes `moves` moves.
QString playSome(App& app, int moves) {
    app.openSeats(firstId());
    app.seatSheet()->setSeatCount(2);
    for (int seat = 0; seat < 2; ++seat)
        app.seatSheet()->setKind(seat, QStringLiteral("human"));
    app.seatSheet()->setSeedText(QStringLiteral("5"));
    app.startMatch();
    for (int move = 0; move < moves; ++move)
        app.session()->submit(app.session()->choices()->index(0).data(ChoiceModel::MoveRole).toString());
    return app.session()->saveFile().file();
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

Answer answerTo(const QStringList& arguments) {
    const auto read = readCommandLine(QStringList{"taletop"} + arguments);
    return std::holds_alternative<Answer>(read) ? std::get<Answer>(read) : Answer{"accepted", -1};
}

} // namespace

class AppTest : public QObject {
    Q_OBJECT

private slots:
    void pluralsReadWellInEveryLocale() {
        // There is no Basque translation.
        for (const QLocale& locale : {QLocale::c(), QLocale(QLocale::Basque), QLocale(QLocale::English)}) {
            const InstalledWords words(locale);
            QCOMPARE(words.language().language(), QLocale::English);
            const auto cards = [](int count) {
                return QCoreApplication::translate("HandPanel", "%n card(s)", nullptr, count);
            };
            QCOMPARE(cards(1), QStringLiteral("1 card"));
            QCOMPARE(cards(5), QStringLiteral("5 cards"));
        }
    }

    void pagesFollowThePlayer() {
        const QTemporaryDir folder;
        App app(folder.path());
        QCOMPARE(app.page(), QStringLiteral("home"));
        QVERIFY(app.session() == nullptr);
        app.openSeats(QStringLiteral("nosuchgame"));
        QCOMPARE(app.page(), QStringLiteral("home"));
        QVERIFY(app.notice().contains(QStringLiteral("nosuchgame")));
        app.dismissNotice();
        playSome(app, 1);
        QCOMPARE(app.page(), QStringLiteral("table"));
        QVERIFY(app.session() != nullptr);
        app.goHome();
        QCOMPARE(app.page(), QStringLiteral("home"));
        QTRY_VERIFY(app.session() == nullptr);
        QCOMPARE(app.saves()->rowCount(), 1);
    }

    void savesAreListedNewestFirst() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QAbstractItemModelTester tester(app.saves(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        playSome(app, 3);
        app.goHome();
        QCOMPARE(app.saves()->count(), 1);
        const QModelIndex save = app.saves()->index(0);
        QCOMPARE(save.data(SaveListModel::TitleRole).toString(), QStringLiteral("A saved game"));
        QTRY_VERIFY(save.data(SaveListModel::ReadRole).toBool());
        QCOMPARE(save.data(SaveListModel::GameIdRole).toString(), firstId());
        QCOMPARE(save.data(SaveListModel::FinishedRole).toBool(), false);
        QCOMPARE(save.data(SaveListModel::WhenRole).toString(), QStringLiteral("just now"));
        QVERIFY(save.data(SaveListModel::PeopleRole).toString().contains(QStringLiteral("Marie")));
        QVERIFY(!save.data(SaveListModel::TitleRole).toString().isEmpty());
        write(folder.filePath(QStringLiteral("saves/broken.taletop")), "no save at all\n");
        app.goHome();
        app.saves()->refresh();
        QCOMPARE(app.saves()->count(), 2);
        QVERIFY(!app.saves()->newestUnfinished().endsWith(QStringLiteral("broken.taletop")));
    }

    void aResumedMatchContinuesWhereItWas() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = playSome(app, 3);
        const QJsonObject before = dump(*app.session());
        const QByteArray text = textOf(file);
        app.goHome();
        App other(folder.path());
        QVERIFY(other.resume(file));
        QCOMPARE(dump(*other.session()), before);
        QCOMPARE(textOf(file), text);
        QCOMPARE(other.notice(), QString());
        other.session()->submit(other.session()->choices()->index(0).data(ChoiceModel::MoveRole).toString());
        QVERIFY(textOf(file).startsWith(text));
        QVERIFY(textOf(file).size() > text.size());
    }

    void aTornSaveLosesOnlyItsLastLine() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = playSome(app, 3);
        const QByteArray whole = textOf(file);
        app.goHome();
        const qsizetype lastLine = whole.lastIndexOf('\n', whole.size() - 2) + 1;
        for (qsizetype cut = lastLine + 1; cut < whole.size(); cut += 7) {
            write(file, whole.left(cut));
            QVERIFY(app.resume(file));
            QVERIFY(!app.notice().isEmpty());
            QCOMPARE(textOf(file), whole.left(cut)); // opening a torn save does not change the file
            app.dismissNotice();
            app.goHome();
        }
    }

    void aDamagedSaveIsRefusedAndKept() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = playSome(app, 3);
        QByteArray text = textOf(file);
        app.goHome();
        text.replace("\"hash\":\"", "\"hash\":\"0");
        const qsizetype middle = text.indexOf('\n', text.indexOf('\n') + 1) / 2;
        text[middle] = '\x01';
        write(file, text);
        QVERIFY(!app.resume(file));
        QCOMPARE(app.page(), QStringLiteral("home"));
        QVERIFY(app.notice().contains(QStringLiteral("line")));
        QCOMPARE(textOf(file), text);
        QVERIFY(!app.resume(folder.filePath(QStringLiteral("absent.taletop"))));
    }

    void aSaveFromElsewhereContinuesInACopy() {
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        App app(folder.path());
        const QString file = playSome(app, 2);
        const QString copy = elsewhere.filePath(QStringLiteral("sent.taletop"));
        QVERIFY(QFile::copy(file, copy));
        app.session()->submit(app.session()->choices()->index(0).data(ChoiceModel::MoveRole).toString());
        const QByteArray text = textOf(copy);
        QVERIFY(app.resume(copy));
        app.session()->submit(app.session()->choices()->index(0).data(ChoiceModel::MoveRole).toString());
        QCOMPARE(textOf(copy), text);
        QVERIFY(app.session()->saveFile().file().startsWith(app.preferences().savesFolder()));
        QVERIFY(app.session()->saveFile().file() != file);
    }

    void playAgainKeepsThePeople() {
        const QTemporaryDir folder;
        App app(folder.path());
        const QString file = playSome(app, 1);
        const match::Header before = app.session()->match().header();
        app.playAgain();
        const match::Header after = app.session()->match().header();
        QVERIFY(after.seats == before.seats);
        QVERIFY(after.options == before.options);
        QVERIFY(app.session()->saveFile().file() != file);
    }

    void settingsAreRemembered() {
        const QTemporaryDir folder;
        {
            App app(folder.path());
            app.setSpeed(3);
            Appearance& looks = *app.appearance();
            looks.setReducedMotion(true);
            looks.setHighContrast(true);
            looks.setTextScale(1.25);
            if (looks.artThemes().size() > 1)
                looks.setArtTheme(looks.artThemes().last());
            looks.setArtTheme(QStringLiteral("nosuchtheme"));
        }
        App app(folder.path());
        QCOMPARE(app.speed(), 3);
        const Appearance& looks = *app.appearance();
        QVERIFY(looks.reducedMotion() && looks.highContrast());
        QCOMPARE(looks.textScale(), 1.25);
        QCOMPARE(looks.artTheme(), looks.artThemes().isEmpty() ? QString() : looks.artThemes().last());
        QCOMPARE(looks.artThemeNames().size(), looks.artThemes().size());
    }

    void soundsCanBeSwitchedOff() {
        const QTemporaryDir folder;
        App app(folder.path());
        QSignalSpy heard(&app, &App::played);
        app.play(QStringLiteral("seal"));
        QCOMPARE(heard.count(), 1);
        app.setSounds(false);
        app.play(QStringLiteral("seal"));
        QCOMPARE(heard.count(), 1);
        QVERIFY(!App(folder.path()).sounds());
    }

    void theTableHasTheThemeOfTheSeatSheet() {
        const QTemporaryDir folder;
        App app(folder.path());
        app.openSeats(firstId());
        const QAbstractItemModel& options = *app.seatSheet()->options();
        for (int row = 0; row < options.rowCount(); ++row)
            if (options.index(row, 0).data(OptionListModel::KeyRole).toString() == QLatin1String("theme"))
                app.seatSheet()->setOption(row,
                                           options.index(row, 0).data(OptionListModel::MostRole).toInt());
        app.startMatch();
        Appearance& looks = *app.appearance();
        QCOMPARE(looks.artTheme(), looks.artThemes().last());
        looks.setArtTheme(looks.artThemes().first());
        App later(folder.path());
        QCOMPARE(later.appearance()->artTheme(), looks.artThemes().first());
    }

    void theGroupIsRememberedAcrossGames() {
        const QTemporaryDir folder;
        {
            App app(folder.path());
            app.openSeats(firstId());
            SeatSheet& sheet = *app.seatSheet();
            sheet.setSeatCount(3);
            sheet.setName(0, QStringLiteral("Ana"));
            sheet.setKind(1, QStringLiteral("human"));
            sheet.setKind(2, QStringLiteral("sharp"));
            sheet.setEmblem(2, 7);
            app.startMatch();
            sheet.setName(0, QStringLiteral("Nobody")); // renamed too late to be remembered
        }
        App later(folder.path());
        for (const contract::Game* game : contract::games()) {
            later.openSeats(QString::fromUtf8(game->info().id));
            const auto seats = later.seatSheet()->header(1).seats;
            QCOMPARE(seats[0], (match::SeatRecord{"Ana", "human", 0}));
            QCOMPARE(seats[1].kind, std::string("human"));
            if (game->info().seatsMost > 2)
                QCOMPARE(seats[2], (match::SeatRecord{"Denis", "sharp", 7}));
        }
    }

    void commandLineIsRead() {
        const QTemporaryDir folder;
        const auto read =
            readCommandLine({"taletop", "--game", firstId(), "--seats", "3", "--bots", "casual,random",
                             "--seed", "12", "--speed", "instant", "--data-dir", folder.path()});
        QVERIFY(std::holds_alternative<Wishes>(read));
        const Wishes& wishes = std::get<Wishes>(read);
        QCOMPARE(QString::fromUtf8(wishes.game->info().id), firstId());
        QCOMPARE(wishes.header.options.seats, 3);
        QCOMPARE(wishes.header.seats.size(), std::size_t(3));
        QCOMPARE(wishes.header.seats[0].kind, std::string("human"));
        QCOMPARE(wishes.header.seats[1].kind, std::string("casual"));
        QCOMPARE(wishes.header.seats[2].kind, std::string("random"));
        QCOMPARE(wishes.header.seed, std::uint64_t(12));
        QCOMPARE(wishes.speed.value(), 0);
        QCOMPARE(wishes.dataFolder, folder.path());
        QVERIFY(std::holds_alternative<Wishes>(readCommandLine({"taletop"})));
        QCOMPARE(answerTo({"/nowhere/x.taletop"}).text,
                 std::string(
                     "taletop: /nowhere/x.taletop does not exist; specify a saved game, a file that ends in "
                     ".taletop\n"));
        // A deal number without a game starts a new game.
        const auto seeded = readCommandLine({"taletop", "--seed", "12"});
        QVERIFY(std::holds_alternative<Wishes>(seeded));
        QVERIFY(std::get<Wishes>(seeded).game != nullptr);
        for (const QStringList& arguments :
             {QStringList{"--resume", "--speed", "quick", "--data-dir", folder.path()},
              QStringList{"--demo", folder.path(), "--game", firstId()}})
            QCOMPARE(answerTo(arguments).text, std::string("accepted"));
    }

    void wrongCommandLinesGiveOneClearLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("about");
        QTest::newRow("unknown option") << QStringList{"--tea"} << "--tea";
        QTest::newRow("unknown game") << QStringList{"--game", "chess"} << "chess";
        QTest::newRow("too many seats") << QStringList{"--seats", "9"} << "9";
        QTest::newRow("no seats") << QStringList{"--seats", "0"} << "--seats";
        QTest::newRow("seats in words") << QStringList{"--seats", "two"} << "two";
        QTest::newRow("unknown bot") << QStringList{"--bots", "oracle"} << "oracle";
        QTest::newRow("more bots than seats")
            << QStringList{"--seats", "2", "--bots", "casual,casual,casual"} << "3";
        QTest::newRow("negative seed") << QStringList{"--seed", "-4"} << "-4";
        QTest::newRow("unknown speed") << QStringList{"--speed", "warp"} << "warp";
        QTest::newRow("unknown game option") << QStringList{"--option", "nosuch=1"} << "nosuch";
        QTest::newRow("game option without a value") << QStringList{"--option", "lonely"} << "lonely";
        QTest::newRow("missing file") << QStringList{"/nowhere/x.taletop"} << "/nowhere/x.taletop";
        QTest::newRow("two files") << QStringList{"a.taletop", "b.taletop"} << "taletop";
        QTest::newRow("folder") << QStringList{"/tmp"} << "/tmp is a folder; specify a saved game";
        QTest::newRow("device") << QStringList{"/dev/null"} << "/dev/null is not a regular file";
        for (const char* option :
             {"--data-dir", "--game", "--speed", "--seed", "--demo", "--bots", "--option"})
            QTest::newRow(qPrintable(QStringLiteral("empty ") + option))
                << QStringList{option, ""} << QStringLiteral("%1 is empty").arg(option);
        QTest::newRow("empty file") << QStringList{""} << "FILE is empty";
        QTest::newRow("a file as the data folder")
            << QStringList{"--data-dir", QCoreApplication::applicationFilePath()}
            << "is a file; specify a folder";
        QTest::newRow("bots separated by a space")
            << QStringList{"--bots", "casual", "random"} << "separated by commas";
        QTest::newRow("a file together with --resume")
            << QStringList{"--resume", "a.taletop"} << "leave one of them out";
        for (const QStringList& game :
             {QStringList{"--game", firstId()}, QStringList{"--seats", "3"}, QStringList{"--bots", "casual"},
              QStringList{"--option", "a=b"}, QStringList{"--seed", "7"}}) {
            QTest::newRow(qPrintable(QStringLiteral("resume and ") + game[0]))
                << QStringList{"--resume"} + game << QStringLiteral("leave out ") + game[0];
            QTest::newRow(qPrintable(QStringLiteral("file and ") + game[0]))
                << QStringList{"a.taletop"} + game << QStringLiteral("leave out ") + game[0];
        }
        for (const QStringList& other : {QStringList{"--resume"}, QStringList{"a.taletop"},
                                         QStringList{"--seed", "7"}, QStringList{"--data-dir", "/tmp/x"}})
            QTest::newRow(qPrintable(QStringLiteral("demo and ") + other[0]))
                << QStringList{"--demo", "/tmp/x"} + other << "leave out ";
    }

    void wrongCommandLinesGiveOneClearLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, about);
        const Answer answer = answerTo(arguments);
        QCOMPARE(answer.code, 2);
        const QString text = QString::fromStdString(answer.text);
        QVERIFY2(text.startsWith(QStringLiteral("taletop: ")) && text.contains(about), answer.text.c_str());
        QCOMPARE(text.count(u'\n'), 1);
    }

    void helpAndVersionAreNotErrors() {
        QCOMPARE(answerTo({"--help"}).code, 0);
        QVERIFY(answerTo({"--help"}).text.find("--data-dir") != std::string::npos);
        QCOMPARE(answerTo({"--version"}).code, 0);
    }

    void everyCardHasAPicture() {
        for (const contract::Game* game : contract::games()) {
            const QString id = QString::fromUtf8(game->info().id);
            auto themes = artThemes(id);
            if (themes.empty())
                themes.push_back({});
            for (const ArtTheme& theme : themes) {
                for (std::size_t face = 0; face < game->info().faceNames.size(); ++face) {
                    for (const scene::ArtLayer& layer : game->cardArt(static_cast<int>(face))) {
                        const QString file =
                            QStringLiteral(":/art/games/%1/%2")
                                .arg(id, themedFile(QString::fromStdString(layer.file), theme));
                        QVERIFY2(!file.contains(u'{'), qPrintable(file));
                        QVERIFY2(QFile::exists(file) || id == QLatin1String("template"), qPrintable(file));
                    }
                }
            }
        }
    }

    void thereAreFewSizesOfCardPictures() {
        const scene::CardLook look{60, 96, 2};
        std::set<int> sizes;
        for (int width = 1; width < 300; ++width) {
            const QSize pixels = cardPixels(look, {width, 0});
            sizes.insert(pixels.width());
            QVERIFY(pixels.width() >= width && pixels.width() < std::max(width + 8, width * 5 / 4 + 1));
            QVERIFY(std::abs(pixels.height() * 64.0 / 100 - pixels.width()) < 1);
        }
        QVERIFY(sizes.size() < 20);
        QVERIFY(cardPixels(look, {0, 200}).height() >= 200);
    }
};

TALETOP_TEST_WITHOUT_WINDOW(AppTest)
#include "app_test.moc"
