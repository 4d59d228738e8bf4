// SPDX-License-Identifier: MIT
// Where the scene lies in the window: it fills it, and in a window that is too small for it is scrolled as a
// whole.
#pragma once

#include <QScrollArea>

namespace taletop::app {

class QuickPanel;

class PanelRoom : public QScrollArea {
    Q_OBJECT

public:
    PanelRoom(QuickPanel* panel, QWidget* parent);

    /// Of the scene, in pixels, with letters `textScale` (1 to 1.5) times as large as drawn.
    [[nodiscard]] static QSize leastSize(qreal textScale);
    void setTextScale(qreal textScale);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showFocus();

    QuickPanel* m_panel;
};

} // namespace taletop::app
