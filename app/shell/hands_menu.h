// SPDX-License-Identifier: MIT
// The menu for hands: behind a curtain, open, or on phones.
#pragma once

#include "app/shell/app.h"

#include <QCoreApplication>

class QMenu;
class QWidget;

namespace taletop::app {

class HandsMenu {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::HandsMenu)

public:
    /// Both arguments must outlive this. Explanations open in front of `window`.
    HandsMenu(App& app, QWidget* window) : m_app(&app), m_window(window) {}

    /// Fills the menu. The choice is enabled between turns, while nobody sits behind the curtain.
    void fill(QMenu& menu);

private:
    void addHands(QMenu& menu);
    void addPhones(QMenu& menu);

    App* m_app;
    QWidget* m_window;
};

} // namespace taletop::app
