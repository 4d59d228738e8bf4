// SPDX-License-Identifier: MIT
#include "app/input/key_presses.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace taletop::app {

KeyPresses::KeyPresses(QObject* parent) : QObject(parent) {
    m_clock.start();
    if (QCoreApplication::instance() != nullptr)
        QCoreApplication::instance()->installEventFilter(this);
}

bool KeyPresses::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    return (isKey && take(*static_cast<QKeyEvent*>(event))) || QObject::eventFilter(watched, event);
}

qint64 KeyPresses::timeOf(const QKeyEvent& event) const {
    const auto time = static_cast<qint64>(event.timestamp());
    return time > 0 ? time : m_clock.elapsed();
}

void KeyPresses::useUp() {
    m_usedUp = m_key;
    m_cameUp = false;
}

bool KeyPresses::take(const QKeyEvent& event) {
    m_time = timeOf(event);
    m_key = event.key();
    if (m_usedUp == 0 || m_key != m_usedUp)
        return false;
    if (event.isAutoRepeat())
        return true;
    if (event.type() == QEvent::KeyRelease) {
        m_cameUp = true;
        return true;
    }
    if (m_cameUp)
        m_usedUp = 0;
    return !m_cameUp;
}

} // namespace taletop::app
