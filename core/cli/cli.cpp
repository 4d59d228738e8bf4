// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"

#include "core/bots/bot.h"
#include "core/cli/commands.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>

namespace taletop::cli {

namespace {

/// CLI11 takes -1 and numbers that are too large for an unsigned number.
CLI::Validator wholeNumber() {
    const auto check = [](const std::string& text) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = error == std::errc{} && end == text.data() + text.size();
        return whole ? std::string() : "'" + text + "' is no whole number from 0 to 2^64 - 1";
    };
    return {check, "WHOLE"};
}

/// The words between the commas.
std::vector<std::string> listed(std::string_view list) {
    std::vector<std::string> words;
    for (;;) {
        const std::size_t comma = list.find(',');
        words.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos)
            return words;
        list.remove_prefix(comma + 1);
    }
}

void addGame(CLI::App& command, Request& request) {
    command.add_option("game", request.game, "Id of a game; see: taletop-cli games")->required();
}

void addTable(CLI::App& command, Request& request) {
    command.add_option("--seats", request.seats, "Number of seats")->check(CLI::Range(1, 8));
    command.add_option("--option", request.options, "key=value; may be given several times")
        ->take_all()
        ->allow_extra_args(false);
}

void addSeed(CLI::App& command, Request& request) {
    command.add_option("--seed", request.seed, "Seed of the first game")->check(wholeNumber());
}

void addBots(CLI::App& command, Request& request, const char* help) {
    const auto split = [&request](const std::string& list) { request.bots = listed(list); };
    command.add_option_function<std::string>("--bots", split, help)->type_name("KIND,KIND,...");
}

void addPlay(CLI::App& app, Request& request) {
    CLI::App* play = app.add_subcommand("play", "Let bots play and print what comes of it");
    addGame(*play, request);
    addTable(*play, request);
    addSeed(*play, request);
    addBots(*play, request, "Kinds of bots, one for each seat, with commas between: casual,random");
    play->add_option("--games", request.games, "Number of games, with seeds S, S+1, ...")
        ->check(CLI::Range(1, 100'000'000));
    play->add_option("--transcript", request.file, "Write the game to this file");
    play->add_flag("--json", request.json, "Print one JSON object");
}

void addDuel(CLI::App& app, Request& request) {
    CLI::App* duel = app.add_subcommand("duel", "Compare bots: each deal once with the bots in every seat");
    addGame(*duel, request);
    addTable(*duel, request);
    addSeed(*duel, request);
    addBots(*duel, request,
            "Kinds of bots, the last one for all seats that are left: sharp,casual; one that imagines games "
            "may have a budget of its own, in moves: sharp:20000");
    duel->add_option("--deals", request.deals, "Number of deals, with seeds S, S+1, ...")
        ->check(CLI::Range(1, 100'000'000));
    duel->add_option("--sprt", request.sprt,
                     "Stop as soon as it is plain whether the first bot is stronger by LOW or by HIGH Elo")
        ->type_name("LOW,HIGH");
    duel->add_flag("--json", request.json, "Print one JSON object");
}

void addCommands(CLI::App& app, Request& request) {
    app.add_subcommand("games", "List the games");
    addPlay(app, request);
    addDuel(app, request);
    app.add_subcommand("replay", "Check a save or a transcript and print its result")
        ->add_option("file", request.file, "A save or a transcript")
        ->required();
    CLI::App* perft = app.add_subcommand("perft", "Count the sequences of moves from a seeded start");
    addGame(*perft, request);
    addTable(*perft, request);
    addSeed(*perft, request);
    perft->add_option("--depth", request.depth, "Moves")->check(CLI::Range(1, 20));
    CLI::App* bench = app.add_subcommand("bench", "Measure random play");
    addGame(*bench, request);
    addTable(*bench, request);
    addSeed(*bench, request);
    bench->add_option("--decisions", request.decisions, "Make exactly so many, for instruction counters")
        ->check(wholeNumber());
    CLI::App* record = app.add_subcommand("record", "Write files that later versions are compared with");
    addGame(*record, request);
    record->add_option("--directory", request.directory, "Where to; it must exist");
}

std::vector<std::string> commandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

/// What is wrong with the first word; CLI11 says of a wrong one only that there must be one.
std::optional<std::string> commandProblem(const CLI::App& app, int argc, const char* const* argv) {
    const std::vector<std::string> commands = commandsOf(app);
    const std::string word = argc < 2 ? "" : argv[1];
    if (argc >= 2 && (word.starts_with('-') || std::ranges::find(commands, word) != commands.end()))
        return std::nullopt;
    std::string problem = argc < 2 ? "a command is missing" : "there is no command '" + word + "'";
    for (const std::string& command : commands)
        problem += (&command == &commands.front() ? "; the commands are: " : ", ") + command;
    return problem;
}

/// What CLI11 has refused, and what to do.
std::string parseProblem(const CLI::App& app, const Request& request, const CLI::ParseError& problem) {
    const std::vector<std::string> rest = app.remaining(true);
    if (!rest.empty() && bots::findBot(rest.front()) != nullptr && !request.bots.empty())
        return "--bots takes one list with commas between, as casual,random; '" + rest.front() +
               "' stands after a space";
    return std::string(problem.what()) + "; see: taletop-cli --help";
}

/// The exit code of a command that has said all: what could not be printed is no success.
int finished(int code, Terminal terminal) {
    terminal.out.flush();
    if (terminal.out || code != done)
        return code;
    return complain(terminal, failed,
                    "the output could not be written in full; see that there is room where it goes");
}

int dispatch(const CLI::App& app, const Request& request, Terminal terminal) {
    const std::string& command = app.get_subcommands().front()->get_name();
    if (command == "games")
        return listGames(terminal);
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

int run(int argc, const char* const* argv, std::ostream& out, std::ostream& error) {
    const Terminal terminal{out, error};
    Request request;
    CLI::App app("Taletop in a terminal: a card table that knows the rules", "taletop-cli");
    app.require_subcommand(1);
    addCommands(app, request);
    if (const auto problem = commandProblem(app, argc, argv))
        return complain(terminal, badInput, *problem);
    // CLI11 reports by exceptions; they end here.
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        out << app.help();
        return finished(done, terminal);
    } catch (const CLI::CallForAllHelp&) {
        out << app.help("", CLI::AppFormatMode::All);
        return finished(done, terminal);
    } catch (const CLI::ParseError& problem) {
        return complain(terminal, badInput, parseProblem(app, request, problem));
    }
    return finished(dispatch(app, request, terminal), terminal);
}

} // namespace taletop::cli
