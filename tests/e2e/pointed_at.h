// SPDX-License-Identifier: MIT
// Where a pointer finds the things that choices are made of, in the real window.
#pragma once

#include "tests/e2e/table_window.h"

#include <QPoint>
#include <QStringList>

#include <optional>

namespace taletop::app {

/// What things are called that have no touch of their own.
[[nodiscard]] QStringList namesOf(const QString& touch);

/// A point of the panel where a press comes to the item; what lies over it leaves some of it free.
[[nodiscard]] std::optional<QPoint> freePointOf(TableWindow& table, QQuickItem* item);

/// Of the largest thing with this touch that is in sight.
[[nodiscard]] std::optional<QPoint> pointOf(TableWindow& table, const QString& touch);

/// Where a part of the table makes all touches by one press, as a level of a Building does.
[[nodiscard]] std::optional<QPoint> pointOfAll(TableWindow& table, const QStringList& gesture);

} // namespace taletop::app
