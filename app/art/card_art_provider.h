// SPDX-License-Identifier: MIT
// Card pictures, composed of a game's SVG layers: image://cards/<game>/<face>/<theme>.
#pragma once

#include "app/art/card_pictures.h"

#include <QQuickImageProvider>

#include <memory>

namespace taletop::app {

class CardArtProvider : public QQuickImageProvider {
public:
    explicit CardArtProvider(std::shared_ptr<CardPictures> pictures = std::make_shared<CardPictures>());

    /// The picture of a face (0: the back) with its gutter, in cardPixels() of what is asked for.
    /// Unknown cards are blank and warned about.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    std::shared_ptr<CardPictures> m_pictures;
};

} // namespace taletop::app
