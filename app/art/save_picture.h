// SPDX-License-Identifier: MIT
// A small picture of a saved game's table: image://saves/<stamp>/<file>, made of public things only.
#pragma once

#include "app/art/card_art_provider.h"
#include "app/saves/save_glance.h"
#include "core/match/match.h"

#include <QCache>

namespace taletop::app {

/// What lies open for everybody: the cards that all seats share in a band above, and of each seat
/// the zone of which most is open, beside the seat's emblem. `view` is the spectator's.
[[nodiscard]] QImage tablePicture(const contract::Game& game, const contract::AnyState& view,
                                  const match::Header& header, QSize pixels, CardArtProvider& cards);

class SavePictureProvider : public QQuickImageProvider {
public:
    /// Draws what `glances` knows of a save, and has it read what it does not.
    explicit SavePictureProvider(std::shared_ptr<SaveGlances> glances = std::make_shared<SaveGlances>());

    /// The picture of a save: `id` is a stamp of the file as it is now, a stroke, and its path in
    /// Base64. An empty one if it cannot be read. Runs on a loader thread.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    std::shared_ptr<SaveGlances> m_glances;
    QMutex m_mutex; ///< pictures may be asked for on several threads
    QCache<QString, QImage> m_pictures;
    CardArtProvider m_cards;
};

} // namespace taletop::app
