// SPDX-License-Identifier: MIT
#include "app/shell/quick_panel.h"

#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTouchEvent>

namespace taletop::app {

namespace {

/// The first stop of the Tab chain, or the last.
QQuickItem* endStop(QQuickItem* root, bool first) {
    QQuickItem* stop = root != nullptr ? root->nextItemInFocusChain(first) : nullptr;
    return stop == root ? nullptr : stop;
}

} // namespace

QuickPanel::QuickPanel(QQmlEngine* engine, QWidget* parent) : QQuickWidget(engine, parent) {
    setResizeMode(QQuickWidget::SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus);
    // Where a menu is a window that has the keyboard, Qt tells the scene of its focus when that closes,
    // which is before this window has the keyboard again: the scene would take it for somebody else's.
    connect(qApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* focused) {
        if (focused == nullptr || focused != window()->windowHandle() || !hasFocus() ||
            quickWindow()->activeFocusItem() != nullptr || QApplication::activePopupWidget() != nullptr)
            return;
        QFocusEvent back(QEvent::FocusIn, Qt::PopupFocusReason);
        QCoreApplication::sendEvent(this, &back);
    });
}

bool QuickPanel::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        emit stirred();
        break;
    default:
        break;
    }
    const bool press = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
                       event->type() == QEvent::TouchBegin;
    if (press)
        emit usedBy(event->type() == QEvent::KeyPress);
    if (press && event->type() != QEvent::KeyPress)
        m_hasty.stoppedTyping();
    if (isLate(*event)) {
        if (event->type() == QEvent::TouchEnd)
            cancel(*static_cast<QTouchEvent*>(event));
        else if (event->type() == QEvent::MouseButtonRelease)
            slideOff(*static_cast<QMouseEvent*>(event));
        event->accept();
        return true;
    }
    const bool done = QQuickWidget::event(event);
    if (press)
        emit pressed();
    return done;
}

// ---- presses that come up too late

void QuickPanel::askedAnew() {
    m_late = true;
    m_other = true;
}

void QuickPanel::notePress(const QMouseEvent& press) {
    m_late = m_late && press.buttons() != press.button(); // with another one down already
}

/// Is something let go that went down at another question, or pressed by a double click on one before?
bool QuickPanel::isLate(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        notePress(static_cast<const QMouseEvent&>(event));
        m_other = false;
        return false;
    case QEvent::MouseButtonDblClick:
        notePress(static_cast<const QMouseEvent&>(event));
        m_late = m_late || m_other;
        return m_other;
    case QEvent::TouchBegin:
        m_late = false;
        return false;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
        return m_late;
    default:
        return false;
    }
}

/// What was pressed is left before the button comes up, as whoever thinks better of it does.
void QuickPanel::slideOff(const QMouseEvent& release) {
    if (QQuickItem* pressed = quickWindow()->mouseGrabberItem())
        pressed->ungrabMouse();
    const QPointF beyond(-width(), -height());
    for (const QEvent::Type type : {QEvent::MouseMove, QEvent::MouseButtonRelease}) {
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, beyond, mapToGlobal(beyond), moves ? Qt::NoButton : release.button(),
                          moves ? release.buttons() | release.button() : release.buttons(),
                          release.modifiers(), release.pointingDevice());
        event.setTimestamp(release.timestamp());
        QQuickWidget::event(&event);
    }
}

void QuickPanel::cancel(const QTouchEvent& end) {
    QTouchEvent event(QEvent::TouchCancel, end.pointingDevice(), end.modifiers());
    event.setTimestamp(end.timestamp());
    QQuickWidget::event(&event);
}

bool QuickPanel::isWriting() const {
    const QQuickItem* active = quickWindow()->activeFocusItem();
    return active != nullptr && active->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
}

void QuickPanel::keyPressEvent(QKeyEvent* event) {
    const bool writing = isWriting();
    if (!m_hasty.isMeant(*event, writing)) {
        event->accept();
        return;
    }
    QQuickWidget::keyPressEvent(event);
    if (writing && isWriting())
        m_hasty.typed();
    else
        m_hasty.stoppedTyping();
}

bool QuickPanel::focusNextPrevChild(bool next) {
    m_hasty.stoppedTyping(); // Tab comes here instead of to the keys
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

void QuickPanel::focusOutEvent(QFocusEvent* event) {
    QQuickWidget::focusOutEvent(event);
    emit keyboardGone();
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

/// QQuickWidget forgets to, and the rectangles that screen readers get stay behind.
void QuickPanel::tellPosition() { quickWindow()->setPosition(mapToGlobal(QPoint(0, 0))); }

} // namespace taletop::app
