// SPDX-License-Identifier: MIT
// The menu of how hands are shown: behind a curtain or open, spoken into headphones.
#pragma once

#include "app/shell/app.h"
#include "app/shell/ear_hand.h"

#include <QCoreApplication>

class QMenu;
class QWidget;

namespace taletop::app {

class HandsMenu {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::HandsMenu)

public:
    /// All must outlive this; what is explained comes before `window`.
    HandsMenu(App& app, EarHand& earHand, QWidget* window)
        : m_app(&app), m_earHand(&earHand), m_window(window) {}

    /// Makes the entries anew. How hands are shown is chosen between turns, while nobody sits behind the
    /// curtain.
    void fill(QMenu& menu);

private:
    void addHeadphones(QMenu& menu);
    void addOpenings(QMenu& menu);

    App* m_app;
    EarHand* m_earHand;
    QWidget* m_window;
};

} // namespace taletop::app
