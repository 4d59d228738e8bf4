// SPDX-License-Identifier: MIT
// The area of the scene in the window. The scene fills it, or is scrolled as a whole if the window is too
// small.
#pragma once

#include <QScrollArea>

namespace taletop::app {

class QuickPanel;

class PanelRoom : public QScrollArea {
    Q_OBJECT

public:
    PanelRoom(QuickPanel* panel, QWidget* parent);

    /// Returns the scene's minimum size in pixels at `textScale`, from 1 to 1.5.
    [[nodiscard]] static QSize leastSize(qreal textScale);
    void setTextScale(qreal textScale);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showFocus();

    QuickPanel* m_panel;
};

} // namespace taletop::app
