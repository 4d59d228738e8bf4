// SPDX-License-Identifier: MIT
// Finds missing parts that the table can do without, though not well: sounds, the voice, its fonts, Wayland
// support. Help > About lists them all, and the sound settings those about sound.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace taletop::app {

/// The parts that were found.
struct FoundParts {
    bool sounds = true;
    bool voice = true;
    QStringList typefaces;                    ///< typefaces that are missing
    QLocale::Language unwritten = QLocale::C; ///< the table's language, if no font has its letters
    bool wayland = true;                      ///< also true if it is not needed
};

/// Looks for all parts, for a table in this language.
[[nodiscard]] FoundParts findParts(const QLocale& locale);
/// Looks for sounds and the voice only.
[[nodiscard]] FoundParts findSoundParts();
/// Returns a sentence for each missing part.
[[nodiscard]] QStringList missingParts(const FoundParts& found);
/// Returns a sentence if the desktop has only Wayland windows, which Qt can't create; otherwise "".
[[nodiscard]] QString noWindowsHere();

} // namespace taletop::app
