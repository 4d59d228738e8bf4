// SPDX-License-Identifier: MIT
// Numbers the drawings of a game's cards. Every phone may ask for all of them, so neither a number nor a
// request for one says anything about who holds what.
#pragma once

#include "core/contract/game.h"

#include <QJsonArray>
#include <QStringList>

namespace taletop::app {

class HandPictures {
public:
    HandPictures() = default;
    /// Numbers the eight emblems from 0, then the drawings of all faces, in the order of the faces.
    explicit HandPictures(const contract::Game& game);

    /// The drawings, as names of resources, by number.
    [[nodiscard]] const QStringList& files() const { return m_files; }
    /// The layers of a face, 0 for its back: lists of number, x, y, width, height in percent of the card, and
    /// degrees.
    [[nodiscard]] QJsonArray layersOf(int face) const;

private:
    const contract::Game* m_game = nullptr;
    QStringList m_files;
};

} // namespace taletop::app
