// SPDX-License-Identifier: MIT
// The program from start to end; main() only calls it.
#pragma once

namespace taletop::app {

/// Reads the command line, opens the window, runs. The exit code: 0, 1 if the demonstration failed,
/// 2 if the command line or its file is wrong.
int run(int& argc, char** argv);

} // namespace taletop::app
