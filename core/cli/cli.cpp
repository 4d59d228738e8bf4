// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"

#include "core/bots/bot.h"
#include "core/cli/commands.h"
#include "core/terminal/arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>

namespace taletop::cli {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t mostGames = 100'000'000;

/// Splits a list at its commas.
std::vector<std::string> split(std::string_view list) {
    std::vector<std::string> words;
    for (;;) {
        const std::size_t comma = list.find(',');
        words.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos)
            return words;
        list.remove_prefix(comma + 1);
    }
}

/// Defines the commands and their options.
class Commands {
public:
    Commands(CLI::App& app, Request& request, const Say& say) : m_app(app), m_request(request), m_say(say) {}

    void add() {
        m_app.add_subcommand("games", m_say(TALETOP_TEXT("cli", "List the games")));
        addPlay();
        addDuel();
        m_app
            .add_subcommand("replay",
                            m_say(TALETOP_TEXT("cli", "Check a save or a transcript and print its result")))
            ->add_option("file", m_request.file, m_say(TALETOP_TEXT("cli", "A save or a transcript")))
            ->required();
        addMeasures();
        m_app.add_subcommand("languages", m_say(TALETOP_TEXT("cli", "List the languages")));
    }

private:
    void addGame(CLI::App& command) {
        command
            .add_option("game", m_request.game,
                        m_say(TALETOP_TEXT("cli", "Game ID, as listed by taletop-cli games")))
            ->required();
    }

    void addTable(CLI::App& command) {
        bound(*command.add_option("--seats", m_request.seats, m_say(TALETOP_TEXT("cli", "Number of seats"))),
              1, 8, m_say);
        command
            .add_option("--option", m_request.options,
                        m_say(TALETOP_TEXT("cli", "key=value; may be given several times")))
            ->take_all()
            ->allow_extra_args(false);
    }

    void addSeed(CLI::App& command) {
        bound(*command.add_option("--seed", m_request.seed,
                                  m_say(TALETOP_TEXT("cli", "Seed of the first game"))),
              0, largest, m_say);
    }

    void addBots(CLI::App& command, const std::string& help) {
        const auto take = [&bots = m_request.bots](const std::string& list) { bots = split(list); };
        command.add_option_function<std::string>("--bots", take, help)->type_name("KIND,KIND,...");
    }

    void addJson(CLI::App& command) {
        command.add_flag("--json", m_request.json, m_say(TALETOP_TEXT("cli", "Print one JSON object")));
    }

    void addPlay() {
        CLI::App& play =
            *m_app.add_subcommand("play", m_say(TALETOP_TEXT("cli", "Let bots play and print the results")));
        addGame(play);
        addTable(play);
        addSeed(play);
        addBots(play,
                m_say(TALETOP_TEXT(
                    "cli", "Kinds of bots, one for each seat, separated by commas, such as casual,random")));
        bound(*play.add_option("--games", m_request.games,
                               m_say(TALETOP_TEXT("cli", "Number of games, with seeds S, S+1, ..."))),
              1, mostGames, m_say);
        play.add_option("--transcript", m_request.file,
                        m_say(TALETOP_TEXT("cli", "Write the game to this file")));
        addJson(play);
    }

    void addDuel() {
        CLI::App& duel = *m_app.add_subcommand(
            "duel",
            m_say(TALETOP_TEXT("cli", "Compare bots by playing each deal with every bot in every seat")));
        addGame(duel);
        addTable(duel);
        addSeed(duel);
        addBots(duel,
                m_say(TALETOP_TEXT(
                    "cli", "Kinds of bots, such as sharp,casual; the last one takes all remaining seats. A "
                           "bot that thinks ahead may have a budget of its own, in moves: sharp:20000")));
        bound(*duel.add_option("--deals", m_request.deals,
                               m_say(TALETOP_TEXT("cli", "Number of deals, with seeds S, S+1, ..."))),
              1, mostGames, m_say);
        duel.add_option(
                "--sprt", m_request.sprt,
                m_say(TALETOP_TEXT(
                    "cli",
                    "Stop as soon as it is clear whether the first bot is stronger by LOW or by HIGH Elo")))
            ->type_name("LOW,HIGH");
        addJson(duel);
    }

    void addMeasures() {
        CLI::App& perft = *m_app.add_subcommand(
            "perft", m_say(TALETOP_TEXT("cli", "Count the sequences of moves from a seeded start")));
        addGame(perft);
        addTable(perft);
        addSeed(perft);
        bound(*perft.add_option("--depth", m_request.depth, m_say(TALETOP_TEXT("cli", "Moves"))), 1, 20,
              m_say);
        CLI::App& bench = *m_app.add_subcommand(
            "bench", m_say(TALETOP_TEXT("cli", "Measure how fast random games are played")));
        addGame(bench);
        addTable(bench);
        addSeed(bench);
        bound(*bench.add_option(
                  "--decisions", m_request.decisions,
                  m_say(TALETOP_TEXT(
                      "cli", "Play exactly this many decisions, so that instructions can be counted"))),
              0, largest, m_say);
        CLI::App& record = *m_app.add_subcommand(
            "record", m_say(TALETOP_TEXT("cli", "Write reference files for comparing later versions")));
        addGame(record);
        record.add_option("--directory", m_request.directory,
                          m_say(TALETOP_TEXT("cli", "Existing folder to write to")));
    }

    CLI::App& m_app;
    Request& m_request;
    const Say& m_say;
};

std::vector<std::string> commandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

/// Returns the problem with the name of the command, or nullopt. For a wrong name, CLI11 would only report
/// that a command is required.
std::optional<std::string> commandProblem(const CLI::App& app, int argc, const char* const* argv,
                                          const Say& say) {
    const std::vector<std::string> commands = commandsOf(app);
    const std::string word = argc < 2 ? "" : argv[1];
    if (argc >= 2 && (word.starts_with('-') || std::ranges::find(commands, word) != commands.end()))
        return std::nullopt;
    if (argc < 2)
        return say(TALETOP_TEXT("cli", "a command is missing; the commands are: %1"), {listed(commands)});
    return say(TALETOP_TEXT("cli", "there is no command '%1'; the commands are: %2"),
               {word, listed(commands)});
}

/// Turns an error of CLI11 into a sentence with advice.
std::string parseProblem(const CLI::App& app, const Request& request, const CLI::ParseError& problem,
                         const Say& say) {
    const std::vector<std::string> rest = app.remaining(true);
    if (!rest.empty() && bots::findBot(rest.front()) != nullptr && !request.bots.empty())
        return say(
            TALETOP_TEXT(
                "cli",
                "--bots takes one list separated by commas, such as casual,random; '%1' comes after a space"),
            {rest.front()});
    if (app.get_subcommands().empty() && rest.empty() &&
        dynamic_cast<const CLI::RequiredError*>(&problem) != nullptr)
        return *commandProblem(app, 0, nullptr, say);
    return say(TALETOP_TEXT("cli", "%1; try taletop-cli --help"), {problemOf(app, problem, say)});
}

/// The exit code of a finished command; it has failed if its output could not be printed.
int finished(int code, Terminal terminal) {
    terminal.out.flush();
    if (terminal.out || code != done)
        return code;
    return complain(terminal, failed,
                    terminal.say(TALETOP_TEXT(
                        "cli", "the output could not be written in full; make sure there is room for it")));
}

/// The codes of all languages, English first.
std::vector<std::string> codesOf(const Tongue& tongue) {
    std::vector<std::string> codes{"en"};
    for (const Language& language : tongue.languages)
        codes.emplace_back(language.code);
    return codes;
}

int listLanguages(const Tongue& tongue, Terminal terminal) {
    for (const std::string& code : codesOf(tongue))
        terminal.out << code << '\n';
    return done;
}

/// The language in the arguments; needed before the help can be translated.
std::optional<std::string> languageIn(int argc, const char* const* argv) {
    constexpr std::string_view name = "--language";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == name && i + 1 < argc)
            return argv[i + 1];
        if (word.starts_with(name) && word.substr(name.size()).starts_with('='))
            return std::string(word.substr(name.size() + 1));
    }
    return std::nullopt;
}

int dispatch(const CLI::App& app, const Request& request, const Tongue& tongue, Terminal terminal) {
    const std::string& command = app.get_subcommands().front()->get_name();
    if (command == "games")
        return listGames(terminal);
    if (command == "languages")
        return listLanguages(tongue, terminal);
    if (command == "play")
        return play(request, terminal);
    if (command == "duel")
        return duel(request, terminal);
    if (command == "replay")
        return replay(request, terminal);
    if (command == "perft")
        return perft(request, terminal);
    if (command == "bench")
        return bench(request, terminal);
    return record(request, terminal);
}

} // namespace

int complain(Terminal terminal, int code, std::string sentence) {
    std::ranges::replace_if(
        sentence, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    terminal.error << "taletop-cli: " << sentence << '\n';
    return code;
}

int run(int argc, const char* const* argv, std::ostream& out, std::ostream& error, const Tongue& tongue) {
    const auto wanted = languageIn(argc, argv);
    const Say say(tongue.languages, wanted.value_or(tongue.systems));
    const Terminal terminal{out, error, say};
    const std::vector<std::string> codes = codesOf(tongue);
    if (wanted && std::ranges::find(codes, *wanted) == codes.end()) {
        const Say systems(tongue.languages, tongue.systems);
        return complain(terminal, badInput,
                        systems(TALETOP_TEXT("cli", "--language %1 is unknown; use one of %2"),
                                {*wanted, listed(codes)}));
    }
    Request request;
    CLI::App app(say(TALETOP_TEXT("cli", "Taletop in a terminal: a card table that knows the rules")),
                 "taletop-cli");
    nameParts(app, say);
    app.fallthrough(); // allows --language after a command, too
    app.require_subcommand(1);
    std::string language;
    app.add_option(
        "--language", language,
        say(TALETOP_TEXT("cli", "Use this language instead of the system’s: %1"), {listed(codes)}));
    Commands(app, request, say).add();
    nameGroups(app, say);
    if (const auto problem = commandProblem(app, argc, argv, say))
        return complain(terminal, badInput, *problem);
    // CLI11 reports errors and requests for help as exceptions.
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        out << app.help();
        return finished(done, terminal);
    } catch (const CLI::CallForAllHelp&) {
        out << app.help("", CLI::AppFormatMode::All);
        return finished(done, terminal);
    } catch (const CLI::ParseError& problem) {
        return complain(terminal, badInput, parseProblem(app, request, problem, say));
    }
    return finished(dispatch(app, request, tongue, terminal), terminal);
}

} // namespace taletop::cli
