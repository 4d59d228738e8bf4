// SPDX-License-Identifier: MIT
#include "tests/access/controls.h"

#include "tests/access/closely.h"

#include <QAccessible>

namespace taletop::app {

namespace {

void findControls(QAccessibleInterface* thing, const QWidget& panel, int depth, QList<Control>& controls) {
    constexpr int deepest = 60;
    if (thing == nullptr || depth > deepest)
        return;
    const QAccessible::State state = thing->state();
    if (state.invisible)
        return;
    QAccessibleActionInterface* action = thing->actionInterface();
    const bool pressed =
        action != nullptr && action->actionNames().contains(QAccessibleActionInterface::pressAction());
    const QPoint middle = panel.mapFromGlobal(thing->rect().center());
    const bool onPage = thing->object() != &panel;
    if (onPage && (pressed || state.focusable) && panel.rect().contains(middle))
        controls.append({middle, thing->text(QAccessible::Name)});
    for (int child = 0; child < thing->childCount(); ++child)
        findControls(thing->child(child), panel, depth + 1, controls);
}

} // namespace

QList<Control> controlsOf(TableWindow& table) {
    QAccessible::setActive(true);
    QList<Control> controls;
    QuickPanel* panel = table.window().panel();
    findControls(QAccessible::queryAccessibleInterface(panel), *panel, 0, controls);
    // Adds seats' names, which open hands by mouse and finger only. Screen reader users have the seats' keys.
    forEachVisible(panel->rootObject(), [&](QQuickItem* item) {
        if (item->property("answers").toBool())
            controls.append({table.middle(item),
                             QStringLiteral("name of seat %1").arg(item->property("seat").toInt() + 1)});
    });
    return controls;
}

} // namespace taletop::app
