// SPDX-License-Identifier: MIT
// Sums over what leaves the window, for tests that look so often that they cannot keep it.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

namespace taletop::app {

/// Over every item with its plain properties, everything that screen readers get, the title, the
/// menus that are open, and the frame if it is wanted.
[[nodiscard]] quint64 sumOf(TableWindow& table, bool withFrame);

/// What everybody may know: the public view and the log.
[[nodiscard]] QByteArray toldOf(MatchSession& session);

/// Every card in a zone that lies open to all, as the models have it.
[[nodiscard]] QStringList zonesOpenToAll(MatchSession& session);

} // namespace taletop::app
