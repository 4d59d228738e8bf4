// SPDX-License-Identifier: MIT
// The names of saves: what a person calls one, and what its file can be called on every system.
#pragma once

#include <QDateTime>
#include <QString>

namespace taletop::app {

/// What a file without its ending may be called wherever it is carried: a name without what Windows,
/// macOS or Linux refuse in a file's name, and not too long; "" if nothing is left of it.
[[nodiscard]] QString fileStem(const QString& name);

/// The name of a save that nobody has named: the game's id and the time, "...-20261122-084512".
[[nodiscard]] QString standardStem(const QString& gameId, const QDateTime& when);

/// The name that somebody gave a save, or "" if the program did.
[[nodiscard]] QString givenName(const QString& file);

/// The path, or the first like it that is free: "evening-2.taletop".
[[nodiscard]] QString freePath(const QString& wanted);

/// Is there another file than `self` with the name, large and small letters taken as the same?
[[nodiscard]] bool taken(const QString& wanted, const QString& self);

/// Where a save that differed from its match is kept as it was when the match goes on.
[[nodiscard]] QString keptCopy(const QString& file);

} // namespace taletop::app
