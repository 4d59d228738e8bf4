// SPDX-License-Identifier: MIT
// Everything that a window shows or says, as text, for tests that look very often.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// Everything except the frame: all models of the session with all their roles, its prompts, the
/// accessibility tree, the title, tool tips and open menus.
[[nodiscard]] QStringList linesOf(TableWindow& table);

/// The part of these lines that comes from the session and needs no window.
[[nodiscard]] QStringList linesOf(MatchSession& session);

/// Everything that the public may know of a match, and the knower if it is a seat: the facts and the view.
[[nodiscard]] QByteArray toldOf(const match::Match& match, kit::Seat knower);

/// Every line of the log and every card in an open zone, as the models have them. Leaves out the viewer's own
/// cards while the viewer decides in secret.
[[nodiscard]] QStringList openToAll(MatchSession& session);

} // namespace taletop::app
