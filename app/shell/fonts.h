// SPDX-License-Identifier: MIT
// The fonts of the table: those of the system where it has them, else our own copies.
#pragma once

#include <QString>

namespace taletop::app::fonts {

inline const QString title = QStringLiteral("Vollkorn");
inline const QString story = QStringLiteral("Gentium Plus");
inline const QString plain = QStringLiteral("Andika");

/// Registers the copies in :/fonts of families that the system lacks, and says what to write with
/// where a family cannot be had. Call once, when there is a QGuiApplication.
void install();

} // namespace taletop::app::fonts
