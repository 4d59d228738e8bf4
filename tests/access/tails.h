// SPDX-License-Identifier: MIT
// Tails of Foxtail for tests of its table: games that lay them, and their cards as they are painted.
#pragma once

#include "core/match/match.h"

#include <QList>

#include <cstdint>
#include <string>
#include <vector>

class QQuickItem;

namespace taletop::app {

/// All draw, and join each bit with the link of `links` that is next, again and again; it ends when the first
/// seat has drawn so many bits.
[[nodiscard]] match::Match longTails(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                                     std::size_t bits);

/// The first seat has laid so many bits and begins to brush them.
[[nodiscard]] match::Match brushedTail(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                                       std::size_t bits);

/// What is seen below an item of a QML type: the beginning of its name.
[[nodiscard]] QList<QQuickItem*> itemsOf(QQuickItem* below, const char* type);

/// In pixels of the screen, however it is turned.
[[nodiscard]] double widthOf(const QQuickItem* item);

} // namespace taletop::app
