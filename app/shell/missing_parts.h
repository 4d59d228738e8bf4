// SPDX-License-Identifier: MIT
// Parts that the table plays without, but not as it should: sounds, the voice, its typefaces, a window of
// Wayland's own. Help > About tells what is missing, and the settings of sound what they have to do with.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace taletop::app {

/// What may be missing, as it was found.
struct FoundParts {
    bool sounds = true;
    bool voice = true;
    QStringList typefaces;                    ///< those that are not there
    QLocale::Language unwritten = QLocale::C; ///< the table's language, where no typeface has its letters
    bool wayland = true;                      ///< or no need of it
};

/// For a table in this language.
[[nodiscard]] FoundParts findParts(const QLocale& locale);
/// Looks for sounds and the voice alone.
[[nodiscard]] FoundParts findSoundParts();
/// A sentence for each part that is missing.
[[nodiscard]] QStringList missingParts(const FoundParts& found);
/// The desktop has windows of Wayland alone, and Qt cannot make them: a sentence, or "".
[[nodiscard]] QString noWindowsHere();

} // namespace taletop::app
