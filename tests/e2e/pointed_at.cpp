// SPDX-License-Identifier: MIT
#include "tests/e2e/pointed_at.h"

#include <QQuickItem>

#include <algorithm>
#include <functional>

namespace taletop::app {

namespace {

bool stands(const QQuickItem* item, const QString& touch, const QStringList& names) {
    if (item->property("touch").toString() == touch || names.contains(item->objectName()))
        return true;
    return item->property("dropTouch").toString() == touch;
}

void forEachSeen(QQuickItem* item, const std::function<void(QQuickItem*)>& look) {
    if (!item->isVisible() || item->opacity() < 0.05)
        return;
    look(item);
    for (QQuickItem* child : item->childItems())
        forEachSeen(child, look);
}

bool takesPresses(const QQuickItem* item) {
    if (item->inherits("QQuickMouseArea") || item->inherits("QQuickControl"))
        return item->acceptedMouseButtons() != Qt::NoButton &&
               item->property("enabled").toBool(); // MouseArea has its own `enabled` property
    return std::ranges::any_of(item->children(), [](const QObject* child) {
        return (child->inherits("QQuickTapHandler") || child->inherits("QQuickDragHandler")) &&
               child->property("enabled").toBool();
    });
}

/// Returns the item that gets a press at this point.
QQuickItem* topAt(QQuickItem* item, QPointF point) {
    if (!item->isVisible() || !item->isEnabled() ||
        (item->clip() && !item->contains(item->mapFromScene(point))))
        return nullptr;
    QList<QQuickItem*> children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    for (auto child = children.rbegin(); child != children.rend(); ++child)
        if (QQuickItem* found = topAt(*child, point))
            return found;
    return takesPresses(item) && item->contains(item->mapFromScene(point)) ? item : nullptr;
}

bool belongTogether(const QQuickItem* pressed, QQuickItem* thing) {
    return pressed != nullptr && (pressed == thing || thing->isAncestorOf(pressed));
}

} // namespace

QStringList namesOf(const QString& touch) {
    const QString key = touch.section(QLatin1Char('/'), 1, 1);
    if (touch.startsWith(QLatin1String("button/")))
        return {key, QStringLiteral("button") + key.left(1).toUpper() + key.mid(1),
                key + QStringLiteral("Button")};
    if (touch.startsWith(QLatin1String("seat/")))
        return {QStringLiteral("vote-") + key, QStringLiteral("lane-") + key, QStringLiteral("seat-") + key};
    if (touch.startsWith(QLatin1String("spot/")))
        return {QStringLiteral("ghost-") + key};
    return touch.startsWith(QLatin1String("zone/")) ? QStringList(key) : QStringList();
}

std::optional<QPoint> freePointOf(TableWindow& table, QQuickItem* item) {
    QQuickItem* root = table.window().panel()->rootObject();
    constexpr int grid = 7;
    std::optional<QPoint> best;
    double nearest = 2;
    for (int row = 1; row < grid; ++row)
        for (int column = 1; column < grid; ++column) {
            const QPointF part(double(column) / grid, double(row) / grid);
            const QPoint at = // rounded to whole pixels, as pointer positions are
                item->mapToScene(QPointF(item->width() * part.x(), item->height() * part.y())).toPoint();
            const QPointF off = part - QPointF(0.5, 0.5);
            const double far = QPointF::dotProduct(off, off);
            if (far < nearest && root->contains(at) && belongTogether(topAt(root, at), item)) {
                best = at;
                nearest = far;
            }
        }
    return best;
}

std::optional<QPoint> pointOf(TableWindow& table, const QString& touch) {
    const QStringList names = namesOf(touch);
    std::optional<QPoint> found;
    double largest = 0;
    forEachSeen(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const double size = item->width() * item->height();
        if (size <= largest || !stands(item, touch, names))
            return;
        if (const auto at = freePointOf(table, item)) {
            found = at;
            largest = size;
        }
    });
    return found;
}

std::optional<QPoint> pointOfAll(TableWindow& table, const QStringList& gesture) {
    std::optional<QPoint> found;
    forEachSeen(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        if (!found && item->property("touches").toStringList() == gesture)
            found = freePointOf(table, item);
    });
    return found;
}

} // namespace taletop::app
