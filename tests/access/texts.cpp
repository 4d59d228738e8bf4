// SPDX-License-Identifier: MIT
#include "tests/access/closely.h"
#include "tests/access/findings.h"

#include <QFont>
#include <QFontMetricsF>
#include <QImage>
#include <QJSValue>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <cmath>

namespace taletop::app {

namespace {

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText") || item->inherits("QQuickTextInput");
}

qreal opacityOf(const QQuickItem* item) {
    qreal opacity = 1;
    for (; item != nullptr; item = item->parentItem())
        opacity *= item->opacity();
    return opacity;
}

/// The area of the letters within the item.
QRectF paintedIn(const QQuickItem* item) {
    const QVariant wide = item->property("contentWidth");
    const QVariant high = item->property("contentHeight");
    const qreal width = wide.toReal();
    const qreal height = high.toReal();
    const auto across = Qt::Alignment(item->property("effectiveHorizontalAlignment").toInt());
    const auto down = Qt::Alignment(item->property("verticalAlignment").toInt());
    const qreal x = across & Qt::AlignHCenter ? (item->width() - width) / 2
                    : across & Qt::AlignRight ? item->width() - width
                                              : 0;
    const qreal y = down & Qt::AlignVCenter  ? (item->height() - height) / 2
                    : down & Qt::AlignBottom ? item->height() - height
                                             : 0;
    return {x, y, width, height};
}

/// Is the item opaque, so that it covers everything below it?
bool covers(const QQuickItem* item) {
    return item->inherits("QQuickRectangle") && item->property("color").value<QColor>().alpha() > 240 &&
           opacityOf(item) > 0.95;
}

/// Is the item the shadow of a sheet above the page, and not of a bar or a tag?
bool shades(const QQuickItem* item) {
    constexpr qreal raised = 1.2;
    return QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("SoftShadow_")) &&
           item->property("depth").toReal() > raised;
}

/// Collects texts in paint order. Drops a text if an opaque item or the shadow of a sheet covers a part of
/// it later.
void collect(QQuickItem* item, QList<SeenText>& texts, const QRectF& window) {
    if (!item->isVisible() || item->opacity() < 0.05 || waitsUnderASheet(item))
        return;
    const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    const QRectF inner = item->clip() ? window.intersected(place) : window;
    if (covers(item) || shades(item))
        texts.removeIf(
            [&](const SeenText& text) { return place.intersects(text.painted.adjusted(3, 3, -3, -3)); });
    if (isText(item)) {
        const QString text = item->property("text").toString();
        const QRectF painted = item->mapRectToScene(paintedIn(item));
        // Leaves out texts whose centre is scrolled out of view.
        if (!text.trimmed().isEmpty() && item->width() > 0 && inner.contains(painted.center()))
            texts.append({item, text, painted, inner});
    }
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* one, const QQuickItem* other) { return one->z() < other->z(); });
    for (QQuickItem* child : children)
        collect(child, texts, inner);
}

/// Paints a new frame and returns it.
QImage grabbed(TableWindow& table) {
    return table.window().panel()->grabFramebuffer().convertToFormat(QImage::Format_RGB32);
}

/// Paints the page without its texts. The opacity is set from C++, so that bindings survive.
QImage withoutTexts(TableWindow& table, const QList<SeenText>& texts) {
    QList<qreal> before;
    for (const SeenText& each : texts) {
        before.append(each.item->opacity());
        each.item->setOpacity(0);
    }
    QImage bare = grabbed(table);
    for (qsizetype i = 0; i < texts.size(); ++i)
        texts[i].item->setOpacity(before[i]);
    return bare;
}

/// The linear light of a colour channel. Uses a table, because pictures have millions of pixels.
double linear(int value) {
    static const auto all = [] {
        std::array<double, 256> light{};
        for (std::size_t i = 0; i < light.size(); ++i) {
            const double part = static_cast<double>(i) / 255.0;
            light[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        }
        return light;
    }();
    return all[static_cast<std::size_t>(value)];
}

double luminance(QRgb colour) {
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

QRgb blended(const QColor& colour, qreal opacity, QRgb below) {
    const qreal part = colour.alphaF() * opacity;
    const auto mix = [&](int over, int under) {
        return static_cast<int>(std::lround(over * part + under * (1 - part)));
    };
    return qRgb(mix(colour.red(), qRed(below)), mix(colour.green(), qGreen(below)),
                mix(colour.blue(), qBlue(below)));
}

double contrast(QRgb one, QRgb other) {
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// The area of the letters, without the empty space above capitals and below letters without descenders.
QRectF inkOf(const SeenText& text) {
    auto font = text.item->property("font").value<QFont>();
    const int fitted = text.item->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
    if (fitted > 0)
        font.setPixelSize(fitted);
    const QFontMetricsF measures(font);
    const qreal below = measures.descent() - std::max(0.0, measures.tightBoundingRect(text.text).bottom());
    return text.painted.adjusted(0, measures.ascent() - measures.capHeight(), 0, -below);
}

/// The contrast that at least nine tenths of a text's pixels have, or 0 if the text is not visible.
double contrastOf(const SeenText& text, const QImage& page, const QImage& bare) {
    constexpr int leastChange = 24; // per channel; smaller differences occur at the edges of letters
    const QRect place = text.painted.toAlignedRect().intersected(page.rect());
    const auto colour = text.item->property("color").value<QColor>();
    const qreal opacity = opacityOf(text.item);
    std::vector<double> found;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x) {
            const QRgb with = page.pixel(x, y);
            const QRgb without = bare.pixel(x, y);
            const int change =
                std::max({std::abs(qRed(with) - qRed(without)), std::abs(qGreen(with) - qGreen(without)),
                          std::abs(qBlue(with) - qBlue(without))});
            if (change >= leastChange)
                found.push_back(contrast(blended(colour, opacity, without), without));
        }
    if (found.empty())
        return 0;
    const auto tenth = found.begin() + static_cast<std::ptrdiff_t>(found.size() / 10);
    std::nth_element(found.begin(), tenth, found.end());
    return *tenth;
}

/// Is the text invisible, because its colour is nearly that of the background?
bool isLost(const SeenText& text, const QImage& bare) {
    constexpr int alike = 6; // per channel
    const QRect place = text.painted.intersected(text.sight).toAlignedRect().intersected(bare.rect());
    const auto colour = text.item->property("color").value<QColor>();
    int same = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x) {
            const QColor below(bare.pixel(x, y));
            same += std::abs(below.red() - colour.red()) < alike &&
                            std::abs(below.green() - colour.green()) < alike &&
                            std::abs(below.blue() - colour.blue()) < alike
                        ? 1
                        : 0;
        }
    return !place.isEmpty() && same * 20 > place.width() * place.height() * 19 && opacityOf(text.item) > 0.95;
}

/// The nearest visible paper, box or button around an item.
const QQuickItem* sheetOf(const QQuickItem* item) {
    for (const QQuickItem* above = item->parentItem(); above != nullptr; above = above->parentItem()) {
        const QString type = QString::fromLatin1(above->metaObject()->className());
        if (type.startsWith(QLatin1String("PaperButton")) || above->clip())
            return above;
        if (above->inherits("QQuickRectangle") && above->width() > 0)
            return above;
        for (const QQuickItem* beside : above->childItems())
            if (QString::fromLatin1(beside->metaObject()->className()).startsWith(QLatin1String("Paper_")) &&
                beside->width() >= above->width() - 1 && beside->height() >= above->height() - 1)
                return above;
    }
    return nullptr;
}

QString nameOf(const SeenText& text) {
    return QStringLiteral("“%1” (%2)").arg(text.text.left(60), app::nameOf(text.item));
}

QString sizeOf(const QRectF& rect) {
    return QStringLiteral("%1,%2 %3x%4")
        .arg(qRound(rect.x()))
        .arg(qRound(rect.y()))
        .arg(qRound(rect.width()))
        .arg(qRound(rect.height()));
}

bool isScrolled(const QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem())
        if (item->inherits("QQuickFlickable") && item->clip())
            return true;
    return false;
}

bool isUpright(const QQuickItem* item) {
    for (; item != nullptr; item = item->parentItem())
        if (!qFuzzyIsNull(item->rotation()))
            return false;
    return true;
}

/// Does a tip show the whole text if the pointer rests on the text or on an item around it?
bool isToldWhole(const SeenText& text) {
    constexpr int farthest = 3; // levels of parents, such as a column and the item around it
    bool told = false;
    QQuickItem* around = text.item;
    for (int steps = 0; around != nullptr && !told && steps < farthest;
         ++steps, around = around->parentItem())
        forEachVisible(around, [&](QQuickItem* item) {
            const QLatin1String type(item->metaObject()->className());
            told =
                told || (type.startsWith(QLatin1String("Tip_")) && inScene(item).intersects(text.painted) &&
                         item->property("text").toString().contains(text.text));
        });
    return told;
}

} // namespace

QList<SeenText> seenTexts(TableWindow& table) {
    QList<SeenText> all;
    collect(table.window().panel()->rootObject(), all, QRectF(QPointF(0, 0), table.window().panel()->size()));
    const QImage page = grabbed(table);
    const QImage bare = withoutTexts(table, all);
    QList<SeenText> seen;
    for (const SeenText& text : all)
        if (contrastOf(text, page, bare) > 0)
            seen.append(text);
    return seen;
}

QString nameOf(const QQuickItem* item) {
    QStringList names;
    for (; item != nullptr && names.size() < 3; item = item->parentItem())
        names.append(item->objectName().isEmpty()
                         ? QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0)
                         : item->objectName());
    return names.join(QStringLiteral(" in "));
}

QStringList faintTexts(TableWindow& table, bool strict) {
    QList<SeenText> all;
    collect(table.window().panel()->rootObject(), all, QRectF(QPointF(0, 0), table.window().panel()->size()));
    const QImage page = grabbed(table);
    const QImage bare = withoutTexts(table, all);
    QStringList found;
    for (const SeenText& text : all) {
        const auto font = text.item->property("font").value<QFont>();
        const bool large = font.pixelSize() >= 24 || (font.bold() && font.pixelSize() >= 19);
        const double wanted = !text.item->isEnabled() ? 3 : strict ? 7 : large ? 3 : 4.5;
        const double ratio = contrastOf(text, page, bare);
        const QQuickItem* focused = table.window().panel()->quickWindow()->activeFocusItem();
        if (ratio == 0 && focused != nullptr && focused->isAncestorOf(text.item) && isLost(text, bare))
            found.append(nameOf(text) + QStringLiteral(" has the colour of what it stands on"));
        if (ratio > 0 && ratio < wanted)
            found.append(QStringLiteral("%1 has %2:1, not %3:1")
                             .arg(nameOf(text), QString::number(ratio, 'f', 2), QString::number(wanted)));
    }
    return found;
}

QStringList brokenTexts(TableWindow& table, const QList<SeenText>& texts) {
    QStringList found;
    const QRectF window(QPointF(0, 0), table.window().panel()->size());
    for (const SeenText& text : texts) {
        constexpr qreal slack = 1.5;
        const QRectF roomy = inkOf(text).adjusted(slack, slack, -slack, -slack);
        if (text.item->property("truncated").toBool())
            found.append(nameOf(text) + QStringLiteral(" is cut off") +
                         (isToldWhole(text) ? QLatin1String(toldWhole) : QLatin1String()));
        else if (!window.contains(roomy) && !isScrolled(text.item))
            found.append(nameOf(text) + QStringLiteral(" leaves the window: ") + sizeOf(text.painted));
        else if (const QQuickItem* sheet = sheetOf(text.item); sheet != nullptr && isUpright(text.item)) {
            const QRectF paper = sheet->mapRectToScene(QRectF(0, 0, sheet->width(), sheet->height()));
            if (!paper.contains(roomy) && !sheet->clip())
                found.append(
                    nameOf(text) +
                    QStringLiteral(" leaves its paper: %1 on %2").arg(sizeOf(text.painted), sizeOf(paper)));
        }
    }
    QList<QRectF> upright; // the areas of letters, or an empty rectangle for rotated texts
    for (const SeenText& text : texts)
        upright.append(isUpright(text.item) ? inkOf(text).intersected(text.sight) : QRectF());
    for (qsizetype i = 0; i < texts.size(); ++i)
        for (qsizetype k = i + 1; k < texts.size(); ++k) {
            const QRectF common = upright[i].intersected(upright[k]);
            if (common.width() > 3 && common.height() > 5)
                found.append(QStringLiteral("%1 lies over %2").arg(nameOf(texts[i]), nameOf(texts[k])));
        }
    return found;
}

} // namespace taletop::app
