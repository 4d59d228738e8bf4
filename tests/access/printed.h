// SPDX-License-Identifier: MIT
// Checks whether the cards of a choice are readable: the name and the words printed on each, and whether
// other cards of the choice hide them.
#pragma once

#include "tests/access/findings.h"

class QQuickItem;

namespace taletop::app {

/// Up to this many cards must fit side by side; more may overlap.
constexpr int fewCards = 7;

/// The cards that the table marks as those of the decision, in paint order.
[[nodiscard]] QList<QQuickItem*> cardsOfTheChoice(TableWindow& table);

/// Cards whose names are not completely visible. If `words`, their effects must be readable, too, on the
/// cards or beside them.
[[nodiscard]] QStringList unreadCards(TableWindow& table, const QList<QQuickItem*>& cards,
                                      const QList<SeenText>& texts, bool words);

/// Cards that overlap although there are only a few; if there are more, cards that others cover even while
/// the pointer is on them.
[[nodiscard]] QStringList overlappingCards(TableWindow& table);

} // namespace taletop::app
