// SPDX-License-Identifier: MIT
// Hands that look at cards closely, as a pointer does that rests on them.
#pragma once

#include "tests/e2e/table_window.h"

#include <QList>
#include <QPointF>

#include <functional>
#include <optional>

class QQuickItem;

namespace taletop::app {

constexpr int longerThanARest = 600; ///< milliseconds; it takes 350
constexpr int justAHush = 1000;      ///< likewise; after a drop or a hand-over

/// At a table of three in mid-game, with open hands or behind a "curtain".
void atTable(TableWindow& table, const QString& id, double part, const char* hands = "open");

void forEachVisible(QQuickItem* item, const std::function<void(QQuickItem*)>& look);

/// Is it a page that waits below a question, a postcard or a drawer that lies over it whole?
[[nodiscard]] bool waitsUnderASheet(const QQuickItem* page);

[[nodiscard]] QRectF inScene(const QQuickItem* item);

/// The cards on the table that can be looked at.
[[nodiscard]] QList<QQuickItem*> cardsOf(TableWindow& table);

[[nodiscard]] QQuickItem* slipOf(TableWindow& table);      ///< what comes up by itself, or nullptr
[[nodiscard]] QQuickItem* sheetOf(TableWindow& table);     ///< a pinned card, or nullptr
[[nodiscard]] QQuickItem* inspectorOf(TableWindow& table); ///< that shows both
/// What a property of the inspector ("point", "pointed") names.
[[nodiscard]] QQuickItem* pointOf(TableWindow& table, const char* property);

void moveTo(TableWindow& table, const QPointF& at);

/// Where the pointer is upon this card and upon nothing that lies over it; it has been moved there.
std::optional<QPointF> spotOn(TableWindow& table, QQuickItem* card);

struct Spot {
    QQuickItem* card = nullptr;
    QPointF at;
};

/// Rests on the first card for which a slip has room, and the slip is open; no card: there is none.
Spot openSlip(TableWindow& table);

} // namespace taletop::app
