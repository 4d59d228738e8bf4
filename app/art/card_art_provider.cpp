// SPDX-License-Identifier: MIT
#include "app/art/card_art_provider.h"

#include "core/contract/registry.h"

namespace taletop::app {

CardArtProvider::CardArtProvider(std::shared_ptr<CardPictures> pictures)
    : QQuickImageProvider(QQuickImageProvider::Image), m_pictures(std::move(pictures)) {}

QImage CardArtProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QStringList parts = id.split(u'/');
    bool isNumber = false;
    const int face = parts.value(1).toInt(&isNumber);
    const contract::Game* game = contract::findGame(parts.value(0).toStdString());
    if (game == nullptr || !isNumber || face < 0 ||
        static_cast<std::size_t>(face) >= game->info().faceNames.size()) {
        qWarning("image://cards/%s: there is no such card", qPrintable(id));
        return {};
    }
    const QSize pixels = cardPixels(game->cardLook(), requestedSize);
    const QImage card = m_pictures->picture(*game, face, parts.value(2), pixels);
    if (size != nullptr)
        *size = card.size();
    return card;
}

} // namespace taletop::app
