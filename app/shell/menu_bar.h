// SPDX-License-Identifier: MIT
// The menu bar of a window. Unless the desktop shows menus in its own place, the bar is hidden until the user
// presses Alt or a menu's mnemonic. Its shortcuts always work.
#pragma once

#include <QMenu>
#include <QMenuBar>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace taletop::app {

class MenuBar : public QMenuBar {
    Q_OBJECT

public:
    explicit MenuBar(QWidget* parent);

    /// Returns a menu of all menus, which popUp() fills and opens at a point of the screen.
    [[nodiscard]] QMenu* whole() { return &m_whole; }
    void popUp(const QPoint& at);
    /// Gives all menus the theme's colours and this font. `theme` may be nullptr, because tests show pages
    /// without one.
    void dress(const QObject* theme, const QFont& letters);
    /// Shows the bar while a menu is open or the bar has the keyboard focus, otherwise hides it.
    void follow();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QMenu m_whole;
};

/// Requests of pages for the menus of their window.
class WindowMenus : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Returns the object for an engine's pages. The engine owns it.
    static WindowMenus& of(QQmlEngine& engine);
    static WindowMenus* create(QQmlEngine* engine, QJSEngine* scriptEngine); ///< called by QML

signals:
    void wanted(const QPointF& below); ///< asks for all menus, below this point of the scene

private:
    explicit WindowMenus(QObject* parent) : QObject(parent) {}
};

} // namespace taletop::app
