// SPDX-License-Identifier: MIT
// The real window, started like the program, for measuring.
#pragma once

#include "app/shell/main_window.h"

#include <QQmlEngine>
#include <QTemporaryDir>

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>
#include <functional>
#include <string>

namespace taletop::app {

class BenchWindow {
public:
    /// Opens a match of the game, or of the first one, if `seats` > 0: with bots, with a person and bots
    /// ("foxtail:person"), or its lesson ("foxtail:lesson"); otherwise home.
    explicit BenchWindow(int seats, const std::string& game = {});
    /// The same with the contents of a data folder; 0 seats: home.
    explicit BenchWindow(const QString& folder, int seats = 0, const std::string& game = {});
    /// Called after each part of a start: "program", "match".
    static inline std::function<void(const char*)> done;

    [[nodiscard]] App& app() { return m_app; }
    [[nodiscard]] MainWindow& window() { return m_window; }

    /// Runs the event loop until the panel has been painted with all its pictures.
    void waitForPaint();
    /// Runs the event loop until the page has been painted, even if pictures are still loading.
    void waitForFirstPaint();

private:
    QTemporaryDir m_folder;
    App m_app;
    QQmlEngine m_engine;
    MainWindow m_window;
};

/// Emits a signal after each painted frame of a panel.
class PaintWatch : public QObject {
public:
    PaintWatch(QWidget& panel, std::function<void()> painted) : m_painted(std::move(painted)) {
        panel.window()->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::UpdateRequest)
            return false;
        watched->removeEventFilter(this);
        QCoreApplication::sendEvent(watched, event);
        watched->installEventFilter(this);
        m_painted();
        return true;
    }

private:
    std::function<void()> m_painted;
};

} // namespace taletop::app
