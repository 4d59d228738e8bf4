// SPDX-License-Identifier: MIT
// Tests of the commands of taletop-cli and their output, without a process.
#include "tests/match/fixtures.h"

#include "core/cli/cli.h"
#include "core/cli/golden.h"
#include "core/contract/registry.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace taletop;
using namespace taletop::tests;
using nlohmann::json;

namespace {

struct Run {
    int code = 0;
    std::string out;
    std::string error;
};

Run runCli(std::vector<const char*> arguments, const cli::Tongue& tongue = {}) {
    arguments.insert(arguments.begin(), "taletop-cli");
    std::ostringstream out;
    std::ostringstream error;
    const int code = cli::run(static_cast<int>(arguments.size()), arguments.data(), out, error, tongue);
    return {code, out.str(), error.str()};
}

/// The translations of a made-up language, each with a § mark. They are sorted, as look-ups require.
constexpr cli::Translation marked[] = {
    {"cli", "%1 is missing", "§ fehlt %1"},
    {"cli", "%1 needs one value", "§ %1 will einen Wert"},
    {"cli", "%1, %2 seats: %3 deals, %4 games; par is %5%", "§ %4 Spiele aus %3 Karten"},
    {"cli", "%1, %2 to %3 seats, rules revision %4", "§ %1 für %2 bis %3"},
    {"cli", "%1: %2 games, %3 refusals, %4 decisions and %5 entries per game", "§ %2 Spiele"},
    {"cli", "%1; try taletop-cli --help", "§ %1; siehe Hilfe"},
    {"cli", "--language %1 is unknown; use one of %2", "§ Sprachen: %2, nicht %1"},
    {"cli", "Number of seats", "§ Plätze"},
    {"cli", "Options", "§ Angaben"},
    {"cli", "Print this help message and exit", "§ Hilfe"},
    {"cli", "Subcommands", "§ Befehle"},
    {"cli", "Usage", "§ Aufruf"},
    {"cli", "game over", "§ zu Ende"},
    {"cli", "there is no command '%1'; the commands are: %2", "§ kein Befehl %1, aber %2"},
    {"cli", "transcript of %1, %2 entries, %3", "§ Abschrift, %3, %1"},
    {"cli", "unexpected argument '%1'", "§ '%1' ist zu viel"},
    {"files", "%1. Open another file.", "§ %1. Anderes öffnen."},
    {"files", "line %1: %2", "§ Zeile %1: %2"},
    {"files", "there is no bot '%1'; the bots are: %2", "§ kein Bot %1"},
    {"files", "this is not a Taletop save", "§ kein Spielstand"},
    {"template", "Template", "§ Vorlage"},
};
constexpr cli::Language otherLanguages[] = {{"de", marked}, {"xx", {}}};
const cli::Tongue german{otherLanguages, "de"};

/// Accepts a limited number of bytes, as a full disk would.
class FullDisk : public std::streambuf {
public:
    explicit FullDisk(int room) : m_room(room) {}

protected:
    int_type overflow(int_type byte) override {
        return m_room-- > 0 ? traits_type::not_eof(byte) : traits_type::eof();
    }

private:
    int m_room;
};

/// Runs a command whose output has space for `room` bytes.
Run runOnFullDisk(std::vector<const char*> arguments, int room) {
    arguments.insert(arguments.begin(), "taletop-cli");
    FullDisk disk(room);
    std::ostream out(&disk);
    std::ostringstream error;
    const int code = cli::run(static_cast<int>(arguments.size()), arguments.data(), out, error);
    return {code, {}, error.str()};
}

/// A file of this test in the build folder, which is removed when this object is destroyed.
struct Scratch {
    explicit Scratch(const char* name) : path(std::filesystem::path(TALETOP_SCRATCH) / name) {}
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    void write(const std::string& text) const { std::ofstream(path, std::ios::binary) << text; }
    [[nodiscard]] std::string read() const {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        return text.str();
    }

    std::filesystem::path path;
};

} // namespace

TEST_CASE("the command games lists every game and its options") {
    const Run run = runCli({"games"});
    CHECK(run.code == 0);
    for (const contract::Game* game : contract::games()) {
        CHECK(run.out.find(std::string(game->info().id) + "  ") != std::string::npos);
        for (const auto& option : game->info().options)
            CHECK(run.out.find(std::string("--option ") + option.key + '=') != std::string::npos);
    }
}

TEST_CASE("output that cannot be written in full is a failure") {
    for (const std::vector<const char*>& arguments : {std::vector<const char*>{"games"},
                                                      {"--help"},
                                                      {"play", "template", "--seats", "2", "--json"},
                                                      {"perft", "template", "--depth", "1"}}) {
        const std::size_t whole = runCli(arguments).out.size();
        REQUIRE(whole > 10);
        for (const int room : {0, 5, static_cast<int>(whole) - 1}) {
            const Run run = runOnFullDisk(arguments, room);
            CHECK(run.code == cli::failed);
            CHECK(run.error ==
                  "taletop-cli: the output could not be written in full; make sure there is room "
                  "for it\n");
        }
        CHECK(runOnFullDisk(arguments, static_cast<int>(whole)).code == cli::done);
    }
    // An error in the arguments is reported before a failed output, on a single line.
    CHECK(runOnFullDisk({"replay", "/nowhere"}, 0).error.find("nowhere") != std::string::npos);
}

TEST_CASE("an unknown or missing command is answered with the list of commands") {
    const std::string commands =
        "; the commands are: games, play, duel, replay, perft, bench, record, languages\n";
    CHECK(runCli({}).error == "taletop-cli: a command is missing" + commands);
    CHECK(runCli({"dance"}).error == "taletop-cli: there is no command 'dance'" + commands);
    CHECK(runCli({"Games", "--seats", "2"}).error == "taletop-cli: there is no command 'Games'" + commands);
    CHECK(runCli({"dance"}).code == cli::badInput);
    CHECK(runCli({"--seats", "2", "play"}).code == cli::badInput);
}

TEST_CASE("bots are separated by commas, and a space is refused") {
    CHECK(runCli({"play", "--help"}).out.find("--bots KIND,KIND,... ") != std::string::npos);
    const Run spaced = runCli({"play", "foxtail", "--seats", "2", "--bots", "random", "casual"});
    CHECK(spaced.code == cli::badInput);
    CHECK(spaced.error ==
          "taletop-cli: --bots takes one list separated by commas, such as casual,random; 'casual' "
          "comes after a space\n");
    for (const char* list : {"random,", ",random", ","})
        CHECK(runCli({"play", "foxtail", "--seats", "2", "--bots", list}).error.find("no bot ''") !=
              std::string::npos);
    CHECK(runCli({"play", "foxtail", "--bots", "random,casual"}).code == cli::done);
}

TEST_CASE("a file that cannot be read or written is reported with the reason") {
    const Scratch folder("taletop-cli-test-folder");
    std::filesystem::create_directory(folder.path);
    const std::string path = folder.path.string();
    CHECK(runCli({"replay", path.c_str()}).error ==
          "taletop-cli: '" + path + "' is a folder; specify a save or a transcript\n");
    const std::string missing = path + "/missing/file";
    CHECK(runCli({"replay", missing.c_str()}).error.find("No such file") != std::string::npos);
    const Run unwritten = runCli({"play", "foxtail", "--seats", "2", "--transcript", missing.c_str()});
    CHECK(unwritten.code == cli::badInput);
    CHECK(unwritten.error.find("No such file") != std::string::npos);
    if (std::filesystem::exists("/dev/full")) {
        const Run full = runCli({"play", "foxtail", "--seats", "2", "--transcript", "/dev/full"});
        CHECK(full.code == cli::failed);
        CHECK(full.error.find("could not be written in full (No space left") != std::string::npos);
    }
}

TEST_CASE("the language is the system's unless the arguments name another") {
    CHECK(runCli({"languages"}, german).out == "en\nde\nxx\n");
    CHECK(runCli({"languages"}).out == "en\n");
    const std::string help = runCli({"play", "--help"}, german).out;
    for (const char* words : {"§ Aufruf:", "§ Angaben:", "§ Hilfe", "§ Plätze"})
        CHECK(help.find(words) != std::string::npos);
    CHECK(runCli({"--help"}, german).out.find("§ Befehle:") != std::string::npos);
    // Texts without a translation are in English. An empty or unknown language is English, too.
    CHECK(help.find("Seed of the first game") != std::string::npos);
    const std::string english = runCli({"play", "--help"}).out;
    CHECK(english.find("Usage:") != std::string::npos);
    CHECK(runCli({"play", "--help"}, {otherLanguages, "xx"}).out == english);
    CHECK(runCli({"play", "--help"}, {otherLanguages, "fi"}).out == english);
    for (const std::vector<const char*>& named :
         {std::vector<const char*>{"--language", "de", "play", "--help"},
          {"play", "--language", "de", "--help"},
          {"play", "--language=de", "--help"}})
        CHECK(runCli(named, {otherLanguages, ""}).out == help);
    CHECK(runCli({"--language", "en", "play", "--help"}, german).out == english);
}

TEST_CASE("the language of a terminal is read from its locale") {
    CHECK(cli::languageOf("de_AT.UTF-8@euro") == "de");
    CHECK(cli::languageOf("ja") == "ja");
    for (const char* none : {"", "C", "C.UTF-8", "POSIX"})
        CHECK(cli::languageOf(none).empty());
}

TEST_CASE("an unknown language is refused with the list of languages") {
    CHECK(runCli({"--language", "fi", "games"}).error ==
          "taletop-cli: --language fi is unknown; use one of en\n");
    const Run run = runCli({"games", "--language=%1"}, german);
    CHECK(run.error == "taletop-cli: § Sprachen: en, de, xx, nicht %1\n");
    CHECK(run.code == cli::badInput);
    CHECK(run.out.empty());
    CHECK(runCli({"--language", "", "games"}).code == cli::badInput);
    CHECK(runCli({"games", "--language"}, german).error ==
          "taletop-cli: § § --language will einen Wert; siehe Hilfe\n");
}

TEST_CASE("wrong arguments are reported in the chosen language") {
    const auto error = [](const std::vector<const char*>& arguments) {
        return runCli(arguments, german).error;
    };
    CHECK(error({"dance"}).starts_with("taletop-cli: § kein Befehl dance, aber games"));
    CHECK(error({"play"}) == "taletop-cli: § § fehlt game; siehe Hilfe\n");
    CHECK(error({"play", "foxtail", "--tea"}) == "taletop-cli: § § '--tea' ist zu viel; siehe Hilfe\n");
    CHECK(error({"play", "foxtail", "--seats"}) == "taletop-cli: § § --seats will einen Wert; siehe Hilfe\n");
    CHECK(error({"play", "foxtail", "--seats", "2", "--seats", "3"}) ==
          "taletop-cli: § § --seats will einen Wert; siehe Hilfe\n");
    // In English, because the language has no translation of this sentence.
    CHECK(error({"play", "foxtail", "--seats", "0"}) ==
          "taletop-cli: § --seats: '0' must be a whole number from 1 to 8; siehe Hilfe\n");
}

TEST_CASE("errors about files and bots are reported in the chosen language") {
    const Scratch file("taletop-cli-test-wrong.taletop");
    const std::string path = file.path.string();
    std::ofstream(file.path) << "{}\n";
    CHECK(runCli({"replay", path.c_str()}, german).error ==
          "taletop-cli: " + path + ": § Zeile 1: § § kein Spielstand. Anderes öffnen.\n");
    CHECK(runCli({"play", "template", "--bots", "genius,casual"}, german).error ==
          "taletop-cli: § kein Bot genius\n");
}

TEST_CASE("results and names of games are printed in the chosen language") {
    CHECK(runCli({"games"}, german).out.find("template  § § Vorlage für 2 bis 4\n") != std::string::npos);
    CHECK(
        runCli({"play", "template", "--seats", "2", "--games", "3"}, german).out.starts_with("§ 3 Spiele\n"));
    CHECK(runCli({"duel", "template", "--bots", "casual,random", "--deals", "4"}, german)
              .out.starts_with("§ 8 Spiele aus 4 Karten\n"));
    const Scratch file("taletop-cli-test-german.jsonl");
    const std::string path = file.path.string();
    REQUIRE(runCli({"play", "template", "--seats", "2", "--transcript", path.c_str()}, german).code == 0);
    CHECK(runCli({"replay", path.c_str()}, german).out.starts_with("§ Abschrift, § zu Ende, template\n"));
}

TEST_CASE("output meant for programs is the same in every language") {
    for (const std::vector<const char*>& arguments :
         {std::vector<const char*>{"play", "template", "--seats", "2", "--json"},
          {"perft", "template", "--depth", "2"}})
        CHECK(runCli(arguments, german).out == runCli(arguments).out);
    const auto withoutTimes = [](const cli::Tongue& tongue) {
        json duel = json::parse(
            runCli({"duel", "template", "--bots", "casual,random", "--deals", "2", "--json"}, tongue).out);
        duel.erase("cpu_ms_per_move");
        duel.erase("worst_ms");
        return duel.dump();
    };
    CHECK(withoutTimes(german) == withoutTimes({}));
    const auto written = [](const std::vector<const char*>& arguments, const cli::Tongue& tongue) {
        const Scratch folder("taletop-cli-test-languages");
        std::filesystem::create_directory(folder.path);
        const std::string path = folder.path.string();
        const std::string file = path + "/transcript";
        std::vector<const char*> all = arguments;
        all.push_back(all.front() == std::string_view("record") ? path.c_str() : file.c_str());
        REQUIRE(runCli(all, tongue).code == cli::done);
        std::map<std::string, std::string> texts;
        for (const auto& each : std::filesystem::directory_iterator(folder.path)) {
            std::ostringstream text;
            text << std::ifstream(each.path(), std::ios::binary).rdbuf();
            texts[each.path().filename().string()] = text.str();
        }
        return texts;
    };
    for (const std::vector<const char*>& arguments :
         {std::vector<const char*>{"record", "template", "--directory"},
          {"play", "template", "--seats", "2", "--transcript"}}) {
        CHECK(!written(arguments, {}).empty());
        CHECK(written(arguments, german) == written(arguments, {}));
    }
}

TEST_CASE("wins and score lines in the statistics add up") {
    const Run run = runCli({"play", "foxtail", "--seats", "4", "--bots", "casual,casual,random,random",
                            "--games", "40", "--seed", "1", "--json"});
    REQUIRE(run.code == 0);
    CHECK(run.error.empty());
    const json all = json::parse(run.out);
    CHECK(all["games"] == 40);
    CHECK(all["refusals"] == 0);
    double wins = 0;
    for (const json& seat : all["seats"])
        wins += seat["wins"].get<double>();
    CHECK(wins == doctest::Approx(40));
    CHECK(all["bots"]["casual"]["results"] == 80);
    CHECK(all["bots"]["casual"]["wins"].get<double>() > 3 * all["bots"]["random"]["wins"].get<double>());
    for (const auto& [kind, bot] : all["bots"].items()) {
        double lines = 0;
        for (const auto& [key, mean] : bot["lines"].items())
            lines += mean.get<double>();
        CHECK(lines == doctest::Approx(bot["total"].get<double>()).epsilon(0.001));
    }
}

TEST_CASE("the same seed prints the same bytes") {
    const std::vector<const char*> arguments{
        "play", "foxtail", "--seats", "3", "--bots", "casual,random,random", "--games", "5", "--seed", "9"};
    CHECK(runCli(arguments).out == runCli(arguments).out);
}

TEST_CASE("the command replay accepts the transcripts that play writes") {
    const Scratch file("taletop-cli-test.jsonl");
    const std::string path = file.path.string();
    const std::vector<const char*> arguments{"play",         "foxtail",       "--seats", "2",
                                             "--bots",       "random,casual", "--seed",  "5",
                                             "--transcript", path.c_str()};
    REQUIRE(runCli(arguments).code == 0);
    const std::string first = file.read();
    REQUIRE(runCli(arguments).code == 0);
    CHECK(file.read() == first);
    const Run good = runCli({"replay", path.c_str()});
    CHECK(good.code == 0);
    CHECK(good.out.find("\"winners\"") != std::string::npos);

    file.write(replaced(first, "\"turn\":3", "\"turn\":4"));
    const Run bad = runCli({"replay", path.c_str()});
    CHECK(bad.code == 1);
    CHECK(bad.error.find("line ") != std::string::npos);
    CHECK(std::count(bad.error.begin(), bad.error.end(), '\n') == 1);
}

TEST_CASE("replay reads saves, reports an incomplete last line and refuses a forged line") {
    const Scratch file("taletop-cli-test.taletop");
    const std::string path = file.path.string();
    const match::Match match = played(shortTable(), 5);
    const std::string text = match::saveText(match.game(), match.journal());

    file.write(text);
    const Run good = runCli({"replay", path.c_str()});
    CHECK(good.code == 0);
    CHECK(good.error.empty());
    file.write(text.substr(0, text.size() - 1));
    const Run torn = runCli({"replay", path.c_str()});
    CHECK(torn.code == 0);
    CHECK(torn.error.find("The last line of the save was incomplete") != std::string::npos);
    file.write(replaced(text, "\"who\":0", "\"who\":1"));
    const Run forged = runCli({"replay", path.c_str()});
    CHECK(forged.code == 2);
    CHECK(std::count(forged.error.begin(), forged.error.end(), '\n') == 1);
}

TEST_CASE("perft counts every sequence of moves by any pending seat") {
    const Table table = shortTable();
    const auto options = contract::standardOptions(table.game->info(), table.seats);
    const match::Match match = started(table, 1);
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    for (kit::Seat seat = 0; seat < table.seats; ++seat) {
        contract::AnyMoves moves;
        table.game->legalMoves(match.state(), seat, moves);
        first += moves.size();
        for (const auto& move : moves) {
            match::Match next = match;
            REQUIRE_FALSE(next.submit(seat, move).has_value());
            for (kit::Seat other = 0; other < table.seats; ++other) {
                contract::AnyMoves answers;
                table.game->legalMoves(next.state(), other, answers);
                second += answers.size();
            }
        }
    }
    CHECK(cli::perftCount(*table.game, options, 1, 0) == 1);
    CHECK(cli::perftCount(*table.game, options, 1, 1) == first);
    CHECK(cli::perftCount(*table.game, options, 1, 2) == second);
    CHECK(runCli({"perft", "template", "--seats", "3", "--seed", "1", "--depth", "2"}).out ==
          "depth 1: " + std::to_string(first) + "\ndepth 2: " + std::to_string(second) + '\n');
}

TEST_CASE("record writes its files, and fails if there is no folder for them") {
    const Scratch folder("taletop-cli-test-record");
    std::filesystem::create_directory(folder.path);
    const std::string path = folder.path.string();
    CHECK(runCli({"record", "template", "--directory", path.c_str()}).code == 0);
    for (const char* name : {"perft.txt", "signature.txt", "playthrough-2.txt", "playthrough-4.txt"})
        CHECK(std::filesystem::file_size(folder.path / name) > 20);
    CHECK(runCli({"record", "template", "--directory", (path + "/missing").c_str()}).code == 2);
}
