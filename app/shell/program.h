// SPDX-License-Identifier: MIT
// The program from start to end; main() only calls it.
#pragma once

namespace taletop::app {

/// Reads the command line, opens the window, runs. Returns the exit code: 0, 1 if the demonstration failed, 2
/// for errors in the command line or its file.
int run(int& argc, char** argv);

} // namespace taletop::app
