// SPDX-License-Identifier: MIT
// The menu bar of a window. Where the desktop has no place of its own for it, it is hidden until somebody
// asks for it: by Alt, or by the letter of one of its menus. Its keys work all the same.
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

    /// All menus of the bar in one, which pops up at a point of the screen. It is filled when it does.
    [[nodiscard]] QMenu* whole() { return &m_whole; }
    void popUp(const QPoint& at);
    /// Comes where one of its menus is open or it has the keyboard, else goes.
    void follow();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QMenu m_whole;
};

/// What the pages ask of the menus of the window that shows them.
class WindowMenus : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Of the pages of an engine, which owns it.
    static WindowMenus& of(QQmlEngine& engine);
    static WindowMenus* create(QQmlEngine* engine, QJSEngine* scriptEngine); ///< for QML

signals:
    void wanted(const QPointF& below); ///< all menus, below this point of the scene

private:
    explicit WindowMenus(QObject* parent) : QObject(parent) {}
};

} // namespace taletop::app
