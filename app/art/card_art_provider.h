// SPDX-License-Identifier: MIT
// Card pictures, composed of a game's SVG layers: image://cards/<game>/<face>/<theme>.
#pragma once

#include "app/art/drawing_files.h"
#include "core/ruleset/game.h"

#include <QHash>
#include <QMutex>
#include <QQuickImageProvider>

namespace taletop::app {

class CardArtProvider : public QQuickImageProvider {
public:
    CardArtProvider();

    /// The picture of a face (0: the back) with its gutter, about as large as asked for: sides are
    /// rounded up to whole steps of `sizeStep` pixels. Unknown cards are blank and warned about.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

    static constexpr int sizeStep = 8;

private:
    [[nodiscard]] QImage compose(const ruleset::Game& game, int face, const QString& theme, QSize pixels);
    [[nodiscard]] QImage layer(const QString& file, QSize pixels);

    QMutex m_mutex;                 ///< pictures may be asked for on loader threads
    QHash<QString, QImage> m_cards; ///< by id and size
    QHash<QString, QImage> m_layers;
    DrawingFiles m_files;
};

/// The pixels that a card picture gets when `wanted` is asked for; keeps the card's shape.
[[nodiscard]] QSize cardPixels(const scene::CardLook& look, QSize wanted);

} // namespace taletop::app
