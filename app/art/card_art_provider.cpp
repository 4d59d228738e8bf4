// SPDX-License-Identifier: MIT
#include "app/art/card_art_provider.h"

#include "app/art/painted_later.h"
#include "core/contract/registry.h"

namespace taletop::app {

CardArtProvider::CardArtProvider(std::shared_ptr<CardPictures> pictures)
    : QQuickImageProvider(QQuickImageProvider::Texture), m_pictures(std::move(pictures)) {}

CardArtProvider::Card CardArtProvider::cardOf(const QString& id, QSize requestedSize) {
    const QStringList parts = id.split(u'/');
    bool isNumber = false;
    const int face = parts.value(1).toInt(&isNumber);
    const contract::Game* game = contract::findGame(parts.value(0).toStdString());
    if (game == nullptr || !isNumber || face < 0 ||
        static_cast<std::size_t>(face) >= game->info().faceNames.size()) {
        qWarning("image://cards/%s: there is no such card", qPrintable(id));
        return {};
    }
    return {game, face, parts.mid(2).join(u'/'), cardPixels(game->cardLook(), requestedSize)};
}

QQuickTextureFactory* CardArtProvider::requestTexture(const QString& id, QSize* size,
                                                      const QSize& requestedSize) {
    const Card card = cardOf(id, requestedSize);
    if (size != nullptr)
        *size = card.pixels;
    if (card.game == nullptr)
        return nullptr;
    // Qt keeps this factory until the program ends, but the threads of CardPictures must end with the engine.
    // So the factory holds only a weak pointer.
    return new PaintedLater(card.pixels, [pictures = std::weak_ptr(m_pictures), card] {
        if (const auto known = pictures.lock())
            return known->picture(*card.game, card.face, card.theme, card.pixels);
        return CardComposer().compose(*card.game, card.face, card.theme, card.pixels);
    });
}

QImage CardArtProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const Card card = cardOf(id, requestedSize);
    if (size != nullptr)
        *size = card.pixels;
    return card.game == nullptr ? QImage()
                                : m_pictures->picture(*card.game, card.face, card.theme, card.pixels);
}

} // namespace taletop::app
