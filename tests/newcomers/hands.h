// SPDX-License-Identifier: MIT
// Uses the real window like a person: presses and releases keys and buttons, lets time pass in between, and
// processes all effects before the next action. Logs each action.
#pragma once

#include "tests/e2e/table_window.h"
#include "tests/test_clock.h"

#include <QSet>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace taletop::app {

class Hands {
public:
    Hands(TableWindow& table, StandingClock& clock);

    /// Returns the number of keys pressed, and of mouse buttons pressed and released. Auto-repeat counts
    /// once.
    [[nodiscard]] int presses() const { return m_presses; }
    /// Returns the number of actions and time steps.
    [[nodiscard]] int things() const { return m_things; }
    /// Is time passing now without an action?
    [[nodiscard]] bool areWaiting() const { return m_waiting; }
    /// Returns all actions, newest last, each with its time in seconds.
    [[nodiscard]] const QStringList& done() const { return m_done; }
    /// Sets whether each action is printed immediately.
    void setAloud(bool aloud) { m_aloud = aloud; }

    /// Sets a callback for each time step, which gets the step's milliseconds.
    void setWhenTimePasses(std::function<void(int)> tell) { m_timePasses = std::move(tell); }
    /// Sets a callback for when a press has opened a dialog that needs an answer.
    void setInDialog(std::function<void()> answer) { m_inDialog = std::move(answer); }

    void write(const QString& what);
    void pass(int milliseconds);
    void keyDown(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, bool again = false);
    void keyUp(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    // All points below are relative to the main window.
    void point(QPoint at);
    void buttonDown(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void buttonUp(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void drag(QPoint from, QPoint to);
    void turnWheel(QPoint at, int by, Qt::KeyboardModifiers modifiers = {});

    /// Converts a point in the panel to the main window.
    [[nodiscard]] QPoint inWindow(QPoint ofPanel) const;

private:
    [[nodiscard]] QWindow* keyed() const;
    [[nodiscard]] QWindow* pointed() const;
    void carryOut(const std::function<void()>& act);
    void calm();
    void giveKeysBack();
    void lookForDialog();

    TableWindow& m_table;
    StandingClock& m_clock;
    QTimer m_nested;                 ///< runs during an action, and fires if a dialog delays it
    QSet<const QWidget*> m_answered; ///< dialogs that are being answered
    std::function<void(int)> m_timePasses;
    std::function<void()> m_inDialog;
    QStringList m_done;
    int m_presses = 0;
    int m_things = 0;
    int m_depth = 0;
    bool m_waiting = false;
    bool m_aloud = false;
};

} // namespace taletop::app
