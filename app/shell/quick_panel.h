// SPDX-License-Identifier: MIT
// The QML scene inside the window, with what a plain QQuickWidget lacks: Tab leaves it at both
// ends, screen readers find its items where they are, and presses in haste go nowhere.
#pragma once

#include "app/input/hasty_keys.h"

#include <QPointer>
#include <QQuickWidget>

namespace taletop::app {

class QuickPanel : public QQuickWidget {
    Q_OBJECT

public:
    QuickPanel(QQmlEngine* engine, QWidget* parent);

    /// As HastyKeys::storyEnded.
    void storyEnded() { m_hasty.storyEnded(); }
    /// Something else is asked: what is down now was meant for the question before, and does nothing when
    /// it comes up; nor does the second press of a double click.
    void askedAnew();

signals:
    void stirred();             ///< by mouse, finger or key
    void usedBy(bool keyboard); ///< a key or a button has been pressed
    void pressed();             ///< a button, a key or the screen, and it has done its work
    void keyboardGone();        ///< keys go elsewhere from now on, also the release of one that is down

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tellPosition();
    [[nodiscard]] bool isLate(const QEvent& event);
    void notePress(const QMouseEvent& press);
    void slideOff(const QMouseEvent& release);
    void cancel(const QTouchEvent& end);
    [[nodiscard]] bool isWriting() const;

    HastyKeys m_hasty;
    QPointer<QWidget> m_watched;
    bool m_late = false;  ///< for the button or the finger that is down
    bool m_other = false; ///< is asked than at the first press of a double click
};

} // namespace taletop::app
