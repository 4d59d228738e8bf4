// SPDX-License-Identifier: MIT
// Who plays the template game at the table that serves every game, by mouse and by keys.
#pragma once

#include "tests/e2e/table_window.h"

#include <QSet>
#include <QStringList>

namespace taletop::app {

/// More turns than a person has in a game of it.
inline constexpr int mostTurns = 200;

/// Sits down to a game that the seed tells, with players of these kinds.
void start(TableWindow& table, const QStringList& kinds, const QString& seed);

/// One decision of a person: the first choice.
using Act = void (*)(TableWindow&);
/// Touches what lies on the table where a choice names something there, else its button in the list.
void actByMouse(TableWindow& table);
void actByDragging(TableWindow& table);
void actByKeys(TableWindow& table);

/// Plays the only person's decisions to the end of the game, saved after each. Returns the steps that were
/// decided.
QSet<QString> playAlone(TableWindow& table, Act act);

/// A picture of the window, in the folder that TALETOP_PICTURES names, if it names one.
void keepPicture(TableWindow& table, const QString& name);

} // namespace taletop::app
