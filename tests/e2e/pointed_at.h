// SPDX-License-Identifier: MIT
// Finds points in the real window where a pointer reaches the things that a choice consists of.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>
#include <QStringList>

#include <optional>

namespace taletop::app {

/// The possible names of the item for a touch, for items that do not have the touch as a property.
[[nodiscard]] QStringList namesOf(const QString& touch);

/// A point of the panel where a press reaches the item and nothing covers it.
[[nodiscard]] std::optional<QPoint> freePointOf(TableWindow& table, QQuickItem* item);

/// A free point of the largest visible thing with this touch.
[[nodiscard]] std::optional<QPoint> pointOf(TableWindow& table, const QString& touch);

/// A point where one press makes all touches, such as on a level of a Building.
[[nodiscard]] std::optional<QPoint> pointOfAll(TableWindow& table, const QStringList& gesture);

} // namespace taletop::app
