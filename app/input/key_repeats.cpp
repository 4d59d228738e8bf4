// SPDX-License-Identifier: MIT
#include "app/input/key_repeats.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace taletop::app {

namespace {

/// Milliseconds. A hand is not that quick.
constexpr int repeating = 30;

} // namespace

bool KeyRepeats::areNeeded() { return QGuiApplication::platformName() == QLatin1String("xcb"); }

KeyRepeats::KeyRepeats(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
    m_patience.setSingleShot(true);
    m_patience.setInterval(repeating);
    // On a slow machine the press may lie there unread when the time is up: it is read first.
    const auto timeIsUp = [this] {
        if (!m_patience.isActive()) // for another key since
            letPass();
    };
    connect(&m_patience, &QTimer::timeout, this, timeIsUp, Qt::QueuedConnection);
}

bool KeyRepeats::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!isKey || m_passing || !watched->isWindowType())
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.isAutoRepeat() || key.timestamp() == 0) // a copy, by which a screen reader was told first
        return false;
    if (key.type() == QEvent::KeyPress)
        return press(watched, key);
    withhold(watched, key);
    return true;
}

/// True: it was a repetition, and has been told of as one.
bool KeyRepeats::press(QObject* window, const QKeyEvent& event) {
    const bool repeats =
        event.key() == m_key && event.timestamp() >= m_cameUp && event.timestamp() - m_cameUp < repeating;
    if (!repeats) {
        letPass();
        return false;
    }
    m_release.reset();
    QKeyEvent again(QEvent::KeyPress, event.key(), event.modifiers(), event.nativeScanCode(),
                    event.nativeVirtualKey(), event.nativeModifiers(), event.text(), true);
    again.setTimestamp(event.timestamp());
    const QScopedValueRollback passing(m_passing, true);
    QCoreApplication::sendEvent(window, &again);
    return true;
}

void KeyRepeats::withhold(QObject* window, const QKeyEvent& release) {
    letPass();
    m_release.reset(release.clone());
    m_window = window;
    m_key = release.key();
    m_cameUp = release.timestamp();
    m_patience.start();
}

void KeyRepeats::letPass() {
    const std::unique_ptr<QKeyEvent> release = std::move(m_release);
    if (!release || !m_window)
        return;
    const QScopedValueRollback passing(m_passing, true);
    QCoreApplication::sendEvent(m_window, release.get());
}

} // namespace taletop::app
