// SPDX-License-Identifier: MIT
#include "app/shell/windows_console.h"

#include <cstdio>
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
    // There is no way to report a failure here, and the program works anyway.
    if (!output)
        (void)std::freopen("CONOUT$", "w", stdout);
    if (!error)
        (void)std::freopen("CONOUT$", "w", stderr);
}

} // namespace taletop::app
