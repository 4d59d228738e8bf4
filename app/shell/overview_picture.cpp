// SPDX-License-Identifier: MIT
#include "app/shell/overview_picture.h"

#include "app/art/table_painter.h"
#include "app/shell/practice.h"
#include "core/contract/registry.h"

#include <algorithm>
#include <string_view>

namespace taletop::app {

namespace {

constexpr int keptOverviews = 8;
constexpr int usualWidth = 640;
constexpr std::size_t mostOverviewCards = 12; ///< of one zone

/// The cards of a zone; those that have no poses of their own lie side by side.
std::vector<scene::Card> cardsOf(const scene::Zone& zone, const scene::CardLook& look) {
    std::vector<scene::Card> cards = zone.cards;
    for (int i = 0; cards.empty() && i < std::min(zone.count, fannedBacks); ++i)
        cards.emplace_back();
    const double step = zone.cards.empty() ? 0.08 : 1.06;
    const bool heap =
        std::ranges::all_of(cards, [&](const scene::Card& card) { return card.pose == cards.front().pose; });
    for (std::size_t i = 0; heap && i < cards.size(); ++i)
        cards[i].pose = {.x = static_cast<double>(i) * look.width * step, .layer = static_cast<int>(i)};
    cards.resize(std::min(cards.size(), mostOverviewCards));
    return cards;
}

const scene::Zone* zoneOf(const scene::Scene& scene, const contract::TableZone& wanted) {
    const auto zone = std::ranges::find_if(scene.zones, [&](const scene::Zone& each) {
        return each.owner == wanted.owner && std::string_view(each.kind) == wanted.kind;
    });
    return zone == scene.zones.end() || zone->count == 0 ? nullptr : &*zone;
}

/// Side by side, with as much room as their cards need.
void drawPlace(TablePainter& painter, const contract::TablePlace& place, const scene::Scene& scene,
               const scene::CardLook& look, double part) {
    std::vector<std::vector<scene::Card>> zones;
    std::size_t shares = 0;
    for (const contract::TableZone& wanted : place.zones)
        if (const scene::Zone* zone = zoneOf(scene, wanted)) {
            zones.push_back(cardsOf(*zone, look));
            shares += std::max<std::size_t>(1, zone->cards.size());
        }
    constexpr double rim = 2;
    const double wide = (place.width - rim) * part;
    double left = (place.x + rim) * part;
    for (const std::vector<scene::Card>& cards : zones) {
        const bool backs = cards.front().face <= 0;
        const double width =
            wide * static_cast<double>(backs ? 1 : cards.size()) / static_cast<double>(shares);
        painter.draw(cards,
                     {left, (place.y + rim) * part, width - rim * part, (place.height - 2 * rim) * part});
        left += width;
    }
}

} // namespace

scene::Scene overviewScene(const contract::Game& game) {
    const contract::Overview overview = contract::overviewOf(game);
    const auto read = readLesson(QString::fromUtf8(game.info().id), static_cast<int>(overview.step));
    const auto* lesson = std::get_if<OpenedLesson>(&read);
    if (lesson == nullptr)
        return {};
    return game.scene(lesson->match.view(contract::learnerSeat), contract::learnerSeat);
}

QImage overviewPicture(const contract::Game& game, const QString& theme, QSize pixels,
                       CardArtProvider& cards) {
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    TablePainter table(painter, game, theme, cards);
    table.setPaper(true);
    const scene::Scene scene = overviewScene(game);
    const double part = pixels.width() / static_cast<double>(contract::overviewWidth);
    for (const contract::TablePlace& place : contract::overviewOf(game).places)
        drawPlace(table, place, scene, game.cardLook(), part);
    return picture;
}

OverviewPictureProvider::OverviewPictureProvider()
    : QQuickImageProvider(Image, ForceAsynchronousImageLoading), m_pictures(keptOverviews) {}

QImage OverviewPictureProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const int wide = requestedSize.width() > 0 ? requestedSize.width() : usualWidth;
    const QSize pixels(wide, wide * contract::overviewHeight / contract::overviewWidth);
    const QString key = QStringLiteral("%1@%2").arg(id).arg(wide);
    const QMutexLocker lock(&m_mutex);
    if (!m_pictures.contains(key)) {
        const contract::Game* game = contract::findGame(id.section(u'/', 0, 0).toStdString());
        QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        if (game != nullptr)
            picture = overviewPicture(*game, id.section(u'/', 1), pixels, m_cards);
        m_pictures.insert(key, new QImage(picture));
    }
    const QImage picture = *m_pictures.object(key);
    if (size != nullptr)
        *size = picture.size();
    return picture;
}

} // namespace taletop::app
