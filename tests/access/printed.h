// SPDX-License-Identifier: MIT
// Whether the cards of a choice can be read: the name and the words that are printed on each, and what of it
// others of the choice hide.
#pragma once

#include "tests/access/findings.h"

class QQuickItem;

namespace taletop::app {

/// As many as lie beside each other; more may overlap.
constexpr int fewCards = 7;

/// The cards that one decides about, as their table marks them, in the order in which they are painted.
[[nodiscard]] QList<QQuickItem*> cardsOfTheChoice(TableWindow& table);

/// Names of cards that are not written whole on them, in the part that is seen; `words`: what the cards do,
/// too, on them or beside them.
[[nodiscard]] QStringList unreadCards(TableWindow& table, const QList<QQuickItem*>& cards,
                                      const QList<SeenText>& texts, bool words);

/// Of up to seven cards those that lie over each other. Of more, those that others cover although the pointer
/// rests on them.
[[nodiscard]] QStringList overlappingCards(TableWindow& table);

} // namespace taletop::app
