// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"
#include "core/cli/golden.h"

#include <filesystem>

namespace taletop::cli {

int record(const Request& request, Terminal terminal) {
    const auto setup = setupOf(request, 0, terminal);
    if (!setup)
        return badInput;
    const contract::Game& game = *setup->game;
    std::vector<std::pair<std::string, std::string>> files{{"perft.txt", perftText(game)},
                                                           {"signature.txt", signatureText(game)}};
    for (int seats = game.info().seatsLeast; seats <= game.info().seatsMost; ++seats)
        files.emplace_back("playthrough-" + std::to_string(seats) + ".txt", playthroughText(game, seats, 1));
    for (const auto& [name, text] : files) {
        const auto path = std::filesystem::path(request.directory) / name;
        if (const int code = writeFile(path.string(), text, terminal); code != done)
            return code;
        terminal.out << path.string() << '\n';
    }
    return done;
}

} // namespace taletop::cli
