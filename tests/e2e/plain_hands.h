// SPDX-License-Identifier: MIT
// Plays the template game at the default table, by mouse and by keys.
#pragma once

#include "tests/e2e/table_window.h"

#include <QSet>
#include <QStringList>

namespace taletop::app {

/// More turns than a person has in a game.
inline constexpr int mostTurns = 200;

/// Starts a game with this seed and these kinds of players.
void start(TableWindow& table, const QStringList& kinds, const QString& seed);

/// Makes the first choice for a person.
using Act = void (*)(TableWindow&);
/// Touches the thing on the table that a choice names, or its button in the list.
void actByMouse(TableWindow& table);
void actByDragging(TableWindow& table);
void actByKeys(TableWindow& table);

/// Makes all decisions of the only person and checks that each is saved. Returns the steps that occurred.
QSet<QString> playAlone(TableWindow& table, Act act);

/// Saves a picture of the window in the folder that TALETOP_PICTURES names, if any.
void keepPicture(TableWindow& table, const QString& name);

} // namespace taletop::app
