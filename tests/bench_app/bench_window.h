// SPDX-License-Identifier: MIT
// The real window for benchmarks, started in the same way as by the program.
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
    /// Without seats, opens home. Otherwise opens a match of the game, or of the first game if `game` is "".
    /// The match has only bots, a person and bots ("foxtail:person"), or is the game's lesson
    /// ("foxtail:lesson").
    explicit BenchWindow(int seats, const std::string& game = {});
    /// Does the same with the contents of a data folder.
    explicit BenchWindow(const QString& folder, int seats = 0, const std::string& game = {});
    /// Called after each part of the start, with its name: "program" or "match".
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

/// Calls a function after each painted frame of a panel.
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
