// SPDX-License-Identifier: MIT
// Tails of Foxtail for tests of its table: games that build them, and their cards as painted.
#pragma once

#include "core/match/match.h"

#include <QList>

#include <cstdint>
#include <string>
#include <vector>

class QQuickItem;

namespace taletop::app {

/// All seats draw, and join each bit with the next of `links`, in a cycle; ends when the first seat has drawn
/// `bits` bits.
[[nodiscard]] match::Match longTails(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                                     std::size_t bits);

/// A match in which the first seat has `bits` bits and starts to brush them.
[[nodiscard]] match::Match brushedTail(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                                       std::size_t bits);

/// The visible descendants of a QML type, by the start of its name.
[[nodiscard]] QList<QQuickItem*> itemsOf(QQuickItem* below, const char* type);

/// The width in pixels of the screen, however the item is rotated.
[[nodiscard]] double widthOf(const QQuickItem* item);

} // namespace taletop::app
