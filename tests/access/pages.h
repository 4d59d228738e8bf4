// SPDX-License-Identifier: MIT
// Every page of the program, with what can lie over it, for tests that look at all of them.
#pragma once

#include "core/match/match.h"
#include "tests/e2e/table_window.h"

#include <QString>

#include <functional>
#include <vector>

namespace taletop::app {

struct Page {
    QString name; ///< "papertales, middle, log"
    std::function<void(TableWindow&)> open;
};

/// Closes what lies over a page; a match that waits for an example comes back.
void putAway(TableWindow& table);

/// All of them; each opens from any other, once what lies over that one is put away.
[[nodiscard]] std::vector<Page> everyPage();

/// A match of people, `part` (0 to 1) of a whole game on, as casual players play it.
[[nodiscard]] match::Match matchOf(const contract::Game& game, int seats, double part);

/// Goes on with a match from a file, as the program does; fails the test if it cannot.
void open(TableWindow& table, const match::Match& match);

} // namespace taletop::app
