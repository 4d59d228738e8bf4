// SPDX-License-Identifier: MIT
// The menu of how hands are shown: behind a curtain or open.
#pragma once

#include "app/shell/app.h"

#include <QCoreApplication>

class QMenu;
class QWidget;

namespace taletop::app {

class HandsMenu {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::HandsMenu)

public:
    /// Both must outlive this; what is explained comes before `window`.
    HandsMenu(App& app, QWidget* window) : m_app(&app), m_window(window) {}

    /// Makes the entries anew. How hands are shown is chosen between turns, while nobody sits behind the
    /// curtain.
    void fill(QMenu& menu);

private:
    void addHands(QMenu& menu);

    App* m_app;
    QWidget* m_window;
};

} // namespace taletop::app
