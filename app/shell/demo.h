// SPDX-License-Identifier: MIT
// The demonstration: bots play a game in the real window, and pictures of it are saved.
#pragma once

#include "app/shell/main_window.h"

#include <QDir>
#include <QEventLoop>
#include <QSet>
#include <QThreadPool>

#include <atomic>

namespace taletop::app {

class Demo {
public:
    /// Will save pictures of `game` in `folder`, which is created if needed.
    Demo(App& app, MainWindow& window, const QString& folder, const contract::Game& game);

    /// Plays the game and prints the final score. Returns 0, or 1 after an error line on stderr if a picture
    /// can't be written.
    int run();

private:
    void settle();
    void picture(const QString& name);
    void pictures(const QString& name);
    void playTo(MatchSession& session);
    void takeIfNew(MatchSession& session);
    void printScore(MatchSession& session) const;

    App& m_app;
    MainWindow& m_window;
    QDir m_folder;
    const contract::Game& m_game;
    QSet<QString> m_seen; ///< kinds of moments that have a picture
    int m_number = 0;
    bool m_small = false; ///< was the small size requested? (The large one may not fit)
    std::atomic<bool> m_failed = false;
    QThreadPool m_writers; ///< write pictures while the game continues
};

} // namespace taletop::app
