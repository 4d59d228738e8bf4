// SPDX-License-Identifier: MIT
#include "core/cli/cli.h"
#include "core/cli/commands.h"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace taletop::cli {

int writeFile(const std::string& path, const std::string& text, Terminal terminal) {
    // What the system says must be read at once: whatever is done next may say something else.
    errno = 0;
    std::ofstream out(path, std::ios::binary);
    if (!out) {
        const std::string why = std::generic_category().message(errno);
        return complain(terminal, badInput,
                        "cannot write to '" + path + "' (" + why + "); name a file in a folder that exists");
    }
    out << text << std::flush;
    if (!out) {
        const std::string why = std::generic_category().message(errno);
        return complain(terminal, failed,
                        "'" + path + "' could not be written in full (" + why +
                            "); make room there or name another file");
    }
    return done;
}

} // namespace taletop::cli
