// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"

#include "core/contract/registry.h"

namespace taletop::cli {

namespace {

std::string allGames() {
    std::vector<std::string> ids;
    for (const contract::Game* game : contract::games())
        ids.emplace_back(game->info().id);
    return listed(ids);
}

std::string valuesOf(const contract::OptionInfo& option, const Say& say) {
    if (option.values.empty())
        return say(TALETOP_TEXT("cli", "%1 to %2"),
                   {std::to_string(option.least), std::to_string(option.most)});
    return listed({option.values.begin(), option.values.end()});
}

} // namespace

int listGames(Terminal terminal) {
    for (const contract::Game* game : contract::games()) {
        const contract::GameInfo& info = game->info();
        terminal.out << info.id << "  "
                     << terminal.say(TALETOP_TEXT("cli", "%1, %2 to %3 seats, rules revision %4"),
                                     {terminal.say(info.title), std::to_string(info.seatsLeast),
                                      std::to_string(info.seatsMost), std::to_string(info.revision)})
                     << '\n';
        for (const contract::OptionInfo& option : info.options)
            terminal.out << "    --option " << option.key << '='
                         << contract::optionValueText(option, option.standard) << "  "
                         << terminal.say(option.label) << ": " << valuesOf(option, terminal.say) << '\n';
    }
    return done;
}

std::optional<Setup> setupOf(const Request& request, int seats, Terminal terminal) {
    const contract::Game* game = contract::findGame(request.game);
    if (game == nullptr) {
        complain(terminal, badInput,
                 terminal.say(TALETOP_TEXT("cli", "there is no game '%1'; the games are: %2"),
                              {request.game, allGames()}));
        return std::nullopt;
    }
    const contract::GameInfo& info = game->info();
    Setup setup{game, contract::standardOptions(info, seats == 0 ? info.seatsLeast : seats)};
    std::optional<kit::Notice> problem;
    for (const std::string& option : request.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            problem = kit::Notice("cli", TALETOP_TEXT("cli", "--option needs key=value, not '%1'"), {option});
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
    complain(terminal, badInput, terminal.say(*problem));
    return std::nullopt;
}

} // namespace taletop::cli
