// SPDX-License-Identifier: MIT
// Finds missing parts without which the table works less well: sounds, the voice, fonts and Wayland support.
// Help > About lists them all, and the sound settings list those for sound.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace taletop::app {

/// The parts that were found or are missing.
struct FoundParts {
    bool sounds = true;
    bool voice = true;
    QStringList typefaces;                    ///< missing typefaces
    QLocale::Language unwritten = QLocale::C; ///< the table's language if no font has its letters
    bool wayland = true;                      ///< is it installed, or not needed?
};

/// Looks for all parts that a table in this language needs.
[[nodiscard]] FoundParts findParts(const QLocale& locale);
/// Looks only for sounds and the voice.
[[nodiscard]] FoundParts findSoundParts();
/// Returns a sentence for each missing part.
[[nodiscard]] QStringList missingParts(const FoundParts& found);
/// Returns an error sentence if the desktop has only Wayland windows, which Qt can't create; otherwise "".
[[nodiscard]] QString noWindowsHere();

} // namespace taletop::app
