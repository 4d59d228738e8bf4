// SPDX-License-Identifier: MIT
// Draws cards in their poses, and their owners' emblems, in a small picture.
#pragma once

#include "app/art/card_art_provider.h"
#include "core/contract/game.h"
#include "core/match/match.h"

#include <QPainter>

#include <vector>

namespace taletop::app {

/// Returns the picture set that the match's options select, or the game's first one.
[[nodiscard]] QString themeOf(const contract::Game& game, const match::Header& header);

/// The number of backs that represent a pile of unknown cards.
inline constexpr int fannedBacks = 3;

/// A painter for a single picture.
class TablePainter {
public:
    TablePainter(QPainter& painter, const contract::Game& game, QString theme, CardArtProvider& cards)
        : m_painter(painter), m_id(QString::fromUtf8(game.info().id)), m_theme(std::move(theme)),
          m_look(game.cardLook()), m_cards(cards) {}

    /// Draws the cards in their poses, as large as `place` allows.
    void draw(std::vector<scene::Card> cards, const QRectF& place);
    void drawEmblem(int emblem, const QRectF& place);

private:
    [[nodiscard]] QImage picture(int face, double scale);

    QPainter& m_painter;
    QString m_id;
    QString m_theme;
    scene::CardLook m_look;
    CardArtProvider& m_cards;
};

} // namespace taletop::app
