// SPDX-License-Identifier: MIT
// The fonts of the table. Uses the system's if they are installed, otherwise our own copies. For languages
// that these don't cover, uses the best fonts of the system.
#pragma once

#include <QLocale>
#include <QString>

namespace taletop::app::fonts {

inline const QString title = QStringLiteral("Vollkorn");
inline const QString story = QStringLiteral("Gentium Plus");
inline const QString plain = QStringLiteral("Andika");

/// Registers the copies in :/fonts of families that the system lacks, and substitutes for missing families.
/// Call it once, when a QGuiApplication exists.
void install();

/// Is a family with this name installed in the system or the program? Faster than QFontDatabase::hasFamily,
/// which also looks for substitutes.
[[nodiscard]] bool installed(const QString& family);

/// Returns the family that replaces `family`, one of the above, in a language. Returns `family` if it has the
/// letters, or if no better one is installed.
[[nodiscard]] QString inLanguage(const QString& family, const QLocale& locale);

/// Registers additional fonts for a language, once. Call it before a window has any text, because each text
/// is laid out again when a font is added.
void provideFor(const QLocale& locale);

/// Returns the least line height factor that a language's letters need.
[[nodiscard]] qreal leastLineHeight(const QLocale& locale);

} // namespace taletop::app::fonts
