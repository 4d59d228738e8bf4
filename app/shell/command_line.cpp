// SPDX-License-Identifier: MIT
#include "app/shell/command_line.h"

#include "app/models/seat_sheet.h"
#include "app/text/translation.h"
#include "core/bots/bot.h"
#include "core/contract/registry.h"

#include <CLI/CLI.hpp>

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

/// Each of these starts a game.
constexpr std::initializer_list<const char*> newGame{"--game", "--seats", "--bots", "--option", "--seed"};
constexpr std::array speeds{"instant", "quick", "normal", "leisurely"};

/// The arguments as they stand.
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

std::string listOf(const auto& items, const auto& name) {
    std::string list;
    for (const auto& item : items)
        list += (list.empty() ? "" : ", ") + std::string(name(item));
    return list;
}

std::string gameList() {
    return listOf(contract::games(), [](const contract::Game* game) { return game->info().id; });
}

std::string languageList() {
    return listOf(availableLanguages(), [](const QString& language) { return language.toStdString(); });
}

void addOptions(CLI::App& app, Given& given) {
    app.add_option("--game", given.game, "Start a game of this kind at once: " + gameList());
    app.add_option("--seats", given.seats, "Number of seats")->check(CLI::PositiveNumber);
    const auto split = [&given](const std::string& list) {
        for (const QString& kind : QString::fromStdString(list).split(u','))
            given.bots.push_back(kind.toStdString());
    };
    app.add_option_function<std::string>(
           "--bots", split,
           "Who sits on the last seats, one for each, with commas between: casual,random,human")
        ->type_name("KIND,KIND,...");
    app.add_option("--seed", given.seed, "Number that decides all chance");
    app.add_option("--option", given.options, "An option of the game, as key=value; may be repeated")
        ->allow_extra_args(false);
    app.add_flag("--resume", given.resume, "Go on with the newest unfinished game");
    app.add_option("--demo", given.demo,
                   "Play a game of bots, put pictures of it into this folder, and leave");
    app.add_option("--data-dir", given.dataFolder, "Keep saves and settings below this folder");
    app.add_flag("--new-window", given.newWindow, "Open a window of its own, even where another one is open");
    app.add_option("--speed", given.speed, "Pace: instant, quick, normal or leisurely");
    app.add_option("--language", given.language,
                   "Speak this language for once: " + languageList() + ", or a file of translations (.qm)");
    app.add_option("FILE", given.file, "A saved game (.taletop) to go on with");
    app.set_version_flag("--version", "taletop " TALETOP_VERSION);
}

/// The first of these arguments that is there, or "".
std::string firstOf(const CLI::App& app, std::initializer_list<const char*> names) {
    const auto found = std::ranges::find_if(names, [&](const char* name) { return app.count(name) > 0; });
    return found == names.end() ? "" : *found;
}

/// What would be passed over in silence: an empty word, and words that do not go together.
std::optional<std::string> passedOver(const CLI::App& app, const Given& given) {
    for (const CLI::Option* option : app.get_options())
        if (const auto& words = option->results(); std::ranges::find(words, "") != words.end())
            return option->get_name() + " is empty; write a value after it, or leave it out";
    if (!given.bots.empty() && match::canSit(given.file))
        return "--bots takes one list with commas between, as casual,random; '" + given.file +
               "' stands after a space";
    const std::string ofNewGame = firstOf(app, newGame);
    const std::string saved = firstOf(app, {"FILE", "--resume"});
    if (app.count("FILE") > 0 && app.count("--resume") > 0)
        return "--resume goes on with the newest game and FILE with another; leave one of them out";
    if (!saved.empty() && !ofNewGame.empty())
        return saved + " goes on with a game that has its players and options; leave out " + ofNewGame;
    const std::string besideDemo = firstOf(
        app, {"FILE", "--resume", "--seats", "--bots", "--option", "--seed", "--speed", "--data-dir"});
    if (app.count("--demo") > 0 && !besideDemo.empty())
        return "--demo plays a game of its own and keeps nothing; leave out " + besideDemo;
    return std::nullopt;
}

/// What keeps the word from being a file to open.
std::optional<std::string> fileProblem(const Given& given) {
    constexpr const char* advice = "; name a saved game, a file that ends in .taletop";
    const QFileInfo file(QString::fromStdString(given.file));
    if (file.isDir())
        return given.file + " is a folder" + advice;
    if (!file.exists())
        return given.file + ": there is no such file" + advice;
    return file.isFile() ? std::nullopt : std::optional(given.file + " is no ordinary file" + advice);
}

/// What keeps the program from speaking the language.
std::optional<std::string> languageProblem(const std::string& language) {
    const QString wanted = QString::fromStdString(language);
    if (wanted.isEmpty() || availableLanguages().contains(wanted))
        return std::nullopt;
    if (!wanted.endsWith(QLatin1String(".qm")))
        return "--language " + language + ": there are " + languageList() + ", and files that end in .qm";
    return QFileInfo(wanted).isFile() ? std::nullopt
                                      : std::optional("--language " + language + ": there is no such file");
}

/// The first seats that no list names: a person first, then casual bots.
std::string standardKind(std::size_t seat) { return seat == 0 ? "human" : "casual"; }

std::optional<std::string> seatPeople(const Given& given, match::Header& header) {
    const auto seats = static_cast<std::size_t>(header.options.seats);
    if (given.bots.size() > seats)
        return "--bots names " + std::to_string(given.bots.size()) + " players for " + std::to_string(seats) +
               " seats";
    SeatSheet sheet;
    sheet.open(*contract::findGame(header.game));
    sheet.setSeatCount(static_cast<int>(seats));
    header.seats = sheet.seats()->seats();
    // Bots sit from the last seats on, as the list is long, so that people keep the first ones.
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::size_t people = seats - given.bots.size();
        std::string kind = standardKind(seat);
        if (!given.bots.empty())
            kind = seat < people ? "human" : given.bots[seat - people];
        if (!match::canSit(kind))
            return "there is no bot '" + kind + "'; known: human, " +
                   listOf(bots::bots(), [](const bots::Bot* bot) { return bot->kind(); });
        header.seats[seat].kind = kind;
    }
    return std::nullopt;
}

std::optional<std::string> readGame(const Given& given, Wishes& wishes) {
    const std::string id = given.game.empty() ? contract::games().front()->info().id : given.game;
    wishes.game = contract::findGame(id);
    if (wishes.game == nullptr)
        return "there is no table for '" + id + "'; there are: " + gameList();
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
            return "--option " + option + " lacks its value; write " + option + "=VALUE";
        if (auto wrong = contract::setOption(info, header.options, option.substr(0, equals),
                                             option.substr(equals + 1)))
            return wrong;
    }
    if (auto wrong = contract::checkOptions(info, header.options))
        return wrong;
    return seatPeople(given, header);
}

std::optional<std::string> readRest(const Given& given, Wishes& wishes) {
    if (!given.seed.empty()) {
        const auto seed = parseSeed(QString::fromStdString(given.seed));
        if (!seed)
            return "--seed must be a whole number from 0 on, not '" + given.seed + "'";
        wishes.header.seed = *seed;
        wishes.seeded = true;
    }
    if (!given.speed.empty()) {
        const auto speed = std::ranges::find(speeds, given.speed);
        if (speed == speeds.end())
            return "--speed must be instant, quick, normal or leisurely, not '" + given.speed + "'";
        wishes.speed = static_cast<int>(speed - speeds.begin());
    }
    if (!given.file.empty())
        if (auto problem = fileProblem(given))
            return problem;
    if (auto problem = languageProblem(given.language))
        return problem;
    if (const QFileInfo folder(QString::fromStdString(given.dataFolder)); folder.exists() && !folder.isDir())
        return "--data-dir " + given.dataFolder + " is a file; name a folder";
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
    CLI::App app("Taletop: a card table that knows the rules", "taletop");
    addOptions(app, given);
    std::vector<std::string> words;
    for (qsizetype i = arguments.size() - 1; i > 0; --i)
        words.push_back(arguments[i].toStdString()); // CLI11 wants them backwards
    try {
        app.parse(words);
    } catch (const CLI::CallForHelp&) {
        return Answer{app.help(), 0};
    } catch (const CLI::CallForVersion& version) {
        return Answer{std::string(version.what()) + '\n', 0};
    } catch (const CLI::ParseError& error) {
        return Answer{std::string("taletop: ") + error.what() + "; try --help\n", 2};
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

QStringList wordsToComeBack(const QString& dataFolder, const QString& save) {
    QStringList words;
    if (!dataFolder.isEmpty())
        words << QStringLiteral("--data-dir") << QFileInfo(dataFolder).absoluteFilePath();
    if (!save.isEmpty())
        words << save;
    return words;
}

} // namespace taletop::app
