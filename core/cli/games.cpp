// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"

#include "core/contract/registry.h"

namespace taletop::cli {

namespace {

std::string allGames() {
    std::string list;
    for (const contract::Game* game : contract::games())
        list += (list.empty() ? "" : ", ") + std::string(game->info().id);
    return list;
}

void printOption(const contract::OptionInfo& option, std::ostream& out) {
    out << "    --option " << option.key << '=' << contract::optionValueText(option, option.standard) << "  "
        << kit::english(option.label) << ": ";
    if (option.values.empty())
        out << option.least << " to " << option.most << '\n';
    for (std::size_t i = 0; i < option.values.size(); ++i)
        out << option.values[i] << (i + 1 < option.values.size() ? ", " : "\n");
}

} // namespace

int listGames(Terminal terminal) {
    for (const contract::Game* game : contract::games()) {
        const contract::GameInfo& info = game->info();
        terminal.out << info.id << "  " << kit::english(info.title) << ", " << info.seatsLeast << " to "
                     << info.seatsMost << " seats, rules revision " << info.revision << '\n';
        for (const contract::OptionInfo& option : info.options)
            printOption(option, terminal.out);
    }
    return done;
}

std::optional<Setup> setupOf(const Request& request, int seats, Terminal terminal) {
    const contract::Game* game = contract::findGame(request.game);
    if (game == nullptr) {
        complain(terminal, badInput, "there is no game '" + request.game + "'; the games are: " + allGames());
        return std::nullopt;
    }
    const contract::GameInfo& info = game->info();
    Setup setup{game, contract::standardOptions(info, seats == 0 ? info.seatsLeast : seats)};
    std::optional<std::string> problem;
    for (const std::string& option : request.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            problem = "--option wants key=value, not '" + option + "'";
        else
            problem =
                contract::setOption(info, setup.options, option.substr(0, equals), option.substr(equals + 1));
        if (problem)
            break;
    }
    if (!problem)
        problem = contract::checkOptions(info, setup.options);
    if (!problem)
        return setup;
    complain(terminal, badInput, *problem);
    return std::nullopt;
}

} // namespace taletop::cli
