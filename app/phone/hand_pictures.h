// SPDX-License-Identifier: MIT
// Numbers the drawings of a game's cards. Every phone may request all of them, so neither a number nor a
// request reveals who holds a card.
#pragma once

#include "core/contract/game.h"

#include <QJsonArray>
#include <QStringList>

#include <vector>

namespace taletop::app {

class HandPictures {
public:
    /// Numbers the eight emblems from 0.
    HandPictures();
    explicit HandPictures(const contract::Game& game) : HandPictures() { show(game); }

    /// Numbers the drawings of this game's cards in this picture set, or in the first set if it does not
    /// exist. New drawings get new numbers, because browsers cache the old ones.
    void show(const contract::Game& game, const QString& theme = {});

    /// Returns the drawings' resource names, by number.
    [[nodiscard]] const QStringList& files() const { return m_files; }
    /// Returns the layers of a face (0: the back). Each is a list of number, x, y, width and height in
    /// percent of the picture, and angle in degrees. The picture is the whole card, or the part of it without
    /// text.
    [[nodiscard]] QJsonArray layersOf(int face) const;
    /// Returns the width of a face's picture divided by its height.
    [[nodiscard]] double shapeOf(int face) const;
    /// Does the picture leave out the part of the card on which the game's table writes text?
    [[nodiscard]] bool leavesRoom(int face) const;

private:
    struct Part {
        std::vector<scene::ArtLayer> layers;
        double x = 0; ///< left edge of the part that is shown, in units of the card
        double y = 0;
        double width = 0;
        double height = 0;
        bool whole = true;
    };
    [[nodiscard]] Part partOf(int face) const;
    [[nodiscard]] QString fileOf(const scene::ArtLayer& layer) const;

    const contract::Game* m_game = nullptr;
    QString m_theme;
    QStringList m_files;
};

} // namespace taletop::app
