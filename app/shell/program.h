// SPDX-License-Identifier: MIT
// Runs the program from start to end; main() only calls run().
#pragma once

namespace taletop::app {

/// Reads the command line, opens the window and runs the program. Returns the exit code: 0, 1 if the
/// demonstration failed, or 2 for errors in the command line or its file.
int run(int& argc, char** argv);

} // namespace taletop::app
