// SPDX-License-Identifier: MIT
// Checks whether the cards of a choice are readable: the name and words printed on each, and how much of them
// other cards of the choice hide.
#pragma once

#include "tests/access/findings.h"

class QQuickItem;

namespace taletop::app {

/// the number of cards that fit side by side; more may overlap
constexpr int fewCards = 7;

/// The cards of the decision, as their table marks them, in paint order.
[[nodiscard]] QList<QQuickItem*> cardsOfTheChoice(TableWindow& table);

/// Cards whose names are not fully printed in their visible part; `words`: the effects must be readable, too,
/// on the cards or beside them.
[[nodiscard]] QStringList unreadCards(TableWindow& table, const QList<QQuickItem*>& cards,
                                      const QList<SeenText>& texts, bool words);

/// Cards that overlap, if there are up to seven; if there are more, those that others cover even with the
/// pointer on them.
[[nodiscard]] QStringList overlappingCards(TableWindow& table);

} // namespace taletop::app
