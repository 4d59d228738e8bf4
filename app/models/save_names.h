// SPDX-License-Identifier: MIT
// Names of saves: those that people give, and file names that work on every system.
#pragma once

#include <QDateTime>
#include <QString>

namespace taletop::app {

/// Returns a file name without ending that works on any system: the name without what Windows, macOS or Linux
/// refuse, and not too long; "" if nothing is left of it.
[[nodiscard]] QString fileStem(const QString& name);

/// Returns the default name of a save: the game's id and the time, "...-20261122-084512".
[[nodiscard]] QString standardStem(const QString& gameId, const QDateTime& when);

/// Returns the name that a person gave the save, or "" if the program named it.
[[nodiscard]] QString givenName(const QString& file);

/// Returns the path, or the first free one like it: "evening-2.taletop".
[[nodiscard]] QString freePath(const QString& wanted);

/// Is there a file other than `self` with this name, ignoring case?
[[nodiscard]] bool taken(const QString& wanted, const QString& self);

/// Returns the path at which a save that differed from its match is preserved before the match continues.
[[nodiscard]] QString keptCopy(const QString& file);

} // namespace taletop::app
