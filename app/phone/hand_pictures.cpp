// SPDX-License-Identifier: MIT
#include "app/phone/hand_pictures.h"

#include "app/art/art_themes.h"

#include <algorithm>
#include <cmath>

namespace taletop::app {

namespace {

/// Returns a percentage rounded to hundredths, which is exact enough for a phone.
double percent(double part, double whole) { return std::round(part / whole * 10'000) / 100; }

} // namespace

HandPictures::HandPictures() {
    for (const char* emblem : {"fox", "cat", "owl", "hare", "fish", "snail", "moth", "moon"})
        m_files.append(QStringLiteral(":/art/emblems/%1.svg").arg(QLatin1String(emblem)));
}

void HandPictures::show(const contract::Game& game, const QString& theme) {
    m_game = &game;
    m_theme = theme;
    for (std::size_t face = 0; face < game.info().faceNames.size(); ++face)
        for (const scene::ArtLayer& layer : game.cardArt(static_cast<int>(face)))
            if (const QString file = fileOf(layer); !m_files.contains(file))
                m_files.append(file);
}

QString HandPictures::fileOf(const scene::ArtLayer& layer) const {
    const QString id = QString::fromUtf8(m_game->info().id);
    const auto themes = artThemes(id);
    const auto wanted = std::ranges::find(themes, m_theme, &ArtTheme::id);
    const QString file = QString::fromStdString(layer.file);
    return QStringLiteral(":/art/games/%1/%2")
        .arg(id, themes.empty() ? file : themedFile(file, wanted == themes.end() ? themes.front() : *wanted));
}

/// Returns the part of a card that has pictures: the whole card, or its window with the layers on it. A layer
/// above the window that is as large as the card is a frame for texts, and is left out.
HandPictures::Part HandPictures::partOf(int face) const {
    const scene::CardLook look = m_game->cardLook();
    const auto isWhole = [&look](const scene::ArtLayer& layer) { return layer.height >= look.height; };
    Part part{m_game->cardArt(face), 0, 0, look.width, look.height};
    const auto window = std::ranges::find_if(part.layers, [&](const scene::ArtLayer& layer) {
        return !isWhole(layer) && layer.width > look.width / 2;
    });
    if (window == part.layers.end())
        return part;
    part.whole = false;
    part.x = window->x;
    part.y = window->y;
    part.width = window->width;
    part.height = window->height;
    part.layers.erase(std::remove_if(window, part.layers.end(), isWhole), part.layers.end());
    for (const scene::ArtLayer& layer : part.layers)
        if (!isWhole(layer))
            part.height = std::max(part.height, layer.y + layer.height - part.y);
    return part;
}

QJsonArray HandPictures::layersOf(int face) const {
    const Part part = partOf(face);
    QJsonArray layers;
    for (const scene::ArtLayer& each : part.layers)
        layers.append(QJsonArray{static_cast<int>(m_files.indexOf(fileOf(each))),
                                 percent(each.x - part.x, part.width), percent(each.y - part.y, part.height),
                                 percent(each.width, part.width), percent(each.height, part.height),
                                 each.angle});
    return layers;
}

double HandPictures::shapeOf(int face) const {
    const Part part = partOf(face);
    return percent(part.width, part.height) / 100;
}

bool HandPictures::leavesRoom(int face) const { return !partOf(face).whole; }

} // namespace taletop::app
