// SPDX-License-Identifier: MIT
#include "app/shell/windows_console.h"

#include <cstdio>
#include <cstdlib>
#include <windows.h>

namespace taletop::app {

namespace {

bool goesSomewhere(DWORD which) {
    const HANDLE handle = GetStdHandle(which);
    return handle != nullptr && handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

} // namespace

void joinConsole() {
    const bool output = goesSomewhere(STD_OUTPUT_HANDLE);
    const bool error = goesSomewhere(STD_ERROR_HANDLE);
    if ((output && error) || AttachConsole(ATTACH_PARENT_PROCESS) == 0)
        return;
    // Print UTF-8. The terminal gets its own code page back at the end.
    static const UINT before = GetConsoleOutputCP();
    if (SetConsoleOutputCP(CP_UTF8) != 0)
        (void)std::atexit([] { SetConsoleOutputCP(before); });
    // Ignore failures, which can't be reported here. The program works anyway.
    if (!output)
        (void)std::freopen("CONOUT$", "w", stdout);
    if (!error)
        (void)std::freopen("CONOUT$", "w", stderr);
}

void letOthersComeForward() { AllowSetForegroundWindow(ASFW_ANY); }

} // namespace taletop::app
