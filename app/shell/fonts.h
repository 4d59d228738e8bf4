// SPDX-License-Identifier: MIT
// The fonts of the table: the system's if it has them, otherwise our own copies; for languages that ours
// don't cover, the best that the system has.
#pragma once

#include <QLocale>
#include <QString>

namespace taletop::app::fonts {

inline const QString title = QStringLiteral("Vollkorn");
inline const QString story = QStringLiteral("Gentium Plus");
inline const QString plain = QStringLiteral("Andika");

/// Registers the copies in :/fonts of families that the system lacks, and substitutes for missing families.
/// Call once, when there is a QGuiApplication.
void install();

/// Is a family of this name installed in the system or the program? Faster than QFontDatabase::hasFamily,
/// which also looks for substitutes.
[[nodiscard]] bool installed(const QString& family);

/// Returns the family that replaces `family`, one of the above, in a language; the same one if it has the
/// letters, or if no better one is installed.
[[nodiscard]] QString inLanguage(const QString& family, const QLocale& locale);

/// Registers additional fonts for a language, once. Best called before a window has any text: each text is
/// laid out again for a font that comes later.
void provideFor(const QLocale& locale);

/// Returns the line height factor that the letters of a language need at least.
[[nodiscard]] qreal leastLineHeight(const QLocale& locale);

} // namespace taletop::app::fonts
