// SPDX-License-Identifier: MIT
// Lets the pointer carry a thing. Releasing the button puts the thing down. Esc, another button, or the
// window losing focus cancels the drag, and the rest of it is ignored.
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

    /// Starts carrying a thing that was pressed at `pressed`, with the pointer now at `at`, both in window
    /// coordinates. `finger` identifies the touch point that carries, if there are several.
    Q_INVOKABLE void begin(QQuickItem* thing, int finger, const QPointF& pressed, const QPointF& at);
    /// Ends the drag. Puts the thing down if its button or finger was released, otherwise cancels.
    Q_INVOKABLE void end();
    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QPointF at() const { return m_at; } ///< position of the pointer, in window coordinates
    [[nodiscard]] QPointF moved() const { return m_at - m_pressed; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void activeChanged();
    void atChanged();
    void begun();
    void put(); ///< the thing was put down at its current position
    void givenUp();

private:
    void moveTo(const QPointF& at);
    void giveUp();
    void stopWatching();
    [[nodiscard]] bool isOther(const QEvent& event) const;

    QPointer<QQuickWindow> m_window; ///< window to watch until all buttons are up
    int m_finger = -1;
    QPointF m_pressed;
    QPointF m_at;
    bool m_active = false;
    bool m_released = false; ///< is the carrying button or finger up?
};

} // namespace taletop::app
