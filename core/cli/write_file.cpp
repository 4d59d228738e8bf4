// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace taletop::cli {

int writeFile(const std::string& path, const std::string& text, Terminal terminal) {
    // errno says why a call failed. Clear its old value, and read it before other calls change it.
    errno = 0;
    std::ofstream out(path, std::ios::binary);
    if (!out) {
        const std::string why = std::generic_category().message(errno);
        return complain(
            terminal, badInput,
            terminal.say(
                TALETOP_TEXT("cli", "cannot write to '%1' (%2); specify a file in a folder that exists"),
                {path, why}));
    }
    out << text << std::flush;
    if (!out) {
        const std::error_code code(errno, std::generic_category());
        const auto what =
            code == std::errc::no_space_on_device || code == std::errc::file_too_large
                ? TALETOP_TEXT(
                      "cli", "'%1' could not be written in full (%2); free some space or choose another file")
                : TALETOP_TEXT("cli", "'%1' could not be written in full (%2); choose another file");
        return complain(terminal, failed, terminal.say(what, {path, code.message()}));
    }
    return done;
}

} // namespace taletop::cli
