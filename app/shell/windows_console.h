// SPDX-License-Identifier: MIT
// Finds the terminal that started the program, because Windows gives a windowed program no place to print to.
#pragma once

namespace taletop::app {

/// Prints --help, --version and errors in the arguments to the terminal that started the program, if any.
/// Output to a file or a pipe is unchanged.
void joinConsole();

} // namespace taletop::app
