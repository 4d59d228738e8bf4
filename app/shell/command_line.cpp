// SPDX-License-Identifier: MIT
#include "app/shell/command_line.h"

#include "app/models/seat_sheet.h"
#include "app/text/translation.h"
#include "core/bots/bot.h"
#include "core/contract/registry.h"
#include "core/terminal/arguments.h"

#include <CLI/CLI.hpp>

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

/// Translates a text with the language that is installed when it is called.
const cli::Say say([](const char* context, const char* source) {
    return translated(context, source).toStdString();
});

/// The arguments that start a new game.
constexpr std::initializer_list<const char*> newGame{"--game", "--seats", "--bots", "--option", "--seed"};
constexpr std::array speeds{"instant", "quick", "normal", "leisurely"};

/// The unparsed values of the arguments.
struct Given {
    std::string game;
    int seats = 0;
    std::vector<std::string> bots;
    std::string seed;
    std::vector<std::string> options;
    bool resume = false;
    std::string demo;
    std::string dataFolder;
    bool newWindow = false;
    std::string speed;
    std::string language;
    std::string file;
};

std::string gameList() {
    std::vector<std::string> ids;
    for (const contract::Game* game : contract::games())
        ids.emplace_back(game->info().id);
    return cli::listed(ids);
}

std::string botList() {
    std::vector<std::string> kinds{std::string(match::personKind)};
    for (const bots::Bot* bot : bots::bots())
        kinds.emplace_back(bot->kind());
    return cli::listed(kinds);
}

std::string languageList() {
    std::vector<std::string> codes;
    for (const QString& language : availableLanguages())
        codes.push_back(language.toStdString());
    return cli::listed(codes);
}

void addGameOptions(CLI::App& app, Given& given) {
    app.add_option("--game", given.game,
                   say(TALETOP_TEXT("cli", "Start one of these games right away: %1"), {gameList()}));
    cli::bound(*app.add_option("--seats", given.seats, say(TALETOP_TEXT("cli", "Number of seats"))), 1,
               kit::maxSeats, say);
    const auto split = [&given](const std::string& list) {
        for (const QString& kind : QString::fromStdString(list).split(u','))
            given.bots.push_back(kind.toStdString());
    };
    app.add_option_function<std::string>(
           "--bots", split,
           say(TALETOP_TEXT(
               "cli",
               "Players for the last seats, one each, separated by commas, such as casual,random,human")))
        ->type_name("KIND,KIND,...");
    app.add_option("--seed", given.seed, say(TALETOP_TEXT("cli", "Number that decides all random events")));
    app.add_option("--option", given.options,
                   say(TALETOP_TEXT("cli", "A game option, as key=value; may be repeated")))
        ->allow_extra_args(false);
}

void addOptions(CLI::App& app, Given& given) {
    addGameOptions(app, given);
    app.add_flag("--resume", given.resume, say(TALETOP_TEXT("cli", "Resume the newest unfinished game")));
    app.add_option(
        "--demo", given.demo,
        say(TALETOP_TEXT("cli", "Play a game between bots, save pictures of it in this folder, and quit")));
    app.add_option("--data-dir", given.dataFolder,
                   say(TALETOP_TEXT("cli", "Keep saves and settings in this folder")));
    app.add_flag("--new-window", given.newWindow, say(TALETOP_TEXT("cli", "Always open a new window")));
    app.add_option("--speed", given.speed,
                   say(TALETOP_TEXT("cli", "Pace: %1"), {"instant, quick, normal, leisurely"}));
    app.add_option(
        "--language", given.language,
        say(TALETOP_TEXT("cli", "Use this language this time only: %1, or a translation file (.qm)"),
            {languageList()}));
    app.add_option("FILE", given.file, say(TALETOP_TEXT("cli", "A saved game (.taletop) to continue")));
    app.set_version_flag("--version", "taletop " TALETOP_VERSION,
                         say(TALETOP_TEXT("cli", "Display program version information and exit")));
    cli::nameGroups(app, say);
}

/// Returns the first of these arguments that is present, or "".
std::string firstOf(const CLI::App& app, std::initializer_list<const char*> names) {
    const auto found = std::ranges::find_if(names, [&](const char* name) { return app.count(name) > 0; });
    return found == names.end() ? "" : *found;
}

/// Returns an error about arguments that would be ignored silently, such as empty values and contradictions.
std::optional<std::string> passedOver(const CLI::App& app, const Given& given) {
    for (const CLI::Option* option : app.get_options())
        if (const auto& words = option->results(); std::ranges::find(words, "") != words.end())
            return say(TALETOP_TEXT("cli", "%1 is empty; write a value after it, or leave it out"),
                       {option->get_name()});
    if (!given.bots.empty() && match::canSit(given.file))
        return say(
            TALETOP_TEXT(
                "cli",
                "--bots takes one list separated by commas, such as casual,random; '%1' comes after a space"),
            {given.file});
    const std::string ofNewGame = firstOf(app, newGame);
    const std::string saved = firstOf(app, {"FILE", "--resume"});
    if (app.count("FILE") > 0 && app.count("--resume") > 0)
        return say(TALETOP_TEXT(
            "cli", "--resume opens the newest game and FILE opens another; leave one of them out"));
    if (!saved.empty() && !ofNewGame.empty())
        return say(
            TALETOP_TEXT("cli", "%1 continues a game that already has its players and options; leave out %2"),
            {saved, ofNewGame});
    const std::string besideDemo = firstOf(
        app, {"FILE", "--resume", "--seats", "--bots", "--option", "--seed", "--speed", "--data-dir"});
    if (app.count("--demo") > 0 && !besideDemo.empty())
        return say(TALETOP_TEXT("cli", "--demo plays a game of its own and keeps nothing; leave out %1"),
                   {besideDemo});
    return std::nullopt;
}

/// Returns the reason why the argument is not a file to open, or nullopt.
std::optional<std::string> fileProblem(const Given& given) {
    const QFileInfo file(QString::fromStdString(given.file));
    if (file.isDir())
        return say(TALETOP_TEXT("cli", "%1 is a folder; specify a saved game, a file that ends in .taletop"),
                   {given.file});
    if (!file.exists())
        return say(
            TALETOP_TEXT("cli", "%1 does not exist; specify a saved game, a file that ends in .taletop"),
            {given.file});
    if (!file.isFile())
        return say(TALETOP_TEXT(
                       "cli", "%1 is not a regular file; specify a saved game, a file that ends in .taletop"),
                   {given.file});
    return std::nullopt;
}

/// Returns the reason why the program can't use the language, or nullopt.
std::optional<std::string> languageProblem(const std::string& language) {
    const QString wanted = QString::fromStdString(language);
    if (wanted.isEmpty() || availableLanguages().contains(wanted))
        return std::nullopt;
    if (!wanted.endsWith(QLatin1String(".qm")))
        return say(TALETOP_TEXT("cli", "--language %1 is unknown; use one of %2, or a file that ends in .qm"),
                   {language, languageList()});
    if (!QFileInfo(wanted).isFile())
        return say(TALETOP_TEXT("cli", "--language %1: no such file"), {language});
    return std::nullopt;
}

/// Returns the default kind for a seat: a person in the first seat, then casual bots.
std::string standardKind(std::size_t seat) { return std::string(seat == 0 ? match::personKind : "casual"); }

std::optional<std::string> seatPeople(const Given& given, match::Header& header) {
    const auto seats = static_cast<std::size_t>(header.options.seats);
    if (given.bots.size() > seats)
        return say(TALETOP_TEXT("cli", "--bots names %1 players for %2 seats"),
                   {std::to_string(given.bots.size()), std::to_string(seats)});
    SeatSheet sheet;
    sheet.open(*contract::findGame(header.game));
    sheet.setSeatCount(static_cast<int>(seats));
    header.seats = sheet.seats()->seats();
    // Put bots into the last seats, so that people keep the first ones.
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::size_t people = seats - given.bots.size();
        std::string kind = standardKind(seat);
        if (!given.bots.empty())
            kind = seat < people ? std::string(match::personKind) : given.bots[seat - people];
        if (!match::canSit(kind))
            return say(TALETOP_TEXT("cli", "there is no bot '%1'; the bots are: %2"), {kind, botList()});
        header.seats[seat].kind = kind;
    }
    return std::nullopt;
}

std::optional<std::string> readGame(const Given& given, Wishes& wishes) {
    const std::string id = given.game.empty() ? contract::games().front()->info().id : given.game;
    wishes.game = contract::findGame(id);
    if (wishes.game == nullptr)
        return say(TALETOP_TEXT("cli", "there is no table for '%1'; the games are: %2"), {id, gameList()});
    const contract::GameInfo& info = wishes.game->info();
    match::Header& header = wishes.header;
    header.game = info.id;
    header.revision = info.revision;
    header.started = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    header.options =
        contract::standardOptions(info, given.seats != 0 ? given.seats : std::min(4, info.seatsMost));
    for (const std::string& option : given.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            return say(TALETOP_TEXT("cli", "--option %1 needs a value; write %1=VALUE"), {option});
        if (auto wrong = contract::setOption(info, header.options, option.substr(0, equals),
                                             option.substr(equals + 1)))
            return say(*wrong);
    }
    if (auto wrong = contract::checkOptions(info, header.options))
        return say(*wrong);
    return seatPeople(given, header);
}

std::optional<std::string> readRest(const Given& given, Wishes& wishes) {
    if (!given.seed.empty()) {
        const auto seed = parseSeed(QString::fromStdString(given.seed));
        if (!seed)
            return say(TALETOP_TEXT("cli", "--seed must be a whole number, 0 or greater, not '%1'"),
                       {given.seed});
        wishes.header.seed = *seed;
        wishes.seeded = true;
    }
    if (!given.speed.empty()) {
        const auto speed = std::ranges::find(speeds, given.speed);
        if (speed == speeds.end())
            return say(TALETOP_TEXT("cli", "--speed must be one of %1, not '%2'"),
                       {"instant, quick, normal, leisurely", given.speed});
        wishes.speed = static_cast<int>(speed - speeds.begin());
    }
    if (!given.file.empty())
        if (auto problem = fileProblem(given))
            return problem;
    if (auto problem = languageProblem(given.language))
        return problem;
    if (const QFileInfo folder(QString::fromStdString(given.dataFolder)); folder.exists() && !folder.isDir())
        return say(TALETOP_TEXT("cli", "--data-dir %1 is a file; specify a folder"), {given.dataFolder});
    wishes.resume = given.resume;
    wishes.file = QString::fromStdString(given.file);
    wishes.demo = QString::fromStdString(given.demo);
    wishes.dataFolder = QString::fromStdString(given.dataFolder);
    wishes.newWindow = given.newWindow;
    wishes.language = QString::fromStdString(given.language);
    return std::nullopt;
}

} // namespace

std::variant<Wishes, Answer> readCommandLine(const QStringList& arguments) {
    Given given;
    CLI::App app(say(TALETOP_TEXT("cli", "Taletop: a card table that knows the rules")), "taletop");
    cli::nameParts(app, say);
    addOptions(app, given);
    std::vector<std::string> words;
    for (qsizetype i = arguments.size() - 1; i > 0; --i)
        words.push_back(arguments[i].toStdString()); // CLI11 expects them in reverse
    try {
        app.parse(words);
    } catch (const CLI::CallForHelp&) {
        return Answer{app.help(), 0};
    } catch (const CLI::CallForVersion& version) {
        return Answer{std::string(version.what()) + '\n', 0};
    } catch (const CLI::ParseError& error) {
        return Answer{
            "taletop: " + say(TALETOP_TEXT("cli", "%1; try --help"), {cli::problemOf(app, error, say)}) +
                '\n',
            2};
    }
    Wishes wishes;
    const bool wantsGame = !firstOf(app, newGame).empty();
    std::optional<std::string> wrong = passedOver(app, given);
    if (!wrong && wantsGame)
        wrong = readGame(given, wishes);
    if (!wrong)
        wrong = readRest(given, wishes);
    if (wrong)
        return Answer{"taletop: " + *wrong + '\n', 2};
    return wishes;
}

QString languageNamed(const QStringList& arguments) {
    const QString name = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString& word = arguments[i];
        const QString named = word == name                   ? arguments.value(i + 1)
                              : word.startsWith(name + u'=') ? word.mid(name.size() + 1)
                                                             : QString();
        if (!named.isEmpty())
            return languageProblem(named.toStdString()) ? QString() : named;
    }
    return {};
}

QStringList wordsToComeBack(const QString& dataFolder, const QString& save) {
    QStringList words;
    if (!dataFolder.isEmpty())
        words << QStringLiteral("--data-dir") << QFileInfo(dataFolder).absoluteFilePath();
    if (!save.isEmpty())
        words << save;
    return words;
}

} // namespace taletop::app
