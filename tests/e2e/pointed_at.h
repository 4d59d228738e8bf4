// SPDX-License-Identifier: MIT
// Finds points in the real window where a press reaches the things of a choice.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>
#include <QStringList>

#include <optional>

namespace taletop::app {

/// The item's possible names for a touch, in case the item has no property with the touch.
[[nodiscard]] QStringList namesOf(const QString& touch);

/// A point of the panel where a press reaches the item, because nothing covers the item there, or nullopt.
[[nodiscard]] std::optional<QPoint> freePointOf(TableWindow& table, QQuickItem* item);

/// A free point of the largest visible item for this touch, or nullopt.
[[nodiscard]] std::optional<QPoint> pointOf(TableWindow& table, const QString& touch);

/// A free point of an item that makes all these touches with one press, such as a level of a Building, or
/// nullopt.
[[nodiscard]] std::optional<QPoint> pointOfAll(TableWindow& table, const QStringList& gesture);

} // namespace taletop::app
