// SPDX-License-Identifier: MIT
#include "app/input/carry.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTouchEvent>

#include <utility>

namespace taletop::app {

void Carry::begin(QQuickItem* thing, int finger, const QPointF& pressed, const QPointF& at) {
    if (m_window != nullptr) // an earlier drag was cancelled, but its button is still down
        return;
    m_window = thing->window();
    m_window->installEventFilter(this);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &Carry::giveUp);
    m_finger = finger;
    m_pressed = pressed;
    m_at = at;
    m_released = false;
    m_active = true;
    emit atChanged();
    emit activeChanged();
    emit begun();
}

void Carry::end() {
    if (m_released)
        stopWatching();
    if (!m_released || !m_active)
        return giveUp();
    emit put(); // must precede activeChanged(), after which the thing moves away
    m_active = false;
    emit activeChanged();
}

void Carry::giveUp() {
    if (!std::exchange(m_active, false))
        return;
    emit activeChanged();
    emit givenUp();
}

void Carry::stopWatching() {
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = nullptr;
    disconnect(qGuiApp, nullptr, this, nullptr);
}

void Carry::moveTo(const QPointF& at) {
    if (!m_active || at == m_at)
        return;
    m_at = at;
    emit atChanged();
}

/// Is this a press or release of a button that does not carry?
bool Carry::isOther(const QEvent& event) const {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
        return static_cast<const QMouseEvent&>(event).button() != Qt::LeftButton;
    default:
        return false;
    }
}

bool Carry::eventFilter(QObject* watched, QEvent* event) {
    if (isOther(*event)) {
        giveUp();
        return true; // keeps the press from the items below
    }
    switch (event->type()) {
    case QEvent::KeyPress:
        if (m_active && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            giveUp();
            return true;
        }
        break;
    case QEvent::MouseMove:
        if (static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton) { // released outside the window
            giveUp();
            stopWatching();
            break;
        }
        moveTo(static_cast<QMouseEvent*>(event)->position());
        break;
    case QEvent::MouseButtonRelease:
        moveTo(static_cast<QMouseEvent*>(event)->position());
        m_released = true;
        break;
    case QEvent::TouchBegin: // all fingers are up, but no end was reported
        giveUp();
        stopWatching();
        break;
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        if (const QEventPoint* finger = static_cast<QTouchEvent*>(event)->pointById(m_finger)) {
            moveTo(finger->position());
            m_released = m_released || finger->state() == QEventPoint::Released;
        }
        break;
    case QEvent::TouchCancel:
        giveUp();
        m_released = true;
        break;
    default:
        break;
    }
    if (m_released && !m_active) // the drag was cancelled, so end() may never be called
        stopWatching();
    return QObject::eventFilter(watched, event);
}

} // namespace taletop::app
