// SPDX-License-Identifier: MIT
// Windows gives a program with a window no place to print to; this finds the terminal it was started from.
#pragma once

namespace taletop::app {

/// Lets --help, --version and what is wrong with the arguments be read in the terminal that started the
/// program, if one did. What is sent to a file or a pipe stays as it is.
void joinConsole();

} // namespace taletop::app
