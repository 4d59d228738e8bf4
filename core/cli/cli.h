// SPDX-License-Identifier: MIT
// The terminal's Taletop: reads the arguments of taletop-cli and carries one command out.
#pragma once

#include <iosfwd>

namespace taletop::cli {

/// Exit codes of every command.
inline constexpr int done = 0;
inline constexpr int failed = 1;   ///< a game or a replay failed, or its output was lost
inline constexpr int badInput = 2; ///< bad arguments or a bad file

/// Runs a command line and returns the exit code. Whatever fails is one line on `error`.
[[nodiscard]] int run(int argc, const char* const* argv, std::ostream& out, std::ostream& error);

} // namespace taletop::cli
