// SPDX-License-Identifier: MIT
// What something else lies over.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// Things to press that a paper or another thing to press, painted later, lies over in part. Cards in a fan
/// (`ofTheChoice`) may lie over each other.
[[nodiscard]] QStringList coveredThings(TableWindow& table);

/// Cards and words that this paper hides: they are seen when it is lifted.
[[nodiscard]] QStringList seenBelow(TableWindow& table, QQuickItem* paper);

} // namespace taletop::app
