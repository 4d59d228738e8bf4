// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"
#include "core/cli/statistics.h"
#include "core/cli/table_run.h"
#include "core/match/transcript.h"

#include <nlohmann/json.hpp>

namespace taletop::cli {

namespace {

/// The requested bots, by seat; nullopt after reporting an error.
std::optional<BotList> botsOf(const Request& request, std::size_t seats, Terminal terminal) {
    std::vector<std::string> kinds = request.bots;
    if (kinds.empty())
        kinds.assign(seats, std::string(bots::standardBot().kind()));
    if (kinds.size() != seats) {
        complain(terminal, badInput,
                 terminal.say(TALETOP_TEXT("cli", "--bots names %1 for %2 seats; name one bot for each seat"),
                              {std::to_string(kinds.size()), std::to_string(seats)}));
        return std::nullopt;
    }
    return readBots(kinds, terminal);
}

} // namespace

std::optional<BotList> readBots(const std::vector<std::string>& names, Terminal terminal) {
    BotList bots;
    for (const std::string& name : names) {
        auto bot = bots::readBot(name);
        if (const auto* problem = std::get_if<kit::Notice>(&bot)) {
            complain(terminal, badInput, terminal.say(*problem));
            return std::nullopt;
        }
        bots.push_back(std::get<std::shared_ptr<const bots::Bot>>(std::move(bot)));
    }
    return bots;
}

int play(const Request& request, Terminal terminal) {
    const int seats = request.seats != 0 ? request.seats : static_cast<int>(request.bots.size());
    const auto setup = setupOf(request, seats, terminal);
    if (!setup)
        return badInput;
    const auto bots = botsOf(request, static_cast<std::size_t>(setup->options.seats), terminal);
    if (!bots)
        return badInput;
    if (!request.file.empty() && request.games != 1)
        return complain(terminal, badInput,
                        terminal.say(TALETOP_TEXT("cli", "--transcript is for one game; leave out --games")));
    std::vector<const bots::Bot*> table;
    std::vector<std::string> kinds;
    for (const auto& bot : *bots) {
        table.push_back(bot.get());
        kinds.emplace_back(bot->kind());
    }
    Statistics statistics(*setup->game, kinds);
    int code = done;
    for (int i = 0; i < request.games; ++i) {
        const std::uint64_t seed = request.seed + static_cast<std::uint64_t>(i);
        const Played played = playMatch(*setup->game, setup->options, seed, table);
        if (played.refused.empty()) {
            statistics.count(played.match, played.decisions);
        } else {
            statistics.countRefusal();
            code = complain(terminal, failed,
                            terminal.say(TALETOP_TEXT("cli", "game with seed %1: %2"),
                                         {std::to_string(seed), terminal.say(played.refused)}));
        }
        if (!request.file.empty())
            if (const int written = writeFile(request.file, match::transcriptText(played.match), terminal);
                written != done)
                return written;
    }
    if (request.json)
        terminal.out << statistics.json().dump() << '\n';
    else if (request.file.empty())
        statistics.print(terminal.out, terminal.say);
    return code;
}

} // namespace taletop::cli
