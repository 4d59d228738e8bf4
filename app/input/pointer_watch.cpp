// SPDX-License-Identifier: MIT
#include "app/input/pointer_watch.h"

#include <QMouseEvent>
#include <QTouchEvent>

namespace taletop::app {

namespace {

constexpr int tremble = 6; ///< pixels that a hand may move the mouse while clicking

} // namespace

void PointerWatch::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange)
        watch(data.window);
    QQuickItem::itemChange(change, data);
}

void PointerWatch::watch(QQuickWindow* window) {
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (m_window)
        m_window->installEventFilter(this);
}

bool PointerWatch::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        press(static_cast<QMouseEvent*>(event)->position());
        break;
    case QEvent::TouchBegin:
        press(static_cast<QTouchEvent*>(event)->points().value(0).position());
        break;
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        move(mouse->position(), mouse->buttons() != Qt::NoButton);
        break;
    }
    case QEvent::TouchUpdate:
        move(static_cast<QTouchEvent*>(event)->points().value(0).position(), true);
        break;
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton)
            release();
        break;
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        release();
        break;
    default:
        break;
    }
    return QQuickItem::eventFilter(watched, event);
}

void PointerWatch::press(const QPointF& at) {
    m_at = at;
    m_pressedAt = at;
    m_trembles = true;
    if (!m_down) {
        m_down = true;
        m_dragged = false;
        emit downChanged();
    }
    emit pressed(at);
}

void PointerWatch::release() {
    if (!m_down)
        return;
    m_down = false;
    emit downChanged();
    emit released(m_dragged);
}

void PointerWatch::move(const QPointF& at, bool down) {
    if (at == m_at) // this event also arrives when something else has changed
        return;
    m_at = at;
    if ((at - m_pressedAt).manhattanLength() > tremble) {
        m_trembles = false;
        m_dragged = m_dragged || down;
    }
    if (m_down && !down) // released outside the window
        release();
    if (!down && !m_trembles)
        QMetaObject::invokeMethod(
            this, [this] { emit moved(); }, Qt::QueuedConnection);
}

} // namespace taletop::app
