// SPDX-License-Identifier: MIT
// Provides card pictures composed of a game's SVG layers: image://cards/<game>/<face>/<theme>, or
// .../<theme>/<coat>.
#pragma once

#include "app/art/card_pictures.h"

#include <QQuickImageProvider>

#include <memory>

namespace taletop::app {

class CardArtProvider : public QQuickImageProvider {
public:
    explicit CardArtProvider(std::shared_ptr<CardPictures> pictures = std::make_shared<CardPictures>());

    /// Returns a texture that is composed on first painting.
    QQuickTextureFactory* requestTexture(const QString& id, QSize* size, const QSize& requestedSize) override;
    /// Returns the picture of a face with its gutter, at the size that cardPixels() gives for the requested
    /// one. Face 0 is the back. An unknown card is blank and is logged.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    struct Card {
        const contract::Game* game = nullptr; ///< nullptr for an unknown card
        int face = 0;
        QString theme;
        QSize pixels;
    };
    [[nodiscard]] static Card cardOf(const QString& id, QSize requestedSize);

    std::shared_ptr<CardPictures> m_pictures;
};

} // namespace taletop::app
