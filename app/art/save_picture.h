// SPDX-License-Identifier: MIT
// A small picture of a saved game's table, which shows only public cards: image://saves/<stamp>/<file>.
#pragma once

#include "app/art/card_art_provider.h"
#include "app/saves/save_glance.h"
#include "core/match/match.h"

#include <QCache>

namespace taletop::app {

/// Draws the public cards: the shared ones in a band at the top, and each seat's zone with the most face-up
/// cards beside the seat's emblem. `view` is the spectator's view.
[[nodiscard]] QImage tablePicture(const contract::Game& game, const contract::AnyState& view,
                                  const match::Header& header, QSize pixels, CardArtProvider& cards);

class SavePictureProvider : public QQuickImageProvider {
public:
    /// Draws the saves in `glances`, and reads other ones.
    explicit SavePictureProvider(std::shared_ptr<SaveGlances> glances = std::make_shared<SaveGlances>());

    /// Returns the picture of a save, or an empty one if the save can't be read. `id` is the file's current
    /// stamp, a slash, and the file's path in Base64. Runs on a loader thread.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    std::shared_ptr<SaveGlances> m_glances;
    QMutex m_mutex; ///< several threads may request pictures
    QCache<QString, QImage> m_pictures;
    CardArtProvider m_cards;
};

} // namespace taletop::app
