// SPDX-License-Identifier: MIT
// Numbers the drawings of games' cards. Every phone may ask for all of them, so neither a number nor a
// request for one says anything about who holds what.
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

    /// Shows the cards of this game in this picture set, the first one if it does not exist. New drawings get
    /// new numbers, as browsers keep what they have seen.
    void show(const contract::Game& game, const QString& theme = {});

    /// The drawings, as names of resources, by number.
    [[nodiscard]] const QStringList& files() const { return m_files; }
    /// The layers of a face, 0 for its back: lists of number, x, y, width, height in percent of the picture,
    /// and degrees. The picture is the whole card, or the part of it that has no text.
    [[nodiscard]] QJsonArray layersOf(int face) const;
    /// Width of the picture of a face, divided by its height.
    [[nodiscard]] double shapeOf(int face) const;
    /// Does the game's table write text on the rest of the card?
    [[nodiscard]] bool leavesRoom(int face) const;

private:
    struct Part {
        std::vector<scene::ArtLayer> layers;
        double x = 0; ///< the part of the card that is shown, in its own units
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
