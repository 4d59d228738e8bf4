// SPDX-License-Identifier: MIT
#include "app/shell/menu_bar.h"

#include <QQmlEngine>

namespace taletop::app {

MenuBar::MenuBar(QWidget* parent) : QMenuBar(parent), m_whole(this) { follow(); }

void MenuBar::popUp(const QPoint& at) {
    m_whole.clear();
    m_whole.addActions(actions());
    m_whole.popup(at);
}

/// Hides the bar by its height, because mnemonics and shortcuts work only in a visible bar.
void MenuBar::follow() {
    const bool wanted = isNativeMenuBar() || hasFocus() || activeAction() != nullptr;
    setMaximumHeight(wanted ? QWIDGETSIZE_MAX : 0);
}

void MenuBar::focusInEvent(QFocusEvent* event) {
    QMenuBar::focusInEvent(event);
    follow();
}

void MenuBar::focusOutEvent(QFocusEvent* event) {
    QMenuBar::focusOutEvent(event);
    follow();
}

WindowMenus& WindowMenus::of(QQmlEngine& engine) {
    auto* found = engine.findChild<WindowMenus*>(QString(), Qt::FindDirectChildrenOnly);
    return found != nullptr ? *found : *new WindowMenus(&engine);
}

WindowMenus* WindowMenus::create(QQmlEngine* engine, QJSEngine* scriptEngine) {
    Q_UNUSED(scriptEngine)
    WindowMenus* menus = &of(*engine);
    QJSEngine::setObjectOwnership(menus, QJSEngine::CppOwnership);
    return menus;
}

} // namespace taletop::app
