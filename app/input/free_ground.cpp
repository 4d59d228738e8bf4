// SPDX-License-Identifier: MIT
#include "app/input/free_ground.h"

#include <QHash>
#include <QMetaProperty>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

namespace taletop::app {

namespace {

constexpr int cell = 4;           ///< pixels; places are looked for in such steps
constexpr qreal beside = 10;      ///< pixels between the sheet and what it tells of
constexpr qreal air = 4;          ///< pixels around words
constexpr qreal softWeight = 160; ///< square pixels of words or cards covered for one pixel nearer

/// What lies in the window and where, in the window's coordinates.
struct Taken {
    std::vector<QRectF> hard; ///< is kept clear
    std::vector<QRectF> soft; ///< other cards and words
    std::vector<QRectF> dear; ///< those that say so (keptSeen): covered after the others
};

/// What the items of one type have; asked for once, since a table has thousands of them.
struct Traits {
    bool isArea = false;  ///< that takes the mouse
    bool isInput = false; ///< to write in
    bool isText = false;
    int pressable = -1; ///< property
    int keptClear = -1; ///< property
    int keptSeen = -1;  ///< property
    int face = -1;      ///< property
};

class Survey {
public:
    /// All of the window but what lies in `sheet`.
    Survey(const QQuickItem& sheet, FreeGround::Keeps keeps) : m_sheet(&sheet), m_keeps(keeps) {
        if (const QQuickWindow* window = sheet.window())
            look(window->contentItem(), QRectF(QPointF(0, 0), QSizeF(window->size())));
    }
    [[nodiscard]] const Taken& taken() const { return m_taken; }

private:
    void look(QQuickItem* item, QRectF seen) {
        constexpr qreal visibly = 0.05;
        if (item == m_sheet || !item->isVisible() || item->opacity() < visibly)
            return;
        if (item->clip())
            seen = seen.intersected(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
        const Traits& traits = traitsOf(*item);
        if (isKept(*item, traits))
            add(m_taken.hard, QRectF(0, 0, item->width(), item->height()), *item, seen);
        else if (isShown(*item, traits))
            add(m_keeps == FreeGround::Seen    ? m_taken.hard
                : says(*item, traits.keptSeen) ? m_taken.dear
                                               : m_taken.soft,
                shownOf(*item, traits), *item, seen);
        const QList<QQuickItem*> children = item->childItems();
        for (QQuickItem* child : children)
            look(child, seen);
    }
    const Traits& traitsOf(const QQuickItem& item) {
        const QMetaObject* type = item.metaObject();
        const auto known = m_traits.constFind(type);
        if (known != m_traits.constEnd())
            return *known;
        return *m_traits.insert(type, {.isArea = item.inherits("QQuickMouseArea") ||
                                                 item.inherits("QQuickAbstractButton") ||
                                                 item.inherits("QQuickSlider"),
                                       .isInput = item.inherits("QQuickTextInput"),
                                       .isText = item.inherits("QQuickText"),
                                       .pressable = type->indexOfProperty("pressable"),
                                       .keptClear = type->indexOfProperty("keptClear"),
                                       .keptSeen = type->indexOfProperty("keptSeen"),
                                       .face = type->indexOfProperty("face")});
    }
    static bool takesPresses(const QQuickItem& item, const Traits& traits) {
        if (traits.pressable >= 0 && !says(item, traits.pressable))
            return false;
        if (traits.isArea)
            return item.acceptedMouseButtons().testFlag(Qt::LeftButton) && item.property("enabled").toBool();
        if (traits.isInput)
            return true;
        return std::any_of(item.children().begin(), item.children().end(), [](const QObject* child) {
            return (child->inherits("QQuickTapHandler") || child->inherits("QQuickDragHandler")) &&
                   child->property("enabled").toBool();
        });
    }
    static bool says(const QQuickItem& item, int property) {
        return property >= 0 && item.metaObject()->property(property).read(&item).toBool();
    }
    bool isKept(const QQuickItem& item, const Traits& traits) const {
        if ((item.isEnabled() && takesPresses(item, traits)) || says(item, traits.keptClear))
            return true;
        return m_keeps >= FreeGround::LookedAt && traits.pressable >= 0 && item.isEnabled() &&
               item.activeFocusOnTab();
    }
    static bool isShown(const QQuickItem& item, const Traits& traits) {
        if (traits.isText)
            return !item.property("text").toString().isEmpty();
        return says(item, traits.keptSeen) ||
               (traits.face >= 0 && item.metaObject()->property(traits.face).read(&item).toInt() > 0);
    }
    /// Words may have more room than they need.
    static QRectF shownOf(const QQuickItem& item, const Traits& traits) {
        const QRectF whole(0, 0, item.width(), item.height());
        if (!traits.isText)
            return whole;
        const auto across = Qt::Alignment(item.property("effectiveHorizontalAlignment").toInt());
        const auto down = Qt::Alignment(item.property("verticalAlignment").toInt());
        const QSizeF painted(item.property("contentWidth").toReal(), item.property("contentHeight").toReal());
        const QSizeF spare = whole.size() - painted;
        const qreal x = across & Qt::AlignHCenter ? 0.5 : across & Qt::AlignRight ? 1 : 0;
        const qreal y = down & Qt::AlignVCenter ? 0.5 : down & Qt::AlignBottom ? 1 : 0;
        return QRectF(QPointF(spare.width() * x, spare.height() * y), painted).adjusted(-air, -air, air, air);
    }
    static void add(std::vector<QRectF>& into, const QRectF& part, const QQuickItem& item,
                    const QRectF& seen) {
        const QRectF place = item.mapRectToScene(part).intersected(seen);
        if (!place.isEmpty())
            into.push_back(place);
    }

    const QQuickItem* m_sheet;
    FreeGround::Keeps m_keeps;
    Taken m_taken;
    QHash<const QMetaObject*, Traits> m_traits;
};

QRectF placeOf(const QQuickItem& item) {
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        .adjusted(-beside, -beside, beside, beside);
}

/// Where something must be covered: rather a wide field than a button or a figure to be read.
int weightOf(const QRectF& place) {
    constexpr qreal small = 160 * 160;
    return place.width() * place.height() < small ? 4 : 1;
}

constexpr int coveredLast = 16; ///< what the sheet tells of, and what says that it is to be seen

/// What the cells of any rectangle within a room weigh: sums over all cells above and left of each.
class Sums {
public:
    /// `most`: what weighs more than all the rest.
    Sums(const QRectF& room, const std::vector<QRectF>& taken, const std::vector<QRectF>& most)
        : m_wide(std::max(0, static_cast<int>(room.width()) / cell)),
          m_high(std::max(0, static_cast<int>(room.height()) / cell)),
          m_sums(static_cast<std::size_t>((m_wide + 1) * (m_high + 1)), 0) {
        for (const QRectF& each : taken)
            mark(each.translated(-room.topLeft()), weightOf(each));
        for (const QRectF& each : most)
            mark(each.translated(-room.topLeft()), coveredLast);
        for (int y = 1; y <= m_high; ++y)
            for (int x = 1; x <= m_wide; ++x)
                at(x, y) += at(x - 1, y) + at(x, y - 1) - at(x - 1, y - 1);
    }
    [[nodiscard]] int wide() const { return m_wide; }
    [[nodiscard]] int high() const { return m_high; }
    [[nodiscard]] int within(int x, int y, int wide, int high) const {
        return at(x + wide, y + high) - at(x, y + high) - at(x + wide, y) + at(x, y);
    }

private:
    void mark(const QRectF& place, int weight) {
        const int left = std::max(0, static_cast<int>(std::floor(place.left() / cell)));
        const int top = std::max(0, static_cast<int>(std::floor(place.top() / cell)));
        const int right = std::min(m_wide, static_cast<int>(std::ceil(place.right() / cell)));
        const int bottom = std::min(m_high, static_cast<int>(std::ceil(place.bottom() / cell)));
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x)
                at(x + 1, y + 1) = std::max(at(x + 1, y + 1), weight);
    }
    int& at(int x, int y) { return m_sums[static_cast<std::size_t>(y * (m_wide + 1) + x)]; }
    [[nodiscard]] int at(int x, int y) const {
        return m_sums[static_cast<std::size_t>(y * (m_wide + 1) + x)];
    }

    int m_wide;
    int m_high;
    std::vector<int> m_sums;
};

/// Columns and rows are otherwise laid out when the next frame is painted.
void layOut(QQuickItem* item) {
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        if (child->isVisible())
            layOut(child);
    item->ensurePolished();
}

/// Pixels between two rectangles.
qreal between(const QRectF& one, const QRectF& other) {
    const qreal across = std::max({0.0, one.left() - other.right(), other.left() - one.right()});
    const qreal down = std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()});
    return std::hypot(across, down);
}

/// How unwelcome a place is: far from the card, a little for lying askew to it, and for what it hides.
qreal costOf(const QRectF& place, const QRectF& card, int softCells) {
    constexpr qreal askew = 0.2;
    const QPointF centres = place.center() - card.center();
    return between(place, card) + askew * std::hypot(centres.x(), centres.y()) +
           softCells * cell * cell / softWeight;
}

/// Where sheets may lie, with what each cell of it weighs.
struct Ground {
    QRectF room; ///< in the window's coordinates, as `card`
    QRectF card; ///< what the sheet tells of
    Sums hard;
    Sums soft;
};

struct Place {
    QPointF at; ///< in the window's coordinates
    int covered = std::numeric_limits<int>::max();
    qreal cost = 0;
    [[nodiscard]] bool found() const { return covered != std::numeric_limits<int>::max(); }
};

/// The best one for a sheet of this size.
Place bestPlace(const QSizeF& size, const Ground& ground) {
    const int wide = static_cast<int>(std::ceil(size.width() / cell));
    const int high = static_cast<int>(std::ceil(size.height() / cell));
    // What can be pressed counts first: one cell of it is worse than any way and all words.
    Place best;
    for (int y = 0; y + high <= ground.hard.high(); ++y) {
        for (int x = 0; x + wide <= ground.hard.wide(); ++x) {
            const int covered = ground.hard.within(x, y, wide, high);
            if (covered > best.covered)
                continue;
            const QRectF place(ground.room.topLeft() + QPointF(x, y) * cell, size);
            const qreal cost = costOf(place, ground.card, ground.soft.within(x, y, wide, high));
            if (covered < best.covered || cost < best.cost)
                best = {place.topLeft(), covered, cost};
        }
    }
    return best;
}

/// As FreeGround::placeFor tells it; empty where there is none.
QVariantMap toldOf(const Place& place, const QQuickItem& sheet, const QSizeF& size, const Ground& ground) {
    if (!place.found())
        return {};
    const QPointF at = sheet.parentItem()->mapFromScene(place.at);
    return {{QStringLiteral("x"), std::round(at.x())},
            {QStringLiteral("y"), std::round(at.y())},
            {QStringLiteral("covered"), place.covered},
            {QStringLiteral("far"), between(QRectF(place.at, size), ground.card)}};
}

/// Where the sheet may lie now; what lies in the window is looked at once.
Ground groundFor(const QQuickItem& sheet, const QQuickItem& besideWhat, const QRectF& room,
                 FreeGround::Keeps keeps) {
    const QRectF within = sheet.parentItem()->mapRectToScene(room);
    const QRectF card = placeOf(besideWhat);
    const Survey survey(sheet, keeps);
    return {within, card, Sums(within, survey.taken().hard, {card}),
            Sums(within, survey.taken().soft, survey.taken().dear)};
}

bool isLaid(const QQuickItem* sheet) { return sheet != nullptr && sheet->parentItem() != nullptr; }

} // namespace

QVariantMap FreeGround::placeFor(QQuickItem* sheet, QQuickItem* besideWhat, const QRectF& room,
                                 Keeps keeps) const {
    if (!isLaid(sheet) || besideWhat == nullptr)
        return {};
    layOut(sheet);
    const Ground ground = groundFor(*sheet, *besideWhat, room, keeps);
    return toldOf(bestPlace(sheet->size(), ground), *sheet, sheet->size(), ground);
}

QVariantMap FreeGround::placeForWidest(QQuickItem* sheet, QQuickItem* besideWhat, const QRectF& room,
                                       const QList<qreal>& widths, Keeps keeps) const {
    if (!isLaid(sheet) || besideWhat == nullptr || widths.isEmpty())
        return {};
    const Ground ground = groundFor(*sheet, *besideWhat, room, keeps);
    constexpr const char* widest = "widest";
    Place best;
    QSizeF size;
    qreal bestWidth = widths.front();
    for (const qreal width : widths) {
        sheet->setProperty(widest, width);
        layOut(sheet);
        const Place place = bestPlace(sheet->size(), ground);
        if (place.covered < best.covered) {
            best = place;
            size = sheet->size();
            bestWidth = width;
        }
        if (best.covered == 0)
            break;
    }
    sheet->setProperty(widest, bestWidth);
    layOut(sheet);
    return toldOf(best, *sheet, size, ground);
}

bool FreeGround::isFree(QQuickItem* sheet, QQuickItem* besideWhat, const QRectF& place, Keeps keeps) const {
    if (!isLaid(sheet))
        return false;
    const QRectF at = sheet->parentItem()->mapRectToScene(place);
    const auto inTheWay = [&at](const QRectF& each) { return each.intersects(at); };
    const Survey survey(*sheet, keeps);
    return std::ranges::none_of(survey.taken().hard, inTheWay) &&
           (besideWhat == nullptr || !inTheWay(placeOf(*besideWhat)));
}

} // namespace taletop::app
