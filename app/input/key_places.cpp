// SPDX-License-Identifier: MIT
#include "app/input/key_places.h"

#include <array>
#include <string_view>

namespace taletop::app {

namespace {

struct Row {
    quint32 first; ///< scan code of the first key, as in the Linux kernel and on PC keyboards
    std::string_view keys;
};

constexpr std::array rows{Row{2, "1234567890"}, Row{16, "QWERTYUIOP"}, Row{30, "ASDFGHJKL"},
                          Row{44, "ZXCVBNM"}, Row{53, "/"}};

#ifdef Q_OS_WIN
constexpr quint32 firstPlace = 0;
#else
constexpr quint32 firstPlace = 8; ///< offset of the scan codes on X11 and Wayland
#endif

bool isFigure(int key) { return key >= Qt::Key_0 && key <= Qt::Key_9; }
bool isLatin(int key) { return key <= 0x24F; } ///< includes accented letters and punctuation
bool isLetter(int key) { return key >= Qt::Key_A && key <= Qt::Key_Z; }

} // namespace

int keyByPlace(int key, quint32 scanCode, Qt::KeyboardModifiers modifiers) {
    if (isFigure(key) || isLetter(key) || key >= Qt::Key_Escape || scanCode < firstPlace)
        return key;
    for (const Row& row : rows) {
        const quint32 at = scanCode - firstPlace - row.first;
        if (at >= row.keys.size())
            continue;
        const int there = row.keys[at];
        // Without Shift, use digits by position, because some keyboards, even Latin ones, have signs or
        // letters in the number row, and digits only with Shift.
        const bool meant = isFigure(there) ? !modifiers.testFlag(Qt::ShiftModifier) : !isLatin(key);
        return meant ? there : key;
    }
    return key;
}

} // namespace taletop::app
