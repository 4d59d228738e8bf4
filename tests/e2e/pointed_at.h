// SPDX-License-Identifier: MIT
// Finds the points of the real window where a pointer reaches the things of a choice.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>
#include <QStringList>

#include <optional>

namespace taletop::app {

/// The item names of things without a touch of their own.
[[nodiscard]] QStringList namesOf(const QString& touch);

/// A point of the panel where a press reaches the item and nothing covers it.
[[nodiscard]] std::optional<QPoint> freePointOf(TableWindow& table, QQuickItem* item);

/// The point of the largest visible thing with this touch.
[[nodiscard]] std::optional<QPoint> pointOf(TableWindow& table, const QString& touch);

/// The point that makes all touches with one press, such as a level of a Building.
[[nodiscard]] std::optional<QPoint> pointOfAll(TableWindow& table, const QStringList& gesture);

} // namespace taletop::app
