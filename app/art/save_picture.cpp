// SPDX-License-Identifier: MIT
#include "app/art/save_picture.h"

#include "app/art/art_themes.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <string_view>

namespace taletop::app {

namespace {

constexpr QSize usualSize(160, 96);
constexpr int mostCards = 24;          ///< of one zone
constexpr std::size_t fewestCards = 3; ///< of a zone that has so many
constexpr double leastShare = 0.5;     ///< of the height that a card should have
constexpr int keptPictures = 64;
constexpr int fanned = 3; ///< backs that stand for cards of which only the number is known
constexpr std::array emblemNames{"fox", "cat", "owl", "hare", "fish", "snail", "moth", "moon"};
/// As Theme.seatColors.
constexpr std::array<QRgb, 8> emblemColors{0xffb14d18, 0xff6b3f94, 0xff7a4e26, 0xff88660b,
                                           0xff22669e, 0xffb23c63, 0xff55782a, 0xff343964};
constexpr QRgb emblemRim = 0xfffff6e6; ///< as Theme.onTable

int openCards(const scene::Zone& zone) {
    return static_cast<int>(
        std::ranges::count_if(zone.cards, [](const scene::Card& card) { return card.face > 0; }));
}

/// Of the owner's zones the one to show, or nothing: the most open cards, else the most cards.
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

/// Open cards that lie alone on places of their own, such as the spots of a kingdom, side by side.
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

/// The cards of the owner to draw, in their order.
std::vector<scene::Card> shownCards(const scene::Scene& scene, kit::Seat owner, const scene::CardLook& look) {
    std::vector<scene::Card> cards = cardsAlone(scene, owner, look);
    if (cards.size() > 1)
        return cards;
    const scene::Zone* chosen = shownZone(scene, owner);
    if (chosen == nullptr)
        return {};
    const scene::Zone& zone = *chosen;
    cards = zone.cards;
    for (int i = 0; cards.empty() && i < std::min(zone.count, fanned); ++i) {
        scene::Card back;
        back.pose.x = i * look.width * 0.3;
        cards.push_back(back);
    }
    if (cards.size() > mostCards)
        cards.erase(cards.begin(), cards.end() - mostCards);
    return cards;
}

QTransform poseOf(const scene::Pose& pose) {
    return QTransform::fromTranslate(pose.x, pose.y).rotate(pose.angle);
}

/// The picture set: the option by which a game's players choose it, else the first.
QString themeOf(const contract::Game& game, const match::Header& header) {
    const auto& options = game.info().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (std::string_view(options[i].key) == "theme")
            return QString::fromStdString(contract::optionValueText(options[i], header.options.values[i]));
    const auto themes = artThemes(QString::fromUtf8(game.info().id));
    return themes.empty() ? QString() : themes.front().id;
}

/// Draws a table's parts; lives for one picture.
class TablePainter {
public:
    TablePainter(QPainter& painter, const contract::Game& game, QString theme, CardArtProvider& cards)
        : m_painter(painter), m_id(QString::fromUtf8(game.info().id)), m_theme(std::move(theme)),
          m_look(game.cardLook()), m_cards(cards) {}

    /// Cards as they lie, as large as `place` allows.
    void draw(std::vector<scene::Card> cards, const QRectF& place) {
        if (cards.empty())
            return;
        const QRectF face(-m_look.width / 2, -m_look.height / 2, m_look.width, m_look.height);
        QRectF all;
        double scale = 0;
        // A long row is told by its end.
        for (bool small = true; small; cards.erase(cards.begin(), cards.begin() + (small ? 1 : 0))) {
            all = {};
            for (const scene::Card& card : cards)
                all = all.united(poseOf(card.pose).mapRect(face));
            scale = std::min(place.width() / all.width(), place.height() / all.height());
            small = cards.size() > fewestCards && scale * m_look.height < place.height() * leastShare;
        }
        std::ranges::stable_sort(cards, {}, [](const scene::Card& card) { return card.pose.layer; });
        m_painter.save();
        m_painter.translate(place.center());
        m_painter.scale(scale, scale);
        m_painter.translate(-all.center());
        const double gutter = m_look.gutter;
        for (const scene::Card& card : cards) {
            m_painter.save();
            m_painter.setTransform(poseOf(card.pose), true);
            m_painter.drawImage(face.adjusted(-gutter, -gutter, gutter, gutter), picture(card.face, scale));
            m_painter.restore();
        }
        m_painter.restore();
    }

    void drawEmblem(int emblem, const QRectF& place) {
        const auto index = static_cast<std::size_t>(emblem % match::emblems);
        // A rim: some colours are as dark as the table.
        m_painter.setPen(QPen(QColor::fromRgb(emblemRim), place.width() * 0.08));
        m_painter.setBrush(QColor::fromRgb(emblemColors[index]));
        m_painter.drawEllipse(place);
        QSvgRenderer drawn(QStringLiteral(":/art/emblems/%1.svg").arg(QLatin1String(emblemNames[index])));
        const double rim = place.width() * 0.16;
        drawn.render(&m_painter, place.adjusted(rim, rim, -rim, -rim));
    }

private:
    [[nodiscard]] QImage picture(int face, double scale) {
        QString id = m_id + u'/' + QString::number(std::max(0, face));
        if (!m_theme.isEmpty())
            id += u'/' + m_theme;
        const int width = std::max(1, static_cast<int>((m_look.width + 2 * m_look.gutter) * scale));
        return m_cards.requestImage(id, nullptr, {width, 0});
    }

    QPainter& m_painter;
    QString m_id;
    QString m_theme;
    scene::CardLook m_look;
    CardArtProvider& m_cards;
};

/// Places for the seats, row by row.
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
