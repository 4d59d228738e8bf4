// SPDX-License-Identifier: MIT
// The terminal's Taletop: reads the arguments of taletop-cli and carries one command out.
#pragma once

#include "core/terminal/say.h"

#include <iosfwd>

namespace taletop::cli {

/// Exit codes of every command.
inline constexpr int done = 0;
inline constexpr int failed = 1;   ///< a game or a replay failed, or its output was lost
inline constexpr int badInput = 2; ///< bad arguments or a bad file

/// What it may speak, and what it does where the arguments name no language.
struct Tongue {
    std::span<const Language> languages; ///< besides English
    std::string systems;                 ///< code of the system's language; one that is not there is English
};

/// Runs a command line and returns the exit code. Whatever fails is one line on `error`. What programs read
/// (JSON, transcripts, recorded games, counts of moves) is the same in every language.
[[nodiscard]] int run(int argc, const char* const* argv, std::ostream& out, std::ostream& error,
                      const Tongue& tongue = {});

} // namespace taletop::cli
