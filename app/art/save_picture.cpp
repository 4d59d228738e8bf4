// SPDX-License-Identifier: MIT
#include "app/art/save_picture.h"

#include "app/art/table_painter.h"

#include <QPainter>

#include <algorithm>

namespace taletop::app {

namespace {

constexpr QSize usualSize(160, 96);
constexpr int mostCards = 24; ///< most cards to draw from one zone
constexpr int keptPictures = 64;

int openCards(const scene::Zone& zone) {
    return static_cast<int>(
        std::ranges::count_if(zone.cards, [](const scene::Card& card) { return card.face > 0; }));
}

/// Returns the owner's zone with the most face-up cards, or the most cards if those are equal; nullptr if the
/// owner has no zone to show.
const scene::Zone* shownZone(const scene::Scene& scene, kit::Seat owner) {
    const scene::Zone* best = nullptr;
    for (const scene::Zone& zone : scene.zones) {
        if (zone.owner != owner || !zone.known || zone.count == 0)
            continue;
        if (owner == kit::spectator && openCards(zone) == 0)
            continue;
        if (best == nullptr ||
            std::pair(openCards(zone), zone.count) > std::pair(openCards(*best), best->count))
            best = &zone;
    }
    return best;
}

/// Returns the face-up cards that are alone in their zones, such as the spots of a kingdom, arranged side by
/// side.
std::vector<scene::Card> cardsAlone(const scene::Scene& scene, kit::Seat owner, const scene::CardLook& look) {
    std::vector<scene::Card> cards;
    for (const scene::Zone& zone : scene.zones) {
        if (zone.owner != owner || zone.cards.size() != 1 || openCards(zone) != 1)
            continue;
        cards.push_back(zone.cards.front());
        cards.back().pose = {.x = static_cast<double>(cards.size()) * look.width * 1.05};
    }
    return cards;
}

/// Returns the owner's cards to draw, in order.
std::vector<scene::Card> shownCards(const scene::Scene& scene, kit::Seat owner, const scene::CardLook& look) {
    std::vector<scene::Card> cards = cardsAlone(scene, owner, look);
    if (cards.size() > 1)
        return cards;
    const scene::Zone* chosen = shownZone(scene, owner);
    if (chosen == nullptr)
        return {};
    const scene::Zone& zone = *chosen;
    cards = zone.cards;
    for (int i = 0; cards.empty() && i < std::min(zone.count, fannedBacks); ++i) {
        scene::Card back;
        back.pose.x = i * look.width * 0.3;
        cards.push_back(back);
    }
    if (cards.size() > mostCards)
        cards.erase(cards.begin(), cards.end() - mostCards);
    return cards;
}

/// Returns places for the seats, row by row.
std::vector<QRectF> seatPlaces(int seats, const QRectF& area) {
    const int columns = seats <= 3 ? seats : (seats + 1) / 2;
    const int rows = (seats + columns - 1) / columns;
    std::vector<QRectF> places;
    for (int seat = 0; seat < seats; ++seat) {
        const QSizeF size(area.width() / columns, area.height() / rows);
        places.emplace_back(
            area.topLeft() + QPointF(seat % columns * size.width(), seat / columns * size.height()), size);
    }
    return places;
}

} // namespace

QImage tablePicture(const contract::Game& game, const contract::AnyState& view, const match::Header& header,
                    QSize pixels, CardArtProvider& cards) {
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    TablePainter table(painter, game, themeOf(game, header), cards);
    const scene::Scene scene = game.scene(view, kit::spectator);
    const double rim = pixels.height() * 0.05;
    QRectF area = QRectF(picture.rect()).adjusted(rim, rim, -rim, -rim);
    const auto shared = shownCards(scene, kit::spectator, game.cardLook());
    if (!shared.empty()) {
        QRectF band = area;
        band.setHeight(area.height() * 0.42);
        table.draw(shared, band);
        area.setTop(band.bottom() + rim);
    }
    const auto places = seatPlaces(static_cast<int>(header.seats.size()), area);
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        const QRectF place = places[seat].adjusted(rim / 2, 0, -rim / 2, 0);
        table.draw(shownCards(scene, static_cast<kit::Seat>(seat), game.cardLook()), place);
        const double size = std::min(place.height() * 0.5, pixels.height() * 0.2);
        table.drawEmblem(header.seats[seat].emblem, {place.left(), place.bottom() - size, size, size});
    }
    return picture;
}

SavePictureProvider::SavePictureProvider(std::shared_ptr<SaveGlances> glances)
    : QQuickImageProvider(Image, ForceAsynchronousImageLoading), m_glances(std::move(glances)),
      m_pictures(keptPictures) {}

QImage SavePictureProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QSize pixels = requestedSize.isEmpty() ? usualSize : requestedSize;
    const QString key = QStringLiteral("%1@%2x%3").arg(id).arg(pixels.width()).arg(pixels.height());
    const QMutexLocker lock(&m_mutex);
    if (!m_pictures.contains(key)) {
        const QByteArray path =
            QByteArray::fromBase64(id.section(u'/', 1).toLatin1(), QByteArray::Base64UrlEncoding);
        const auto save = m_glances->at(QString::fromUtf8(path), id.section(u'/', 0, 0));
        auto picture = std::make_unique<QImage>(pixels, QImage::Format_ARGB32_Premultiplied);
        picture->fill(Qt::transparent);
        if (save->game != nullptr)
            *picture = tablePicture(*save->game, save->view, save->header, pixels, m_cards);
        m_pictures.insert(key, picture.release());
    }
    const QImage picture = *m_pictures.object(key);
    if (size != nullptr)
        *size = picture.size();
    return picture;
}

} // namespace taletop::app
