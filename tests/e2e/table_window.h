// SPDX-License-Identifier: MIT
// The real window with the real pages, and hands to use it with.
#pragma once

#include "app/shell/shell.h"

#include <QString>
#include <QTemporaryDir>

#include <functional>

namespace taletop::app {

/// From now on a warning of QML fails the test. One at a time (Shell::takeDown).
class TableWindow {
public:
    TableWindow();
    /// `before` comes before the window, as what the command line asks for does.
    explicit TableWindow(const std::function<void(App&)>& before);
    /// Speaks this language as the program does, until the settings name another one.
    explicit TableWindow(const QString& language, const std::function<void(App&)>& before = {});
    TableWindow(const TableWindow&) = delete;
    TableWindow& operator=(const TableWindow&) = delete;

    [[nodiscard]] App& app() { return m_shell.app(); }
    [[nodiscard]] MainWindow& window() { return m_shell.window(); }
    [[nodiscard]] MatchSession& session() { return *app().session(); }
    /// Sets a language and waits for the window in it. What was asked of the window before is gone.
    void speak(const QString& language);

    /// The item of this name that can be seen, or nullptr.
    [[nodiscard]] QQuickItem* find(const QString& name);
    /// The same; waits for it, and fails the test if it does not come.
    QQuickItem* need(const QString& name);
    /// The middle of an item, in the panel.
    [[nodiscard]] QPoint middle(QQuickItem* item) const;

    void click(const QString& name);
    void drag(const QString& from, const QString& to);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// A key is down for a moment, as the system tells of it, however long the table takes over it: with
    /// a seat's key somebody sits down.
    void tap(Qt::Key key);
    void type(const QString& text);
    /// Presses Tab until the item of this name has the focus; false after a whole round.
    bool tabTo(const QString& name);

    /// Waits until a person must act or the match is over; what is to be read is read at once.
    void waitForPerson();
    /// How many frames are painted in a second, once what moves has come to rest.
    [[nodiscard]] int framesAtRest();

private:
    QTemporaryDir m_folder;
    Shell m_shell;
};

} // namespace taletop::app
