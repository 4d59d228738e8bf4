// SPDX-License-Identifier: MIT
// Lists every page of the program and everything that can open above a page, for tests of all pages.
#pragma once

#include "core/match/match.h"
#include "tests/e2e/table_window.h"

#include <QString>

#include <functional>
#include <vector>

namespace taletop::app {

struct Page {
    QString name; ///< such as "papertales, middle, log"
    std::function<void(TableWindow&)> open;
};

/// Closes everything on top of a page. Also closes an example, so that the match behind it is open again.
void putAway(TableWindow& table);

/// All pages. After putAway(), each page can be opened from any other page.
[[nodiscard]] std::vector<Page> everyPage();

/// A match of people that has come `part` (0 to 1) of the way through a game of casual players.
[[nodiscard]] match::Match matchOf(const contract::Game& game, int seats, double part);

/// Opens a match from a file, as the program does. Fails the test if the match cannot be opened.
void open(TableWindow& table, const match::Match& match);

} // namespace taletop::app
