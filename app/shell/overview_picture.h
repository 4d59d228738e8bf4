// SPDX-License-Identifier: MIT
// The table of a game as its overview shows it: image://tables/<game>/<theme>, drawn of a moment of its
// lesson.
#pragma once

#include "app/art/card_art_provider.h"
#include "core/contract/overview.h"
#include "core/scene/scene.h"

#include <QCache>
#include <QMutex>

namespace taletop::app {

/// The scene of the moment that the overview shows, as the learner sees it; empty where it cannot be set up.
[[nodiscard]] scene::Scene overviewScene(const contract::Game& game);

/// The cards of the places, each in its place; elsewhere one sees through.
[[nodiscard]] QImage overviewPicture(const contract::Game& game, const QString& theme, QSize pixels,
                                     CardArtProvider& cards);

class OverviewPictureProvider : public QQuickImageProvider {
public:
    OverviewPictureProvider();

    /// Runs on a loader thread.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    QMutex m_mutex;
    QCache<QString, QImage> m_pictures;
    CardArtProvider m_cards;
};

} // namespace taletop::app
