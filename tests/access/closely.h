// SPDX-License-Identifier: MIT
// Helpers that inspect cards, as a pointer does when it rests on them.
#pragma once

#include "tests/e2e/table_window.h"

#include <QList>
#include <QPointF>

#include <functional>
#include <optional>

class QQuickItem;

namespace taletop::app {

constexpr int longerThanARest = 600; ///< milliseconds; the slip opens after a rest of 350
constexpr int justAHush = 1000;      ///< milliseconds during which no slip opens after a drop or a hand-over

/// Opens a match of three people, `part` (0 to 1) of the way through, with hands "open" or behind the
/// "curtain".
void atTable(TableWindow& table, const QString& id, double part, const char* hands = "open");

void forEachVisible(QQuickItem* item, const std::function<void(QQuickItem*)>& look);

/// Is the page covered completely by a question, a postcard or a drawer?
[[nodiscard]] bool waitsUnderASheet(const QQuickItem* page);

[[nodiscard]] QRectF inScene(const QQuickItem* item);

/// The cards on the table that can be inspected.
[[nodiscard]] QList<QQuickItem*> cardsOf(TableWindow& table);

[[nodiscard]] QQuickItem* slipOf(TableWindow& table);      ///< the slip that opens by itself, or nullptr
[[nodiscard]] QQuickItem* sheetOf(TableWindow& table);     ///< the sheet of a pinned card, or nullptr
[[nodiscard]] QQuickItem* inspectorOf(TableWindow& table); ///< the item that shows both
/// The item in a property of the inspector: "point" is the inspected card, "pointed" the one under the
/// pointer.
[[nodiscard]] QQuickItem* pointOf(TableWindow& table, const char* property);

void moveTo(TableWindow& table, const QPointF& at);

/// Moves the pointer to a point on this card that nothing covers, and returns the point.
std::optional<QPointF> spotOn(TableWindow& table, QQuickItem* card);

struct Spot {
    QQuickItem* card = nullptr;
    QPointF at;
};

/// Rests on the first card with space for a slip until the slip opens; returns no card if there is none.
Spot openSlip(TableWindow& table);

} // namespace taletop::app
