// SPDX-License-Identifier: MIT
// Describes everything that a window shows or says as lines of text.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// Everything except the frame: all models of the session with all their roles, the prompts, the
/// accessibility tree, the title, tool tips and open menus.
[[nodiscard]] QStringList linesOf(TableWindow& table);

/// The lines for the session, which need no window.
[[nodiscard]] QStringList linesOf(MatchSession& session);

/// Everything that the public may know about a match: the facts and the view. Includes the knowledge of the
/// `knower` if it is a seat.
[[nodiscard]] QByteArray toldOf(const match::Match& match, kit::Seat knower);

/// Every line of the log and every card in an open zone, as in the models. Leaves out the viewer's own cards
/// while the viewer makes a secret decision.
[[nodiscard]] QStringList openToAll(MatchSession& session);

} // namespace taletop::app
