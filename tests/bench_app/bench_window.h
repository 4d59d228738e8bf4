// SPDX-License-Identifier: MIT
// The real window, started as the program starts it, for measuring.
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
    /// With `seats` > 0 a match of the game, or of the first one, stands on the table, played by bots, by a
    /// person and bots ("foxtail:person"), or its lesson ("foxtail:lesson"); else home.
    explicit BenchWindow(int seats, const std::string& game = {});
    /// The same, with what lies in a folder for data; 0 seats: home.
    explicit BenchWindow(const QString& folder, int seats = 0, const std::string& game = {});
    /// Told after each part of a start: "program", "match".
    static inline std::function<void(const char*)> done;

    [[nodiscard]] App& app() { return m_app; }
    [[nodiscard]] MainWindow& window() { return m_window; }

    /// Runs the event loop until the panel has been painted with all pictures there.
    void waitForPaint();
    /// Runs the event loop until the page has been painted, whatever is still on its way.
    void waitForFirstPaint();

private:
    QTemporaryDir m_folder;
    App m_app;
    QQmlEngine m_engine;
    MainWindow m_window;
};

/// Tells of each frame of a panel when it has been painted.
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
