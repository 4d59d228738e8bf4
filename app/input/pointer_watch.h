// SPDX-License-Identifier: MIT
// Watches the pointer's own movements in the window, so that a card moving under a resting pointer is not
// mistaken for one.
#pragma once

#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class PointerWatch : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool down READ down NOTIFY downChanged)

public:
    explicit PointerWatch(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    [[nodiscard]] bool down() const { return m_down; } ///< is a button pressed, or a finger on the screen?
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted when the pointer moves with nothing pressed, far enough from the last press to be deliberate.
    /// The items below have received the event by then.
    void moved();
    void pressed(const QPointF& at); ///< position in window coordinates
    void released(bool dragged);     ///< `dragged`: did the pointer move while down?
    void downChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void watch(QQuickWindow* window);
    void press(const QPointF& at);
    void release();
    void move(const QPointF& at, bool down);

    QPointer<QQuickWindow> m_window;
    QPointF m_at;
    QPointF m_pressedAt;
    bool m_down = false;
    bool m_dragged = false;
    bool m_trembles = false; ///< is the pointer still close to where it was pressed?
};

} // namespace taletop::app
