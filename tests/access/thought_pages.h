// SPDX-License-Identifier: MIT
// Pages with results of background thinking: hints, warnings, turning points.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

using OpenPage = std::function<void(TableWindow&)>;

/// Asks for two steps of a hint: the moves worth considering.
void askForMoves(TableWindow& table);
/// Asks for all three: which one is best, by how much and why.
void askForOrder(TableWindow& table);
/// Plays on until a move that wastes something, and stops at the question about it.
void askWhetherItIsMeant(TableWindow& table);
/// Asks as if the first move of the acting seat wasted something.
void askAboutTheFirstMove(TableWindow& table);

/// Adds the end sheet of this game with its turning points, and one of them reviewed and played on from.
/// `openEnd` opens a finished match of people.
void addTurningPoints(std::vector<Page>& pages, const QString& id, const OpenPage& openEnd);

} // namespace taletop::app
