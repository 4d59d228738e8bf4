// SPDX-License-Identifier: MIT
// Foxtail's tails for tests of its table: matches that build them, and their painted cards.
#pragma once

#include "core/match/match.h"

#include <QList>

#include <cstdint>
#include <string>
#include <vector>

class QQuickItem;

namespace taletop::app {

/// A match in which all seats draw and join each bit with the next of `links`, in a cycle, until the first
/// seat has `bits` bits.
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
