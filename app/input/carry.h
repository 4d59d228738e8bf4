// SPDX-License-Identifier: MIT
// A thing that is carried by the pointer: it is put down where the button is let go. Esc, another button and
// a window that loses the keyboard end it for good, and the rest of the drag counts for nothing.
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

    /// A drag of the thing has begun with a press at `pressed` in the window, and the pointer is at `at`. Of
    /// several fingers the one of this number carries.
    Q_INVOKABLE void begin(QQuickItem* thing, int finger, const QPointF& pressed, const QPointF& at);
    /// The drag is over, or the button is not ours any more.
    Q_INVOKABLE void end();
    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QPointF at() const { return m_at; } ///< the pointer in the window
    [[nodiscard]] QPointF moved() const { return m_at - m_pressed; }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void activeChanged();
    void atChanged();
    void begun();
    void put(); ///< let go where it is
    void givenUp();

private:
    void moveTo(const QPointF& at);
    void giveUp();
    void stopWatching();
    [[nodiscard]] bool isOther(const QEvent& event) const;

    QPointer<QQuickWindow> m_window; ///< watched from the beginning until all buttons are up
    int m_finger = -1;
    QPointF m_pressed;
    QPointF m_at;
    bool m_active = false;
    bool m_released = false; ///< by the button or finger that carries
};

} // namespace taletop::app
