// SPDX-License-Identifier: MIT
// A small picture of a saved game's table: image://saves/<stamp>/<file>, showing only public cards.
#pragma once

#include "app/art/card_art_provider.h"
#include "app/saves/save_glance.h"
#include "core/match/match.h"

#include <QCache>

namespace taletop::app {

/// Draws the public cards: the shared ones in a band at the top, and for each seat the zone with the most
/// face-up cards, beside the seat's emblem. `view` is the spectator's.
[[nodiscard]] QImage tablePicture(const contract::Game& game, const contract::AnyState& view,
                                  const match::Header& header, QSize pixels, CardArtProvider& cards);

class SavePictureProvider : public QQuickImageProvider {
public:
    /// Draws the saves known to `glances`, and reads unknown ones.
    explicit SavePictureProvider(std::shared_ptr<SaveGlances> glances = std::make_shared<SaveGlances>());

    /// Returns the picture of a save: `id` is the file's current stamp, a slash, and its path in Base64.
    /// Empty if it can't be read. Runs on a loader thread.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    std::shared_ptr<SaveGlances> m_glances;
    QMutex m_mutex; ///< several threads may request pictures
    QCache<QString, QImage> m_pictures;
    CardArtProvider m_cards;
};

} // namespace taletop::app
