// SPDX-License-Identifier: MIT
// Composes card pictures of a game's SVG layers.
#pragma once

#include "app/art/drawing_files.h"
#include "core/contract/game.h"

#include <map>
#include <set>
#include <string>

namespace taletop::app {

/// One thread at a time.
class CardComposer {
public:
    /// The picture of a face (0: the back) with its gutter, in a theme of the game, "summer", and a coat of
    /// it, "summer/silver"; of another one in the first theme.
    [[nodiscard]] QImage compose(const contract::Game& game, int face, const QString& theme, QSize pixels);

private:
    static constexpr qsizetype remembered = 8 << 20; ///< bytes

    [[nodiscard]] bool isOnSeveral(const contract::Game& game, const std::string& file);

    DrawingFiles m_files{remembered};                                ///< of what is on several cards
    std::map<const contract::Game*, std::set<std::string>> m_shared; ///< which files those are
};

/// The pixels that a card picture gets when `wanted` is asked for: in the card's shape, no fewer, and
/// fewer than 8 pixels of width or a quarter more, so that sizes are few.
[[nodiscard]] QSize cardPixels(const scene::CardLook& look, QSize wanted);

} // namespace taletop::app
