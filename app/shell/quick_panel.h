// SPDX-License-Identifier: MIT
// The QML scene inside the window, with features that QQuickWidget lacks: the Tab key leaves it at both ends,
// screen readers find its items, and a held key does not trigger an action twice.
#pragma once

#include <QPointer>
#include <QQuickWidget>

namespace taletop::app {

class SeatKeys;

class QuickPanel : public QQuickWidget {
    Q_OBJECT

public:
    /// `seatKeys` must outlive this.
    QuickPanel(QQmlEngine* engine, const SeatKeys& seatKeys, QWidget* parent);

signals:
    void usedBy(bool keyboard); ///< a key or a button was pressed
    void pressed();             ///< a press of a key, a button or the screen took effect

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tellPosition();
    [[nodiscard]] bool isWriting() const;

    const SeatKeys& m_seatKeys;
    QPointer<QWidget> m_watched;
};

} // namespace taletop::app
