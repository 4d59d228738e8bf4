// SPDX-License-Identifier: MIT
#include "app/art/card_composer.h"

#include "app/art/art_themes.h"
#include "app/art/sheet.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace taletop::app {

namespace {

constexpr int standardCardWidth = 128; ///< pixels, used if no size is requested

/// Returns a theme such as "summer", or "summer/silver" for a coat other than its default.
ArtTheme themeOf(const QString& game, const QString& asked) {
    const QString id = asked.section(u'/', 0, 0);
    const QString coat = asked.section(u'/', 1, 1);
    const auto themes = artThemes(game);
    const auto found = std::ranges::find_if(themes, [&](const ArtTheme& theme) { return theme.id == id; });
    ArtTheme theme = found != themes.end() ? *found : themes.empty() ? ArtTheme{id, id, {}} : themes.front();
    if (!coat.isEmpty())
        theme.words.insert(QStringLiteral("coat"), coat);
    return theme;
}

/// Returns the files that are used by several faces.
std::set<std::string> sharedFiles(const contract::Game& game) {
    std::set<std::string> once;
    std::set<std::string> shared;
    for (std::size_t face = 0; face < game.info().faceNames.size(); ++face) {
        std::set<std::string> here;
        for (const scene::ArtLayer& each : game.cardArt(static_cast<int>(face)))
            here.insert(each.file);
        for (const std::string& file : here)
            if (!once.insert(file).second)
                shared.insert(file);
    }
    return shared;
}

} // namespace

QSize cardPixels(const scene::CardLook& look, QSize wanted) {
    const double width = look.width + 2 * look.gutter;
    const double height = look.height + 2 * look.gutter;
    double scale = standardCardWidth / width;
    if (wanted.width() > 0)
        scale = wanted.width() / width;
    if (wanted.height() > 0)
        scale = wanted.width() > 0 ? std::max(scale, wanted.height() / height) : wanted.height() / height;
    const int least = static_cast<int>(std::ceil(width * scale));
    const int step = least <= 64 ? 8 : least <= 128 ? 16 : 32;
    const int columns = std::max(step, (least + step - 1) / step * step);
    return {columns, std::max(1, static_cast<int>(std::lround(columns * height / width)))};
}

/// Do several faces use this file? Other files need no cache, because they are drawn once per size and the
/// card's picture is cached.
bool CardComposer::isOnSeveral(const contract::Game& game, const std::string& file) {
    const auto known = m_shared.try_emplace(&game);
    if (known.second)
        known.first->second = sharedFiles(game);
    return known.first->second.contains(file);
}

QImage CardComposer::compose(const contract::Game& game, int face, const QString& themeId, QSize pixels) {
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    const QString id = QString::fromUtf8(game.info().id);
    const ArtTheme theme = themeOf(id, themeId);
    const scene::CardLook look = game.cardLook();
    const double scale = pixels.width() / (look.width + 2 * look.gutter);
    QImage sheet = sheetOf(picture);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const scene::ArtLayer& each : game.cardArt(face)) {
        const QString file =
            QStringLiteral(":/art/games/%1/%2").arg(id, themedFile(QString::fromStdString(each.file), theme));
        const QSize size(static_cast<int>(std::lround(each.width * scale)),
                         static_cast<int>(std::lround(each.height * scale)));
        const QImage drawn = isOnSeveral(game, each.file) ? m_files.drawn(file, size.expandedTo({1, 1}))
                                                          : drawing(file, size.expandedTo({1, 1}));
        // Round to whole pixels, so that small shapes stay crisp.
        const QPointF corner((each.x + look.gutter) * scale, (each.y + look.gutter) * scale);
        if (each.angle == 0) {
            painter.drawImage(corner.toPoint(), drawn);
            continue;
        }
        const QPointF middle(drawn.width() / 2.0, drawn.height() / 2.0);
        painter.save();
        painter.translate(corner + middle);
        painter.rotate(each.angle);
        painter.drawImage(-middle, drawn);
        painter.restore();
    }
    return picture;
}

} // namespace taletop::app
