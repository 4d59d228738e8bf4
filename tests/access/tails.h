// SPDX-License-Identifier: MIT
// Helpers for tests of Foxtail's table: matches with long tails, and the painted cards of tails.
#pragma once

#include "core/match/match.h"

#include <QList>

#include <cstdint>
#include <string>
#include <vector>

class QQuickItem;

namespace taletop::app {

/// A match in which all seats draw and join each bit with the next of `links` until the first seat has `bits`
/// bits. After the last link, starts over with the first.
[[nodiscard]] match::Match longTails(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                                     std::size_t bits);

/// A match in which the first seat has `bits` bits and has started to brush them.
[[nodiscard]] match::Match brushedTail(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                                       std::size_t bits);

/// The visible descendants with a QML type whose name starts with `type`.
[[nodiscard]] QList<QQuickItem*> itemsOf(QQuickItem* below, const char* type);

/// The item's width in the scene, also if the item is rotated.
[[nodiscard]] double widthOf(const QQuickItem* item);

} // namespace taletop::app
