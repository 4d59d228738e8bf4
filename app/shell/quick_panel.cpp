// SPDX-License-Identifier: MIT
#include "app/shell/quick_panel.h"

#include "app/input/key_places.h"
#include "app/input/seat_keys.h"
#include "app/shell/menu_keys.h"

#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace taletop::app {

namespace {

/// Returns the first or the last stop of the Tab chain, or nullptr.
QQuickItem* endStop(QQuickItem* root, bool first) {
    QQuickItem* stop = root != nullptr ? root->nextItemInFocusChain(first) : nullptr;
    return stop == root ? nullptr : stop;
}

/// May this key repeat while it is held down?
bool movesAbout(int key) {
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
        return true;
    default:
        return false;
    }
}

} // namespace

QuickPanel::QuickPanel(QQmlEngine* engine, const SeatKeys& seatKeys, QWidget* parent)
    : QQuickWidget(engine, parent), m_seatKeys(seatKeys) {
    setResizeMode(QQuickWidget::SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus);
    // Repeat the focus event. If a menu is a window with the keyboard focus, Qt sends the scene a focus event
    // when the menu closes, but before this window has the focus again. The scene would believe that another
    // window has it.
    connect(qApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* focused) {
        if (focused == nullptr || focused != window()->windowHandle() || !hasFocus() ||
            quickWindow()->activeFocusItem() != nullptr || QApplication::activePopupWidget() != nullptr)
            return;
        QFocusEvent back(QEvent::FocusIn, Qt::PopupFocusReason);
        QCoreApplication::sendEvent(this, &back);
    });
}

bool QuickPanel::event(QEvent* event) {
    const bool press = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
                       event->type() == QEvent::TouchBegin;
    if (press)
        emit usedBy(event->type() == QEvent::KeyPress);
    const bool done = QQuickWidget::event(event);
    if (press)
        emit pressed();
    return done;
}

bool QuickPanel::isWriting() const {
    const QQuickItem* active = quickWindow()->activeFocusItem();
    return active != nullptr && active->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
}

void QuickPanel::keyPressEvent(QKeyEvent* event) {
    if (isWriting())
        return QQuickWidget::keyPressEvent(event);
    if (event->isAutoRepeat() && !movesAbout(event->key()))
        return event->accept();
    const int key = keyByPlace(event->key(), event->nativeScanCode(), event->modifiers());
    if (key == event->key() || m_seatKeys.seatOf(event->key(), event->nativeScanCode()) >= 0)
        return QQuickWidget::keyPressEvent(event);
    if (triggerAction(*window(), QKeyCombination(event->modifiers(), static_cast<Qt::Key>(key))))
        return event->accept(); // menus come before the scene, as on other keyboards
    QKeyEvent byPlace(event->type(), key, event->modifiers(), event->nativeScanCode(),
                      event->nativeVirtualKey(), event->nativeModifiers(), event->text(),
                      event->isAutoRepeat(), 1, event->device());
    byPlace.setTimestamp(event->timestamp());
    byPlace.ignore(); // remains ignored if no item has the focus
    QQuickWidget::keyPressEvent(&byPlace);
    event->setAccepted(byPlace.isAccepted());
}

bool QuickPanel::focusNextPrevChild(bool next) {
    const QQuickItem* active = quickWindow()->activeFocusItem();
    if (active == nullptr || active == endStop(rootObject(), !next))
        return QWidget::focusNextPrevChild(next);
    return QQuickWidget::focusNextPrevChild(next);
}

void QuickPanel::focusInEvent(QFocusEvent* event) {
    QQuickWidget::focusInEvent(event);
    const bool forward = event->reason() == Qt::TabFocusReason;
    if (!forward && event->reason() != Qt::BacktabFocusReason)
        return;
    if (QQuickItem* stop = endStop(rootObject(), forward))
        stop->forceActiveFocus(event->reason());
}

void QuickPanel::showEvent(QShowEvent* event) {
    QQuickWidget::showEvent(event);
    if (m_watched != window()) {
        if (m_watched)
            m_watched->removeEventFilter(this);
        m_watched = window();
        m_watched->installEventFilter(this);
    }
    tellPosition();
}

void QuickPanel::moveEvent(QMoveEvent* event) {
    QQuickWidget::moveEvent(event);
    tellPosition();
}

void QuickPanel::resizeEvent(QResizeEvent* event) {
    QQuickWidget::resizeEvent(event);
    tellPosition();
}

bool QuickPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_watched && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        tellPosition();
    return QQuickWidget::eventFilter(watched, event);
}

/// Sets the scene's screen position for screen readers, which QQuickWidget does not do.
void QuickPanel::tellPosition() { quickWindow()->setPosition(mapToGlobal(QPoint(0, 0))); }

} // namespace taletop::app
