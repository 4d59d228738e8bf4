// SPDX-License-Identifier: MIT
// Pages that show what has been thought out beside the table: hints, a question, turning points.
#pragma once

#include "tests/access/pages.h"

namespace taletop::app {

using OpenPage = std::function<void(TableWindow&)>;

/// Two rungs of a hint: what is worth a thought.
void askForMoves(TableWindow& table);
/// All three: which of it is best, by how much and why.
void askForOrder(TableWindow& table);
/// Before the next move that gives something up: the match is played on to there.
void askWhetherItIsMeant(TableWindow& table);
/// As if the first move of whoever must act gave something up.
void askAboutTheFirstMove(TableWindow& table);

/// The end sheet of this game with its turning points, and one of them looked back at and played on from.
/// `openEnd` opens a match of people that is over.
void addTurningPoints(std::vector<Page>& pages, const QString& id, const OpenPage& openEnd);

} // namespace taletop::app
