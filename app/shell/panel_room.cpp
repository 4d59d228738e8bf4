// SPDX-License-Identifier: MIT
#include "app/shell/panel_room.h"

#include "app/shell/quick_panel.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace taletop::app {

PanelRoom::PanelRoom(QuickPanel* panel, QWidget* parent) : QScrollArea(parent), m_panel(panel) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the scene handles keys
    setWidgetResizable(true);
    setWidget(panel);
    setTextScale(1);
    connect(panel, &QuickPanel::pressed, this, &PanelRoom::showFocus);
}

QSize PanelRoom::leastSize(qreal textScale) {
    constexpr QSize least(940, 512);   // a Full HD screen at 200% without menus and scroll bar
    constexpr QSize larger(1004, 612); // with text at 150%
    const qreal part = std::clamp((textScale - 1) / 0.5, 0.0, 1.0);
    return {qRound(std::lerp(least.width(), larger.width(), part)),
            qRound(std::lerp(least.height(), larger.height(), part))};
}

void PanelRoom::setTextScale(qreal textScale) { m_panel->setMinimumSize(leastSize(textScale)); }

/// Scrolls to the bottom of the table, where the question and its buttons are.
void PanelRoom::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

/// Scrolls to the focused item for keyboard users.
void PanelRoom::showFocus() {
    const QQuickItem* item = m_panel->quickWindow()->activeFocusItem();
    if (item == nullptr)
        return;
    const bool wide = item->width() >= viewport()->width();
    const bool high = item->height() >= viewport()->height();
    const QPoint middle = item->mapToScene(item->boundingRect().center()).toPoint();
    // Don't scroll in a direction in which the item is larger than the window.
    const QPoint now = m_panel->mapFrom(viewport(), viewport()->rect().center());
    ensureVisible(wide ? now.x() : middle.x(), high ? now.y() : middle.y(),
                  wide ? 0 : qRound(item->width() / 2) + 4, high ? 0 : qRound(item->height() / 2) + 4);
}

} // namespace taletop::app
