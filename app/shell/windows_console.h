// SPDX-License-Identifier: MIT
// What only Windows wants of a program that starts: it gives a windowed one no place to print to, and shows
// no window of a program that is in the background.
#pragma once

namespace taletop::app {

/// Prints --help, --version and errors in the arguments to the terminal that started the program, if any.
/// Output to a file or a pipe is unchanged.
void joinConsole();

/// Lets a program that already runs bring its window to the front if it takes over what this start is for.
/// Otherwise only its button in the task bar blinks.
void letOthersComeForward();

} // namespace taletop::app
