// SPDX-License-Identifier: MIT
// The commands of taletop-cli, one function each; they return an exit code (cli.h).
#pragma once

#include "core/bots/bot.h"
#include "core/contract/game.h"
#include "core/terminal/say.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace taletop::cli {

/// The output of a command and its language.
struct Terminal {
    std::ostream& out;
    std::ostream& error;
    const Say& say;
};

/// The parsed arguments; each command reads those that it needs.
struct Request {
    std::string game;                 ///< id of the game
    int seats = 0;                    ///< 0 if not given
    std::vector<std::string> bots;    ///< kinds, one for each seat, possibly with a budget: "sharp:20000"
    std::vector<std::string> options; ///< options as "key=value"
    std::uint64_t seed = 1;
    int games = 1;
    int deals = 100;  ///< duel: the most deals
    std::string sprt; ///< duel: "LOW,HIGH" in Elo, or empty
    int depth = 3;
    std::uint64_t decisions = 0; ///< bench: make exactly this many decisions; 0: measure by time
    std::string file;
    std::string directory = ".";
    bool json = false;
};

int listGames(Terminal terminal);
int play(const Request& request, Terminal terminal);
int replay(const Request& request, Terminal terminal);
int duel(const Request& request, Terminal terminal);
int perft(const Request& request, Terminal terminal);
int bench(const Request& request, Terminal terminal);
int record(const Request& request, Terminal terminal);

// ---- Helpers shared by several commands

/// Prints the sentence as one line and returns `code`.
int complain(Terminal terminal, int code, std::string sentence);

/// Writes a whole file and returns `done`, or reports an error and returns its exit code.
int writeFile(const std::string& path, const std::string& text, Terminal terminal);

/// A game with a filled-in set-up sheet.
struct Setup {
    const contract::Game* game = nullptr;
    contract::Options options;
};

/// The requested game and options, for `seats` seats (the smallest number if not given); nullopt after
/// reporting an error.
std::optional<Setup> setupOf(const Request& request, int seats, Terminal terminal);

/// The bots with these names; nullopt after reporting an error.
using BotList = std::vector<std::shared_ptr<const bots::Bot>>;
std::optional<BotList> readBots(const std::vector<std::string>& names, Terminal terminal);

} // namespace taletop::cli
