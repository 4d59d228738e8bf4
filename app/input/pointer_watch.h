// SPDX-License-Identifier: MIT
// What the pointer itself does in the window, whatever moves beneath it: for what must not happen
// merely because a card came to lie under a pointer at rest.
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

    [[nodiscard]] bool down() const { return m_down; } ///< a button, or a finger on the glass
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// With nothing down, and far enough from the last press to be meant; what lies beneath has been
    /// told of it before.
    void moved();
    void pressed(const QPointF& at); ///< in the window
    void released(bool dragged);     ///< having been moved while it was down
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
    bool m_trembles = false; ///< not yet away from where it was pressed
};

} // namespace taletop::app
