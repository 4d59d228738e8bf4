// SPDX-License-Identifier: MIT
#include "tests/access/closely.h"
#include "tests/access/findings.h"
#include "tests/access/what_is_shown.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QTest>

namespace taletop::app {

namespace {

QAccessibleInterface* spoken(QQuickItem* item) {
    QAccessible::setActive(true);
    // Finds only items that have their own Accessible properties.
    for (const QObject* child : item->children())
        if (child->inherits("QQuickAccessibleAttached"))
            return QAccessible::queryAccessibleInterface(item);
    return nullptr;
}

bool isPressable(QAccessible::Role role) {
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::MenuItem:
    case QAccessible::Link:
    case QAccessible::ListItem:
    case QAccessible::Slider:
        return true;
    default:
        return false;
    }
}

/// The size of the largest area in the item that accepts presses.
QSizeF touchOf(QQuickItem* item) {
    QSizeF largest(0, 0);
    forEachVisible(item, [&](QQuickItem* each) {
        if ((each->inherits("QQuickMouseArea") || each->inherits("QQuickControl")) && each->isEnabled() &&
            each->acceptedMouseButtons() != Qt::NoButton)
            largest = largest.expandedTo(inScene(each).size());
        for (const QObject* child : each->children())
            if (child->inherits("QQuickTapHandler") || child->inherits("QQuickDragHandler"))
                largest = largest.expandedTo(inScene(each).size());
    });
    return largest;
}

/// The area of the focus ring, or an empty rectangle.
QRectF ringOf(QQuickItem* focused) {
    QRectF ring;
    // The ring is a child of the item or of its parent.
    for (QQuickItem* where : {focused, focused->parentItem()})
        if (where != nullptr)
            forEachVisible(where, [&](QQuickItem* item) {
                const QString type = QString::fromLatin1(item->metaObject()->className());
                if (type.startsWith(QLatin1String("FocusRing")))
                    ring = ring.united(inScene(item));
            });
    return ring;
}

} // namespace

QStringList smallTargets(TableWindow& table) {
    constexpr qreal toPress = 44;
    constexpr qreal toLookAt = 24; // for items that can only be inspected
    QStringList found;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        QAccessibleInterface* thing = item->isEnabled() ? spoken(item) : nullptr;
        if (thing == nullptr || !thing->state().focusable)
            return;
        const bool picture = thing->role() == QAccessible::Graphic;
        if (!picture && !isPressable(thing->role()))
            return;
        const qreal least = picture ? toLookAt : toPress;
        const QSizeF touch = touchOf(item);
        if (touch.width() < least || touch.height() < least)
            found.append(QStringLiteral("%1 (%2) offers %3x%4")
                             .arg(nameOf(item), thing->text(QAccessible::Name).left(40))
                             .arg(touch.width())
                             .arg(touch.height()));
    });
    return found;
}

QStringList lostFocus(TableWindow& table) {
    constexpr int longestRound = 120;
    QStringList found;
    QQuickWindow* window = table.window().panel()->quickWindow();
    const QRectF page(QPointF(0, 0), table.window().panel()->size());
    QSet<const QQuickItem*> stops;
    const QQuickItem* start = nullptr;
    for (int press = 0; press < longestRound; ++press) {
        table.key(Qt::Key_Tab);
        QCoreApplication::processEvents();
        QQuickItem* active = window->activeFocusItem();
        if (active == nullptr || active == window->contentItem())
            continue; // the focus is in the menu bar
        if (start == nullptr)
            start = active;
        else if (active == start)
            return found;
        if (stops.contains(active))
            return found << QStringLiteral("Tab goes in circles at %1 without coming back to %2")
                                .arg(nameOf(active), nameOf(start));
        stops.insert(active);
        if (!active->isVisible() || active->width() <= 0 || !page.intersects(inScene(active)))
            found.append(nameOf(active) + QStringLiteral(" has the focus and cannot be seen"));
        else if (const QRectF ring = ringOf(active); ring.isEmpty())
            found.append(nameOf(active) + QStringLiteral(" has the focus and does not show it"));
        else if (ring.left() < page.left() - 1 || ring.right() > page.right() + 1)
            found.append(nameOf(active) + QStringLiteral(" has the focus, and its ring leaves the window"));
    }
    if (start != nullptr)
        found.append(QStringLiteral("Tab does not come back within %1 presses").arg(longestRound));
    return found;
}

QStringList silentThings(TableWindow& table) {
    QStringList found;
    bool prompted = table.app().session() == nullptr;
    const QString prompt = prompted ? QString() : table.session().prompt();
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        QAccessibleInterface* thing = spoken(item);
        if (thing == nullptr)
            return;
        const QString name = thing->text(QAccessible::Name);
        prompted = prompted || (!prompt.isEmpty() && name.contains(prompt));
        if (name.trimmed().isEmpty() && (isPressable(thing->role()) || thing->role() == QAccessible::List))
            found.append(nameOf(item) + QStringLiteral(" has no name"));
        if (thing->role() != QAccessible::ListItem)
            return;
        QAccessibleInterface* list = thing->parent();
        while (list != nullptr && list->role() != QAccessible::List)
            list = list->parent();
        if (list == nullptr || list->text(QAccessible::Name).isEmpty())
            found.append(nameOf(item) + QStringLiteral(" is in no list that has a name"));
    });
    if (!prompted)
        found.append(QStringLiteral("the prompt is told nowhere: ") + prompt);
    return found;
}

} // namespace taletop::app
