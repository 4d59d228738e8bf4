// SPDX-License-Identifier: MIT
// Checks whether the cards of a choice are readable: their printed names and effects, and whether other cards
// of the choice hide them.
#pragma once

#include "tests/access/findings.h"

class QQuickItem;

namespace taletop::app {

/// Up to this many cards must fit side by side. More cards may overlap.
constexpr int fewCards = 7;

/// The cards that the table marks as `ofTheChoice`, in paint order.
[[nodiscard]] QList<QQuickItem*> cardsOfTheChoice(TableWindow& table);

/// Cards whose names are not completely visible. With `words`, also cards whose effects are not readable on
/// the card or beside it.
[[nodiscard]] QStringList unreadCards(TableWindow& table, const QList<QQuickItem*>& cards,
                                      const QList<SeenText>& texts, bool words);

/// Cards that overlap although there are only a few. If there are more, only cards that stay covered while
/// the pointer is on them.
[[nodiscard]] QStringList overlappingCards(TableWindow& table);

} // namespace taletop::app
