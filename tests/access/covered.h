// SPDX-License-Identifier: MIT
// Finds things that other things cover.
#pragma once

#include "tests/e2e/table_window.h"

#include <QStringList>

class QQuickItem;

namespace taletop::app {

/// Controls that are partly covered by paper or by another control. Cards of the choice (`ofTheChoice`) and
/// cards in a fan may overlap.
[[nodiscard]] QStringList coveredThings(TableWindow& table);

/// Cards, signs and words below this paper, which are found by hiding the paper.
[[nodiscard]] QStringList seenBelow(TableWindow& table, QQuickItem* paper);

} // namespace taletop::app
