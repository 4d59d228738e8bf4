// SPDX-License-Identifier: MIT
// The terminal version of Taletop: parses the arguments of taletop-cli and runs a command.
#pragma once

#include "core/terminal/say.h"

#include <iosfwd>

namespace taletop::cli {

/// Exit codes of every command.
inline constexpr int done = 0;
inline constexpr int failed = 1;   ///< a game or a replay failed, or its output was lost
inline constexpr int badInput = 2; ///< bad arguments or a bad file

/// The available languages, and the one to use if the arguments name none.
struct Tongue {
    std::span<const Language> languages; ///< languages in addition to English
    std::string systems;                 ///< code of the system's language; English if it is not available
};

/// Runs a command line and returns the exit code. An error is one line on `error`. Output for programs (JSON,
/// transcripts, recorded games, counts of moves) is the same in every language.
[[nodiscard]] int run(int argc, const char* const* argv, std::ostream& out, std::ostream& error,
                      const Tongue& tongue = {});

} // namespace taletop::cli
