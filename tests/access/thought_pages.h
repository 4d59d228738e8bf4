// SPDX-License-Identifier: MIT
// Opens pages with results of background thinking: hints, warnings, turning points.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

using OpenPage = std::function<void(TableWindow&)>;

/// Asks for two hints; the second names the moves worth considering.
void askForMoves(TableWindow& table);
/// Asks for all three hints; the third says which move is best, by how much and why.
void askForOrder(TableWindow& table);
/// Plays on to a move that wastes something, and stops at the question whether it is meant.
void askWhetherItIsMeant(TableWindow& table);
/// Shows the question as if the acting seat's first move wasted something.
void askAboutTheFirstMove(TableWindow& table);

/// Adds pages for this game: the end sheet with its turning points, one of them under review, and one that is
/// played on from. `openEnd` opens a finished match of people.
void addTurningPoints(std::vector<Page>& pages, const QString& id, const OpenPage& openEnd);

} // namespace taletop::app
