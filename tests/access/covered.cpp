// SPDX-License-Identifier: MIT
#include "tests/access/covered.h"

#include "tests/access/closely.h"
#include "tests/access/findings.h"

#include <QAccessible>
#include <QQuickItem>

#include <algorithm>

namespace taletop::app {

namespace {

struct Part {
    QQuickItem* item = nullptr;
    QRectF place;
    bool pressed = false; ///< can the item be pressed? Otherwise it can only cover others
};

bool takesPresses(QQuickItem* item) {
    if (!item->isEnabled())
        return false;
    QAccessible::setActive(true);
    for (const QObject* child : item->children())
        if (child->inherits("QQuickAccessibleAttached")) {
            const QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(item);
            const QAccessible::Role role = thing != nullptr ? thing->role() : QAccessible::NoRole;
            return thing != nullptr && thing->state().focusable &&
                   (role == QAccessible::Button || role == QAccessible::RadioButton ||
                    role == QAccessible::CheckBox || role == QAccessible::EditableText);
        }
    return false;
}

bool isPaper(const QQuickItem* item) {
    return QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("Paper_"));
}

/// The item that a part belongs to: the item itself if it can be pressed, or else its parent.
const QQuickItem* ownerOf(const Part& part) { return part.pressed ? part.item : part.item->parentItem(); }

/// Is this a picture that players need, although it has no words?
bool isSign(const QQuickItem* item) {
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    return QStringList{QStringLiteral("SeatEmblem"), QStringLiteral("NumberTag"),
                       QStringLiteral("AchievementRow"), QStringLiteral("TurnSteps"),
                       QStringLiteral("TaleRibbon")}
        .contains(type);
}

/// Collects all items that can be pressed or that cover others, in paint order.
void collect(QQuickItem* item, QList<Part>& parts, const QRectF& sight) {
    if (!item->isVisible() || item->opacity() < 0.05)
        return;
    const bool pressed = takesPresses(item);
    if (pressed || isPaper(item))
        parts.append({item, inScene(item).intersected(sight), pressed});
    const QRectF inner = item->clip() ? inScene(item).intersected(sight) : sight;
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* one, const QQuickItem* other) { return one->z() < other->z(); });
    for (QQuickItem* child : children)
        collect(child, parts, inner);
}

bool belongTogether(const QQuickItem* one, const QQuickItem* other) {
    return one == other || one->isAncestorOf(other) || other->isAncestorOf(one);
}

bool ofTheChoice(const QQuickItem* item) { return item->property("ofTheChoice").toBool(); }

/// Are these two cards of a fan or row, with enough of the lower card visible to press it?
bool fanned(const QQuickItem* one, const QQuickItem* other, const QRectF& common) {
    constexpr qreal least = 24; // the smallest width that a pointer can hit
    return QLatin1String(one->metaObject()->className()) == QLatin1String(other->metaObject()->className()) &&
           (one->parentItem() == other->parentItem() ||
            one->parentItem()->parentItem() == other->parentItem()->parentItem()) &&
           one->property("face").isValid() && one->width() - common.width() >= least;
}

} // namespace

QStringList coveredThings(TableWindow& table) {
    constexpr qreal slack = 2; // for overlapping rims
    QList<Part> parts;
    QQuickItem* root = table.window().panel()->rootObject();
    collect(root, parts, inScene(root));
    QStringList found;
    for (qsizetype below = 0; below < parts.size(); ++below)
        for (qsizetype above = below + 1; parts[below].pressed && above < parts.size(); ++above) {
            const QQuickItem* thing = parts[below].item;
            const QQuickItem* over = ownerOf(parts[above]);
            if (over == nullptr || belongTogether(thing, over) || (ofTheChoice(thing) && ofTheChoice(over)))
                continue;
            const QRectF common = parts[below].place.intersected(parts[above].place);
            if (common.width() > slack && common.height() > slack && !fanned(thing, over, common))
                found.append(QStringLiteral("%1 lies over %2").arg(nameOf(over), nameOf(thing)));
        }
    found.removeDuplicates();
    return found;
}

QStringList seenBelow(TableWindow& table, QQuickItem* paper) {
    constexpr qreal slack = 1; // for rounding
    const QRectF place = inScene(paper).adjusted(slack, slack, -slack, -slack);
    const qreal before = paper->opacity();
    paper->setOpacity(0);
    QStringList found;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const bool told = item->property("face").toInt() > 0 || isSign(item);
        if (told && inScene(item).intersects(place))
            found.append(nameOf(item));
    });
    for (const SeenText& text : seenTexts(table))
        if (text.painted.intersected(text.sight).intersects(place))
            found.append(QStringLiteral("“%1” (%2)").arg(text.text.left(60), nameOf(text.item)));
    paper->setOpacity(before);
    return found;
}

} // namespace taletop::app
