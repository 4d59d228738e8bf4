// SPDX-License-Identifier: MIT
#include "app/art/table_painter.h"

#include "app/art/art_themes.h"

#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <string_view>

namespace taletop::app {

namespace {

constexpr std::size_t fewestCards = 3; ///< fewest cards to keep when a row is shortened
constexpr double leastShare = 0.5;     ///< least share of a card's ideal height
constexpr std::array emblemNames{"fox", "cat", "owl", "hare", "fish", "snail", "moth", "moon"};
/// Colours of the seats, as in Theme.seatColors.
constexpr std::array<QRgb, 8> emblemColors{0xffb14d18, 0xff6b3f94, 0xff7a4e26, 0xff88660b,
                                           0xff22669e, 0xffb23c63, 0xff55782a, 0xff343964};
constexpr QRgb emblemRim = 0xfffff6e6; ///< colour of Theme.onTable

QTransform poseOf(const scene::Pose& pose) {
    return QTransform::fromTranslate(pose.x, pose.y).rotate(pose.angle);
}

} // namespace

QString themeOf(const contract::Game& game, const match::Header& header) {
    const auto& options = game.info().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (std::string_view(options[i].key) == "theme")
            return QString::fromStdString(contract::optionValueText(options[i], header.options.values[i]));
    const auto themes = artThemes(QString::fromUtf8(game.info().id));
    return themes.empty() ? QString() : themes.front().id;
}

void TablePainter::draw(std::vector<scene::Card> cards, const QRectF& place) {
    if (cards.empty())
        return;
    const QRectF face(-m_look.width / 2, -m_look.height / 2, m_look.width, m_look.height);
    QRectF all;
    double scale = 0;
    // Show only the end of a row that is too long.
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

void TablePainter::drawEmblem(int emblem, const QRectF& place) {
    const auto index = static_cast<std::size_t>(emblem % match::emblems);
    // Draw a rim, because some colours are as dark as the table.
    m_painter.setPen(QPen(QColor::fromRgb(emblemRim), place.width() * 0.08));
    m_painter.setBrush(QColor::fromRgb(emblemColors[index]));
    m_painter.drawEllipse(place);
    QSvgRenderer drawn(QStringLiteral(":/art/emblems/%1.svg").arg(QLatin1String(emblemNames[index])));
    const double rim = place.width() * 0.16;
    drawn.render(&m_painter, place.adjusted(rim, rim, -rim, -rim));
}

QImage TablePainter::picture(int face, double scale) {
    QString id = m_id + u'/' + QString::number(std::max(0, face));
    if (!m_theme.isEmpty())
        id += u'/' + m_theme;
    const int width = std::max(1, static_cast<int>((m_look.width + 2 * m_look.gutter) * scale));
    return m_cards.requestImage(id, nullptr, {width, 0});
}

} // namespace taletop::app
