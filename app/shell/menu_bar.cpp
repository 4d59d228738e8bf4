// SPDX-License-Identifier: MIT
#include "app/shell/menu_bar.h"

#include <QColor>
#include <QQmlEngine>

namespace taletop::app {

MenuBar::MenuBar(QWidget* parent) : QMenuBar(parent), m_whole(this) { follow(); }

void MenuBar::popUp(const QPoint& at) {
    m_whole.clear();
    m_whole.addActions(actions());
    m_whole.popup(at);
}

void MenuBar::dress(const QObject* theme, const QFont& letters) {
    if (theme == nullptr)
        return;
    const auto colour = [theme](const char* name) { return theme->property(name).value<QColor>().name(); };
    QString look = QStringLiteral(R"(
        QMenuBar, QMenu { background: %paper; color: %ink; }
        QMenu { border: 1px solid %paperLine; padding: 5px; }
        QMenuBar::item { background: transparent; padding: 6px 12px; }
        QMenu::item { border: 1px solid transparent; border-radius: 6px; padding: 4px 26px 4px 28px; }
        QMenuBar::item:selected, QMenu::item:selected { background: %paperTouched; color: %ink; }
        QMenu::item:selected { border-color: %paperLine; }
        QMenu::item:disabled { background: %paperShade; color: %inkSoft; }
        QMenu::separator { height: 1px; margin: 5px 8px; background: %paperLine; })");
    for (const char* name : {"paperTouched", "paperShade", "paperLine", "paper", "inkSoft", "ink"})
        look.replace(u'%' + QLatin1String(name), colour(name));
    setFont(letters);
    for (QMenu* menu : findChildren<QMenu*>())
        menu->setFont(letters);
    setStyleSheet(look);
}

/// Hides the bar by setting its height to 0, because mnemonics and shortcuts work only in a visible bar.
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
