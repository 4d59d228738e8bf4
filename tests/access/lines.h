// SPDX-License-Identifier: MIT
// A window's output as text, for tests that look very often.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// All models of the session with all their roles, its prompts, everything that screen readers get, the
/// title, tool tips and open menus: everything except the frame.
[[nodiscard]] QStringList linesOf(TableWindow& table);

/// The part of it that comes from the session: no window is needed.
[[nodiscard]] QStringList linesOf(MatchSession& session);

/// Everything that the public, and this seat if it is one, may know of a match: its facts and the view.
[[nodiscard]] QByteArray toldOf(const match::Match& match, kit::Seat knower);

/// Every line of the log, and every card in an open zone, as the models have them; without the viewer's own
/// cards if the viewer decides in secret.
[[nodiscard]] QStringList openToAll(MatchSession& session);

} // namespace taletop::app
