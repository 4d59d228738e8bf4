// SPDX-License-Identifier: MIT
// Helpers that inspect cards by resting the pointer on them.
#pragma once

#include "tests/e2e/table_window.h"

#include <QList>
#include <QPointF>

#include <functional>
#include <optional>

class QQuickItem;

namespace taletop::app {

constexpr int longerThanARest = 600; ///< milliseconds; a slip opens after the pointer has rested for 350
constexpr int justAHush = 1000;      ///< milliseconds after a drop or a hand-over in which no slip opens

/// Opens a match of three people that has come `part` (0 to 1) of the way through, with hands "open" or
/// behind the "curtain".
void atTable(TableWindow& table, const QString& id, double part, const char* hands = "open");

void forEachVisible(QQuickItem* item, const std::function<void(QQuickItem*)>& look);

/// Is this a page that a question, a postcard or a drawer covers completely?
[[nodiscard]] bool waitsUnderASheet(const QQuickItem* page);

[[nodiscard]] QRectF inScene(const QQuickItem* item);

/// The cards on the table that can be inspected.
[[nodiscard]] QList<QQuickItem*> cardsOf(TableWindow& table);

[[nodiscard]] QQuickItem* slipOf(TableWindow& table);      ///< the slip for a resting pointer, or nullptr
[[nodiscard]] QQuickItem* sheetOf(TableWindow& table);     ///< the sheet of a pinned card, or nullptr
[[nodiscard]] QQuickItem* inspectorOf(TableWindow& table); ///< the item that shows both
/// The item in a property of the inspector: "point" is the inspected card, and "pointed" is the card under
/// the pointer.
[[nodiscard]] QQuickItem* pointOf(TableWindow& table, const char* property);

void moveTo(TableWindow& table, const QPointF& at);

/// Moves the pointer to a point of this card that nothing covers. Returns the point, or nullopt if there is
/// none.
std::optional<QPointF> spotOn(TableWindow& table, QQuickItem* card);

struct Spot {
    QQuickItem* card = nullptr;
    QPointF at;
};

/// Rests on the first card that has space for a slip, until the slip opens. Returns no card if none opens.
Spot openSlip(TableWindow& table);

} // namespace taletop::app
