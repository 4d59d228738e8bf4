// SPDX-License-Identifier: MIT
// Finds controls, cards and texts that other items cover.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// Controls that paper or another control covers in part. Cards of the choice (`ofTheChoice`) and cards in a
/// fan may overlap.
[[nodiscard]] QStringList coveredThings(TableWindow& table);

/// Cards, signs and texts below this paper. Hides the paper to find them.
[[nodiscard]] QStringList seenBelow(TableWindow& table, QQuickItem* paper);

} // namespace taletop::app
