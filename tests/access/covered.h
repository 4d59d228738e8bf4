// SPDX-License-Identifier: MIT
// Finds things that other things cover.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// Controls that are partly covered by paper or by another control painted later. Cards of a fan
/// (`ofTheChoice`) may overlap.
[[nodiscard]] QStringList coveredThings(TableWindow& table);

/// Cards and words hidden by this paper: they become visible when it is hidden.
[[nodiscard]] QStringList seenBelow(TableWindow& table, QQuickItem* paper);

} // namespace taletop::app
