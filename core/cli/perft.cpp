// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"
#include "core/cli/golden.h"

namespace taletop::cli {

int perft(const Request& request, Terminal terminal) {
    const auto setup = setupOf(request, request.seats, terminal);
    if (!setup)
        return badInput;
    for (int depth = 1; depth <= request.depth; ++depth)
        terminal.out << "depth " << depth << ": "
                     << perftCount(*setup->game, setup->options, request.seed, depth) << '\n';
    return done;
}

} // namespace taletop::cli
