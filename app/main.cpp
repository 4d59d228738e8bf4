// SPDX-License-Identifier: MIT
#include "app/shell/program.h"
#ifdef _WIN32
#include "app/shell/windows_console.h"
#endif

int main(int argc, char** argv) {
#ifdef _WIN32
    taletop::app::joinConsole();
    taletop::app::letOthersComeForward();
#endif
    return taletop::app::run(argc, argv);
}
