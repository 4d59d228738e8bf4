// SPDX-License-Identifier: MIT
// The fonts of the table: those of the system where it has them, else our own copies; and for languages that
// ours have no letters for, what the system writes them with best.
#pragma once

#include <QLocale>
#include <QString>

namespace taletop::app::fonts {

inline const QString title = QStringLiteral("Vollkorn");
inline const QString story = QStringLiteral("Gentium Plus");
inline const QString plain = QStringLiteral("Andika");

/// Registers the copies in :/fonts of families that the system lacks, and says what to write with
/// where a family cannot be had. Call once, when there is a QGuiApplication.
void install();

/// Has the system a family of this name, or the program? What the system would take instead is not
/// asked, which is what costs QFontDatabase::hasFamily its time.
[[nodiscard]] bool installed(const QString& family);

/// The family that takes the place of `family`, one of the above, in a language; itself where it has the
/// letters, or where no better one is installed.
[[nodiscard]] QString inLanguage(const QString& family, const QLocale& locale);

/// Registers the fonts that a language wants besides, where it has not been done. Best before there are words
/// in a window: each of them is laid out anew for a font that comes later.
void provideFor(const QLocale& locale);

/// Of the lines of a language, as a factor: what stands above and below its letters needs this much at least.
[[nodiscard]] qreal leastLineHeight(const QLocale& locale);

} // namespace taletop::app::fonts
