// SPDX-License-Identifier: MIT
// Composes card pictures from a game's SVG layers.
#pragma once

#include "app/art/drawing_files.h"
#include "core/contract/game.h"

#include <map>
#include <set>
#include <string>

namespace taletop::app {

/// A composer for use by one thread at a time.
class CardComposer {
public:
    /// Returns the picture of a face with its gutter. Face 0 is the back. `theme` is a theme of the game such
    /// as "summer", or one with a coat such as "summer/silver"; an unknown theme becomes the first one.
    [[nodiscard]] QImage compose(const contract::Game& game, int face, const QString& theme, QSize pixels);

private:
    static constexpr qsizetype remembered = 8 << 20; ///< bytes

    [[nodiscard]] bool isOnSeveral(const contract::Game& game, const std::string& file);

    DrawingFiles m_files{remembered};                                ///< drawings used by several cards
    std::map<const contract::Game*, std::set<std::string>> m_shared; ///< files used by several cards
};

/// Returns the size of a card picture for a requested size. It has the card's shape, is not smaller than
/// requested, and is less than 8 pixels or a quarter wider, so that there are few sizes.
[[nodiscard]] QSize cardPixels(const scene::CardLook& look, QSize wanted);

} // namespace taletop::app
