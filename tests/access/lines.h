// SPDX-License-Identifier: MIT
// What leaves the window, for tests that look very often.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// Every model of the session with all its roles, its prompts, everything that screen readers get, the
/// title, tool tips and the menus that are open: what is there beside the frame.
[[nodiscard]] QStringList linesOf(TableWindow& table);

/// Of these, what the session has: no window is needed.
[[nodiscard]] QStringList linesOf(MatchSession& session);

/// What the rules let everybody, and this seat if it is one, know of a match: all that was told, and the
/// view.
[[nodiscard]] QByteArray toldOf(const match::Match& match, kit::Seat knower);

/// Every line of the log, and every card in a zone that lies open to all, as the models have them; but not
/// the own ones of somebody who decides in secret, to whom the table is shown.
[[nodiscard]] QStringList openToAll(MatchSession& session);

} // namespace taletop::app
