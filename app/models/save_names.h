// SPDX-License-Identifier: MIT
// Names of saves: names that people give, and file names that work on every system.
#pragma once

#include <QDateTime>
#include <QString>

namespace taletop::app {

/// Returns a file name, without an ending, that works on every system. Drops characters that Windows, macOS
/// or Linux refuse, and shortens long names. Returns "" if nothing is left.
[[nodiscard]] QString fileStem(const QString& name);

/// Returns the default name of a save: the game's id and the time, as in "...-20261122-084512".
[[nodiscard]] QString standardStem(const QString& gameId, const QDateTime& when);

/// Returns the name that a person gave the save, or "" if the program named it.
[[nodiscard]] QString givenName(const QString& file);

/// Returns `wanted`, or the first free path like it, such as "evening-2.taletop".
[[nodiscard]] QString freePath(const QString& wanted);

/// Is there a file other than `self` with this name, ignoring case?
[[nodiscard]] bool taken(const QString& wanted, const QString& self);

/// Returns the path for the copy of a save that differs from its match, which is made before the match
/// continues.
[[nodiscard]] QString keptCopy(const QString& file);

} // namespace taletop::app
