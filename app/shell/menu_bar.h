// SPDX-License-Identifier: MIT
// The menu bar of a window. Unless the desktop has its own place for it, it is hidden until somebody presses
// Alt or a menu's mnemonic. Its shortcuts always work.
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

    /// All menus of the bar in one, filled when it pops up at a point of the screen.
    [[nodiscard]] QMenu* whole() { return &m_whole; }
    void popUp(const QPoint& at);
    /// Gives all menus the colours of the theme and these letters; a test may show a page without a theme.
    void dress(const QObject* theme, const QFont& letters);
    /// Shows the bar while one of its menus is open or it has the keyboard, otherwise hides it.
    void follow();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QMenu m_whole;
};

/// Requests from pages to the menus of their window.
class WindowMenus : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Returns the object for the pages of an engine, which owns it.
    static WindowMenus& of(QQmlEngine& engine);
    static WindowMenus* create(QQmlEngine* engine, QJSEngine* scriptEngine); ///< called by QML

signals:
    void wanted(const QPointF& below); ///< show all menus below this point of the scene

private:
    explicit WindowMenus(QObject* parent) : QObject(parent) {}
};

} // namespace taletop::app
