// SPDX-License-Identifier: MIT
// The menu that sets how hands are shown: behind a curtain or open.
#pragma once

#include "app/shell/app.h"

#include <QCoreApplication>

class QMenu;
class QWidget;

namespace taletop::app {

class HandsMenu {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::HandsMenu)

public:
    /// Both arguments must outlive this; explanations open in front of `window`.
    HandsMenu(App& app, QWidget* window) : m_app(&app), m_window(window) {}

    /// Fills the menu. The choice is available between turns, while nobody sits behind the curtain.
    void fill(QMenu& menu);

private:
    void addHands(QMenu& menu);
    void addPhones(QMenu& menu);

    App* m_app;
    QWidget* m_window;
};

} // namespace taletop::app
