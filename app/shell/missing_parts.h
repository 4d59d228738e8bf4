// SPDX-License-Identifier: MIT
// Parts that the table plays without, but not as it should: sounds, the voice, its typefaces, a window of
// Wayland's own. What is missing is said once, with the package that brings it.
#pragma once

#include "app/text/sentence.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <vector>

namespace taletop::app {

class Preferences;

struct MissingPart {
    QString id;        ///< "sounds", as it is remembered
    Sentence what;     ///< a sentence
    QStringList names; ///< of Debian's packages
};

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
[[nodiscard]] std::vector<MissingPart> missingParts(const FoundParts& found);
/// What is to be said of them to whoever has not been told, or none; it is remembered as told. What is there
/// again is forgotten. `debian`: packages have Debian's names here.
[[nodiscard]] Sentence newsOfMissingParts(const std::vector<MissingPart>& missing, Preferences& preferences,
                                          bool debian);
[[nodiscard]] bool hasDebianPackages();
/// The desktop has windows of Wayland alone, and Qt cannot make them: a sentence, or "".
[[nodiscard]] QString noWindowsHere();

} // namespace taletop::app
