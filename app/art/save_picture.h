// SPDX-License-Identifier: MIT
// A small picture of a saved game's table: image://saves/<time>/<file>, made of public things only.
#pragma once

#include "app/art/card_art_provider.h"
#include "core/match/match.h"

#include <QCache>

namespace taletop::app {

/// What lies open for everybody: the cards that all seats share in a band above, and of each seat
/// the zone of which most is open, beside the seat's emblem. `view` is the spectator's.
[[nodiscard]] QImage tablePicture(const ruleset::Game& game, const ruleset::AnyState& view,
                                  const match::Header& header, QSize pixels, CardArtProvider& cards);

class SavePictureProvider : public QQuickImageProvider {
public:
    SavePictureProvider();

    /// The picture of a save: `id` is the time when the file was changed, in milliseconds, a stroke,
    /// and its path in Base64. An empty one if it cannot be read. Runs on a loader thread.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    QMutex m_mutex; ///< pictures may be asked for on several threads
    QCache<QString, QImage> m_pictures;
    CardArtProvider m_cards;
};

} // namespace taletop::app
