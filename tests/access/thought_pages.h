// SPDX-License-Identifier: MIT
// Opens pages that show results of background thinking, such as hints, warnings and turning points.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

using OpenPage = std::function<void(TableWindow&)>;

/// Asks for two hints. The second names the moves worth considering.
void askForMoves(TableWindow& table);
/// Asks for all three hints. The third says which move is best, by how much, and why.
void askForOrder(TableWindow& table);
/// Continues to a move that wastes something, and stops at the question whether to make it.
void askWhetherItIsMeant(TableWindow& table);
/// Shows this question as if the acting seat's first move wasted something.
void askAboutTheFirstMove(TableWindow& table);

/// Adds this game's pages with turning points: the end sheet, the review of a turning point, and a game that
/// continues from one. `openEnd` opens a finished match of people.
void addTurningPoints(std::vector<Page>& pages, const QString& id, const OpenPage& openEnd);

} // namespace taletop::app
