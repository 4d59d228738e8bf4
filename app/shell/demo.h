// SPDX-License-Identifier: MIT
// The demonstration: bots play a game in the real window while pictures are taken.
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
    /// Pictures of `game` go to `folder`, which is made if need be.
    Demo(App& app, MainWindow& window, const QString& folder, const contract::Game& game);

    /// Plays; prints the final score. 0, or 1 with a line on stderr if a picture cannot be written.
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
    QSet<QString> m_seen; ///< kinds of moments that have their picture
    int m_number = 0;
    bool m_small = false; ///< the window was asked to be; a screen may give less than the large one
    std::atomic<bool> m_failed = false;
    QThreadPool m_writers; ///< of pictures, while the game goes on
};

} // namespace taletop::app
