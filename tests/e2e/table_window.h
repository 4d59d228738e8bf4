// SPDX-License-Identifier: MIT
// The real window with the real pages, and helpers to use it.
#pragma once

#include "app/shell/shell.h"

#include <QString>
#include <QTemporaryDir>

#include <functional>

namespace taletop::app {

/// The window of a test. Every QML warning fails the test. Only one TableWindow may exist at a time
/// (Shell::takeDown).
class TableWindow {
public:
    TableWindow();
    /// Calls `before` before the window is created, which is when the command line starts a match.
    explicit TableWindow(const std::function<void(App&)>& before);
    /// Starts in this language, unless the settings name another one.
    explicit TableWindow(const QString& language, const std::function<void(App&)>& before = {});
    TableWindow(const TableWindow&) = delete;
    TableWindow& operator=(const TableWindow&) = delete;

    [[nodiscard]] App& app() { return m_shell.app(); }
    [[nodiscard]] MainWindow& window() { return m_shell.window(); }
    [[nodiscard]] MatchSession& session() { return *app().session(); }
    /// Changes the language and waits for the new window. Earlier pointers into the window become invalid.
    void speak(const QString& language);

    /// The visible item with this name, or nullptr.
    [[nodiscard]] QQuickItem* find(const QString& name);
    /// Waits for the visible item with this name. The test fails if the item does not appear.
    QQuickItem* need(const QString& name);
    /// The middle of an item in the panel's coordinates.
    [[nodiscard]] QPoint middle(QQuickItem* item) const;

    void click(const QString& name);
    void drag(const QString& from, const QString& to);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Presses a key whose timestamps are a moment apart, however long the table takes to handle the events.
    /// Seats' keys need this.
    void tap(Qt::Key key);
    void type(const QString& text);
    /// Presses Tab until the item with this name has the focus. Returns false after a whole round.
    bool tabTo(const QString& name);

    /// Waits until a person must act or the match is over. Turns pages at once.
    void waitForPerson();
    /// The number of frames painted per second after all motion has ended.
    [[nodiscard]] int framesAtRest();

private:
    QTemporaryDir m_folder;
    Shell m_shell;
};

} // namespace taletop::app
