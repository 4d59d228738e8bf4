// SPDX-License-Identifier: MIT
// Carrying a thing with the pointer: releasing the button puts it down. Esc, another button, or the window
// losing focus cancels it for good, and the rest of the drag is ignored.
#pragma once

#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Carry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    Q_PROPERTY(QPointF at READ at NOTIFY atChanged)
    Q_PROPERTY(QPointF moved READ moved NOTIFY atChanged)

public:
    using QObject::QObject;

    /// Starts carrying the thing after a press at `pressed` in the window, with the pointer now at `at`. If
    /// there are several fingers, the one with this number carries.
    Q_INVOKABLE void begin(QQuickItem* thing, int finger, const QPointF& pressed, const QPointF& at);
    /// Ends the drag: puts the thing down if its button or finger was released, otherwise cancels.
    Q_INVOKABLE void end();
    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QPointF at() const { return m_at; } ///< the pointer, in window coordinates
    [[nodiscard]] QPointF moved() const { return m_at - m_pressed; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void activeChanged();
    void atChanged();
    void begun();
    void put(); ///< put down where it is
    void givenUp();

private:
    void moveTo(const QPointF& at);
    void giveUp();
    void stopWatching();
    [[nodiscard]] bool isOther(const QEvent& event) const;

    QPointer<QQuickWindow> m_window; ///< watched until all buttons are up
    int m_finger = -1;
    QPointF m_pressed;
    QPointF m_at;
    bool m_active = false;
    bool m_released = false; ///< the carrying button or finger is up
};

} // namespace taletop::app
