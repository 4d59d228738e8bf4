// SPDX-License-Identifier: MIT
// Adapts the start of the program to Windows. Windows provides no console for the output of a windowed
// program, and does not let a program in the background raise its window.
#pragma once

namespace taletop::app {

/// Connects the output to the terminal that started the program, if any, for --help, --version and errors in
/// the arguments. Output to a file or a pipe is unchanged.
void joinConsole();

/// Allows a running program to bring its window to the front if it takes over this start's request. Otherwise
/// only its button in the task bar would blink.
void letOthersComeForward();

} // namespace taletop::app
