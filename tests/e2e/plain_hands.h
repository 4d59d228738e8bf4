// SPDX-License-Identifier: MIT
// Plays the template game at the default table, by mouse and by keys.
#pragma once

#include "tests/e2e/table_window.h"

#include <QSet>
#include <QStringList>

namespace taletop::app {

/// More turns than a person has in one game.
inline constexpr int mostTurns = 200;

/// Starts a match with this seed and these kinds of players, at instant speed.
void start(TableWindow& table, const QStringList& kinds, const QString& seed);

/// A function that makes a person's first choice.
using Act = void (*)(TableWindow&);
/// Touches the things on the table that the choice names, or presses the choice's button in the list.
void actByMouse(TableWindow& table);
void actByDragging(TableWindow& table);
void actByKeys(TableWindow& table);

/// Makes all decisions of the only person and checks that each is saved. Returns the steps that occurred.
QSet<QString> playAlone(TableWindow& table, Act act);

/// Saves a picture of the window in the folder that TALETOP_PICTURES names, if it is set.
void keepPicture(TableWindow& table, const QString& name);

} // namespace taletop::app
