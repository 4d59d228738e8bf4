// SPDX-License-Identifier: MIT
#include "app/phone/hand_pictures.h"

#include "app/art/art_themes.h"

#include <cmath>

namespace taletop::app {

namespace {

QString fileOf(const contract::Game& game, const scene::ArtLayer& layer) {
    const QString id = QString::fromUtf8(game.info().id);
    const auto themes = artThemes(id);
    const QString file = QString::fromStdString(layer.file);
    return QStringLiteral(":/art/games/%1/%2")
        .arg(id, themes.empty() ? file : themedFile(file, themes.front()));
}

/// Hundredths are exact enough for a phone.
double percent(double part, double whole) { return std::round(part / whole * 10'000) / 100; }

} // namespace

HandPictures::HandPictures(const contract::Game& game) : m_game(&game) {
    for (const char* emblem : {"fox", "cat", "owl", "hare", "fish", "snail", "moth", "moon"})
        m_files.append(QStringLiteral(":/art/emblems/%1.svg").arg(QLatin1String(emblem)));
    for (std::size_t face = 0; face < game.info().faceNames.size(); ++face)
        for (const scene::ArtLayer& layer : game.cardArt(static_cast<int>(face)))
            if (const QString file = fileOf(game, layer); !m_files.contains(file))
                m_files.append(file);
}

QJsonArray HandPictures::layersOf(int face) const {
    const scene::CardLook look = m_game->cardLook();
    QJsonArray layers;
    for (const scene::ArtLayer& each : m_game->cardArt(face))
        layers.append(QJsonArray{static_cast<int>(m_files.indexOf(fileOf(*m_game, each))),
                                 percent(each.x, look.width), percent(each.y, look.height),
                                 percent(each.width, look.width), percent(each.height, look.height),
                                 each.angle});
    return layers;
}

} // namespace taletop::app
