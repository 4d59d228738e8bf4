// SPDX-License-Identifier: MIT
#include "app/input/hasty_keys.h"

#include <QKeyEvent>

namespace taletop::app {

namespace {

/// Keys that only move about, that open what may be read (the log, a card looked at closely), and the seats'
/// own, which know how long they are held.
bool decidesNothing(int key) {
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Shift:
    case Qt::Key_I:
    case Qt::Key_L:
        return true;
    default:
        return key >= Qt::Key_F1 && key <= Qt::Key_F35;
    }
}

bool isRecent(const QElapsedTimer& since) {
    return since.isValid() && since.elapsed() < HastyKeys::stillness;
}

/// What is pressed in a row by who types: what a field writes, and what mends or ends that.
bool belongsToTyping(const QKeyEvent& press) { return press.key() != Qt::Key_Tab && !press.text().isEmpty(); }

} // namespace

bool HastyKeys::isMeant(const QKeyEvent& press, bool writing) {
    if (!writing && isRecent(m_sinceTyping) && belongsToTyping(press)) {
        m_sinceTyping.start();
        return false;
    }
    if (writing || decidesNothing(press.key()))
        return true;
    return !press.isAutoRepeat() && !isRecent(m_sinceStory);
}

} // namespace taletop::app
